import { outcomes } from '@battleline/search'
import { describe, expect, it } from 'vitest'
import { openScenario } from '../files/adapters.ts'
import { readScenarios } from '../files/read-scenarios.ts'

const endingsOf = (text: string) => {
  const { scenarios, problems } = readScenarios(text, { file: 'x.yaml' })
  expect(problems).toEqual([])
  const [scenario] = scenarios
  if (scenario?.game !== 'grand-archive') throw new Error('there is no scenario')
  const left = openScenario(scenario)
  return outcomes(left.choices, left.start)
}

const BOARD = `name: x
game: grand-archive
cards:
  CA: { type: champion, level: 1, life: 20 }
  Bolt: { type: action, speed: fast, text: Deal 1 damage to target ally. }
  Aegis: { type: action, speed: fast, text: Prevent the next 3 damage that would be dealt to target champion this turn. }
  X: { type: ally, power: 2, life: 2, text: Cleave. }
`

describe('endings of Grand Archive', () => {
  it('are one if they differ only in which card reached the graveyard first', () => {
    const { endings } = endingsOf(`${BOARD}  Imp: { type: ally, power: 0, life: 1 }
players:
  A: { field: [CA, X] }
  B: { field: [CA: { as: CB }, Imp: { as: one }, Imp: { as: two }], hand: [Bolt] }
play: [{ attack: X -> B }]
`)
    // Bolt on X; on one or the other, which then reaches the graveyard first; or not at all.
    expect(endings.map(({ nodes: places, ways }) => [places.length, ways])).toEqual([
      [1, 2],
      [2, 4],
      [1, 1],
    ])
    expect(endings.map(({ answers }) => answers.length)).toEqual([1, 1, 2])
  })

  it('are several if a shield remains', () => {
    const { endings } = endingsOf(`${BOARD}
players:
  A: { field: [CA, X] }
  B: { field: [CA: { as: CB }], hand: [Aegis] }
play: [{ attack: X -> B }]
`)
    // On CA; on CB before the damage; on none.
    expect(endings).toHaveLength(3)
  })
})
