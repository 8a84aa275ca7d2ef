import type { Position } from '@battleline/kernel'
import type { Goal as GoalOf, ParsedGoal } from '@battleline/language'
import type { Place } from '../problems/faults.ts'

/** One of the two players of a game with goals. */
export type PlayerNumber = 1 | 2
export type Goal = GoalOf<Position>
export type ReadGoal = ParsedGoal<Position>

/**
 * The span of a search: the choices that the file leaves open (`play`), and then any moves until step 3 ends
 * (`turn`), or a number of uses of cards or of moves at most.
 */
export type Over =
  | { readonly kind: 'play' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'uses'; readonly most: number }
  | { readonly kind: 'moves'; readonly most: number }

/** A player's goal, as written in the file. */
export interface ScenarioGoal {
  readonly wanted: string
  readonly player: PlayerNumber
  readonly over: Over
  readonly at: Place
}

/** Examples in a file's words. */
export const OVER_WORDS: readonly string[] = ['play', 'turn', '1 use', '2 uses', '3 moves']

const MOST_MOVES = 100

/** Reads the span of a search: “turn”, “one use”, “3 moves”; null for other words. */
export function overNamed(text: string): Over | null {
  const words = text.trim().toLowerCase().replace(/^the /, '')
  if (words === 'play' || words === 'turn') return { kind: words }
  const [, count = '', what] = /^(\d+|one) (use|move)s?$/.exec(words) ?? []
  const most = count === 'one' ? 1 : Number(count)
  if (what === undefined || most < 1 || most > MOST_MOVES) return null
  return { kind: what === 'use' ? 'uses' : 'moves', most }
}

/** A span in words; `turn` is the rest of one. */
export function overText(over: Over, turn = 'the rest of step 3'): string {
  if (over.kind === 'play') return 'what the play leaves open'
  if (over.kind === 'turn') return turn
  const what = over.most === 1 ? over.kind.slice(0, -1) : over.kind
  return over.most === 1 ? `one ${what}` : `up to ${over.most} ${what}`
}
