import { type Problem, place } from '../diagnostics/problem.ts'
import type { Range } from '../reader/reader.ts'
import { type Difference, differences } from './difference.ts'
import { isNumber, normalForm, SENTENCE_MARKS, type Word } from './normal-form.ts'
import type { Comparison } from './synonyms.ts'
import type { Wording } from './wording.ts'

/** Something that a text says and its print does not, or the other way round. */
export interface Change extends Problem {
  /** A number, a name, or a word of the kinds that a print must keep. */
  readonly isGrave: boolean
}

/** What a print loses, adds or changes, with the place in the text. Words that only stand elsewhere are no change. */
export function changes(given: Wording, printed: Wording, comparison: Comparison): readonly Change[] {
  const [words, others] = [normalForm(given.words, comparison), normalForm(printed.words, comparison)]
  const isKept = keptBy(comparison, words, others)
  const found = differences(words, others)
  const [lost, added] = [found.flatMap((one) => one.lost), found.flatMap((one) => one.added)]
  const isCounted = ({ text }: Word) => isBigNumber(text) || comparison.kept.has(text)
  // A print repeats a noun where the text has a pronoun.
  const isCountedInPrint = (word: Word) => isCounted(word) && !comparison.repeatable.has(word.text)
  const isLost = unmatched(lost, { elsewhere: added, all: others }, isCounted, comparison)
  const isNew = unmatched(added, { elsewhere: lost, all: words }, isCountedInPrint, comparison)
  const isAdded = (word: Word) => isNew(word) && !comparison.spelledOut.has(word.text)
  return found.flatMap((one): readonly Change[] => {
    const left = { ...one, lost: one.lost.filter(isLost), added: one.added.filter(isAdded) }
    if (left.lost.length + left.added.length === 0) return []
    const range = rangeOf(left.lost, words, one.at)
    const message = messageOf(left, given.text, printed.text, rangeOf(left.added, others, one.atSecond))
    const isGrave = [...left.lost, ...left.added].some(isKept)
    return [{ ...range, ...place(given.text, range.from), message, expected: [], isGrave }]
  })
}

type IsSome = (word: Word) => boolean

/** Whether a print must keep a word. A name in one of two texts is a name in both. */
function keptBy({ kept, named }: Comparison, ...texts: readonly (readonly Word[])[]): IsSome {
  const names = new Set<string>()
  for (const words of texts)
    for (const [at, { text, isName }] of words.entries()) {
      if (isName === true) names.add(text)
      const before = words[at - 1]
      if (named.has(text) && before !== undefined && !isNumber(before.text)) names.add(before.text)
    }
  return ({ text }) => kept.has(text) || names.has(text) || isBigNumber(text)
}

/** The words of one text without a counterpart in the other: each counted word needs its own, others need one. */
function unmatched(
  words: readonly Word[],
  others: Others,
  isCounted: IsSome,
  { pronouns, nouns }: Comparison,
): IsSome {
  const left = new Map<string, number>()
  for (const { text } of others.elsewhere) left.set(text, (left.get(text) ?? 0) + 1)
  const present = new Set(others.all.map(({ text }) => text))
  const isTaken = (text: string): boolean => {
    const count = left.get(text) ?? 0
    if (count > 0) left.set(text, count - 1)
    return count > 0
  }
  const found = words.filter((word) => {
    const { text } = word
    if (SENTENCE_MARKS.has(text) || FEW.has(text) || nouns.has(text)) return false
    const isFound = isCounted(word) ? isTaken : (one: string) => present.has(one)
    return ![text, ...(pronouns.get(text) ?? [])].some(isFound)
  })
  const set = new Set(found)
  return (word) => set.has(word)
}

/** The words of the other text: those that stand at another place, and all of them. */
interface Others {
  readonly elsewhere: readonly Word[]
  readonly all: readonly Word[]
}

/** A missing number means one, or with an X none. */
const FEW: ReadonlySet<string> = new Set(['0', '1'])

const isBigNumber = (text: string): boolean => /^-?\d+$/.test(text) && !FEW.has(text)

/** The range of some words, which rewriting may have moved. */
function spanOf(words: readonly Word[]): Range | null {
  if (words.length === 0) return null
  return { from: Math.min(...words.map(({ from }) => from)), to: Math.max(...words.map(({ to }) => to)) }
}

/** The range of some words; where there are none, of the word before their place. */
const rangeOf = (some: readonly Word[], words: readonly Word[], at: number): Range =>
  spanOf(some) ?? spanOf(words.slice(Math.max(0, at - 1)).slice(0, 1)) ?? { from: 0, to: 0 }

function messageOf({ lost, added }: Difference, given: string, printed: string, inPrint: Range): string {
  const quote = (text: string, words: readonly Word[]) => {
    const range = spanOf(words)
    return range === null ? '' : `“${text.slice(range.from, range.to).trim()}”`
  }
  const read = `“${sentenceAround(printed, inPrint)}”`
  if (added.length === 0) return `${quote(given, lost)} is lost in ${read}`
  if (lost.length === 0) return `${quote(printed, added)} is not in the text; it is read as ${read}`
  return `${quote(given, lost)} becomes ${quote(printed, added)} in ${read}`
}

/** The sentence of a text that has a range. */
function sentenceAround(text: string, { from, to }: Range): string {
  const start = Math.max(text.lastIndexOf('. ', from), text.lastIndexOf('\n', from)) + 1
  const stop = text.slice(to).search(/[.\n]/)
  return text.slice(start, stop < 0 ? text.length : to + stop + 1).trim()
}
