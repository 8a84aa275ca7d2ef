import type { RulingRecord } from '../ruling/record.ts'

/** The rulings of each game under each of their words: cards, rules, steps. */
export type Groups = ReadonlyMap<string, ReadonlyMap<string, readonly RulingRecord[]>>

export function grouped(
  records: readonly RulingRecord[],
  wordsOf: (record: RulingRecord) => readonly string[],
): Groups {
  const games = new Map<string, Map<string, RulingRecord[]>>()
  for (const record of records) {
    const words = games.get(record.game) ?? new Map<string, RulingRecord[]>()
    games.set(record.game, words)
    for (const word of new Set(wordsOf(record))) {
      const list = words.get(word)
      if (list === undefined) words.set(word, [record])
      else list.push(record)
    }
  }
  return games
}

export const inOrder = (words: Iterable<string>): readonly string[] =>
  [...words].sort((one, other) => one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }))
