import type { SimpleGameSpec } from '@battleline/card-game'
import type { Schema } from '../../editing/schema.ts'

const NUMBER: Schema = { type: 'integer' }
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const each = (keys: readonly string[], schema: Schema) => Object.fromEntries(keys.map((key) => [key, schema]))

/** The scenario schema of a simple game, for completions. */
export function simpleSchema({ game, editions, words, moves }: SimpleGameSpec): Schema {
  const { zones, numbers, keywords, counters, marks, playerNumbers } = words
  const marked: Schema = {
    properties: {
      as: { type: 'string' },
      ...each(counters, NUMBER),
      ...each(Object.keys(marks), { type: 'boolean' }),
    },
  }
  const card: Schema = { oneOf: [{ type: 'string' }, { additionalProperties: marked }] }
  const player: Schema = {
    properties: { ...each(Object.keys(playerNumbers), NUMBER), ...each(zones, listOf(card)) },
  }
  const own: Schema = { properties: { ...each(numbers, NUMBER), keywords: listOf({ enum: keywords }) } }
  const choose = listOf({ type: 'string' })
  const entry: Schema = {
    oneOf: [{ enum: moves }, { properties: { ...each(moves, { type: 'string' }), choose } }],
  }
  const expected: Schema = {
    properties: {
      ...each([...numbers, ...counters], NUMBER),
      ...each(Object.keys(marks), { type: 'boolean' }),
      in: { enum: zones },
    },
  }
  const names = listOf({ type: 'string' })
  return {
    properties: {
      ...each(['name', 'note', 'active'], { type: 'string' }),
      game: { const: game },
      edition: { enum: editions },
      cite: names,
      players: { additionalProperties: player },
      cards: { additionalProperties: own },
      play: listOf(entry),
      expect: {
        additionalProperties: player,
        properties: {
          cards: { additionalProperties: expected },
          ...each(['winner', 'active', 'refused', 'status'], { type: 'string' }),
          ...each(['steps', 'not steps', 'because'], names),
        },
      },
    },
  }
}
