import type { ComparisonSpec } from '../grammar/comparison-spec.ts'
import type { Table } from '../grammar/table.ts'
import { tokenize } from '../lexer/lexer.ts'
import type { Token } from '../lexer/token.ts'
import { SENTENCE_MARKS, type Word } from './normal-form.ts'
import { type Comparison, compileComparison } from './synonyms.ts'

/** The word for the card's own name, in the words of a text and in synonyms. */
const SELF = 'ownname'

/** A text and its words. */
export interface Wording {
  readonly text: string
  readonly words: readonly Word[]
}

/** The words of a text for comparing: one for the card's own name, digits for number words, one mark between sentences. */
export function wordingOf(table: Table, text: string, names: readonly string[]): Wording {
  const words = [...wordsOf(table, text, names, table.aliases)]
  const last = words.at(-1)
  if (last !== undefined) addWord(words, { text: '.', from: last.to, to: last.to })
  return { text, words }
}

function wordsOf(
  table: Table,
  text: string,
  names: readonly string[],
  aliases: Table['aliases'] = [],
): readonly Word[] {
  const tokens = tokenize(text, table.lexicon, table.spec.parentheses !== true)
  const own = names.map((name) => lexed(table, name)).filter((words) => words.length > 0)
  const numbers = table.spec.numbers ?? {}
  const words: Word[] = []
  const isHere = (at: number) => (one: readonly string[]) =>
    one.every((word, index) => tokens[at + index]?.text === word)
  let quoted = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.text === '"') quoted = !quoted
    // Inside a quotation, "this card" is the card that gains the ability.
    const alias = quoted && table.spec.quotedSelf !== true ? undefined : aliases.find(isHere(at))
    const name = own.find(isHere(at)) ?? alias
    const signed = token.text === '-' && tokens[at + 1]?.kind === 'number'
    const length = name?.length ?? (signed ? 2 : 1)
    const { from } = token
    const last = tokens[at + length - 1] ?? token
    const written = signed ? `${token.text}${last.text}` : String(numbers[token.text] ?? token.text)
    const text = name !== undefined ? SELF : token.kind === 'line' ? '.' : written
    const begins = SENTENCE_MARKS.has(words.at(-1)?.text ?? '.')
    const isName = token.capital && name === undefined && !begins
    addWord(words, { text, from, to: last.to, ...(isName && { isName }) })
    at += length
  }
  return words
}

const lexed = (table: Table, text: string): readonly Token['text'][] =>
  tokenize(text, table.lexicon, false).map((token) => token.text)

/** Adds a word; of the full stops around a closing quotation mark, only one before it counts. */
function addWord(words: Word[], word: Word): void {
  const last = words.at(-1)
  if (word.text !== '.') words.push(word)
  else if (last?.text === '"' && words.at(-2)?.text !== '.') words.splice(-1, 1, word, last)
  else if (last === undefined || !STOPS.has(last.text)) words.push(word)
}

/** Behind these, a full stop or the end of a line is no other end of a sentence. */
const STOPS: ReadonlySet<string> = new Set(['.', ':', '"', ','])

/** The comparison of a grammar, ready for use. */
export const comparisonOf = (table: Table): Comparison =>
  compileComparison(table.spec.comparison ?? NOTHING, (text) =>
    wordsOf(table, text, []).map((word) => word.text),
  )
const NOTHING: ComparisonSpec = {
  forms: {},
  empty: [],
  implied: [],
  synonyms: [],
  kept: {},
  repeatable: [],
  spelledOut: [],
  named: [],
  pronouns: {},
}
