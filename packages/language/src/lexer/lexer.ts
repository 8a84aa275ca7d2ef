import { foldWord } from '../base/fold.ts'
import { respelled, type Spellings, spellingsOf } from './spellings.ts'
import type { Token } from './token.ts'

/**
 * A sign for a word, in the spellings that people use. Spellings of letters match whole words, others match anywhere;
 * those in `afterNumber` match only behind a number (`1A`, `3 D`), where they are no article.
 */
export interface Sign {
  readonly word: string
  readonly written?: readonly string[]
  readonly afterNumber?: readonly string[]
  /** A capital letter for the sign where no article fits: "more A than", "with A on it". */
  readonly inSentence?: {
    readonly letter: string
    readonly behind: readonly string[]
    readonly ahead?: readonly string[]
  }
}

/** Capital letters for signs, run together behind a word: `Enhance APTR`. Keys are the letters. */
export interface Run {
  readonly after: string
  readonly letters: Readonly<Record<string, string>>
}

export interface Lexicon {
  readonly words: ReadonlyMap<string, string>
  /** Ignored signs, such as ornaments. */
  readonly silent: ReadonlySet<string>
  /** What parentheses begin with that are rules text. */
  readonly readParentheses: readonly RegExp[]
  readonly runs: ReadonlyMap<string, readonly (readonly [letters: string, word: string])[]>
  /** By the first character of the spelling; longer spellings first. */
  readonly signs: ReadonlyMap<string, readonly (readonly [written: string, word: string])[]>
  readonly afterNumber: ReadonlyMap<string, string>
  readonly inSentence: ReadonlyMap<string, string>
  readonly before: ReadonlySet<string>
  readonly ahead: ReadonlySet<string>
  readonly spellings: Spellings
}

const letters = /^[\p{L}\p{M}]+$/u

export const lexicon = (
  signs: readonly Sign[] = [],
  silent: readonly string[] = [],
  runs: readonly Run[] = [],
  readParentheses: readonly (string | RegExp)[] = [],
  spellings: Readonly<Record<string, readonly string[]>> = {},
): Lexicon => {
  const words = new Map<string, string>()
  const signsByStart = new Map<string, (readonly [string, string])[]>()
  const afterNumber = new Map<string, string>()
  const inSentence = new Map<string, string>()
  const before = new Set<string>()
  const ahead = new Set<string>()
  for (const sign of signs) {
    const word = foldWord(sign.word)
    for (const written of sign.written ?? []) {
      if (letters.test(written)) words.set(foldWord(written), word)
      else if (written !== '') {
        const start = written.charAt(0).toLowerCase()
        const others = signsByStart.get(start) ?? []
        const longerFirst = [...others, [written.toLowerCase(), word] as const]
        signsByStart.set(
          start,
          longerFirst.sort((a, b) => b[0].length - a[0].length),
        )
      }
    }
    for (const written of sign.afterNumber ?? []) afterNumber.set(written, word)
    if (sign.inSentence !== undefined) inSentence.set(sign.inSentence.letter, word)
    for (const one of sign.inSentence?.behind ?? []) before.add(one)
    for (const one of sign.inSentence?.ahead ?? []) ahead.add(one)
  }
  const longestFirst = ({ letters: known }: Run) =>
    Object.entries(known).sort(([a], [b]) => b.length - a.length)
  const known: Lexicon = {
    words,
    silent: new Set(silent),
    readParentheses: readParentheses.map((one) => new RegExp(one, 'y')),
    runs: new Map(runs.map((run) => [foldWord(run.after), longestFirst(run)])),
    signs: signsByStart,
    afterNumber,
    inSentence,
    before,
    ahead,
    spellings: new Map(),
  }
  const lexed = (text: string) => new Lexer(text, known, false).run()
  const others = Object.entries(spellings).map(([intended, ways]) => ({
    tokens: lexed(intended),
    ways: ways.map((written) => wordsOf(lexed(written))),
  }))
  const madeOf = (intended: (tokens: readonly Token[]) => readonly Token[]): Spellings =>
    spellingsOf(
      others.flatMap(({ tokens, ways }) => {
        const words = wordsOf(intended(tokens))
        return ways.map((written) => ({ written, intended: words }))
      }),
    )
  // Spellings chain once: "next to" is "adjacent to", which is "neighboring to".
  const once = madeOf((tokens) => tokens)
  return { ...known, spellings: madeOf((tokens) => respelled(tokens, once)) }
}

const wordsOf = (tokens: readonly Token[]): readonly string[] => tokens.map(({ text }) => text)

