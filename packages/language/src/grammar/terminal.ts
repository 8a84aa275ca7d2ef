import { foldWord } from '../base/fold.ts'
import { type Lexicon, tokenize } from '../lexer/lexer.ts'
import type { Token } from '../lexer/token.ts'
import type { WordForms, WordSet } from './phrase.ts'

/** What the reader needs beside the tokens: the text, and the names of the card. */
export interface Source {
  readonly text: string
  /** The names of the card. */
  readonly self: readonly (readonly string[])[]
  /** What else the card may call itself; inside quotation marks these mean the card that gains the ability. */
  readonly aliases: readonly (readonly string[])[]
  /** Whether inside quotation marks `{self}` means the card that gains the ability. */
  readonly quotedSelf: boolean
  /** The first words of all of these. */
  readonly own: ReadonlySet<string>
  /** Further words of open word sets, by the name of the set. */
  readonly further: ReadonlyMap<string, EntriesByStart>
  /** The first words of all of these. */
  readonly furtherStarts: ReadonlySet<string>
}

/** The entries of a word set by their first words, the longest first. */
export type EntriesByStart = ReadonlyMap<
  string,
  readonly { readonly key: string; readonly words: readonly string[] }[]
>

export interface TerminalReading {
  readonly end: number
  readonly value: unknown
}

/** Where a match of several words breaks off, and the words that could continue it. */
export interface PartialMatch {
  readonly at: number
  readonly words: readonly string[]
}

/** What a reading can begin with that depends on the text, as bits. */
export const Opening = { self: 1, name: 2, word: 4, anything: 8, further: 16 } as const

/** A slot type that is no category. `words`: its first words. `opens`: its openings. */
export interface Terminal {
  readonly label: string
  readonly words: ReadonlySet<string>
  readonly numbers: boolean
  readonly opens: number
  /** Every reading at a token, the longest first. */
  readonly read: (tokens: readonly Token[], at: number, source: Source) => readonly TerminalReading[]
  /** Where an entry of several words breaks off; null when none begins here. */
  readonly partialMatch?: (tokens: readonly Token[], at: number) => PartialMatch | null
  /** Whether the value can be printed. */
  readonly accepts: (value: unknown) => boolean
  readonly print: (value: unknown, many: boolean) => string
}

const nothing: readonly TerminalReading[] = []
const none: ReadonlySet<string> = new Set()

const isCount = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  Math.abs(value) <= 999_999_999 &&
  !Object.is(value, -0)

const integer = (numbers: ReadonlyMap<string, number>): Terminal => ({
  label: 'a number',
  words: new Set(numbers.keys()),
  numbers: true,
  opens: 0,
  read: (tokens, at) => {
    const token = tokens[at]
    if (token?.kind === 'word') {
      const value = numbers.get(token.text)
      return value === undefined ? nothing : [{ end: at + 1, value }]
    }
    const value = Number(token?.text)
    return token?.kind === 'number' && isCount(value) ? [{ end: at + 1, value }] : nothing
  },
  accepts: (value) => isCount(value) && value >= 0,
  print: String,
})

const signed: Terminal = {
  label: 'a number with + or -',
  words: new Set(['+', '-']),
  numbers: false,
  opens: 0,
  read: (tokens, at) => {
    const sign = tokens[at]?.text
    const digits = tokens[at + 1]
    if ((sign !== '+' && sign !== '-') || digits?.kind !== 'number') return nothing
    const size = Number(digits.text)
    const value = sign === '-' && size !== 0 ? -size : size
    return isCount(value) ? [{ end: at + 2, value }] : nothing
  },
  accepts: isCount,
  print: (value) => (typeof value === 'number' && value < 0 ? String(value) : `+${String(value)}`),
}

const sameAs = (tokens: readonly Token[], at: number, wanted: readonly string[]): boolean =>
  wanted.every((text, index) => tokens[at + index]?.text === text)

const isQuoted = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).filter((token) => token.text === '"').length % 2 === 1

