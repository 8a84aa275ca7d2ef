import { clauseText, listOf, sentence } from '../../../text/clauses.ts'
import { kfWords } from '../../../words/keyforge.ts'
import { narrationWords } from '../../../words/narration.ts'
import type { Sums } from '../../narration/narration.ts'
import { amount, marked, moved, numbers } from '../../narration/step-results.ts'
import { forgedKeysText } from './change-sentences.ts'

/** Results of KeyForge steps. */
export const SUMS: Sums = [
  ['damage', (all) => numbers(all, ` ${kfWords.units.damage}`)],
  ['zone', moved],
  ['tagged', (all) => marked(all, kfWords.tagged, kfWords.results.noLongerTagged)],
  ['aember', (all) => numbers(all, ' Æ')],
  ['warded', (all) => marked(all, kfWords.results.warded, kfWords.results.losesWard)],
  ['armorUsed', (all) => all.map((change) => `${change.what} −${amount(change)}`).join(', ')],
  [
    'pending',
    (all) => {
      const none = all.filter(({ after }) => after === 0).map(({ what }) => what)
      const left = all
        .filter(({ after }) => after !== 0)
        .map(({ what, after }) => kfWords.results.leftOn(String(after), what))
      return [...left, ...(none.length === 0 ? [] : [kfWords.results.noneOn(listOf(none))])].join(', ')
    },
  ],
  ['ready', (all) => marked(all, kfWords.results.readied, kfWords.results.exhausted)],
  ['stunned', (all) => marked(all, kfWords.results.stunned, kfWords.results.noLongerStunned)],
  ['enraged', (all) => marked(all, kfWords.results.enraged, kfWords.results.noLongerEnraged)],
  ['powerCounters', (all) => numbers(all, ` ${kfWords.units.power}`)],
  [
    'keys',
    (all) =>
      all.map(({ what, before, after }) => clauseText([what], forgedKeysText(before, after))).join(', '),
  ],
  ['chains', (all) => numbers(all, ` ${kfWords.units.chains}`)],
  ['controller', (all) => all.map(({ what, after }) => kfWords.results.to(what, String(after))).join(', ')],
  ['house', (all) => all.map(({ after }) => sentence(String(after))).join(', ')],
  ['tide', (all) => all.map(({ after }) => kfWords.results.tideFor(String(after))).join(', ')],
  ['winner', (all) => all.map(({ after }) => narrationWords.winsShort(String(after))).join(', ')],
]
