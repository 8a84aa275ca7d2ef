import { describe, expect, it } from 'vitest'
import { readScenarios } from '../files/read-scenarios.ts'

const problemsOf = (text: string) => readScenarios(text, { file: 's.yaml' }).problems

/** A scenario of a game with one card of its own. */
const withCard = (game: string, card: string) =>
  `{name: x, game: ${game}, players: {me: {}, you: {}}, cards: {${card}}}`

const CARDS = {
  keyforge: '{type: creature, house: dis, power: 2}',
  magic: '{type: Creature, power: 2, toughness: 2}',
  'grand-archive': '{type: ally, power: 2, life: 2}',
}

describe('a card without a name', () => {
  it.each(Object.entries(CARDS))('is a problem at its place in %s', (game, facts) => {
    for (const name of ['""', '" "', '"\\u200B"', '"\\u00AD \\u202E"']) {
      const [problem, ...more] = problemsOf(withCard(game, `${name}: ${facts}`))
      expect(problem).toMatchObject({
        line: 1,
        message: expect.stringMatching(/cannot be the name of a card/),
      })
      expect(more).toEqual([])
    }
  })
})

describe('a card that the game refuses', () => {
  it.each([
    ['keyforge', 'Big: {type: artifact, house: dis, gigantic: true}', /gigantic only as a creature/],
    ['keyforge', 'Two: {type: artifact, house: dis, reverse: Other}', /another side as a prophecy/],
  ])('is a problem of %s', (game, card, message) => {
    const [problem, ...more] = problemsOf(withCard(game, card))
    expect(problem).toMatchObject({ line: 1, message: expect.stringMatching(message) })
    expect(more).toEqual([])
  })
})

it('a player has a name with something to see', () => {
  const text = '{name: x, game: keyforge, players: {"\\u200B": {}, you: {}}}'
  expect(problemsOf(text)).toMatchObject([{ message: 'a player has a name' }])
})
