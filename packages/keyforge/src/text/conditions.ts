import { include, phrase } from '@battleline/language'
import type { CardType, House } from '../vocabulary.ts'
import type { Group } from './groups.ts'
import type { Who } from './players.ts'

/** What can be asked of a card in play at any time. */
export type State =
  | { readonly kind: 'tide'; readonly is: 'low' | 'high' }
  | {
      readonly kind:
        | 'on a flank'
        | 'not on a flank'
        | 'control host'
        | 'haunted'
        | 'your turn'
        | 'not your turn'
    }
  | { readonly kind: 'control' | 'there is' | 'there is no'; readonly of: Group }
  /** Has at least, at most so much Æmber. */
  | { readonly kind: 'has aember'; readonly whose: Who; readonly least: number }
  | { readonly kind: 'has no more aember'; readonly whose: Who; readonly most: number }
  | { readonly kind: 'more aember'; readonly whose: Who }
  | { readonly kind: 'more creatures'; readonly whose: Who }

/** What can be asked while an ability resolves. */
export type Condition =
  | State
  | { readonly kind: 'share a house' }
  | { readonly kind: 'is a'; readonly type: CardType }
  | { readonly kind: 'did' | 'did not' }
  | { readonly kind: 'discarded'; readonly named: string }
  | { readonly kind: 'destroys it' | 'does not destroy it' }
  | { readonly kind: 'is of'; readonly house: House }
  | { readonly kind: 'is not of'; readonly house: House }
  | { readonly kind: 'first use' }

export const conditions = [
  // What can be asked of a card in play at any time.
  phrase('state', 'tide', 'the tide is {is:tide}'),
  phrase('state', 'not on a flank', '{self} is not on a flank', {
    reads: ['this creature is not on a flank', 'not on a flank'],
  }),
  phrase('state', 'on a flank', '{self} is on a flank', {
    reads: ['this creature is on a flank', 'on a flank'],
  }),
  phrase('state', 'control host', 'you control this creature'),
  phrase('state', 'control', 'you control {of:one}', { reads: ['you have {of:one} in play'] }),
  phrase('state', 'there is', 'there is {of:one}', { reads: ['{self} has {of:one}'] }),
  phrase('state', 'there is no', 'there are no {of:group~many}', { reads: ['there is no {of:group~one}'] }),
  phrase('state', 'haunted', 'you are haunted'),
  phrase('state', 'your turn', 'it is your turn'),
  phrase('state', 'not your turn', 'it is not your turn'),
  phrase('state', 'has aember', '{whose:has} {least:#}(Æ|) or more', {
    reads: ['{whose:has} {least:#} or more (Æ|)'],
  }),
  phrase('state', 'has no more aember', '{whose:has} {most:#}(Æ|) or fewer', {
    reads: ['{whose:has} {most:#} or (fewer|less) (Æ|)'],
  }),
  phrase('state', 'more aember', 'your opponent has more Æ than you', { fixed: { whose: 'opponent' } }),
  phrase('state', 'more aember', 'you have more Æ than your opponent', { fixed: { whose: 'you' } }),
  phrase('state', 'more creatures', 'your opponent controls more creatures than you', {
    fixed: { whose: 'opponent' },
    reads: ['there are more enemy creatures than friendly creatures', 'you are overwhelmed'],
  }),
  phrase('state', 'more creatures', 'you control more creatures than your opponent', {
    fixed: { whose: 'you' },
    reads: ['there are more friendly creatures than enemy creatures'],
  }),

  // What else can be asked while an ability resolves.
  include('condition', '{it:state}'),
  phrase('condition', 'share a house', 'those creatures share a house'),
  phrase('condition', 'is a', 'it is a(n) {type:type}', { reads: ['that card is a(n) {type:type}'] }),
  phrase('condition', 'is of', 'it is a(n) {house:house} card', {
    reads: ['that card is a(n) {house:house} card'],
  }),
  phrase('condition', 'is not of', 'it is not a(n) {house:house} card', {
    reads: ['that card is not a(n) {house:house} card'],
  }),
  phrase('condition', 'did', 'you do', { reads: ['you forge a key this way'] }),
  phrase('condition', 'did not', 'you do not', { reads: ["you don't"] }),
  phrase('condition', 'first use', 'this is the first time {self} was used this turn'),
  phrase('condition', 'discarded', 'you discard a(n) {named:title} this way'),
  phrase('condition', 'destroys it', 'this damage destroys that creature', {
    reads: ['this destroys that creature', 'that creature is destroyed', 'it is destroyed'],
  }),
  phrase('condition', 'does not destroy it', 'this damage does not destroy that creature', {
    reads: ['it is not destroyed', 'that creature is not destroyed'],
  }),
]
