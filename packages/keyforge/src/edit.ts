import { because, type Reason, type World } from '@battleline/kernel'
import { markProblem, playerProblem } from './board.ts'
import { type CardSetup, mark } from './setup.ts'
import { cardOf, FIRST_CARD, PLAYERS, writeCard, writePlayer } from './state.ts'

/** Marks that can be changed by hand. */
export type MarkEdit = Partial<Omit<CardSetup, 'name' | 'upgrades' | 'owner'>>

/** Changes by the numbers of cards and players. What is left out stays. */
export interface Edits {
  readonly cards?: Readonly<Record<number, MarkEdit>>
  readonly players?: Readonly<
    Record<number, { readonly aember?: number; readonly keys?: number; readonly chains?: number }>
  >
}

/** Applies all edits, or gives the reason why one is impossible; then the position must be thrown away. */
export function applyEdits(w: World, { cards = {}, players = {} }: Edits): Reason | null {
  for (const [number, edit] of Object.entries(players)) {
    const player = PLAYERS.find((one) => one === Number(number))
    const wrong = player === undefined ? because(`there is no player ${number}`) : playerProblem(edit)
    if (wrong !== null || player === undefined) return wrong
    const record = writePlayer(w, player)
    record.aember = edit.aember ?? record.aember
    record.keys = edit.keys ?? record.keys
    record.chains = edit.chains ?? record.chains
  }
  for (const [number, edit] of Object.entries(cards)) {
    const wrong = editCard(w, Number(number), edit)
    if (wrong !== null) return wrong
  }
  return null
}

function editCard(w: World, card: number, edit: MarkEdit): Reason | null {
  if (!Number.isInteger(card) || card < FIRST_CARD || card >= w.rows.length)
    return because(`there is no card ${card}`)
  const wrong = markProblem(cardOf(w, card), { name: cardOf(w, card).name, ...edit })
  if (wrong !== null) return wrong
  const record = mark(writeCard(w, card), edit)
  if (edit.exhausted !== undefined) record.ready = !edit.exhausted
  return null
}
