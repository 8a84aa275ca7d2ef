import { phrase } from '@battleline/language'
import type { Amount } from '../amounts.ts'
import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

/** Cards in play, or in the zone that is named, go to another zone. */
export type ZonesEffect =
  | { readonly kind: 'draw'; readonly amount: Amount }
  | {
      readonly kind:
        | 'archive'
        | 'return'
        | 'purge'
        | 'discard'
        | 'shuffle'
        | 'to top'
        | 'to bottom'
        | 'to hand'
        | 'to archives'
      readonly what: Target
    }
  | { readonly kind: 'discard until'; readonly named: string }

export const zones = [
  ...verb('draw', 'draw {amount:number} card(s)'),
  ...verb('archive', 'archive {what:from-hand}'),
  ...verb('archive', 'archive {what:found}'),
  ...verb('to archives', 'put {what:found} into your archives'),
  ...verb('return', "return {what:target} to (its owner's hand/their owners' hands)", {
    reads: ['return {what:target} to your hand'],
  }),
  ...verb('return', 'return {what:found} to your hand'),
  ...verb('purge', 'purge {what:found}'),
  ...verb('to hand', 'put {what:pronoun} into your hand'),
  ...verb('discard', 'discard {what:from-hand}'),
  ...verb('discard', 'discard {what:found}'),
  ...verb('discard', 'discard cards from the top of your deck equal to {what:mill}'),
  phrase('mill', 'top', '{count:measure}', { fixed: { whose: 'you' } }),
  ...verb(
    'discard until',
    'discard cards from the top of your deck until you discard a(n) {named:title} [or run out of cards]',
  ),
  ...verb('shuffle', "shuffle {what:found} into (its owner's deck/their owners' decks)"),
  ...verb('to top', "put {what:found} on top of (its owner's deck/their owners' decks)"),
  ...verb('to bottom', "put {what:found} on the bottom of (its owner's deck/their owners' decks)"),
]
