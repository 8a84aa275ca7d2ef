import { phrase } from './nodes.ts'

const ONE = { kind: 'number', value: 1 } as const
const NUMBER = { kind: 'number' } as const
const YOU = { kind: 'you' } as const
const DEFENDING_PLAYER = { kind: 'defending player' } as const
const THAT_PLAYER = { kind: 'that player' } as const

/** What happens to players: life, cards in hand, poison; and spells that are countered. */
export const playerEffects = [
  phrase('effect', 'life', '{who:object} (gains/gain) {amount:amount} life', { fixed: { does: 'gains' } }),
  phrase('effect', 'life', '{who:object} (loses/lose) {amount:amount} life', { fixed: { does: 'loses' } }),
  phrase('effect', 'life', "{who:object}'s life total becomes {amount:amount}", {
    fixed: { does: 'becomes' },
  }),
  phrase('effect', 'drain', '{who:object} (loses/lose) {amount:amount} life and you gain {gain:amount} life'),
  phrase(
    'effect',
    'drain',
    '{who:object} (loses/lose) X life and you gain X life, where X is {amount:measure}',
  ),
  phrase('effect', 'random opponent', 'choose an opponent at random'),
  phrase('effect', 'flip coin', 'flip a coin'),
  phrase('effect', 'life', '{who:object} (gains/gain) X life, where X is {amount:measure}', {
    fixed: { does: 'gains' },
    reads: ['{who:object} (gains/gain) life equal to {amount:measure}'],
  }),
  phrase('effect', 'life', '{who:object} (loses/lose) X life, where X is {amount:measure}', {
    fixed: { does: 'loses' },
    reads: ['{who:object} (loses/lose) life equal to {amount:measure}'],
  }),
  phrase('effect', 'life', 'gain {amount:amount} life', { fixed: { who: YOU, does: 'gains', as: 'bare' } }),
  phrase('effect', 'life', 'lose {amount:amount} life', { fixed: { who: YOU, does: 'loses', as: 'bare' } }),
  phrase('effect', 'poison', '{who:object} (gets/get) a poison counter', { fixed: { amount: ONE } }),
  phrase('effect', 'poison', '{who:object} (gets/get) {amount.value:#} poison counters', {
    fixed: { amount: NUMBER },
  }),
  phrase('effect', 'discards', 'discard a card at random', {
    fixed: { who: YOU, amount: ONE, random: true },
  }),
  phrase('effect', 'discards', '{who:object} (discards/discard) a card at random', {
    fixed: { amount: ONE, random: true },
  }),
  phrase('effect', 'discards', 'discard a card', { fixed: { who: YOU, amount: ONE } }),
  phrase('effect', 'discards', 'discard {amount:amount} cards', { fixed: { who: YOU } }),
  phrase('effect', 'discards', '{who:object} (discards/discard) a card', { fixed: { amount: ONE } }),
  phrase('effect', 'discards', '{who:object} (discards/discard) {amount:amount} cards'),
  phrase('effect', 'pays', '{costs:mana-cost+", "}'),
  phrase('effect', 'pays', 'tap another untapped {costs.of:thing}', {
    fixed: { costs: [{ kind: 'tap others', amount: 1, other: true }], as: 'tap' },
  }),
  phrase('effect', 'pays', 'tap a(n) untapped {costs.of:thing}', {
    fixed: { costs: [{ kind: 'tap others', amount: 1 }], as: 'tap' },
  }),
  phrase('effect', 'pays', 'tap {costs.amount:#} untapped {costs.of:thing~many}', {
    fixed: { costs: [{ kind: 'tap others' }], as: 'tap' },
  }),
  phrase('effect', 'pays', 'remove a counter from {self}', {
    fixed: { costs: [{ kind: 'remove counters', amount: 1 }], as: 'counter' },
    reads: ['remove a counter from her', 'remove a counter from him'],
  }),
  phrase('effect', 'draw', '{who:object} (draws/draw) a card and (loses/lose~who) {loses:amount} life', {
    fixed: { amount: ONE },
  }),
  phrase(
    'effect',
    'draw',
    '{who:object} (draws/draw) {amount:amount} cards and (loses/lose~who) {loses:amount} life',
  ),
  phrase(
    'effect',
    'draw',
    '{who:object} (draws/draw) X cards and (loses/lose~who) X life, where X is {amount:measure}',
    { fixed: { also: true } },
  ),
  phrase('effect', 'draw', '{who:object} (draws/draw) a card', { fixed: { amount: ONE } }),
  phrase('effect', 'draw', '{who:object} (draws/draw) {amount:amount} cards'),
  phrase('effect', 'draw', 'draw a card for each other {amount.of:thing}', {
    fixed: { amount: { kind: 'count', other: true } },
  }),
  phrase('effect', 'draw', 'draw a card for each {amount.of:thing}', {
    fixed: { amount: { kind: 'count' } },
  }),
  phrase('effect', 'loot', '{who:object} (draws/draw) a card, then (discards/discard~who) a card', {
    fixed: { amount: ONE, discards: ONE },
  }),
  phrase(
    'effect',
    'loot',
    '{who:object} (draws/draw) {amount:amount} cards, then (discards/discard~who) a card',
    { fixed: { discards: ONE } },
  ),
  phrase(
    'effect',
    'loot',
    '{who:object} (draws/draw) {amount:amount} cards, then (discards/discard~who) {discards:amount} cards',
  ),
  phrase('effect', 'draw', 'draw a card for each {amount:per}'),
  phrase('effect', 'counter', 'counter {who:object} unless its controller pays {costs.symbols:mana}', {
    fixed: { costs: [{ kind: 'mana' }] },
  }),
  phrase('effect', 'counter', 'counter {who:object}'),
  phrase('effect', 'draw', 'draw a card', {
    fixed: { amount: ONE },
    reads: ['you draw a card'],
  }),
  phrase(
    'effect',
    'life',
    '{who:object} (gains/gain) {amount.by:#} life for each other {amount.of.of:thing}',
    {
      fixed: { does: 'gains', amount: { kind: 'times', of: { kind: 'count', other: true } } },
    },
  ),
  phrase('effect', 'life', '{who:object} (gains/gain) {amount.by:#} life for each {amount.of.of:thing}', {
    fixed: { does: 'gains', amount: { kind: 'times', of: { kind: 'count' } } },
    reads: ['{who:object} (gains/gain) {amount.by:#} life for each {amount.of.of:thing} on the battlefield'],
  }),
  phrase('effect', 'life', '{who:object} (gains/gain) {amount.by:#} life for each {amount.of:per}', {
    fixed: { does: 'gains', amount: { kind: 'times' } },
  }),
  phrase('effect', 'life', '{who:object} (loses/lose) {amount.by:#} life for each {amount.of:per}', {
    fixed: { does: 'loses', amount: { kind: 'times' } },
  }),
  phrase('effect', 'life', 'you lose half your life, rounded up', {
    fixed: { does: 'loses', who: YOU, amount: { kind: 'half up', of: { kind: 'life total', who: YOU } } },
  }),
  phrase('effect', 'life', 'defending player loses half their life, rounded up', {
    fixed: {
      does: 'loses',
      who: DEFENDING_PLAYER,
      amount: { kind: 'half up', of: { kind: 'life total', who: DEFENDING_PLAYER } },
    },
  }),
  phrase('effect', 'life', 'that player loses half their life, rounded up', {
    fixed: {
      does: 'loses',
      who: THAT_PLAYER,
      amount: { kind: 'half up', of: { kind: 'life total', who: THAT_PLAYER } },
    },
  }),
  phrase('effect', 'life', '{who:object} (loses/lose) {amount.by:#} life for each {amount.of.of:thing}', {
    fixed: { does: 'loses', amount: { kind: 'times', of: { kind: 'count' } } },
  }),
  phrase('effect', 'draw', 'draw X cards, where X is {amount:measure}', {
    reads: ['draw cards equal to {amount:measure}'],
  }),
  phrase('effect', 'draw', 'draw {amount:amount} cards', { reads: ['you draw {amount:amount} cards'] }),
]
