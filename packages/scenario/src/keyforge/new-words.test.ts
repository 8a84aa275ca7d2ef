import { describe, expect, it } from 'vitest'
import { readScenarios } from '../files/read-scenarios.ts'
import { testScenario } from '../files/test-files.ts'
import { showProblem } from '../problems/problem.ts'

/** The problems of reading a text, and of what must come of it. */
function problemsOf(text: string): readonly string[] {
  const { scenarios, problems } = readScenarios(text, { file: 'x' })
  const tested = scenarios.map((scenario) => testScenario(scenario, { forked: true }))
  const failed = tested.flatMap(({ expectations }) => expectations.filter(({ holds }) => !holds))
  return [...problems, ...tested.flatMap((one) => one.problems)]
    .map((problem) => showProblem(problem, 200))
    .concat(failed.map(({ text: expected, actual }) => `${expected} but ${actual}`))
}

describe('A house, a trait and a counter that nobody has heard of', () => {
  it('are words of the scenario whose cards have them', () => {
    const scenario = `name: Zyx
game: keyforge
cards:
  Ada: { type: creature, house: zyx, power: 2, traits: [quux], text: "Reap: Ready each other Zyx creature. Put a gloom counter on each Quux creature." }
  Bea: { type: creature, house: zyx, power: 2 }
step: house
players:
  me: { battleline: [ Ada, Bea: { exhausted: true } ], houses: [ zyx, dis, mars ] }
  you: { battleline: [ Troll: { gloom counters: 2 } ], houses: [ dis, mars, logos ] }
play:
  - go: on
  - house: zyx
  - reap: Ada
expect: { house: zyx, me: { aember: 1, battleline: [ Ada: { exhausted: true, gloom counters: 1 }, Bea ] }, you: { battleline: [ Troll: { gloom counters: 2 } ] } }
`
    expect(problemsOf(scenario)).toEqual([])
  })

  it('are unknown elsewhere, and a house that is nearly another one is a mistake', () => {
    const board = `players: { me: { battleline: [ Ada ] }, you: { battleline: [ Troll ] } }\n`
    const card = (facts: string) =>
      `name: x\ngame: keyforge\ncards: { Ada: { type: creature, power: 2, ${facts} } }\n`
    expect(problemsOf(`${card('house: dis')}house: zyx\n${board}`).join()).toContain('“zyx” is not a house')
    expect(problemsOf(`${card('house: marz')}${board}`).join()).toContain('did you mean "mars"?')
    const text = 'text: "Play: Ready each Zyx creature."'
    expect(problemsOf(`${card(`house: dis, ${text}`)}${board}`).join()).toContain(
      'cannot read "creature" here',
    )
  })
})
