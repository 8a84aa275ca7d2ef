import { include, phrase } from '@battleline/language'

/** What a player does: the same with "you" left out, and with another player named. */
const aPlayer = (
  kind: string,
  plain: string,
  named: string,
  amount = 'amount',
  reads: readonly string[] = [],
) => [
  phrase('simple', kind, plain.replaceAll('AMOUNT', `{amount:${amount}}`), { reads }),
  phrase('simple', kind, `{by:player} ${named.replaceAll('AMOUNT', `{amount:${amount}}`)}`),
]
const equalTo = (kind: string, plain: string, named: string) =>
  aPlayer(kind, `${plain} Æ equal to AMOUNT`, `${named} Æ equal to AMOUNT`, 'measure')

/** Archive, return, purge and the like: cards in play, or in the zone that is named. */
const zoneEffects = [
  phrase('simple', 'archive', 'archive {what:from-hand}'),
  phrase('simple', 'archive', 'archive {what:found}'),
  phrase('simple', 'return', "return {what:target} to (its owner's hand/their owners' hands)", {
    reads: ['return {what:target} to your hand'],
  }),
  phrase('simple', 'return', 'return {what:found} to your hand'),
  phrase('simple', 'purge', 'purge {what:found}'),
  phrase('simple', 'put under', 'put {what:from-own-hand} facedown under {self}'),
  phrase('simple', 'discard', 'discard {what:from-hand}'),
  phrase('simple', 'discard', 'discard {what:found}'),
  phrase('simple', 'discard', 'your opponent discards {what:from-theirs}', { fixed: { by: 'opponent' } }),
  phrase('simple', 'discard', 'discard cards from the top of your deck equal to {what:mill}'),
  phrase('mill', 'top', '{count:measure}', { fixed: { whose: 'you' } }),
  phrase('simple', 'shuffle', "shuffle {what:found} into (its owner's deck/their owners' decks)"),
  phrase('simple', 'to top', "put {what:found} on top of (its owner's deck/their owners' decks)"),
  phrase('simple', 'to bottom', "put {what:found} on the bottom of (its owner's deck/their owners' decks)"),
]

