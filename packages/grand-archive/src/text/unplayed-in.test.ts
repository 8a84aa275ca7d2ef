import { expect, it } from 'vitest'
import { readText } from './grammar.ts'

const problems = (text: string) => {
  const read = readText(text, 'Brute')
  return read.ok ? [] : read.problems.map(({ from, to }) => text.slice(from, to))
}

it.each([
  ['Draw a card. Class Bonus: Deal 2 damage to target unit.', 'target unit'],
  ['Class Bonus: Draw a card. Class Bonus: Deal 2 damage to target unit.', 'target unit'],
])('a target in brackets that may not hold is not played: %s', (text, words) => {
  expect(problems(text).map((found) => found.toLowerCase())).toEqual([words])
})

it.each([
  '[Class Bonus] Target ally you control gets +2 POWER until end of turn.',
  '[Level 2+] Deal 2 damage to target unit.',
  '[Class Bonus] Deluge — Deal 2 damage to target unit.',
  '[Class Bonus] On Enter: Deal 2 damage to target unit.',
  '[Class Bonus] Deal 2 damage to up to one target unit.',
  '[Class Bonus] Draw a card.',
])('%s is played in brackets', (text) => {
  expect(problems(text)).toEqual([])
})

it.each(['[Level 2+] Your champion gets +1 level.', '[Level 2+] Upkeep — Your champion gets +1 level.'])(
  'a level that depends on itself is not played: %s',
  (text) => {
    expect(problems(text)).toEqual(['gets +1 level'])
  },
)

it.each([
  'As an additional cost to activate Brute, discard a card.',
  'As an additional cost to activate Brute, discard a card and recover 2.',
])('what could be paid or used wrongly is not played: %s', (text) => {
  expect(problems(text)).toHaveLength(1)
})

it.each([
  ['Brute has "Whenever Brute attacks, draw a card."', 1],
  ['Other allies you control have "At the beginning of your end phase, draw a card."', 1],
  ['Other allies you control have "On Attack: Draw a card."', 0],
])('an ability that is granted and waits for an event is not played: %s', (text, count) => {
  expect(problems(text)).toHaveLength(count)
})
