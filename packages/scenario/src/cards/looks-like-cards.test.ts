import { expect, it } from 'vitest'
import { readScenarios } from '../files/read-scenarios.ts'

const messages = (text: string) => readScenarios(text, { file: 'x' }).problems.map(({ message }) => message)

it.each([
  ['a card', '{ "name": "Gub", "type": "creature" }'],
  ['a list of cards', '[{ "name": "Gub", "text": "Poison." }]'],
  ['a set around a list', '{ "data": [{ "name": "Gub", "oracle_text": "" }], "page": 1 }'],
  ['cards by name, as they are imported', '{ "Gub": { "type": "creature" } }'],
])('%s is reported as not a scenario', (_, text) => {
  expect(messages(text)).toEqual(['these are cards, not a scenario'])
})

it.each([
  '{ "name": "x", "text": "Poison.", "players": { "me": {}, "you": {} }, "game": "keyforge" }',
  '{ "game": "keyforge" }',
  '[]',
])('%s is read as a scenario', (text) => {
  expect(messages(text)).not.toContain('these are cards, not a scenario')
  expect(messages(text).length).toBeGreaterThan(0)
})