const self: Terminal = {
  label: "the card's own name",
  words: none,
  numbers: false,
  opens: Opening.self,
  read: (tokens, at, source) => {
    const isSame = (words: readonly string[]): boolean => sameAs(tokens, at, words)
    const named = source.self.find(isSame)
    const alias = source.aliases.find(isSame)
    if (named === undefined && alias === undefined) return nothing
    const quoted = source.self.length > 0 && isQuoted(tokens, at)
    // Inside a quotation, an alias means the card that gains the ability, and a name the card with the text.
    const name = !quoted ? (named ?? alias) : source.quotedSelf ? alias : named
    return name === undefined ? nothing : [{ end: at + name.length, value: true }]
  },
  accepts: () => true,
  print: () => '',
}

/** A stretch of the text with normalized blanks, apostrophes and hyphens; undefined when it has a bracket. */
const writtenForm = (source: Source, from: number, to: number): string | undefined => {
  const written = source.text.slice(from, to).normalize('NFC')
  if (written.includes('(')) return undefined
  return written
    .replace(/\s+/g, ' ')
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[‐‑‒–−]/g, '-')
}

const anyWord: Terminal = {
  label: 'a word',
  words: none,
  numbers: false,
  opens: Opening.word,
  read: (tokens, at, source) => {
    const token = tokens[at]
    if (token?.kind !== 'word' || token.text === "'s") return nothing
    return [{ end: at + 1, value: writtenForm(source, token.from, token.to)?.toLowerCase() }]
  },
  accepts: (value) => typeof value === 'string' && value !== '',
  print: String,
}

const small = new Set([
  'of',
  'the',
  'and',
  'to',
  'in',
  'on',
  'a',
  'an',
  'for',
  'from',
  'with',
  'by',
  'at',
  'or',
  "'s",
])
const longestTitle = 10

/** Abbreviated titles, whose full stop belongs to the name: "Dr. Xyloxxzlphrex". */
const shortened = new Set([
  'capt',
  'col',
  'com',
  'dr',
  'gen',
  'lt',
  'mr',
  'mrs',
  'ms',
  'prof',
  'sci',
  'sgt',
  'st',
])

/** Whether a token can belong to a name: a capitalized word, a number, or a part joined to one. */
function isNamed(tokens: readonly Token[], end: number, source: Source): boolean {
  const token = tokens[end]
  const last = tokens[end - 1]
  if (token?.kind === 'number') return true
  if (token?.kind !== 'word') return false
  // "2nd" and "a-phone" are two tokens each.
  const joined =
    (last?.kind === 'number' && last.to === token.from) ||
    (last?.to === token.from - 1 && /[-‐‑‒–−]/.test(source.text[last.to] ?? ''))
  return token.capital || joined
}

const isShortened = (tokens: readonly Token[], dot: number): boolean =>
  tokens[dot]?.text === '.' && shortened.has(tokens[dot - 1]?.text ?? '') && tokens[dot + 1]?.capital === true

const JOINING: ReadonlySet<string> = new Set(['or', 'and'])
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an'])

const title: Terminal = {
  label: 'a name',
  words: none,
  numbers: false,
  opens: Opening.name,
  read: (tokens, at, source) => {
    const first = tokens[at]
    if (first?.kind !== 'word' || !first.capital) return nothing
    const found: TerminalReading[] = []
    for (let end = at; end < at + longestTitle; end++) {
      const token = tokens[end]
      if (token === undefined) break
      if (end > at && isShortened(tokens, end)) continue
      // "A Gub or a Troll" are two names.
      if (JOINING.has(token.text) && ARTICLES.has(tokens[end + 1]?.text ?? '')) break
      const named = isNamed(tokens, end, source)
      if (!(named || small.has(token.text))) break
      const value = writtenForm(source, first.from, token.to)
      if (value === undefined) break
      // No name ends in a sign: "a Gub with Æ on it" names Gub.
      if (named && !(token.from + 1 === token.to && token.text.length > 1))
        found.unshift({ end: end + 1, value })
    }
    return found
  },
  accepts: (value) => typeof value === 'string' && value !== '',
  print: String,
}

