import { nearest } from '../base/nearest.ts'
import type { Table } from '../grammar/table.ts'
import type { Source } from '../grammar/terminal.ts'
import type { Token } from '../lexer/token.ts'
import type { Expected } from '../reader/reader.ts'
import type { Clause } from '../reader/recovery.ts'
import { nearestPhrase } from './nearest-phrase.ts'
import { type Problem, place } from './problem.ts'
import { readsWith, repair } from './repair.ts'

/** Labels before single words. */
const namesFirst = (shows: ReadonlySet<string>): readonly string[] => {
  const isPlain = (shown: string): boolean => shown.startsWith('"')
  return [...[...shows].filter((shown) => !isPlain(shown)), ...[...shows].filter(isPlain)]
}

/** The innermost quotation mark that is open at a token; straight marks open and close by turns. */
const unclosedQuote = (text: string, tokens: readonly Token[], before: number): Token | null => {
  const open: Token[] = []
  for (const token of tokens.slice(0, before)) {
    if (token.text !== '"') continue
    const written = text[token.from]
    if (written === '“' || (written !== '”' && open.length === 0)) open.push(token)
    else open.pop()
  }
  return open.at(-1) ?? null
}

const unclosedQuoteProblem = (text: string, { from, to }: Token): Problem => ({
  from,
  to,
  ...place(text, from),
  message: 'this quotation mark is never closed',
  expected: [],
})

const unsupportedProblem = (text: string, words: readonly Token[]): Problem => {
  const from = words[0]?.from ?? 0
  const to = words.at(-1)?.to ?? from
  const message = `"${text.slice(from, to)}" is known, but this version does not play it`
  return { from, to, ...place(text, from), message, expected: [] }
}

/** A sign's word as its letter: Æ. */
function asWritten({ spec }: Table, word: string | undefined): string | undefined {
  const [letter = ''] = spec.signs?.find((sign) => sign.word === word)?.written ?? []
  return /^\p{L}$/u.test(letter) ? letter : word
}

/** A problem, and the misspelt word that probably caused it. */
export interface Diagnosis {
  readonly problem: Problem
  readonly misspelling: Misspelling | null
}

/** An unknown word by the index of its token, and the word that was probably intended. */
export interface Misspelling {
  readonly at: number
  readonly intended: string
}

const isWord = (text: string): boolean => /\p{L}/u.test(text)

/** The suggestion of a hint whose words the clause contains: "would be destroyed" for "Destroyed: … instead". */
const hintFor = ({ hints }: Table, clause: readonly string[]): string | undefined =>
  hints.find(({ says }) => clause.some((_, at) => says.every((word, index) => clause[at + index] === word)))
    ?.write

/** The first words of a clause that this version does not support. */
const unsupportedWords = ({ unsupported }: Table, clause: readonly Token[]): readonly Token[] | undefined =>
  unsupported
    .filter((says) => says.every((word, index) => clause[index]?.text === word))
    .map((says) => clause.slice(0, says.length))[0]

/**
 * A misspelt word right before the failing token, where a slot for any word accepted it: "each frendly creature" read as
 * counters of that name. Null when there is none.
 */
function misspellingBefore(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  clause: Clause,
  at: number,
): Diagnosis | null {
  const token = tokens[at - 1]
  if (token?.kind !== 'word' || at - 1 <= clause.start || table.wordIndex.byWord.has(token.text)) return null
  const intended = nearest(token.text, table.wordIndex.byWord.keys())
  if (intended === undefined || !readsWith(table, source, tokens, clause, at - 1, intended)) return null
  const { from, to } = token
  const problem: Problem = {
    from,
    to,
    ...place(source.text, from),
    message: `cannot read "${source.text.slice(from, to)}" here`,
    expected: [`"${intended}"`],
    clause: { from: tokens[clause.start]?.from ?? from, to: tokens[clause.end - 1]?.to ?? to },
    nearest: intended,
    mends: { from, to },
  }
  return { problem, misspelling: { at: at - 1, intended } }
}

