import { FIRST_CARD, PLAYERS } from '@battleline/card-game'
import { because, type Reason, say, type World } from '@battleline/kernel'
import { cardOf, playerOf, tableOf, writeCard, writePlayer, writeTable } from '../model/state.ts'
import { wornArmorOn } from '../rules/armor.ts'
import { keysOf, mark } from './setup.ts'
import { markProblem, playerProblem } from './setup-checks.ts'
import { editsProblem, KEPT_BY_CARD, KEPT_BY_PLAYER } from './setup-schema.ts'
import type { CardSetup, PlayerSetup } from './setup-spec.ts'

/** Marks that can be edited. */
export type MarkEdit = Partial<Omit<CardSetup, (typeof KEPT_BY_CARD)[number]>>

/** Edits by card and player numbers. Omitted values stay. */
export interface Edits {
  readonly cards?: Readonly<Record<number, MarkEdit>>
  readonly players?: Readonly<Record<number, Pick<PlayerSetup, 'aember' | 'keys' | 'chains'>>>
}

/** Applies all edits, or returns the reason why one is impossible; then discard the position. */
export function applyEdits(w: World, edits: Edits): Reason | null {
  const problem = editsProblem(edits)
  if (problem !== null) return problem
  const { cards, players } = withoutGaps(edits)
  for (const [number, edit] of Object.entries(players)) {
    const player = PLAYERS.find((one) => one === Number(number))
    if (player === undefined) return because(say`there is no player ${number}`)
    const wrong = keptProblem(edit, KEPT_BY_PLAYER, playerOf(w, player).name) ?? playerProblem(edit)
    if (wrong !== null) return wrong
    const record = writePlayer(w, player)
    record.aember = edit.aember ?? record.aember
    if (edit.keys !== undefined) record.keys = keysOf(edit.keys)
    record.chains = edit.chains ?? record.chains
  }
  for (const [number, edit] of Object.entries(cards)) {
    const wrong = editCard(w, Number(number), edit)
    if (wrong !== null) return wrong
  }
  const worn = wornArmorOn(w)
  if (worn !== tableOf(w).worn) writeTable(w).worn = worn
  return null
}

/** The edits without those that are left out. */
function withoutGaps({ cards = {}, players = {} }: Edits): Required<Edits> {
  const given = <T extends object>(all: T): T =>
    Object.fromEntries(Object.entries(all).filter(([, edit]) => edit !== undefined)) as T
  return { cards: given(cards), players: given(players) }
}

function editCard(w: World, card: number, edit: MarkEdit): Reason | null {
  if (!Number.isInteger(card) || card < FIRST_CARD || card >= w.rows.length)
    return because(say`there is no card ${card}`)
  const { name } = cardOf(w, card)
  const wrong = keptProblem(edit, KEPT_BY_CARD, name) ?? markProblem(cardOf(w, card), edit)
  if (wrong !== null) return wrong
  const record = mark(writeCard(w, card), edit)
  if (edit.exhausted !== undefined) record.ready = !edit.exhausted
  return null
}

/** A field that is not a mark must not be ignored. */
function keptProblem(edit: object, kept: readonly string[], name: string): Reason | null {
  const field = kept.find((one) => one in edit)
  if (field === undefined) return null
  return because(say`“${field}” of ${name} is given when the board is set up and cannot be changed`)
}
