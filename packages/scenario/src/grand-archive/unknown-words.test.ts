import { describe, expect, it } from 'vitest'
import { ofGame, play } from '../files/adapters.ts'
import { readScenarios } from '../files/read-scenarios.ts'

const scenario = (allow: string, onCard = '') => `name: x
game: grand-archive
${allow}
cards:
  CA: { type: champion, level: 1, life: 20 }
  X: { type: ally, power: 2, life: 1, text: "Taunt.\\nOn Attack: Frob it."${onCard} }
players:
  A: { field: [CA, X] }
  B: { field: [CA: { as: CB }] }
play:
  - attack: X -> CB
expect: { cards: { CB: { damage: 2 }, X: { keywords: [taunt] } } }
`
const read = (text: string) => readScenarios(text, { file: 'x.yaml' })

describe('unreadable words of a Grand Archive card', () => {
  it('are a problem at their place, with a suggestion', () => {
    for (const one of [read(scenario('')), read(scenario('unknown: refuse'))]) {
      expect(one.scenarios).toEqual([])
      expect(one.problems[0]).toMatchObject({ line: 6, message: expect.stringContaining('cannot read') })
      expect(one.problems[0]?.notes?.join()).toContain('unknown: allow')
    }
  })

  it.each([
    ['of the scenario', scenario('unknown: allow')],
    ['of the card', scenario('', ', unknown: allow')],
  ])('have no effect if the word %s allows them, and are named if they could have mattered', (_, text) => {
    const { scenarios, problems } = read(text)
    expect(problems).toEqual([])
    const [one] = ofGame(scenarios, 'grand-archive')
    if (one === undefined) throw new Error('there is no scenario')
    const played = play(one)
    expect(played.expectations.filter(({ holds }) => !holds)).toEqual([])
    expect(played.unread).toEqual([{ card: 'X', words: 'On Attack: Frob it.' }])
    const said = played.trace.flatMap((event) => (event.kind === 'not' ? [event.why.reason] : []))
    expect(said).toEqual(['these words are not understood, so that it does nothing'])
  })
})
