import { type Change, type Entry, news, type Words } from '@battleline/explain'
import { joined } from '../../text/clauses.ts'
import { inShort } from '../../text/shorten.ts'
import { reasonText } from '../../words/engine.ts'
import { grammar } from '../../words/grammar.ts'
import { narrationWords } from '../../words/narration.ts'
import { term } from '../../words/terms.ts'
import type { Narration } from './narration.ts'
import { chosenWords, notDone } from './spoken-parts.ts'

/** Longer lists of cards are cut off here. */
const MOST_NAMED = 2

/** The result of a step, in a few words. */

type By = Readonly<Record<string, readonly Change[]>>

export const amount = ({ before, after }: Change): number => Number(after) - Number(before)
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** One card by its name, several by their count. */
const whom = (changes: readonly Change[], many: (count: number) => string): string =>
  changes.length === 1 ? (changes[0]?.what ?? '') : many(changes.length)

const one = (value: number, changes: readonly Change[]): boolean =>
  changes.every((change) => amount(change) === value)

export function numbers(changes: readonly Change[], unit: string): string {
  const first = changes[0] === undefined ? 0 : amount(changes[0])
  if (changes.length > 2 && one(first, changes))
    return narrationWords.onEach(`${signed(first)}${unit}`, changes.length)
  return joined(changes.map((change) => `${change.what} ${signed(amount(change))}${unit}`))
}

export function marked(changes: readonly Change[], on: string, off: string): string {
  const [first] = changes
  const word = first?.after === true ? on : off
  const alike = changes.filter(({ after }) => after === first?.after)
  return alike.length > 2 ? `${alike.length} ${word}` : `${joined(alike.map(({ what }) => what))} ${word}`
}

export function moved(changes: readonly Change[], { zones: names }: Words): string {
  const zones = [...new Set(changes.map(({ after }) => term(names[String(after)] ?? String(after))))]
  return `${whom(changes, String)} → ${zones.join(', ')}`
}

/** Merges repeated changes of the same property in a step into one. */
export function net(changes: readonly Change[]): readonly Change[] {
  const by = new Map<string, Change>()
  for (const [at, change] of changes.entries()) {
    // Hidden cards are not the same for having no name.
    const key = `${change.property} ${change.what === grammar.hiddenCard ? at : change.what}`
    by.set(key, { ...change, before: by.get(key)?.before ?? change.before })
  }
  return [...by.values()]
}

const grouped = (changes: readonly Change[]): By => {
  const by: Record<string, readonly Change[]> = {}
  for (const change of changes) by[change.property] = [...(by[change.property] ?? []), change]
  return by
}

/** Whether a step has a choice that is shown. */
export const isChosen = (
  { step, answered }: Entry,
  { tellsForced }: Pick<Narration, 'tellsForced'>,
): boolean =>
  answered !== undefined && (!answered.forced || (answered.chosen.length > 0 && tellsForced?.(step) === true))

/** In a few words, what a step did; empty where it did nothing. `aside`: what its changes do not say. */
export function resultOf(
  entry: Entry,
  { words, sums }: Pick<Narration, 'words' | 'sums'>,
  { chosen, aside }: { readonly chosen: boolean; readonly aside: string },
): string {
  const { skipped, answered, not } = entry
  if (answered !== undefined && chosen) return chosenWords(answered).join(', ') || narrationWords.none
  if (skipped !== undefined) return narrationWords.skipped(reasonText(skipped))
  // The state of the board says more than its changes.
  if (aside !== '') return aside
  const by = grouped(net(news(entry, words)))
  for (const [property, say] of sums) {
    const changes = by[property]
    if (changes !== undefined && changes.length > 0) return say(changes, words)
  }
  const [undone] = not
  if (undone !== undefined) return notDone(undone)
  // Whose ability it was that had its say.
  return inShort([...new Set(entry.hooks.map(({ card }) => card))], MOST_NAMED)
}
