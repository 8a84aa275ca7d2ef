import type { Choice } from '@battleline/kernel'
import { FIRST_BOARD } from '../engine/games/empty-boards.ts'

export const VIEWS = ['ask', 'play', 'answer', 'set-up', 'table', 'outcomes', 'room'] as const
export type View = (typeof VIEWS)[number]

/** Whether a view shows a question that is played. */
export const isOfBoard = (view: View): boolean => hasBoard(view) && view !== 'set-up'

/** Whether a view shows a board. */
export const hasBoard = (view: View): boolean => view !== 'ask' && view !== 'play' && view !== 'room'

/** A whole game against somebody. The first player of the text sits at this screen. */
export interface Match {
  /** The name of the bot that plays the second player; null for somebody at the same screen. */
  readonly bot: string | null
  /** The player who gave the game up; null while nobody has. */
  readonly conceded: 1 | 2 | null
}

/** A seat in a room of a server; without a token, a place of those who watch. */
export interface RoomSeat {
  readonly room: string
  readonly token: string | null
}

/** Everything that a link holds: the view, the question, the answers and the current row. */
export interface Route {
  readonly view: View
  /** The question on the first page. */
  readonly question: string
  readonly text: string
  /** Which scenario of the text, from 0. */
  readonly document: number
  /** Null for the scenario’s own. */
  readonly edition: string | null
  /** Null for those that the text gives. */
  readonly answers: readonly Choice[] | null
  /** Null for a question, which is no game against anybody. */
  readonly match: Match | null
  /** The seat of a game between two machines; null for another view. */
  readonly room: RoomSeat | null
  /** The declaration in progress: which creature chooses what. Another question has none. */
  readonly declared: readonly (readonly [creature: number, goal: number])[]
  /** The line of the chart; null for the end of what has happened, and for the decisive step of an answer. */
  readonly at: number | null
  /** True to play the steps from there on; links do not hold this. */
  readonly plays?: boolean
}

export const START: Route = {
  view: 'ask',
  question: '',
  text: FIRST_BOARD,
  document: 0,
  edition: null,
  answers: null,
  match: null,
  room: null,
  declared: [],
  at: null,
}

/** A change of the route of an answer. Another edition, text or choice is no longer the ruling, so it opens on the table. */
export const leavingAnswer = (change: Partial<Route>): Partial<Route> =>
  'answers' in change || 'edition' in change || 'text' in change ? { view: 'table', ...change } : change

/** The route to a text, before any answers. */
export const routeTo = (text: string, view: View = 'table', document = 0): Route => ({
  ...START,
  view,
  text,
  document,
})

const isValue = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value)

/** Whether a value has the form of an answer; the engine checks whether it is legal. */
export function isChoice(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isValue)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(Number.isFinite)
  return isValue(value)
}