/** A name other than the card's own. */
const otherTitle: Terminal = {
  ...title,
  read: (tokens, at, source) =>
    title
      .read(tokens, at, source)
      .filter(
        ({ end }) => !source.self.some((words) => words.length === end - at && sameAs(tokens, at, words)),
      ),
}

/** The entries that begin at a token: those of the set, then further ones. */
function entriesAt(
  tokens: readonly Token[],
  at: number,
  own: EntriesByStart,
  further: EntriesByStart | undefined,
): readonly { readonly key: string; readonly words: readonly string[] }[] {
  const start = tokens[at]?.text ?? ''
  const known = own.get(start) ?? NO_ENTRIES
  const more = further?.get(start)
  return more === undefined ? known : [...more, ...known]
}
const NO_ENTRIES: readonly never[] = []

/** The longest partial match of an entry beyond its first word. */
function partialMatch(
  entries: readonly { readonly words: readonly string[] }[],
  tokens: readonly Token[],
  at: number,
): PartialMatch | null {
  const reached = entries.map(({ words }) => {
    const length = words.findIndex((word, index) => tokens[at + index]?.text !== word)
    return { length, word: words[length] ?? '' }
  })
  const longest = Math.max(0, ...reached.map(({ length }) => length))
  if (longest === 0) return null
  return {
    at: at + longest,
    words: reached.filter(({ length }) => length === longest).map(({ word }) => word),
  }
}

/** The forms of entries by their first words. */
export function entriesByStart(
  set: WordSet,
  entries: Readonly<Record<string, WordForms>>,
  known: Lexicon,
): Map<string, { key: string; words: readonly string[] }[]> {
  const byStart = new Map<string, { key: string; words: readonly string[] }[]>()
  for (const [key, forms] of Object.entries(entries)) {
    const all =
      typeof forms === 'string' ? [forms] : [forms.one, forms.many ?? forms.one, ...(forms.reads ?? [])]
    for (const form of all) {
      const words = tokenize(form, known, false).map((token) => token.text)
      const start = words[0]
      if (start === undefined) throw new Error(`an entry of the word set "${set.name}" is empty: "${key}"`)
      byStart.set(start, [...(byStart.get(start) ?? []), { key, words }])
    }
  }
  for (const all of byStart.values()) all.sort((a, b) => b.words.length - a.words.length)
  return byStart
}

const ofSet = (set: WordSet, known: Lexicon): Terminal => {
  const byStart = entriesByStart(set, set.entries, known)
  const { further } = set
  const forms = (value: unknown) =>
    typeof value !== 'string' || value === ''
      ? undefined
      : Object.hasOwn(set.entries, value)
        ? set.entries[value]
        : further?.(value)
  return {
    label: set.label,
    words: new Set(byStart.keys()),
    numbers: false,
    opens: further === undefined ? 0 : Opening.further,
    read: (tokens, at, source) =>
      entriesAt(tokens, at, byStart, source.further.get(set.name))
        .filter((entry) => sameAs(tokens, at, entry.words))
        .map((entry) => ({ end: at + entry.words.length, value: entry.key })),
    partialMatch: (tokens, at) => partialMatch(byStart.get(tokens[at]?.text ?? '') ?? [], tokens, at),
    accepts: (value) => forms(value) !== undefined,
    print: (value, many) => {
      const found = forms(value)
      if (found === undefined || typeof found === 'string') return found ?? ''
      return many ? (found.many ?? found.one) : found.one
    },
  }
}

/** All slot types that are no category. Throws on an empty word. */
export const terminals = (
  sets: readonly WordSet[],
  numbers: Readonly<Record<string, number>>,
  known: Lexicon,
): ReadonlyMap<string, Terminal> => {
  const counted = new Map(Object.entries(numbers).map(([word, value]) => [foldWord(word), value]))
  const all = new Map([
    ['#', integer(counted)],
    ['+#', signed],
    ['self', self],
    ['word', anyWord],
    ['title', title],
    ['other-title', otherTitle],
  ])
  for (const set of sets) {
    if (all.has(set.name)) throw new Error(`the word set "${set.name}" is declared twice`)
    all.set(set.name, ofSet(set, known))
  }
  return all
}
