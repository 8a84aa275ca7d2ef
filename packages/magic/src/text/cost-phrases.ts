import { include, phrase } from './nodes.ts'

/** Cards of one's own graveyard. */
const OWN_GRAVEYARD = { kind: 'which', zone: 'graveyard', whose: 'you' } as const

export const costs = [
  include('cost', '{it:payment}'),
  phrase('payment', 'tap', '\\{T\\}'),
  phrase('payment', 'tap others', 'tap another {of:thing}', { fixed: { amount: 1, other: true } }),
  phrase('payment', 'tap others', 'tap a(n) {of:thing}', { fixed: { amount: 1 } }),
  phrase('payment', 'tap others', 'tap {amount:#} {of:thing~many}'),
  phrase(
    'payment',
    'tap power',
    'tap any number of other {of:thing~many} with total power {power:#} or greater',
    { fixed: { other: true } },
  ),
  phrase('payment', 'tap power', 'tap any number of {of:thing~many} with total power {power:#} or greater'),
  phrase('payment', 'mana', '{symbols:mana}', { reads: ['pay {symbols:mana}'] }),
  phrase('payment', 'untap', '\\{Q\\}'),
  phrase('payment', 'exile self', 'exile {self} from your graveyard'),
  phrase('payment', 'exile permanent', 'exile {self}'),
  phrase('payment', 'discard self', 'discard {self}'),
  phrase('payment', 'mill', 'mill a card', { fixed: { amount: 1 } }),
  phrase('payment', 'mill', 'mill {amount:#} cards'),
  phrase('payment', 'mill', 'exile the top card of your library', { fixed: { amount: 1, as: 'exile' } }),
  phrase('payment', 'mill', 'exile the top {amount:#} cards of your library', { fixed: { as: 'exile' } }),
  phrase('payment', 'sacrifice self', 'sacrifice {self}'),
  phrase('payment', 'sacrifice', 'sacrifice {self} and another {of:thing}', {
    fixed: { amount: 1, other: true, along: true },
  }),
  phrase('payment', 'sacrifice', 'sacrifice another {of:thing}', { fixed: { amount: 1, other: true } }),
  phrase('payment', 'sacrifice', 'sacrifice a(n) {of:thing}', { fixed: { amount: 1 } }),
  phrase('payment', 'sacrifice', 'sacrifice {amount:#} {of:thing~many}'),
  phrase('payment', 'life', 'pay {amount:#} life'),
  phrase('payment', 'discard', 'discard a card at random', { fixed: { amount: 1, random: true } }),
  phrase('payment', 'discard', 'discard a(n) {of:hand-card} card', { fixed: { amount: 1 } }),
  phrase('payment', 'exile cards', 'exile a(n) {of:dead-card}', { fixed: { amount: 1 } }),
  phrase('payment', 'exile cards', 'exile {amount:#} {of:dead-card}'),
  phrase('payment', 'exile cards', 'exile a card from your graveyard', {
    fixed: { amount: 1, of: OWN_GRAVEYARD, as: 'any' },
  }),
  phrase('payment', 'exile cards', 'exile {amount:#} cards from your graveyard', {
    fixed: { of: OWN_GRAVEYARD, as: 'any' },
  }),
  phrase('payment', 'exile cards', 'exile a(n) {of:thing}', { fixed: { amount: 1, as: 'permanent' } }),
  phrase('payment', 'return', "return a(n) {of:thing} to its owner's hand", { fixed: { amount: 1 } }),
  phrase('payment', 'return', "return {amount:#} {of:thing~many} to their owner's hand", {
    reads: ["return {amount:#} {of:thing~many} to their owners' hands"],
  }),
  phrase('hand-card', 'which', '{nouns:type-word+", or"}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{subtype:subtype~one}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{nonType:non-type}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{color:color}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', 'historic', { fixed: { zone: 'hand', historic: true } }),
  phrase('payment', 'discard', 'discard a card', { fixed: { amount: 1 } }),
  phrase('payment', 'discard', 'discard {amount:#} cards'),
  phrase('payment', 'remove counters', 'remove a(n) {which:counter} counter from {self}', {
    fixed: { amount: 1 },
  }),
  phrase('payment', 'remove counters', 'remove {amount:#} {which:counter} counters from {self}'),
  phrase('payment', 'remove counters', 'remove a counter from {self}', { fixed: { amount: 1, as: 'any' } }),
  phrase('mana', 'mana cost', '{of:symbol+""}'),
  phrase('symbol', 'generic', '\\{{of:#}\\}'),
  phrase('symbol', 'hybrid', '\\{{of:pip}/{or:pip}\\}'),
  phrase('symbol', 'hybrid generic', '\\{{of:#}/{or:pip}\\}'),
  phrase('symbol', 'pip', '\\{{of:pip}\\}'),
]
