import { nearestPhrase } from './describe.ts'
import type { Token } from './lexer.ts'
import { nearest } from './nearest.ts'
import { type Problem, place } from './problem.ts'
import type { Expected } from './reader.ts'
import type { Clause } from './recovery.ts'
import { readsWith, repaired } from './repair.ts'
import type { Table } from './table.ts'
import type { Source } from './terminal.ts'

/** What has a name says more than single words do. */
const namesFirst = (shows: ReadonlySet<string>): readonly string[] => {
  const isPlain = (shown: string): boolean => shown.startsWith('"')
  return [...[...shows].filter((shown) => !isPlain(shown)), ...[...shows].filter(isPlain)]
}

/** The innermost quotation mark before a token that is still open there; straight ones open and close by turns. */
const unclosed = (text: string, tokens: readonly Token[], before: number): Token | null => {
  const open: Token[] = []
  for (const token of tokens.slice(0, before)) {
    if (token.text !== '"') continue
    const written = text[token.from]
    if (written === '“' || (written !== '”' && open.length === 0)) open.push(token)
    else open.pop()
  }
  return open.at(-1) ?? null
}

const neverClosed = (text: string, { from, to }: Token): Problem => ({
  from,
  to,
  ...place(text, from),
  message: 'this quotation mark is never closed',
  expected: [],
})

const knownOnly = (text: string, words: readonly Token[]): Problem => {
  const from = words[0]?.from ?? 0
  const to = words.at(-1)?.to ?? from
  const message = `"${text.slice(from, to)}" is known, but this version does not play it`
  return { from, to, ...place(text, from), message, expected: [] }
}

/** A word that stands for a letter, as that is written: Æ. */
function asWritten({ spec }: Table, word: string | undefined): string | undefined {
  const [letter = ''] = spec.signs?.find((sign) => sign.word === word)?.written ?? []
  return /^\p{L}$/u.test(letter) ? letter : word
}

/** What is wrong at a place, and the word there that is most likely misspelt; null where it is none. */
export interface Explained {
  readonly problem: Problem
  readonly slip: Slip | null
}

/** A word that no phrase has, by its place among the tokens, and the one that was most likely meant. */
export interface Slip {
  readonly at: number
  readonly meant: string
}

const isWord = (text: string): boolean => /\p{L}/u.test(text)

/** The phrase that a clause says in words of another language: "would be destroyed" for "Destroyed: … instead". */
const hinted = ({ hints }: Table, clause: readonly string[]): string | undefined =>
  hints.find(({ says }) => clause.some((_, at) => says.every((word, index) => clause[at + index] === word)))
    ?.write

/** The words of a clause that the game knows and that are not carried out. */
const notPlayed = ({ unplayed }: Table, clause: readonly Token[]): readonly Token[] | undefined =>
  unplayed
    .filter((says) => says.every((word, index) => clause[index]?.text === word))
    .map((says) => clause.slice(0, says.length))[0]

/**
 * The word before the place where reading stopped, where any word could stand and it was taken for one, though it is a
 * known word misspelt: "each frendly creature", as if these were counters of that name. Null where it is none.
 */
function misspeltBefore(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  clause: Clause,
  at: number,
): Explained | null {
  const token = tokens[at - 1]
  if (token?.kind !== 'word' || at - 1 <= clause.start || table.wording.byWord.has(token.text)) return null
  const meant = nearest(token.text, table.wording.byWord.keys())
  if (meant === undefined || !readsWith(table, source, tokens, clause, at - 1, meant)) return null
  const { from, to } = token
  const problem: Problem = {
    from,
    to,
    ...place(source.text, from),
    message: `cannot read "${source.text.slice(from, to)}" here`,
    expected: [`"${meant}"`],
    clause: { from: tokens[clause.start]?.from ?? from, to: tokens[clause.end - 1]?.to ?? to },
    nearest: meant,
    mends: { from, to },
  }
  return { problem, slip: { at: at - 1, meant } }
}

/** The word that could have stood there which comes nearest to the one that does. */
const closeWord = (token: Token | undefined, near: ReadonlySet<string>): string | undefined =>
  token?.kind === 'word' ? nearest(token.text, [...near].filter(isWord)) : undefined

/** The word where reading stopped, where no phrase has it and it comes near to one of a phrase that could have stood there. */
function slipAt({ wording }: Table, tokens: readonly Token[], { at, near }: Expected): Slip | null {
  const token = tokens[at]
  if (token === undefined || wording.byWord.has(token.text)) return null
  const meant = closeWord(token, near)
  return meant === undefined || !wording.byWord.has(meant) ? null : { at, meant }
}

/** What is wrong at the token where reading stopped, and what comes near to it. */
export const explain = (
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { at, shows, near }: Expected,
  clause: Clause | null,
): Explained => {
  const { text } = source
  const token = tokens[at]
  const open = token === undefined || token.kind === 'line' ? unclosed(text, tokens, at) : null
  if (open !== null) return { problem: neverClosed(text, open), slip: null }
  const from = token?.from ?? text.trimEnd().length
  const to = token?.to ?? from
  const stretch = clause === null ? [] : tokens.slice(clause.start, clause.end)
  const known = notPlayed(table, stretch)
  if (known !== undefined) return { problem: knownOnly(text, known), slip: null }
  const before = clause === null ? null : misspeltBefore(table, source, tokens, clause, at)
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
  const hint = hinted(table, words)
  if (hint !== undefined) return { problem: { ...problem, nearest: hint }, slip: null }
  return {
    problem: withMeant(problem, () => meantBy(table, source, tokens, expected, clause, problem)),
    slip: slipAt(table, tokens, expected),
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
    const better = clause === null ? undefined : repaired(table, source, tokens, clause, at, near)
    return better === undefined ? undefined : { nearest: better, mends: place }
  }
  // A word that no phrase has is most likely misspelt; of one that some have, the place is wrong.
  const isMisspelt = !table.wording.byWord.has(token?.text ?? '')
  const meant = isMisspelt ? (word ?? whole()) : (whole() ?? word)
  return meant ?? { nearest: nearestPhrase(table, words) }
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
