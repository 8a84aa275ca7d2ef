import type { Choice, Decision, Position } from '@battleline/kernel'
import { type Answered, chosenIn, type PlayEntry } from '../../session/play-entry.ts'
import { ACT } from './narration.ts'

const DECLARE = 'grand-archive/attack-card.2-declare'
const RETALIATE = 'grand-archive/retaliation.4-retaliate'
const MATERIALIZE = 'grand-archive/turn.2-materialize'
const TRIGGERS = 'grand-archive/triggers.1-stack'
/** What an optional question is declined with. */
const DECLINES = ['pass', 'decline', 'refuse', 'no']

/** The readings of a position. */
export interface Standing {
  readonly turn: number
  /** True where the turn player acts in the main phase with nothing on the stack. */
  readonly main: boolean
  /** The open window; null for none. */
  readonly window: string | null
  readonly stacked: number
}

interface Reading {
  readonly name: (record: number) => string
  readonly standing: (position: Position) => Standing
}

type Deed = Record<string, unknown>
type Entry = { readonly does: Deed; readonly choose: unknown[] } | 'end turn' | 'resolve'

/** The play as a Grand Archive scenario writes it. By default, players there pass and decline. */
export function playEntries(all: readonly Answered[], { name, standing }: Reading): readonly PlayEntry[] {
  const entries: Entry[] = []
  const add = (does: Deed) => entries.push({ does, choose: [] })
  let turn = all[0] === undefined ? 0 : standing(all[0].from).turn
  let resolved = false
  // All players pass to end a turn or to empty the stack: the file writes that only where something follows.
  const passed = (position: Position) => {
    const now = standing(position)
    if (now.turn === turn && resolved) entries.push('resolve')
    for (; turn < now.turn; turn++) entries.push('end turn')
    resolved = false
    return now
  }
  for (const { from, asked, choice, to } of all) {
    const { step } = asked
    if (step === ACT && choice === 'pass') {
      resolved ||= standing(from).stacked > 0 && standing(to).stacked === 0
    } else if (step === ACT) {
      const { main, window } = passed(from)
      const deed = actIn(choice, name)
      const isPlain = main && (entries.length === 0 || deed.attack !== undefined)
      add({ ...deed, ...(!isPlain && window !== null && { at: window }) })
    } else if (isDeclined(asked, choice)) continue
    else if (step === RETALIATE || step === MATERIALIZE) {
      if (step === MATERIALIZE) passed(from)
      const cards = [choice].flat().map((card) => name(Number(card)))
      add({ [step === RETALIATE ? 'retaliate' : 'materialize']: cards })
    } else if (step !== DECLARE || !declares(entries.at(-1), choice, name)) {
      if (typeof entries.at(-1) !== 'object') add({})
      const last = entries.at(-1)
      if (typeof last === 'object') last.choose.push(chosenIn(asked, choice))
    }
  }
  const last = all.at(-1)
  resolved = false
  if (last !== undefined) passed(last.to)
  return entries.map((entry) => {
    if (typeof entry === 'string') return entry
    return entry.choose.length === 0 ? entry.does : { ...entry.does, choose: entry.choose }
  })
}

/** Whether an answer is the default of a scenario. */
function isDeclined({ step, kind, options }: Decision, choice: Choice): boolean {
  const ids = options.map(({ id }) => id)
  if (kind === 'order') return JSON.stringify(choice) === JSON.stringify(ids)
  if (step === TRIGGERS) return choice === ids[0]
  if (Array.isArray(choice)) return choice.length === 0
  return DECLINES.includes(String(choice))
}

const WORD =
  /^(attack|activate|use) (\d+)(?: (\d+))?(?: by (\d+))?(?: with ([\d ]+?))?(?: at ([\d ]+?))?( prepared)?( instead)?$/

/** A move as the file names it. */
function actIn(choice: Choice, name: Reading['name']): Deed {
  const [, kind = '', card, ability, by, weapons, targets, prepared, instead] =
    WORD.exec(String(choice)) ?? []
  const names = (numbers: string) => numbers.split(' ').map((number) => name(Number(number)))
  const one = name(Number(card))
  const common = {
    ...(targets !== undefined && { target: names(targets) }),
    ...(prepared !== undefined && { prepared: true }),
    ...(instead !== undefined && { instead: true }),
  }
  if (kind === 'attack')
    return { attack: { with: one, ...(weapons !== undefined && { weapon: names(weapons) }), ...common } }
  return {
    [kind]: {
      card: one,
      ...(by !== undefined && { by: name(Number(by)) }),
      ...(ability !== undefined && { ability: Number(ability) + 1 }),
      ...common,
    },
  }
}

/** Makes one attack of an attack card that was activated and of how it attacks; false where that is no such attack. */
function declares(last: Entry | undefined, choice: Choice, name: Reading['name']): boolean {
  const { attack } = actIn(choice, name) as { readonly attack?: Deed }
  if (typeof last !== 'object' || last.choose.length > 0 || attack === undefined) return false
  const { card, by, prepared } = (last.does.activate ?? {}) as Deed
  if (card === undefined) return false
  // The champion attacks where the card does not say another unit.
  const { with: _, ...how } = attack
  delete last.does.activate
  last.does.attack = {
    ...(by !== undefined && { with: by }),
    ...how,
    intent: card,
    ...(prepared !== undefined && { prepared }),
  }
  return true
}
