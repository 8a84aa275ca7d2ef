import { nearest } from '../base/nearest.ts'
import type { Table } from '../grammar/table.ts'
import type { Source } from '../grammar/terminal.ts'
import type { Token } from '../lexer/token.ts'
import { Reader } from '../reader/reader.ts'
import type { Clause } from '../reader/recovery.ts'

/** Words that people often forget. */
const SMALL = ['a', 'the', 'to', 'of', 'from', 'on', 'in', 'with', 'each', 'your', 'and', 'is']
const MARKS = [':', ',', '.', '"']

/** The most tokens before a colon: "After Fight/After Reap". */
const INTRODUCING = 6

/** The most steps for one attempt. */
const STEPS = 20_000

/** Known words one letter away from a word, and its other number. */
function similarWords({ wordIndex }: Table, word: string): readonly string[] {
  const others = AGREEING.flatMap((pair) => (pair.includes(word) ? pair.filter((one) => one !== word) : []))
  for (const known of wordIndex.byWord.keys())
    if (known !== word && Math.abs(known.length - word.length) < 2 && nearest(word, [known], 1) !== undefined)
      others.push(known)
  return others.slice(0, MOST)
}
/** Singular and plural verbs. */
const AGREEING = [
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
]
/** The most words to try in place of one. */
const MOST = 12

const likeWritten = ({ capital }: Token, word: string): string =>
  capital ? word.slice(0, 1).toUpperCase() + word.slice(1) : word

/** Whether a clause can be read with another word in the place of one of its tokens. */
export function readsWith(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { start, end, categories }: Clause,
  at: number,
  word: string,
): boolean {
  const changed = tokens
    .slice(0, end)
    .map((token, index) => (index === at ? { ...token, text: word } : token))
  return categories.some((category) =>
    new Reader(table, changed, source, STEPS)
      .read(category, start)
      .some((reading) => reading.end === changed.length),
  )
}

/**
 * The clause with the smallest change at a token that makes it readable: insert a mark or a small word, or drop a word;
 * `undefined` when none works.
 */
export function repair(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { start, end, categories }: Clause,
  at: number,
  expected: ReadonlySet<string>,
): string | undefined {
  const reads = (before: readonly Token[], behind: readonly Token[]): boolean => {
    const changed = [...before, ...behind]
    const reader = new Reader(table, changed, source, STEPS)
    return categories.some((category) =>
      reader.read(category, start).some((reading) => reading.end === changed.length),
    )
  }
  const from = tokens[start]?.from ?? 0
  const to = tokens[end - 1]?.to ?? from
  const written = (a: number, b: number): string => source.text.slice(a, b).trim()
  const rest = (index: number): string => (index < end ? written(tokens[index]?.from ?? to, to) : '')
  const head = (index: number): string => (index > start ? written(from, tokens[index - 1]?.to ?? from) : '')
  const readsPutIn = (text: string, kind: Token['kind'], index: number): boolean => {
    const offset = tokens[index]?.from ?? to
    const put: Token = { kind, text, from: offset, to: offset, capital: false }
    return reads([...tokens.slice(0, index), put], tokens.slice(index, end))
  }
  const wanted = (words: readonly string[]) => words.filter((word) => expected.has(word))
  for (const mark of wanted(MARKS)) {
    if (readsPutIn(mark, 'mark', at)) return `${head(at)}${mark} ${rest(at)}`.trim()
  }
  for (const word of wanted(SMALL)) {
    if (readsPutIn(word, 'word', at)) return `${head(at)} ${word} ${rest(at)}`.trim()
  }
  for (const gone of [at, at - 1]) {
    if (gone < start || gone >= end || end - start < 2) continue
    if (!reads(tokens.slice(0, gone), tokens.slice(gone + 1, end))) continue
    return `${head(gone)} ${rest(gone + 1)}`.replace(/ (?=[.,:;])/g, '').trim()
  }
  // A known word in place of the intended one: "then" for "than", "Pay:" for "Play:".
  for (const gone of [at, at - 1]) {
    const token = tokens[gone]
    if (token?.kind !== 'word' || gone < start || gone >= end) continue
    for (const word of similarWords(table, token.text))
      if (readsWith(table, source, tokens, { start, end, categories }, gone, word))
        return `${head(gone)} ${likeWritten(token, word)}${source.text.slice(token.to, to)}`.trim()
  }
  // A missing colon earlier: "Play Gain 1" could play a card of that name.
  for (let index = start + 1; index < Math.min(at, start + INTRODUCING); index++) {
    if (readsPutIn(':', 'mark', index)) return `${head(index)}: ${rest(index)}`.trim()
  }
  return undefined
}
