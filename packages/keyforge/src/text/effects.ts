import { include, phrase } from '@battleline/language'

const opponent = { fixed: { by: 'opponent' } }

/** What a text does. The first phrase of a kind that fits is the one that is printed. */
export const effects = [
  phrase('effect', 'steal', 'steal {amount:amount}(Æ|)'),
  phrase('effect', 'steal', 'your opponent steals {amount:amount}(Æ|)', opponent),
  phrase('effect', 'gain chains', 'gain {amount:number} chain(s)'),
  phrase('effect', 'gain', 'gain {amount:number}(Æ|)'),
  phrase('effect', 'gain', 'your opponent gains {amount:number}(Æ|)', opponent),
  phrase('effect', 'lose', 'your opponent loses {amount:amount}(Æ|)', opponent),
  phrase('effect', 'lose', 'lose {amount:amount}(Æ|)'),
  phrase('effect', 'draw', 'draw {amount:number} card(s)'),
  phrase('effect', 'capture', '{by:target} captures {amount:amount}(Æ|) {own=from its own side}'),
  phrase('effect', 'capture', 'capture {amount:amount}(Æ|)'),
  phrase('effect', 'deal power', '{by:one-card} deals damage equal to its power to {to:target}', {
    reads: ['{by:one-card} deals damage to {to:target} equal to its power'],
  }),
  phrase(
    'effect',
    'deal',
    '{by:one-card} deals {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]',
  ),
  phrase('effect', 'deal', 'deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]'),
  phrase('effect', 'destroy', '(destroy|sacrifice) {what:target}'),
  phrase('effect', 'exalt', 'exalt {what:target}'),
  phrase('effect', 'fully heal', 'fully heal {what:target}'),
  phrase('effect', 'heal', 'heal {amount:amount} (damage|<D>|) from {what:target}'),
  phrase('effect', 'ward', 'ward {what:target}'),
  phrase('effect', 'stun', 'stun {what:target}'),
  phrase('effect', 'enrage', 'enrage {what:target}'),
  phrase('effect', 'ready and fight', 'ready and fight with {what:target}'),
  phrase('effect', 'ready', 'ready {what:target}'),
  phrase('effect', 'choose', 'choose {what:target}'),
  phrase('effect', 'exhaust', 'exhaust {what:target}'),
  phrase('effect', 'archive', 'archive {what:target}'),
  phrase('effect', 'return', "return {what:target} to its owner's hand", {
    reads: ['return {what:target} to your hand'],
  }),
  phrase('effect', 'purge', 'purge {what:target}'),
  phrase('effect', 'to flank', 'move {what:target} to a flank', {
    reads: ["move {what:target} to a flank of its controller's battleline"],
  }),
  phrase('effect', 'to hand', 'put {what:pronoun} into your hand'),
  phrase('effect', 'enter in place', "put {what:pronoun} into play in {self}'s position in the battleline"),
  phrase('effect', 'discard top', 'discard the top card of your deck'),
  phrase(
    'effect',
    'discard until',
    'discard cards from the top of your deck until you discard a(n) {named:title} [or run out of cards]',
  ),
  phrase('effect', 'move aember', 'move {amount:amount}(Æ|) from {from:target} to {to:target}'),
  phrase('effect', 'move aember away', 'move {amount:amount}(Æ|) from {from:target} to your pool', {
    fixed: { to: 'pool' },
  }),
  phrase('effect', 'move aember away', 'move {amount:amount}(Æ|) from {from:target} to the common supply', {
    fixed: { to: 'supply' },
  }),
  phrase('effect', 'lasting', '{until:span}, {is:ongoing}', { reads: ['{is:ongoing} {until:span}'] }),
]

export const conditions = [
  // What can be asked of a card in play at any time.
  phrase('state', 'tide', 'the tide is {is:tide}'),
  phrase('state', 'not on a flank', '{self} is not on a flank', {
    reads: ['this creature is not on a flank'],
  }),
  phrase('state', 'control', 'you control {of:one}', { reads: ['you have {of:one} in play'] }),

  // What else can be asked while an ability resolves.
  include('condition', '{it:state}'),
  phrase('condition', 'share a house', 'those creatures share a house'),
  phrase('condition', 'is a', 'it is a(n) {type:type}'),
  phrase('condition', 'did', 'you do'),
  phrase('condition', 'discarded', 'you discard a(n) {named:title} this way'),
  phrase('condition', 'destroys it', 'this damage destroys that creature', {
    reads: ['this destroys that creature', 'that creature is destroyed'],
  }),
]
