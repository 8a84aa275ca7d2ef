import { phrase } from './nodes.ts'

const PREVENTED = { fixed: { amount: { kind: 'that much' } } } as const

/** What other players do, and what is done with an amount of damage that is prevented. */
export const deeds = [
  phrase(
    'with-prevented',
    'glimpse',
    'glimpse X, where X is the amount of damage prevented this way',
    PREVENTED,
  ),
  phrase(
    'with-prevented',
    'preserve top',
    'reveal an amount of cards from the top of your deck equal to the amount of damage prevented this way and put them into your material deck preserved',
    PREVENTED,
  ),
  phrase(
    'with-prevented',
    'mill',
    'put an amount of cards from the top of your deck into your graveyard equal to the amount of damage prevented this way',
    PREVENTED,
  ),
  phrase('their-deed', 'draw', '(draws/draw) {amount:count-of} card(s) into their memory', {
    fixed: { into: 'memory' },
  }),
  phrase('their-deed', 'draw', '(draws/draw) {amount:count-of} card(s)'),
  phrase('their-deed', 'discard', '(discards/discard) {amount:count-of} {of:group~amount}'),
  phrase('their-deed', 'banish cards', '(banishes/banish) {count:#} {of:group~count} from their graveyard', {
    fixed: { fewer: true },
  }),
  phrase('their-deed', 'reveal', '(reveals/reveal) {what:their-memory}'),
  phrase('their-memory', 'each', 'all {of.nouns:noun~many+", or"} in their memory', {
    fixed: { of: { kind: 'group', at: { kind: 'zone', whose: 'yours', place: 'memory' } } },
  }),
  phrase(
    'their-deed',
    'move to memory',
    '(puts/put) {count:#} {of:group~count} from their hand into their memory',
  ),
  phrase('their-deed', 'move to memory', '(puts/put) a(n) {of:group~one} from their hand into their memory', {
    fixed: { count: 1 },
  }),
  phrase('their-deed', 'banish', '(banishes/banish) {what:their-cards}'),
  phrase(
    'their-deed',
    'put counters',
    '(puts/put) {amount:count-of} {counter:counter} counter(s) on a(n) {on.of.nouns:noun~one+", or"} they control',
    { fixed: { on: { kind: 'choose', of: { kind: 'group', side: 'yours' } } } },
  ),
  phrase('their-deed', 'recover', '(recovers/recover) {amount:amount}'),
  phrase('their-deed', 'gets', "can't recover until end of turn", {
    fixed: {
      until: 'end of turn',
      who: { kind: 'your champion' },
      gives: [{ kind: 'cannot recover' }],
    },
  }),
  phrase('their-deed', 'banish', '(banishes/banish) {what:their-random}'),
  phrase('their-random', 'at random', 'a {of.nouns:noun~one+", or"} at random from their memory', {
    fixed: {
      count: 1,
      of: { kind: 'group', at: { kind: 'zone', whose: 'yours', place: 'memory' } },
    },
  }),
  phrase('their-deed', 'discard at random', '(discards/discard) a card at random from their memory'),
  phrase('their-deed', 'sacrifice', '(sacrifices/sacrifice) {what:target}'),
  phrase('their-deed', 'mill', '(puts/put) the top card of their deck into their graveyard', {
    fixed: { amount: { kind: 'number', value: 1 } },
  }),
  phrase(
    'their-deed',
    'mill',
    '(puts/put) the top {amount:amount} cards of their deck into their graveyard',
    {
      reads: ['(puts/put) the top {amount:amount} cards from their deck into their graveyard'],
    },
  ),
  phrase('their-deed', 'summon', '(summons/summon) a(n) {named:title} token'),
  phrase('their-deed', 'summon', '(summons/summon) {amount:amount} {named:title} token(s)'),
]
