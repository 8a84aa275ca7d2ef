import { keyforge, readText } from '@battleline/keyforge'
import type { CardEntry, TextMistake } from '../protocol.ts'

/** Every card that ships with the engine, as it can be found and placed. */
export const cardList = (): readonly CardEntry[] =>
  keyforge()
    .library.all()
    .map(({ name, type, house, power, armor }) => ({
      name,
      type,
      house: house ?? null,
      power: power ?? null,
      armor: armor ?? 0,
    }))

/** What is wrong in the text of a card; nothing where all of it is understood. */
export function textMistakes(name: string, text: string): readonly TextMistake[] {
  const read = readText(text, name === '' ? 'This card' : name)
  if (read.ok) return []
  return read.problems.map(({ line, column, message, expected, nearest }) => ({
    line,
    column,
    message,
    expected: expected.slice(0, 8),
    ...(nearest !== undefined && { nearest }),
  }))
}
