import { magicWords } from '@battleline/explain'
import { CHARTS } from '@battleline/magic'
import { amount, marked, type Sums } from '../results.ts'
import type { Telling } from '../telling.ts'
import type { MagicBoard } from './shown.ts'

/** The chart as a page has room for it. */
const SHORT: Readonly<Record<string, string>> = {
  'attackers.1-choose': 'Choose attackers',
  'attackers.2-tap': 'Tap them',
  'attackers.3-pay': 'Costs',
  'attackers.4-attack': 'They attack',
  'attackers.5-priority': 'Priority',
  'blockers.1-choose': 'Choose blockers',
  'blockers.2-pay': 'Costs',
  'blockers.3-block': 'Blocked and unblocked',
  'blockers.4-next': 'The next player declares',
  'blockers.5-priority': 'Priority',
}

const SUMS: Sums = [
  ['blocks', (all) => all.map(({ what, after }) => `${what} blocks ${names(after)}`).join(', ')],
  ['attacks', (all) => all.map(({ what, after }) => `${what} attacks ${names(after)}`).join(', ')],
  ['tapped', (all) => marked(all, 'tapped', 'untapped')],
  ['blocked', (all) => marked(all, 'blocked', 'not blocked')],
  ['life', (all) => all.map((change) => `${change.what} ${amount(change)} life`).join(', ')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
]

const names = (value: unknown): string =>
  value === null ? 'nothing' : Array.isArray(value) ? value.join(' and ') : String(value)

/** How the table tells what happens in Magic. */
export const telling: Telling<MagicBoard> = {
  words: magicWords,
  sums: SUMS,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  firstChart: 'magic/attackers',
  shortTitle: (step) => SHORT[step.replace(/^magic\//, '')] ?? null,
  isMove: ({ step }) => step.startsWith('magic/combat.') || step === 'by-hand',
  asideOf: () => '',
  depthOf: (_, outer) => outer,
  isBookkeeping: ({ step, skipped }) =>
    skipped !== undefined || /\.(?:4-next|5-priority|1-check|7-forget)$|^magic\/priority/.test(step),
}
