import type { Change } from '@battleline/explain'
import { type Entry, keyforgeWords, news } from '@battleline/explain'

/** What came of a step, in a few words. */

type By = Readonly<Record<string, readonly Change[]>>

const amount = ({ before, after }: Change): number => Number(after) - Number(before)
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The same said of one card by its name, and of several by how many there are. */
const whom = (changes: readonly Change[], many: (count: number) => string): string =>
  changes.length === 1 ? (changes[0]?.what ?? '') : many(changes.length)

const one = (value: number, changes: readonly Change[]): boolean =>
  changes.every((change) => amount(change) === value)

/** How the changes of one property are summed up; the first that says something is the result of the step. */
const SAID: readonly (readonly [string, (changes: readonly Change[]) => string])[] = [
  ['damage', (all) => numbers(all, '')],
  ['zone', moved],
  ['tagged', (all) => marked(all, 'tagged', 'not tagged')],
  ['aember', (all) => numbers(all, ' Æ')],
  ['warded', (all) => marked(all, 'warded', 'ward spent')],
  ['armorUsed', (all) => all.map((change) => `${change.what} −${amount(change)}`).join(', ')],
  ['pending', (all) => all.map(({ what, after }) => `${what}: ${after} left`).join(', ')],
  ['ready', (all) => marked(all, 'readied', 'exhausted')],
  ['stunned', (all) => marked(all, 'stunned', 'no stun')],
  ['enraged', (all) => marked(all, 'enraged', 'calm')],
  ['powerCounters', (all) => numbers(all, ' power')],
  ['keys', (all) => all.map(({ what }) => `${what}: a key`).join(', ')],
  ['chains', (all) => numbers(all, ' chains')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
  ['house', (all) => all.map(({ after }) => String(after)).join(', ')],
  ['tide', (all) => all.map(({ after }) => `high for ${after}`).join(', ')],
  ['winner', (all) => all.map(({ after }) => `${after} wins`).join(', ')],
]

function numbers(changes: readonly Change[], unit: string): string {
  const first = changes[0] === undefined ? 0 : amount(changes[0])
  if (changes.length > 2 && one(first, changes)) return `${signed(first)}${unit} on each of ${changes.length}`
  return changes.map((change) => `${change.what} ${signed(amount(change))}${unit}`).join(', ')
}

function marked(changes: readonly Change[], on: string, off: string): string {
  const [first] = changes
  const word = first?.after === true ? on : off
  const alike = changes.filter(({ after }) => after === first?.after)
  return alike.length > 2 ? `${alike.length} ${word}` : `${alike.map(({ what }) => what).join(', ')} ${word}`
}

function moved(changes: readonly Change[]): string {
  const zones = [...new Set(changes.map(({ after }) => keyforgeWords.zones[String(after)] ?? String(after)))]
  return `${whom(changes, String)} → ${zones.join(', ')}`
}

const grouped = (changes: readonly Change[]): By => {
  const by: Record<string, readonly Change[]> = {}
  for (const change of changes) by[change.property] = [...(by[change.property] ?? []), change]
  return by
}

/** In a few words, what a step did; empty where it did nothing. `pending` is what its damage chart sets. */
export function resultOf(entry: Entry, pending: string): string {
  const { skipped, answered, not } = entry
  if (answered !== undefined && !answered.forced) return answered.chosen.join(', ')
  if (skipped !== undefined) return 'passed over'
  const by = grouped(news(entry, keyforgeWords))
  for (const [property, say] of SAID) {
    const changes = by[property]
    if (changes !== undefined && changes.length > 0) return say(changes)
  }
  if (pending !== '') return pending
  const [undone] = not
  return undone === undefined ? '' : `${undone.card}: not ${undone.what}`
}
