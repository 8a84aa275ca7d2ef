import { amount, marked, moved, numbers, type Sums } from '../results.ts'

/** What came of a step of KeyForge. */
export const SUMS: Sums = [
  ['damage', (all) => numbers(all, ' damage')],
  ['zone', moved],
  ['tagged', (all) => marked(all, 'tagged', 'not tagged any more')],
  ['aember', (all) => numbers(all, ' Æ')],
  ['warded', (all) => marked(all, 'warded', 'loses its ward')],
  ['armorUsed', (all) => all.map((change) => `${change.what} −${amount(change)}`).join(', ')],
  ['pending', (all) => all.map(({ what, after }) => `${after} left on ${what}`).join(', ')],
  ['ready', (all) => marked(all, 'readied', 'exhausted')],
  ['stunned', (all) => marked(all, 'stunned', 'not stunned any more')],
  ['enraged', (all) => marked(all, 'enraged', 'not enraged any more')],
  ['powerCounters', (all) => numbers(all, ' power')],
  ['keys', (all) => all.map(({ what }) => `${what} forges a key`).join(', ')],
  ['chains', (all) => numbers(all, ' chains')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
  ['house', (all) => all.map(({ after }) => String(after)).join(', ')],
  ['tide', (all) => all.map(({ after }) => `high for ${after}`).join(', ')],
  ['winner', (all) => all.map(({ after }) => `${after} wins`).join(', ')],
]
