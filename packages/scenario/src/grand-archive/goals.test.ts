import { describe, expect, it } from 'vitest'
import { testFiles } from '../files/test-files.ts'

const scenario = (goal: string, best: string) => `name: x
game: grand-archive
cards:
  CA: { type: champion, level: 1, life: 20 }
  X: { type: ally, power: 3, life: 1 }
players:
  A: { field: [CA, X] }
  B: { field: [CA: { as: CB }] }
${goal}
expect: { best: ${best} }
`
const judged = (goal: string, best: string) => {
  const [result] = testFiles([{ file: 'goal.yaml', text: scenario(goal, best) }])
  return {
    problems: (result?.problems ?? []).map(({ line, message, nearest }) => [line, message, nearest]),
    actual: (result?.expectations ?? []).map(({ holds, actual }) => [holds, actual]),
  }
}

describe('a goal of Grand Archive', () => {
  it('is met if the best line reaches it, and shows its value', () => {
    expect(judged('goal: as much damage on CB as possible', '3').actual).toEqual([[true, 'damage on CB: 3']])
    expect(judged('goal: as much damage on CB as possible', '2').actual).toEqual([[false, 'damage on CB: 3']])
  })

  it('belongs to the named player and span', () => {
    expect(judged('goal: { want: no damage on my champion, for: B, over: turn }', 'false').actual).toEqual([
      // For any answers of the opponent, who chooses the attackers.
      [true, 'no damage on friendly champions: no'],
    ])
    expect(judged('goal: { want: as much damage on CB as possible, over: play }', '0').actual).toEqual([
      [true, 'damage on CB: 0'],
    ])
  })

  it('has problems at their places', () => {
    expect(judged('goal: as much damage on CC as possible', '3').problems).toEqual([
      [9, expect.any(String), expect.anything()],
    ])
    expect(judged('goal: { want: as much damage on CB as possible, over: lunch }', '3').problems).toEqual([
      [9, '“lunch” is not a span for a best line', undefined],
    ])
    expect(judged('goal: { want: as much damage on CB as possible, for: C }', '3').problems[0]?.[0]).toBe(9)
    expect(judged('', '3').problems).toEqual([
      [10, 'there is no “goal” that anything could be best for', undefined],
    ])
    expect(judged('goal: as much damage on CB as possible', 'many').problems).toEqual([
      [10, 'the value of a goal is a whole number, true or false', undefined],
    ])
  })
})
