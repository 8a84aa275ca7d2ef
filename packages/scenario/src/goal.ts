import type { Goal, PlayerId } from '@battleline/keyforge'
import type { Aim } from '@battleline/search'
import type { AnyScenario } from './forms.ts'
import type { Reached } from './open-form.ts'
import type { Place } from './place.ts'

/**
 * What a best line is looked for over: what the moves of the file leave open (`play`), and then any moves until step 3
 * ends (`turn`), or so many uses of cards, or moves of any kind, at most.
 */
export type Over =
  | { readonly kind: 'play' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'uses'; readonly most: number }
  | { readonly kind: 'moves'; readonly most: number }

/** What a file says a player wants. */
export interface ScenarioGoal {
  readonly wanted: string
  readonly player: PlayerId
  readonly over: Over
  readonly at: Place
}

/** How a file says it, by example. */
export const OVER_WORDS: readonly string[] = ['play', 'turn', '1 use', '2 uses', '3 moves']

const MOST_MOVES = 100

/** What a best line is looked for over, from words: “turn”, “one use”, “3 moves”; null where they say nothing of it. */
export function overNamed(text: string): Over | null {
  const words = text.trim().toLowerCase().replace(/^the /, '')
  if (words === 'play' || words === 'turn') return { kind: words }
  const [, count = '', what] = /^(\d+|one) (use|move)s?$/.exec(words) ?? []
  const most = count === 'one' ? 1 : Number(count)
  if (what === undefined || most < 1 || most > MOST_MOVES) return null
  return { kind: what === 'use' ? 'uses' : 'moves', most }
}

/** The same in words; `turn` is what is left of one. */
export function overText(over: Over, turn = 'the rest of step 3'): string {
  if (over.kind === 'play') return 'what the play leaves open'
  if (over.kind === 'turn') return turn
  const what = over.most === 1 ? over.kind.slice(0, -1) : over.kind
  return over.most === 1 ? `one ${what}` : `up to ${over.most} ${what}`
}

/**
 * A goal as what a search aims at. A line that ends where the file's next move cannot be made is worth less than any
 * other. What can still come of a position is known only within a turn: where the file goes on to another one, what this
 * one remembers is forgotten.
 */
export function aimAt<R extends Reached>(goal: Goal, { play }: Pick<AnyScenario, 'play'>): Aim<R> {
  const goesOn = play.some((one) => 'move' in one && (one.move?.word === 'end' || one.move?.word === 'go'))
  return {
    player: goal.player,
    worth: ({ at, refusal }) =>
      refusal === null ? goal.worth(at) : goal.worth(at).map(() => Number.NEGATIVE_INFINITY),
    ceiling: ({ at }) => goal.ceiling(at).map((most) => (goesOn ? Number.POSITIVE_INFINITY : most)),
  }
}
