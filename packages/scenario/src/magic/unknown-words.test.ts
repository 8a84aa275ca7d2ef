import { describe, expect, it } from 'vitest'
import { ofGame, play } from '../files/adapters.ts'
import { readScenarios } from '../files/read-scenarios.ts'

const scenario = (allow: string, onCard = '') => `name: x
game: magic
${allow}
cards:
  Ogre: { type: creature, power: 3, toughness: 3, text: "Menace\\nWhenever this creature attacks, frob it."${onCard} }
players:
  A: { battlefield: [Ogre] }
  B: { life: 20 }
play:
  - attack: { Ogre: B }
expect: { cards: { Ogre: { attacks: B, keywords: [menace] } } }
`
const read = (text: string) => readScenarios(text, { file: 'x.yaml' })

describe('unreadable words of a Magic card', () => {
  it('are a problem at their place, with a suggestion', () => {
    for (const one of [read(scenario('')), read(scenario('unknown: refuse'))]) {
      expect(one.scenarios).toEqual([])
      expect(one.problems[0]).toMatchObject({ line: 5, message: expect.stringContaining('frob') })
      expect(one.problems[0]?.notes?.join()).toContain('unknown: allow')
    }
  })

  it.each([
    ['of the scenario', scenario('unknown: allow')],
    ['of the card', scenario('', ', unknown: allow')],
  ])('are left out if the word %s allows them, and are named', (_, text) => {
    const { scenarios, problems } = read(text)
    expect(problems).toEqual([])
    const [one] = ofGame(scenarios, 'magic')
    if (one === undefined) throw new Error('there is no scenario')
    const played = play(one)
    expect(played.expectations.filter(({ holds }) => !holds)).toEqual([])
    expect(played.unread).toEqual([{ card: 'Ogre', words: 'Whenever this creature attacks, frob it.' }])
  })
})
