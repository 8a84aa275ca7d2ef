import { phrase } from '@battleline/language'
import type { Amount } from '../amounts.ts'
import type { Printed } from '../groups.ts'
import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

export type PlayingEffect =
  | { readonly kind: 'play' | 'put into play' | 'enter in place' | 'flip'; readonly what: Target }
  /** `named`: such a token creature, if it is the one that the player's cards become. */
  | { readonly kind: 'make token'; readonly amount: Amount; readonly named?: string }
  | { readonly kind: 'raise tide' }
  | { readonly kind: 'permit'; readonly does: 'play' | 'play or use'; readonly of: Printed }

export const playing = [
  ...verb('play', 'play {what:found}'),
  ...verb('put into play', 'put {what:pronoun} into play under your control'),
  ...verb('enter in place', "put {what:pronoun} into play in {self}'s position in the battleline"),
  ...verb('flip', 'flip {what:target} facedown'),
  ...verb('make token', 'make {amount:number} token creature(s)'),
  ...verb('make token', 'make {amount:number} {named:title}'),
  ...verb('raise tide', 'raise the tide'),
  phrase('simple', 'permit', 'you may play {of:one-printed} this turn', { fixed: { does: 'play' } }),
  phrase('simple', 'permit', 'you may play or use {of:one-printed} this turn', {
    fixed: { does: 'play or use' },
  }),
]