/** What a text does. The first phrase of a kind that fits is the one that is printed. */
export const effects = [
  include('effect', '{it:simple}'),
  phrase('effect', 'for each', '{does:simple} for each {of:counted~one}', {
    reads: ['for each {of:counted~one}, {does:simple}', '{does:simple} once for each {of:counted~one}'],
  }),
  ...aPlayer('steal', 'steal AMOUNT(Æ|)', 'steals AMOUNT(Æ|)'),
  ...aPlayer('gain chains', 'gain AMOUNT chain(s)', 'gains AMOUNT chain(s)', 'number'),
  ...aPlayer('gain', 'gain AMOUNT(Æ|)', 'gains AMOUNT(Æ|)', 'gained'),
  ...equalTo('gain', 'gain', 'gains'),
  phrase('simple', 'lose', '{by:player} loses {amount:amount}(Æ|)', {
    reads: ['{by:player} loses {amount:amount} of their Æ'],
  }),
  phrase('simple', 'lose', 'lose {amount:amount}(Æ|)', { reads: ['lose {amount:amount} of your Æ'] }),
  ...aPlayer('draw', 'draw AMOUNT card(s)', 'draws AMOUNT card(s)', 'number'),
  ...aPlayer('make token', 'make AMOUNT token creature(s)', 'makes AMOUNT token creature(s)', 'number'),
  phrase('simple', 'flip', 'flip {what:target} facedown'),
  phrase('simple', 'capture', '{by:single} captures {amount:amount}(Æ|) {own=from its own side}'),
  phrase('simple', 'capture', 'capture {amount:amount}(Æ|)'),
  phrase('simple', 'deal power', '{by:one-card} deals damage equal to its power to {to:target}', {
    reads: ['{by:one-card} deals damage to {to:target} equal to its power'],
  }),
  phrase(
    'simple',
    'deal',
    '{by:one-card} deals {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]',
  ),
  phrase('simple', 'deal', 'deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]'),
  phrase('simple', 'deal', 'deal damage to {to:target} equal to {amount:measure}', {
    reads: ['deal damage equal to {amount:measure} to {to:target}'],
  }),
  phrase('simple', 'destroy', '(destroy|sacrifice) {what:target}'),
  phrase('simple', 'exalt', 'exalt {what:target}'),
  phrase('simple', 'fully heal', 'fully heal {what:target}'),
  phrase('simple', 'heal', 'heal {amount:amount} (damage|<D>|) from {what:target}'),
  phrase('simple', 'ward', 'ward {what:target}'),
  phrase('simple', 'stun', 'stun {what:target}'),
  phrase('simple', 'enrage', 'enrage {what:target}'),
  phrase('simple', 'ready and fight', 'ready and fight with {what:target}'),
  phrase('simple', 'ready and reap', 'ready and reap with {what:target}'),
  phrase('simple', 'ready and use', 'ready and use {what:target}'),
  phrase('simple', 'fight with', 'fight with {what:target}'),
  phrase('simple', 'reap with', 'reap with {what:target} [, one at a time]'),
  phrase('simple', 'take control', 'take control of {what:target} until {self} leaves play', {
    fixed: { bound: true },
    reads: ['while {self} is in play, take control of {what:target}'],
  }),
  phrase('simple', 'take control', 'take control of {what:target}'),
  phrase('simple', 'use', 'use {what:target} {yours=as if it were yours}'),
  phrase(
    'simple',
    'aim at',
    '{self} deals damage to {what:target} (rather than|instead of) the creature it fights',
    {
      reads: [
        '{self} deals damage to {what:target} rather than the creature it is fighting',
        '{self} deals damage to {what:target} rather than the creature {self} fights',
      ],
    },
  ),
  phrase('simple', 'ready', 'ready {what:target}'),
  phrase('simple', 'exhaust', 'exhaust {what:target}'),
  phrase('simple', 'choose number', 'choose a number'),
  phrase('simple', 'choose house', 'choose a house'),
  phrase(
    'simple',
    'forbid house',
    'your opponent cannot choose that house as their active house until {self} leaves play',
  ),
  phrase(
    'simple',
    'forge',
    'forge a key at {change:+#} current cost, reduced by 1 for each {less:counted~one}',
  ),
  phrase('simple', 'forge', 'forge a key at {change:+#} current cost'),
  phrase('simple', 'forge', 'forge a key at current cost'),
  phrase('simple', 'move aember from pool', 'move {amount:amount}(Æ|) from your pool to {to:target}'),
  phrase('simple', 'choose', 'choose {what:found}'),
  phrase('simple', 'repeat', 'repeat the preceding effect', { fixed: { what: 'preceding' } }),
  phrase('simple', 'repeat', 'repeat this effect', {
    fixed: { what: 'this' },
    reads: ['trigger this effect again'],
  }),
  phrase('simple', 'repeat', 'repeat this effect as long as it is possible to repeat the entire effect', {
    fixed: { what: 'whole' },
    reads: [
      'repeat this effect as many times as you like, as long as it is possible to repeat the entire effect',
    ],
  }),
  phrase('simple', 'permit', 'you may play {of:one-printed} this turn', {
    fixed: { does: 'play' },
  }),
  phrase('simple', 'permit', 'you may play or use {of:one-printed} this turn', {
    fixed: { does: 'play or use' },
  }),
  phrase('simple', 'play', 'play {what:found}'),
  phrase('simple', 'raise tide', 'raise the tide', { reads: ['you raise the tide'] }),
  phrase('simple', 'raise tide', 'your opponent raises the tide', {
    fixed: { by: 'opponent' },
  }),
  ...zoneEffects,
  phrase('simple', 'to flank', 'move {what:target} to a flank', {
    reads: ["move {what:target} to a flank of its controller's battleline"],
  }),
  phrase('simple', 'move anywhere', "move {what:mover} anywhere in its controller's battleline", {
    reads: ['move {what:mover} anywhere in (your|the|its) battleline'],
  }),
  phrase('simple', 'swap', 'swap {from:mover} with {to:mover} in the battleline', {
    reads: ["swap {from:mover}'s position with {to:mover} [in the battleline]"],
  }),
  phrase('simple', 'to hand', 'put {what:pronoun} into your hand'),
  phrase('simple', 'put into play', 'put {what:pronoun} into play under your control'),
  phrase('simple', 'enter in place', "put {what:pronoun} into play in {self}'s position in the battleline"),
  phrase(
    'simple',
    'discard until',
    'discard cards from the top of your deck until you discard a(n) {named:title} [or run out of cards]',
  ),
  phrase('simple', 'move damage', 'move {amount:amount} damage from {from:target} to {to:target}'),
  phrase('simple', 'move aember', 'move {amount:amount}(Æ|) from {from:target} to {to:target}'),
  phrase('simple', 'move aember away', 'move {amount:amount}(Æ|) from {from:target} to your pool', {
    fixed: { to: 'pool' },
  }),
  phrase('simple', 'move aember away', 'move {amount:amount}(Æ|) from {from:target} to the common supply', {
    fixed: { to: 'supply' },
  }),
  phrase('effect', 'lasting', '{until:span}, {is:ongoing}', { reads: ['{is:ongoing} {until:span}'] }),
]

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
