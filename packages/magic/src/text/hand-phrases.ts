import { phrase } from './nodes.ts'

const NUMBER = { kind: 'number' } as const
const HAND = { kind: 'which', zone: 'hand' } as const

const HOW = [
  ['', {}],
  [' tapped', { tapped: true }],
  [' tapped and attacking', { tapped: true, attacking: true }],
] as const

/** Cards that are put from the hand onto the battlefield. Lands are set aside elsewhere. */
export const fromHand = HOW.flatMap(([how, fixed]) => [
  phrase(
    'effect',
    'put from hand',
    `put a(n) {of.nouns:card-noun+" or "} card from your hand onto the battlefield${how}`,
    { fixed: { ...fixed, of: HAND } },
  ),
  phrase(
    'effect',
    'put from hand',
    `put a(n) {of.subtype:subtype~one} creature card from your hand onto the battlefield${how}`,
    { fixed: { ...fixed, of: { ...HAND, nouns: 'creature' } } },
  ),
  phrase(
    'effect',
    'put from hand',
    `put a(n) {of.subtype:subtype~one} permanent card from your hand onto the battlefield${how}`,
    { fixed: { ...fixed, of: HAND } },
  ),
  phrase(
    'effect',
    'put from hand',
    `put a(n) {of.nouns:card-noun+" or "} card with mana value {most.value:#} or less from your hand onto the battlefield${how}`,
    { fixed: { ...fixed, of: HAND, most: NUMBER } },
  ),
  phrase(
    'effect',
    'put from hand',
    `put a(n) {of.nouns:card-noun+" or "} card with mana value X or less from your hand onto the battlefield${how}, where X is {most:measure}`,
    { fixed: { ...fixed, of: HAND } },
  ),
])
