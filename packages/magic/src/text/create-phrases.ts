import { phrase } from './nodes.ts'

const NUMBER = { kind: 'number' } as const
const OWN_LAND = {
  kind: 'target',
  of: { kind: 'which', nouns: 'land', whose: 'you' },
  least: 1,
  most: 1,
} as const
const ONE = { kind: 'number', value: 1 } as const

/** Effects that create tokens. */
export const creations = [
  phrase('effect', 'create', "create a(n) {token:token} that's tapped and attacking", {
    fixed: { amount: ONE, combat: 'attacking' },
    reads: ['put a(n) {token:token} onto the battlefield tapped and attacking'],
  }),
  phrase('effect', 'create', 'create {amount.value:#} {token:tokens} that are tapped and attacking', {
    fixed: { amount: NUMBER, combat: 'attacking' },
  }),
  phrase(
    'effect',
    'create',
    'create X {token:tokens} that are tapped and attacking, where X is {amount:measure}',
    { fixed: { combat: 'attacking' } },
  ),
  phrase('effect', 'create', "create a(n) {token:token} that's blocking {object:object}", {
    fixed: { amount: ONE, combat: 'blocking' },
  }),
  phrase('effect', 'create', 'create a tapped {token:token}', { fixed: { amount: ONE, tapped: true } }),
  phrase('effect', 'create', 'create {amount.value:#} tapped {token:tokens}', {
    fixed: { amount: NUMBER, tapped: true },
  }),
  phrase('effect', 'create', 'create {legend:title}, a legendary {token:creature-token}', {
    fixed: { amount: ONE },
  }),
  phrase('effect', 'create', 'create a(n) {token:token}', {
    fixed: { amount: ONE },
    reads: ['put a(n) {token:token} onto the battlefield'],
  }),
  phrase('effect', 'create', 'create {amount.value:#} {token:tokens}', { fixed: { amount: NUMBER } }),
  phrase('effect', 'create', '{by:object} (creates/create) a(n) {token:token}', { fixed: { amount: ONE } }),
  phrase('effect', 'create', '{by:object} (creates/create) {amount.value:#} {token:tokens}', {
    fixed: { amount: NUMBER },
  }),
  phrase('effect', 'create', '{by:object} (creates/create) a tapped {token:token}', {
    fixed: { amount: ONE, tapped: true },
  }),
  phrase('effect', 'create', '{by:object} (creates/create) {amount.value:#} tapped {token:tokens}', {
    fixed: { amount: NUMBER, tapped: true },
  }),
  phrase('effect', 'create', 'create a(n) {token:token} for each {amount:per}'),
  phrase('effect', 'create', 'for each {amount:per}, create a(n) {token:token}', {
    fixed: { as: 'for each' },
  }),
  phrase('effect', 'create', 'create a tapped {token:token} for each {amount:per}', {
    fixed: { tapped: true },
  }),
  phrase('effect', 'create', "create a token that's a copy of {of:object}, except it isn't legendary", {
    fixed: { amount: ONE, nonlegendary: true },
  }),
  phrase('effect', 'create', "create a token that's a copy of {of:object}", { fixed: { amount: ONE } }),
  phrase('effect', 'create', "create a tapped token that's a copy of {of:object}", {
    fixed: { amount: ONE, tapped: true },
  }),
  phrase('effect', 'create', "create a token that's a copy of {of:object} and that's tapped and attacking", {
    fixed: { amount: ONE, combat: 'attacking' },
    reads: ["create a tapped and attacking token that's a copy of {of:object}"],
  }),
  phrase('effect', 'blight', 'blight {amount:amount}'),
  phrase('effect', 'connives', '{who:object} (connives/connive)'),
  phrase('effect', 'explores', '{who:object} (explores/explore)'),
  phrase('effect', 'tempted', 'the Ring tempts you'),
  phrase('effect', 'manifest', 'manifest dread'),
  phrase('effect', 'manifest', '{who:object} (manifests/manifest) dread'),
  phrase('effect', 'amass', 'amass {subtype:subtype~many} {amount:amount}'),
  phrase('effect', 'earthbend', 'earthbend {amount:amount}', {
    fixed: { who: OWN_LAND },
    reads: ['you earthbend {amount:amount}'],
  }),
  phrase('effect', 'earthbend', 'earthbend X, where X is {amount:measure}', { fixed: { who: OWN_LAND } }),
  phrase('effect', 'create', 'investigate', {
    fixed: { amount: ONE, token: { kind: 'artifact token', name: 'Clue' }, as: 'investigate' },
  }),
  phrase('effect', 'create', 'create X {token:tokens}, where X is {amount:measure}'),
  phrase('effect', 'create', 'create a(n) {token:token} for each {amount.of:thing}', {
    fixed: { amount: { kind: 'count' } },
  }),
  phrase('effect', 'create', 'create a number of {token:tokens} equal to {amount:measure}'),
  phrase('effect', 'create', 'create that many {token:tokens}', { fixed: { amount: { kind: 'that much' } } }),
  phrase('effect', 'create', 'create X tapped {token:tokens}', {
    fixed: { amount: { kind: 'X' }, tapped: true },
  }),
  phrase('effect', 'create', 'create X {token:tokens}', { fixed: { amount: { kind: 'X' } } }),
  phrase(
    'effect',
    'create',
    'create X tokens that are copies of {self} and that are tapped and attacking, where X is the number of {amount.of:thing~many}',
    { fixed: { amount: { kind: 'count' }, combat: 'attacking' } },
  ),
]