const blank = /(?:[^\S\n\r\v\f\u2028\u2029\u0085]|[\u00ad\u200b-\u200f\u2060\ufeff])+/y
const lineEnd = /(?:\r\n|[\n\r\v\f\u2028\u2029\u0085])/y
const digits = /[0-9]+/y
const nextWord = / +[a-z]+/iy
const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060\ufeff]*/uy
const apostrophe = /['’‘ʼ`´′]/y
const possessive = /['’‘ʼ`´′][sS](?![\p{L}\p{M}\p{N}])/uy
const elided = /['’‘ʼ`´′][\p{L}\p{M}][\p{L}\p{M}\p{N}]*/uy
const hyphen = /[-‐‑‒–−]/y
const anySign = /./suy
/** A start that continues a sentence, where sentences begin with capitals. */
const goesOn = /\s*[\p{Ll}\p{N}+]/uy
/** Words that cannot end a sentence. */
const unfinished = /^(?:an?|the|of|each|from|to|for|in|on|with|and|or|than|your|their|its)$/i
const startsAWord = /\s*[\p{L}\p{N}]/uy
const endsInLetter = /[\p{L}\p{M}\p{N}]$/u
const startsWithLetter = /[\p{L}\p{M}]/uy

const BLANK = 0x20
/** a to z, and A to Z. */
const isPlainLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const spelling: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '―': '—',
  '●': '•',
  '▪': '•',
  '·': '•',
  '‣': '•',
  '◦': '•',
  '：': ':',
  '，': ',',
  '。': '.',
}

/** The offset of the closing parenthesis for each opening one, in one pass. */
const closings = (text: string): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  const open: number[] = []
  for (let at = text.indexOf('('); at >= 0 && at < text.length; at++) {
    if (text[at] === '(') open.push(at)
    else if (text[at] === ')') {
      const start = open.pop()
      if (start !== undefined) found.set(start, at)
    }
  }
  return found
}

class Lexer {
  readonly tokens: Token[] = []
  private at = 0
  private single = false
  /** Whether the text has capital letters. */
  private readonly mixed: boolean
  private readonly text: string
  private readonly known: Lexicon
  private readonly reminders: ReadonlyMap<number, number>
  /** The closing offsets of parentheses with rules text. */
  private readonly spokenEnds = new Set<number>()

  constructor(text: string, known: Lexicon, dropReminders: boolean) {
    this.text = text
    this.known = known
    this.mixed = /\p{Lu}/u.test(text)
    this.reminders = dropReminders ? closings(text) : new Map()
  }

  run(): readonly Token[] {
    while (this.at < this.text.length) {
      // The common case first: plain letters.
      if (!isPlainLetter(this.text.charCodeAt(this.at)) && (this.space() || this.reminder() || this.number()))
        continue
      this.sign() || this.signsInARow() || this.word() || this.mark()
    }
    if (this.tokens.at(-1)?.kind === 'line') this.tokens.pop()
    return this.tokens
  }

  private push(kind: Token['kind'], text: string, length: number): true {
    const first = this.text[this.at] ?? ''
    const capital = kind === 'word' && first !== first.toLowerCase()
    this.tokens.push({ kind, text, from: this.at, to: this.at + length, capital })
    this.at += length
    return true
  }

  private space(): boolean {
    const gap = match(blank, this.text, this.at)?.length ?? this.silent()
    if (gap > 0) {
      this.at += gap
      return true
    }
    const end = match(lineEnd, this.text, this.at)
    if (end === undefined) return false
    const last = this.tokens.at(-1)
    // Empty lines, and lines with only reminder text, do not count.
    if (last === undefined || last.kind === 'line' || this.inSentence(last, this.at + end.length))
      this.at += end.length
    else this.push('line', '\n', end.length)
    return true
  }

  /** Whether a line end is inside a sentence: behind a comma or an unfinished phrase, or before a continuation. */
  private inSentence(last: Token, next: number): boolean {
    if (last.text === ',') return true
    if (unfinished.test(last.text) && match(startsAWord, this.text, next) !== undefined) return true
    return this.mixed && last.kind !== 'mark' && match(goesOn, this.text, next) !== undefined
  }

  private silent(): number {
    const { silent } = this.known
    return silent.size > 0 && silent.has(this.text.charAt(this.at)) ? 1 : 0
  }

  private reminder(): boolean {
    const end = this.reminders.get(this.at)
    if (this.spokenEnds.delete(this.at)) {
      this.at++
      return true
    }
    if (end === undefined) return false
    const isSpoken = this.known.readParentheses.some(
      (words) => match(words, this.text, this.at + 1) !== undefined,
    )
    if (isSpoken) this.spokenEnds.add(end)
    this.at = isSpoken ? this.at + 1 : end + 1
    return true
  }

  private sign(): boolean {
    const candidates = this.known.signs.get(this.text.charAt(this.at).toLowerCase())
    if (candidates === undefined) return false
    for (const [written, intended] of candidates) {
      const here = this.text.slice(this.at, this.at + written.length)
      if (here.toLowerCase() === written) return this.push('word', intended, written.length)
    }
    return false
  }

  private number(): boolean {
    const found = match(digits, this.text, this.at)
    return found !== undefined && this.push('number', found, found.length)
  }

  private word(): boolean {
    let found = match(word, this.text, this.at)
    if (found === undefined) return false
    for (;;) {
      const next = this.at + found.length
      if (this.text.charCodeAt(next) === BLANK) break
      if (match(possessive, this.text, next) !== undefined) break
      const more = match(elided, this.text, next)
      if (more === undefined) break
      found += more
    }
    const afterNumber = this.behindNumber(found)
    const folded = foldWord(found)
    return this.push('word', afterNumber ?? this.known.words.get(folded) ?? folded, found.length)
  }

  /** Letters for signs behind their word; all letters or none: "Enhance APT", not "Enhance Art". */
  private signsInARow(): boolean {
    const last = this.tokens.at(-1)
    const letters = last === undefined ? undefined : this.known.runs.get(last.text)
    const found = letters === undefined ? undefined : match(word, this.text, this.at)
    if (letters === undefined || found === undefined) return false
    const signs: (readonly [string, string])[] = []
    for (let rest = found; rest !== ''; ) {
      const next = letters.find(([written]) => rest.startsWith(written))
      if (next === undefined) return false
      signs.push(next)
      rest = rest.slice(next[0].length)
    }
    for (const [written, intended] of signs) this.push('word', intended, written.length)
    return true
  }

  /** `1A` in any case; `1 A` only in the exact case, because `a` may be an article. */
  private behindNumber(found: string): string | undefined {
    const last = this.tokens.at(-1)
    if (last?.kind === 'word' && this.known.inSentence.has(found))
      return this.isNoArticle(last, found) ? this.known.inSentence.get(found) : undefined
    if (last?.kind !== 'number' || this.at - last.to > 1) return undefined
    const exact = this.known.afterNumber.get(found)
    return this.at === last.to ? (exact ?? this.known.afterNumber.get(found.toUpperCase())) : exact
  }

  /** Decides by the next word, or by the previous one unless all is in capitals: "OF A CREATURE". */
  private isNoArticle(last: Token, found: string): boolean {
    const next = match(nextWord, this.text, this.at + found.length)
      ?.trimStart()
      .toLowerCase()
    if (next !== undefined && this.known.ahead.has(next)) return true
    return this.known.before.has(last.text) && /\p{Ll}/u.test(this.text[last.to - 1] ?? '')
  }

  private mark(): boolean {
    const quote = match(apostrophe, this.text, this.at)
    if (quote !== undefined) return this.quote()
    const dash = match(hyphen, this.text, this.at)
    if (dash !== undefined) {
      // A hyphen inside a word only joins its parts: "non-Mars" and "non Mars" read alike.
      if (!this.afterLetter() || !this.beforeLetter()) return this.push('mark', '-', dash.length)
      this.at += dash.length
      return true
    }
    const found = match(anySign, this.text, this.at) ?? this.text.charAt(this.at)
    // A second full stop is left over from dropped reminder text.
    if (found === '.' && this.tokens.at(-1)?.text === '.') {
      this.at++
      return true
    }
    return this.push('mark', spelling[found] ?? found, found.length)
  }

  /** An apostrophe: the possessive `'s`, that of a plural (`players'`), or a single quotation mark. */
  private quote(): boolean {
    const behind = this.afterLetter()
    const owns = match(possessive, this.text, this.at)
    if (behind && owns !== undefined) return this.push('word', "'s", owns.length)
    if (behind && !this.single) return this.push('mark', "'", 1)
    this.single = !behind && !this.single && this.beforeLetter()
    return this.push('mark', '"', 1)
  }

  private afterLetter(): boolean {
    return endsInLetter.test(this.text.slice(Math.max(0, this.at - 2), this.at))
  }

  private beforeLetter(): boolean {
    return match(startsWithLetter, this.text, this.at + 1) !== undefined
  }
}

/** The tokens of any string. Reminder text in closed parentheses is dropped unless told otherwise. */
export const tokenize = (text: string, known: Lexicon, dropReminders = true): readonly Token[] =>
  respelled(new Lexer(text, known, dropReminders).run(), known.spellings)
