import { clauseText, listOf, sentence } from '../../../text/clauses.ts'
import type { Sums } from '../../narration/narration.ts'
import { amount, marked, moved, numbers } from '../../narration/step-results.ts'
import { forgedKeysText } from './change-sentences.ts'

/** Results of KeyForge steps. */
export const SUMS: Sums = [
  ['damage', (all) => numbers(all, ' damage')],
  ['zone', moved],
  ['tagged', (all) => marked(all, 'tagged', 'no longer tagged')],
  ['aember', (all) => numbers(all, ' Æ')],
  ['warded', (all) => marked(all, 'warded', 'loses its ward')],
  ['armorUsed', (all) => all.map((change) => `${change.what} −${amount(change)}`).join(', ')],
  [
    'pending',
    (all) => {
      const none = all.filter(({ after }) => after === 0).map(({ what }) => what)
      const left = all.filter(({ after }) => after !== 0).map(({ what, after }) => `${after} left on ${what}`)
      return [...left, ...(none.length === 0 ? [] : [`none on ${listOf(none)}`])].join(', ')
    },
  ],
  ['ready', (all) => marked(all, 'readied', 'exhausted')],
  ['stunned', (all) => marked(all, 'stunned', 'no longer stunned')],
  ['enraged', (all) => marked(all, 'enraged', 'no longer enraged')],
  ['powerCounters', (all) => numbers(all, ' power')],
  [
    'keys',
    (all) =>
      all.map(({ what, before, after }) => clauseText([what], forgedKeysText(before, after))).join(', '),
  ],
  ['chains', (all) => numbers(all, ' chains')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
  ['house', (all) => all.map(({ after }) => sentence(String(after))).join(', ')],
  ['tide', (all) => all.map(({ after }) => `high for ${after}`).join(', ')],
  ['winner', (all) => all.map(({ after }) => `${after} wins`).join(', ')],
]
