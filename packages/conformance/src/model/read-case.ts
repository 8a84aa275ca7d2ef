import type { Case } from './case.ts'
import { isCount, isListOf, isMaybe, isShape, isTable, isText, isTruth } from './fields.ts'

const HEADING = {
  id: isText,
  game: isText,
  edition: isText,
  cards: isListOf(isTable),
  board: isTable,
  numbers: isTable,
}
const isPair = (value: unknown): boolean =>
  isListOf(isText)(value) && (value as readonly unknown[]).length === 2

const isRuling = isShape({
  ...HEADING,
  kind: (value) => value === 'ruling',
  name: isText,
  cite: isListOf(isText),
  play: isListOf(isShape({ who: isText, step: isText, asks: isText, chosen: isListOf(isText) })),
  expect: isShape({
    board: isMaybe(isTable),
    refused: isMaybe(isListOf(isText)),
    declarations: isMaybe(isListOf(isShape({ action: isText, pairs: isListOf(isPair), legal: isTruth }))),
    endings: isMaybe(isCount),
  }),
})
const isCounted = isShape({
  ...HEADING,
  kind: (value) => value === 'count',
  over: (value) => value === 'one move' || value === 'combat',
  expect: isShape({ sequences: isCount, endings: isCount, digest: isText }),
})

/**
 * The cases in lines of JSON.
 * @throws SyntaxError with the number of a line that is no case
 */
export const casesIn = (lines: string): readonly Case[] =>
  lines.split('\n').flatMap((line, at) => {
    if (line === '') return []
    const value: unknown = JSON.parse(line)
    if (!isRuling(value) && !isCounted(value)) throw new SyntaxError(`line ${at + 1} is no case`)
    return [value as Case]
  })
