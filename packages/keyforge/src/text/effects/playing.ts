import { phrase } from '@battleline/language'
import type { Amount } from '../amounts.ts'
import type { Predicate } from '../constants.ts'
import type { Printed } from '../groups.ts'
import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

/** How a card enters play. */
export type Entrance = Extract<Predicate, { readonly kind: 'enters' }>['how']

export type PlayingEffect =
  | { readonly kind: 'play' | 'enter in place' | 'flip'; readonly what: Target }
  /** Under whose control, where the text says it; else that of the player who does it. */
  | {
      readonly kind: 'put into play'
      readonly what: Target
      readonly how?: Entrance
      readonly under?: 'you' | 'opponent' | 'owner'
    }
  /** `named`: such a token creature, if it is the one that the player's cards become. */
  | { readonly kind: 'make token'; readonly amount: Amount; readonly named?: string }
  | { readonly kind: 'resolve icons'; readonly what: Target }
  | { readonly kind: 'raise tide' }
  | { readonly kind: 'permit'; readonly does: 'play' | 'play or use'; readonly of: Printed }

export const playing = [
  ...verb('play', 'play {what:taken}', {
    reads: [
      'play {what:taken} (as if it were yours|as if it were in your hand|as if it was in your hand|as if they were in your hand|one at a time)',
      'play {what:taken} one at a time as if they were in your hand',
      'play {what:taken} as if it belonged to the active house and was in your hand',
      'play {what:taken} as if it were in your hand and in the active house',
      'play {what:taken}, one at a time',
    ],
  }),
  ...verb('put into play', 'put {what:taken} into play {how:how?}[ under {under:control} control]', {
    reads: ['return {what:taken} to play {how:how?}[ under {under:control} control]'],
  }),
  ...verb('enter in place', "put {what:pronoun} into play in {self}'s position in the battleline"),
  ...verb('flip', 'flip {what:target} facedown'),
  ...verb('make token', 'make {amount:number} token creature(s)'),
  ...verb('make token', 'make {amount:number} {named:title}'),
  ...verb('resolve icons', 'resolve {what:its} bonus icons as if you had played it', {
    reads: ['resolve (each of|) {what:its} bonus icons as if you had played (it|that card)'],
  }),
  ...verb('resolve icons', "resolve {what:one-card}'s bonus icons as if you had played it"),
  ...verb('raise tide', 'raise the tide'),
  phrase('simple', 'permit', 'you may play {of:one-printed} this turn', { fixed: { does: 'play' } }),
  phrase('simple', 'permit', 'you may play or use {of:one-printed} this turn', {
    fixed: { does: 'play or use' },
  }),
]