/** The expected word nearest to a token. */
const closeWord = (token: Token | undefined, near: ReadonlySet<string>): string | undefined =>
  token?.kind === 'word' ? nearest(token.text, [...near].filter(isWord)) : undefined

/** The failing word, if no phrase has it and it is similar to an expected word. */
function misspellingAt(
  { wordIndex }: Table,
  tokens: readonly Token[],
  { at, near }: Expected,
): Misspelling | null {
  const token = tokens[at]
  if (token === undefined || wordIndex.byWord.has(token.text)) return null
  const intended = closeWord(token, near)
  return intended === undefined || !wordIndex.byWord.has(intended) ? null : { at, intended }
}

/** Diagnoses the token where reading stopped. */
export const diagnose = (
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { at, shows, near }: Expected,
  clause: Clause | null,
): Diagnosis => {
  const { text } = source
  const token = tokens[at]
  const open = token === undefined || token.kind === 'line' ? unclosedQuote(text, tokens, at) : null
  if (open !== null) return { problem: unclosedQuoteProblem(text, open), misspelling: null }
  const from = token?.from ?? text.trimEnd().length
  const to = token?.to ?? from
  const stretch = clause === null ? [] : tokens.slice(clause.start, clause.end)
  const known = unsupportedWords(table, stretch)
  if (known !== undefined) return { problem: unsupportedProblem(text, known), misspelling: null }
  const before = clause === null ? null : misspellingBefore(table, source, tokens, clause, at)
  if (before !== null) return before
  const word = token === undefined || token.kind === 'line' ? '' : text.slice(from, to)
  near.delete(token?.text ?? '')
  const message =
    token === undefined
      ? 'the text ends too early'
      : word === ''
        ? 'the line ends too early'
        : `cannot read "${word}" here`
  const problem: Problem = {
    from,
    to,
    ...place(text, from),
    message,
    expected: namesFirst(shows),
    ...(stretch.length === 0
      ? {}
      : { clause: { from: stretch[0]?.from ?? from, to: stretch.at(-1)?.to ?? to } }),
  }
  const expected = { at, shows, near }
  const words = stretch.map((each) => each.text)
  const hint = hintFor(table, words)
  if (hint !== undefined) return { problem: { ...problem, nearest: hint }, misspelling: null }
  return {
    problem: withMeant(problem, () => meantBy(table, source, tokens, expected, clause, problem)),
    misspelling: misspellingAt(table, tokens, expected),
  }
}

/** What was perhaps meant by the token where reading stopped, or by its clause. */
function meantBy(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { at, near }: Expected,
  clause: Clause | null,
  { from, to, clause: place = { from, to } }: Problem,
): Meant {
  const token = tokens[at]
  const words = clause === null ? [] : tokens.slice(clause.start, clause.end).map((each) => each.text)
  const close = asWritten(table, closeWord(token, near))
  const word = close === undefined ? undefined : { nearest: close, mends: { from, to } }
  const whole = (): Meant | undefined => {
    const better = clause === null ? undefined : repair(table, source, tokens, clause, at, near)
    return better === undefined ? undefined : { nearest: better, mends: place }
  }
  // A word that no phrase has is most likely misspelt; of one that some have, the place is wrong.
  const isMisspelt = !table.wordIndex.byWord.has(token?.text ?? '')
  const intended = isMisspelt ? (word ?? whole()) : (whole() ?? word)
  return intended ?? { nearest: nearestPhrase(table, words) }
}

/** Looked for when it is asked for: whoever only counts what can be read has no use for it, and it takes longer than reading. */
function withMeant(problem: Problem, look: () => Meant): Problem {
  let looked: Meant | null = null
  const lazily = (field: keyof Meant) => ({
    enumerable: field === 'nearest',
    get: () => {
      looked ??= look()
      return looked[field]
    },
  })
  return Object.defineProperties(problem, { nearest: lazily('nearest'), mends: lazily('mends') })
}

/** What was perhaps meant, and what it can be written in the place of. */
type Meant = Pick<Problem, 'nearest' | 'mends'>
