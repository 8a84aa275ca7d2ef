import { foldWord } from './fold.ts'
import { type Lexicon, type Token, tokenize } from './lexer.ts'
import type { WordSet } from './phrase.ts'

/** What reading needs beside the tokens: the text for names, and the names of the card itself. */
export interface Source {
  readonly text: string
  /** The names of the card. */
  readonly self: readonly (readonly string[])[]
  /** What else it may call itself; inside quotation marks these are said of the card that gets the ability. */
  readonly aliases: readonly (readonly string[])[]
  /** What all of these begin with. */
  readonly own: ReadonlySet<string>
}

export interface Found {
  readonly end: number
  readonly value: unknown
}

/** The token at which several words are no longer those that were begun, and what could stand there. */
export interface Stray {
  readonly at: number
  readonly words: readonly string[]
}

/** With what something can begin that is not known before the text is: a set of these, as bits. */
export const Opening = { self: 1, name: 2, word: 4, anything: 8 } as const

/** What a slot holds that is no node. `words` are those it can begin with, `opens` what else. */
export interface Terminal {
  readonly label: string
  readonly words: ReadonlySet<string>
  readonly numbers: boolean
  readonly opens: number
  /** Every reading at a token, the longest first. */
  readonly read: (tokens: readonly Token[], at: number, source: Source) => readonly Found[]
  /** Where what begins as something of several words stops being that, and the words that could go on; null where nothing does. */
  readonly stray?: (tokens: readonly Token[], at: number) => Stray | null
  /** Whether a field can be printed, and how. */
  readonly fits: (value: unknown) => boolean
  readonly print: (value: unknown, many: boolean) => string
}

const nothing: readonly Found[] = []
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
  fits: (value) => isCount(value) && value >= 0,
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
  fits: isCount,
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
    const name =
      source.self.find((words) => sameAs(tokens, at, words)) ??
      // A card without a name has no other way to be meant in a quotation.
      source.aliases.find(
        (words) => sameAs(tokens, at, words) && (source.self.length === 0 || !isQuoted(tokens, at)),
      )
    return name === undefined ? nothing : [{ end: at + name.length, value: true }]
  },
  fits: () => true,
  print: () => '',
}

/** A stretch of the text in one spelling of blanks, apostrophes and hyphens; nothing when it holds a bracket. */
const spelled = (source: Source, from: number, to: number): string | undefined => {
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
    return [{ end: at + 1, value: spelled(source, token.from, token.to)?.toLowerCase() }]
  },
  fits: (value) => typeof value === 'string' && value !== '',
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

/** Titles of people that are written short, with a full stop: "Dr. Xyloxxzlphrex" is one name. */
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

/** Whether a token belongs to a name as it stands: a word with a capital, a number, or what is joined to one of them. */
function isNamed(tokens: readonly Token[], end: number, source: Source): boolean {
  const token = tokens[end]
  const last = tokens[end - 1]
  if (token?.kind === 'number') return true
  if (token?.kind !== 'word') return false
  // "2nd" is two tokens, of which the second belongs to the name as much as the first; so is "a-phone".
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
    const found: Found[] = []
    for (let end = at; end < at + longestTitle; end++) {
      const token = tokens[end]
      if (token === undefined) break
      if (end > at && isShortened(tokens, end)) continue
      // "A Gub or a Troll" are two names.
      if (JOINING.has(token.text) && ARTICLES.has(tokens[end + 1]?.text ?? '')) break
      const named = isNamed(tokens, end, source)
      if (!(named || small.has(token.text))) break
      const value = spelled(source, first.from, token.to)
      if (value === undefined) break
      // No name ends in a sign: "a Gub with Æ on it" names Gub.
      if (named && !(token.from + 1 === token.to && token.text.length > 1))
        found.unshift({ end: end + 1, value })
    }
    return found
  },
  fits: (value) => typeof value === 'string' && value !== '',
  print: String,
}

/** A name, and not the card's own. */
const otherTitle: Terminal = {
  ...title,
  read: (tokens, at, source) =>
    title
      .read(tokens, at, source)
      .filter(
        ({ end }) => !source.self.some((words) => words.length === end - at && sameAs(tokens, at, words)),
      ),
}

/** How far the entries go that come farthest, beyond their first word. */
function strayed(
  entries: readonly { readonly words: readonly string[] }[],
  tokens: readonly Token[],
  at: number,
): Stray | null {
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

const ofSet = (set: WordSet, known: Lexicon): Terminal => {
  const byStart = new Map<string, { key: string; words: readonly string[] }[]>()
  for (const [key, forms] of Object.entries(set.entries)) {
    const all =
      typeof forms === 'string' ? [forms] : [forms.one, forms.many ?? forms.one, ...(forms.reads ?? [])]
    for (const form of all) {
      const words = tokenize(form, known, false).map((token) => token.text)
      const start = words[0]
      if (start === undefined) throw new Error(`an entry of the word set "${set.name}" is empty: "${key}"`)
      byStart.set(start, [...(byStart.get(start) ?? []), { key, words }])
    }
  }
  for (const entries of byStart.values()) entries.sort((a, b) => b.words.length - a.words.length)
  const forms = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(set.entries, value) ? set.entries[value] : undefined
  return {
    label: set.label,
    words: new Set(byStart.keys()),
    numbers: false,
    opens: 0,
    read: (tokens, at) =>
      (byStart.get(tokens[at]?.text ?? '') ?? [])
        .filter((entry) => sameAs(tokens, at, entry.words))
        .map((entry) => ({ end: at + entry.words.length, value: entry.key })),
    stray: (tokens, at) => strayed(byStart.get(tokens[at]?.text ?? '') ?? [], tokens, at),
    fits: (value) => forms(value) !== undefined,
    print: (value, many) => {
      const found = forms(value)
      if (found === undefined || typeof found === 'string') return found ?? ''
      return many ? (found.many ?? found.one) : found.one
    },
  }
}

/** Everything a slot can name that is no category. Throws on an empty word. */
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
