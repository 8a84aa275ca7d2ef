import { grandArchiveWords } from '@battleline/explain'
import { CHARTS, COUNTERS } from '@battleline/grand-archive'
import { joined } from '../../../text/clauses.ts'
import type { Narration, Sums } from '../../narration/narration.ts'
import { marked, moved, numbers } from '../../narration/step-results.ts'
import type { GrandArchiveBoard } from '../../protocol/grand-archive-board.ts'
import { isHiddenZone } from '../../protocol/hidden-zones.ts'
import { clausesIn, hookSentence, IDLE, summaryOf } from './change-sentences.ts'

/** The step at which whoever has Opportunity acts or passes. */
export const ACT = 'grand-archive/opportunity.3-act'

/** The chart as a page has room for it. */
const SHORT: Readonly<Record<string, string>> = {
  'declaration.1-declare': 'Declare the attack',
  'attack-card.1-intent': 'The card becomes the intent',
  'retaliation.3-before': 'Before retaliation',
  'retaliation.4-retaliate': 'Retaliate',
  'damage-step.2-order': 'Order of retaliators',
  'damage-step.3-deal': 'Deal damage',
  'damage.1-amount': 'Set the damage',
  'damage.2-replace': 'Replace and prevent',
  'damage.3-deal': 'Mark damage',
  'damage.4-wear': 'Weapons lose durability',
  'end-of-combat.1-triggers': 'Triggers from damage',
  'end-of-combat.2-check': 'State-based check',
  'end-of-combat.3-deaths': 'Triggers from the check',
  'end-of-combat.4-leave': 'The intent leaves',
}

const SUMS: Sums = [
  ['damage', (all) => numbers(all, ' damage')],
  ['pending', (all) => joined(all.map(({ what, after }) => `${after} to ${what}`))],
  ['zone', moved],
  ['durability', (all) => numbers(all, ' durability')],
  ['rested', (all) => marked(all, 'rested', 'awake')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
  ['winner', (all) => all.map(({ after }) => `${after} wins`).join(', ')],
  ...COUNTERS.map((counter): Sums[number] => [counter, (all) => numbers(all, ` ${counter}`)]),
]

/** Steps inside windows and of the Effects Stack: the printed chart has only the window. */
const BETWEEN =
  /\/(?:opportunity|resolve|trigger|triggers|one-by-one|destroyed|uniqueness)\.|\.(?:\d+-(?:triggers|resolve|after|combat|deaths))$/

/** The narration of Grand Archive. */
export const narration: Narration<GrandArchiveBoard> = {
  words: grandArchiveWords,
  sums: SUMS,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  firstChart: 'grand-archive/combat',
  shortTitle: (step) => SHORT[step.replace(/^grand-archive\//, '')] ?? null,
  isMove: ({ step, depth, answered, asked }) =>
    depth <= 1 && step === ACT && (answered !== undefined || asked !== undefined),
  actsAt: ACT,
  idle: IDLE,
  hides: ({ property, before, after }) =>
    property === 'zone' && isHiddenZone(String(before)) && isHiddenZone(String(after)),
  hidesCard: ({ cards }, card) => isHiddenZone(cards[card]?.zone ?? ''),
  clausesOf: clausesIn,
  hookSentence,
  summaryOf,
  // The combat phase counts its own steps, and the declaration before it is none of them.
  isNumbered: (step) => !step.startsWith('grand-archive/declaration.'),
  depthOf: (_, outer) => outer,
  isBookkeeping: ({ step, skipped }) => skipped !== undefined || BETWEEN.test(step),
}
