import { conformance, describeProblem, explore } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { Sparks } from './sparks/sparks.ts'

const games = [
  ['skipping', new Sparks()],
  ['asking everything', new Sparks({ skipForced: false })],
] as const

const SPELLS = ['Ember', 'Wildfire', 'Spray', 'Gamble', 'Snuff', 'Recall']
const boards = {
  'many triggers': [
    { life: 4, hand: SPELLS, play: ['Wisp', 'Crow', 'Hornet', 'Moth'] },
    { life: 4, hand: SPELLS, play: ['Wisp', 'Crow', 'Hornet', 'Mouse', 'Captain'] },
  ],
  'much meddling': [
    { life: 3, hand: SPELLS, play: ['Willow', 'Lens', 'Ox'] },
    { life: 3, hand: [...SPELLS, 'Lens'], play: ['Magnet', 'Willow', 'Captain'] },
  ],
  'no end in sight': [
    { hand: ['Frost', 'Wildfire', 'Spray'], play: ['Phoenix', 'Mirror'] },
    { hand: ['Wisp', 'Snuff', 'Gamble'], play: ['Ox', 'Mirror'] },
  ],
} as const

describe.each(games)('Sparks, %s,', (_, sparks) => {
  const starts = Object.fromEntries(
    Object.entries(boards).map(([name, [one, two]]) => [name, sparks.start(one, two)]),
  )

  it.each([false, true])('keeps the promises of a position in random games (frozen: %s)', (frozen) => {
    const report = conformance(sparks, starts, { seeds: 4, decisions: 30, frozen, rarely: ['pass'] })
    expect(report.problems.map(describeProblem)).toEqual([])
    expect(report.games).toBe(12)
    expect(report.ended).toBeGreaterThan(0)
    expect(report.limited).toBeGreaterThan(0)
    expect(report.wrongChoices).toBeGreaterThan(20 * report.decisions)
  })

  it('keeps them in every reachable position', () => {
    const small = sparks.start(
      { life: 2, hand: ['Ember'], play: ['Wisp'] },
      { life: 2, hand: ['Snuff'], play: ['Lens'] },
    )
    const { problems, complete, positions, merged } = explore(sparks, small, 2000)
    expect(problems.map(describeProblem)).toEqual([])
    expect(complete).toBe(true)
    expect(positions).toBeGreaterThan(100)
    expect(merged).toBeGreaterThan(50)
  })
})
