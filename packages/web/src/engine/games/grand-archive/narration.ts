import { grandArchiveWords } from '@battleline/explain'
import { CHARTS, COUNTERS } from '@battleline/grand-archive'
import { joined } from '../../../text/clauses.ts'
import { gaWords } from '../../../words/grand-archive.ts'
import { narrationWords } from '../../../words/narration.ts'
import type { Narration, Sums } from '../../narration/narration.ts'
import { marked, moved, numbers } from '../../narration/step-results.ts'
import type { GrandArchiveBoard } from '../../protocol/grand-archive-board.ts'
import { isHiddenZone } from '../../protocol/hidden-zones.ts'
import { clausesIn, hookSentence, summaryOf } from './change-sentences.ts'

/** The step at which whoever has Opportunity acts or passes. */
export const ACT = 'grand-archive/opportunity.3-act'

const SUMS: Sums = [
  ['damage', (all) => numbers(all, ` ${gaWords.units.damage}`)],
  ['pending', (all) => joined(all.map(({ what, after }) => gaWords.results.to(String(after), what)))],
  ['zone', moved],
  ['durability', (all) => numbers(all, ` ${gaWords.units.durability}`)],
  ['rested', (all) => marked(all, gaWords.results.rested, gaWords.results.awake)],
  ['controller', (all) => all.map(({ what, after }) => gaWords.results.to(what, String(after))).join(', ')],
  ['winner', (all) => all.map(({ after }) => narrationWords.winsShort(String(after))).join(', ')],
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
  shortTitle: (step) => {
    const steps: Readonly<Record<string, string>> = gaWords.steps
    return steps[step.replace(/^grand-archive\//, '')] ?? null
  },
  isMove: ({ step, depth, answered, asked }) =>
    depth <= 1 && step === ACT && (answered !== undefined || asked !== undefined),
  actsAt: ACT,
  idle: gaWords.idle,
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
