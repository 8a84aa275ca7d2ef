import type { Position, View } from '@battleline/kernel'
import {
  cardsByName,
  type Goal as GoalOf,
  type ParsedGoal,
  type PlayerRef,
  type Problem,
  parseGoal,
} from '@battleline/language'
import { cardsIn, cardsOf, isPermanent, permanentOf, permanents, playerOf, tableOf } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { matches } from '../query/object-filter.ts'
import { goalGrammar, type Measure, type Ones } from './grammar.ts'
import { writtenParts } from './shorthand.ts'

/** A player's goal, which can be measured in a position, and the board that it was written for. */
export interface Goal extends GoalOf<Position, Measure> {
  readonly at: Standpoint
}
/** A goal that was read from a player’s words, or the problem with them. */
export type ReadGoal =
  | Exclude<ParsedGoal<Position>, { readonly ok: true }>
  | { readonly ok: true; readonly goal: Goal }

/** Whether this game read the goal. */
export const isGoal = (goal: GoalOf<Position>): goal is Goal => 'at' in goal

/** The context of a goal: its player, and the board that it was written for. */
export interface Standpoint {
  readonly you: 1 | 2
  readonly start: View
  /** The cards with a name on that board. */
  readonly called: (name: string) => readonly number[]
}

/** The cards of a board with their printed names and their names on this board. */
function* called(start: View): Iterable<readonly [number, readonly string[]]> {
  for (const card of cardsOf(start)) {
    const { name, facts } = permanentOf(start, card)
    yield [card, [facts.name, name]]
  }
}

/** Parses a player's goal for a board of two players. Names are those of the board. */
export function readGoal(start: View, text: string, you: 1 | 2): ReadGoal {
  if (tableOf(start).players !== 2)
    return { ok: false, problems: [problemWith(text, 'a goal needs a board of two players')] }
  const names = cardsByName(called(start))
  const nameOf = (player: 1 | 2) => playerOf(start, player).name
  const grammar = goalGrammar(nameOf(you), nameOf(otherThan(you)), [...names.keys()])
  const at: Standpoint = { you, start, called: (name) => names.get(name) ?? [] }
  const read = (words: string): ReadGoal => {
    const parsed = parseGoal<Measure, Position>(grammar, words, you, {
      measured: (position, measure) => measured(position as View & Position, at, measure),
      // Creatures enter and life is gained: nothing only grows.
      onlyGrows: () => false,
      isRemembered: () => false,
      isTruth: ({ kind }) => kind === 'won' || kind === 'lost',
      isSigned: ({ kind }) => kind === 'life of' || kind === 'life lost' || kind === 'power of',
      isByName: (one) => 'what' in one && one.what.kind === 'called',
    })
    return parsed.ok ? { ok: true, goal: { ...parsed.goal, at } } : parsed
  }
  const parts = writtenParts(text, nameOf(you), nameOf(otherThan(you)))
  const meant = read(parts.map(({ means }) => means).join('; '))
  if (meant.ok) return meant
  // The places of problems are those of the written text.
  for (const part of parts) {
    const alone = read(part.means)
    if (alone.ok) continue
    return { ok: false, problems: alone.problems.map((one) => shifted(one, part.from)) }
  }
  return read(text)
}

/** A problem of a part, at its place in the whole. */
const shifted = (problem: Problem, by: number): Problem => ({
  ...problem,
  nearest: problem.nearest,
  from: problem.from + by,
  to: problem.to + by,
  column: problem.column + by,
})

const problemWith = (text: string, message: string): Problem => ({
  from: 0,
  to: text.length,
  line: 1,
  column: 1,
  message,
  expected: [],
})

const otherThan = (player: 1 | 2): 1 | 2 => (player === 1 ? 2 : 1)
export const playerIn = ({ you }: Standpoint, whose: PlayerRef): 1 | 2 =>
  whose === 'you' ? you : otherThan(you)

/** The current value of a measure. */
export function measured(w: View, at: Standpoint, measure: Measure): number {
  switch (measure.kind) {
    case 'destroyed':
      return onBattlefield(at.start, at, measure.what).filter((card) => isDestroyed(w, at.start, card)).length
    case 'on the battlefield':
      return onBattlefield(w, at, measure.what).length
    case 'power of': {
      const characteristics = new Characteristics(w)
      return onBattlefield(w, at, measure.what).reduce((sum, card) => sum + characteristics.power(card), 0)
    }
    case 'life of':
      return playerOf(w, playerIn(at, measure.whose)).life
    case 'life lost': {
      const player = playerIn(at, measure.whose)
      return playerOf(at.start, player).life - playerOf(w, player).life
    }
    case 'poison of':
      return playerOf(w, playerIn(at, measure.whose)).poison
    case 'cards in':
      return cardsIn(w, playerIn(at, measure.whose), measure.zone).length
    case 'won':
      return Number(tableOf(w).winner === playerIn(at, measure.whose))
    case 'lost':
      return Number(playerOf(w, playerIn(at, measure.whose)).lost)
    default:
      return measure satisfies never
  }
}

/** The permanents on the battlefield that a goal is about. */
export function onBattlefield(w: View, { you, called: cardsCalled }: Standpoint, what: Ones): number[] {
  const isOnSide = (card: number) =>
    what.whose === undefined || (what.whose === 'you') === (permanentOf(w, card).controller === you)
  if (what.kind === 'called')
    return cardsCalled(what.name).filter((card) => isPermanent(w, card) && isOnSide(card))
  const { kind: _, ...filter } = what
  return permanents(w).filter((card) => matches(w, filter, card, { you, source: 0, thatPlayer: 0 }))
}

/**
 * Whether a permanent of the board is gone as if it had died: it is in a graveyard, or, as a token and as what a player
 * who lost took along, nowhere.
 */
function isDestroyed(w: View, start: View, card: number): boolean {
  const { zone, life } = permanentOf(w, card)
  return life !== permanentOf(start, card).life && (zone === 'graveyard' || zone === 'nowhere')
}
