import type { Effect } from '../structure.ts'
import { kindOf } from './references.ts'

/*
 * "Your opponent discards a card and you draw a card." An effect without a player is that of "you". It is said only where
 * another player was spoken of just before, who would seem to go on.
 */

/** What a player does who is not named: with these verbs, nothing else can be its subject. */
const OF_YOU: readonly Effect['kind'][] = [
  'draw',
  'gain',
  'steal',
  'lose',
  'archive',
  'discard',
  'gain chains',
  'make token',
  'refill',
]

/** The same text, in which it is said that "you" do something after another player did. */
export function withYou<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part
  if (!Array.isArray(part)) {
    const fields = Object.entries(part).map(([field, one]) => [field, withYou(one)])
    return Object.fromEntries(fields) as T
  }
  return part.map((one, at) => {
    const inside = withYou(one)
    return isOfOther(part[at - 1]) && isOfYou(one) ? { kind: 'does', who: 'you', effects: [inside] } : inside
  }) as T
}

/** Effects of "you" as they are meant, without saying so. */
export const withoutYou = (part: unknown): readonly unknown[] =>
  isDoes(part) && part.who === 'you' ? part.effects : [part]

type Does = Extract<Effect, { readonly kind: 'does' }>
const isDoes = (part: unknown): part is Does => kindOf(part) === 'does'
const isOfOther = (part: unknown): boolean => isDoes(part) && part.who !== 'you'
const isOfYou = (part: unknown): boolean => OF_YOU.some((kind) => kind === kindOf(part))
