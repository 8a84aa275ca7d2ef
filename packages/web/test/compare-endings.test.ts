import { expect, it } from 'vitest'
import {
  damageMark,
  EndingComparison,
  type EndingFact,
  type EndingFormat,
  marks,
} from '../src/engine/outcomes/compare-endings.ts'

/** A board of a game that has nothing but creatures, each with its marks: numbers are damage. */
type Marked = Readonly<Record<string, readonly (string | number)[]>>

const endingFormat: EndingFormat<Marked> = {
  things: (board, start) =>
    Object.keys(start).map((what): EndingFact => {
      const all = board[what] ?? []
      const harmed = all.some((one) => typeof one === 'number' || one === 'destroyed')
      const own = marks(...all.map((one) => (typeof one === 'number' ? damageMark(one, 0) : one)))
      return { what, marks: own, chief: what !== 'Banner', harmed }
    }),
  lines: () => [],
}

/** What the endings of a search are called, and what is told of them. */
function compared(start: Marked, ...ends: readonly Marked[]) {
  const comparing = new EndingComparison({ endingFormat, start, ends, differs: () => [] })
  const all = ends.map((_, at) => comparing.ending(at, [], 1))
  return { titles: all.map(({ title }) => title), facts: all.map(({ facts }) => facts.map(({ is }) => is)) }
}

it('names endings after their differences: who is warded, and that nobody is', () => {
  const { titles, facts } = compared(
    { Troll: [], Gub: [] },
    { Troll: [], Gub: [] },
    { Troll: ['warded'], Gub: [] },
    { Troll: [], Gub: ['warded'] },
  )
  expect(titles).toEqual(['Nobody warded', 'Troll warded', 'Gub warded'])
  // Nobody was ever harmed, so that nobody is called unharmed.
  expect(facts).toEqual([
    ['', ''],
    ['warded', ''],
    ['', 'warded'],
  ])
  expect(compared({ Troll: [] }, { Troll: [] }, { Troll: ['stunned'] }).titles).toEqual([
    'Troll not stunned',
    'Troll stunned',
  ])
})

it('says unharmed where others are harmed, and omits what all endings share', () => {
  const { titles, facts } = compared(
    { 'Lorraine, Blademaster': [], Wolf: [], Knight: ['stunned'] },
    { 'Lorraine, Blademaster': [2, 'rested'], Wolf: [], Knight: [] },
    { 'Lorraine, Blademaster': ['rested'], Wolf: ['destroyed'], Knight: [] },
  )
  expect(titles).toEqual([
    'Lorraine, Blademaster takes 2 damage; Wolf unharmed',
    'Lorraine, Blademaster unharmed; Wolf destroyed',
  ])
  expect(facts.map((all) => all[2])).toEqual(['no longer stunned', 'no longer stunned'])
})

it('makes titles as long as needed to be unique', () => {
  const { titles } = compared(
    { A: [], B: [], C: [] },
    { A: ['destroyed'], B: ['destroyed'], C: ['destroyed'] },
    { A: ['destroyed'], B: ['destroyed'], C: [1] },
    { A: [1], B: [1], C: [] },
  )
  expect(new Set(titles).size).toBe(3)
})

it('names endings after a lesser fact where they are alike in all others', () => {
  const { titles } = compared(
    { Troll: [], Gub: [], Banner: [] },
    { Troll: ['warded'], Gub: [], Banner: ['exhausted'] },
    { Troll: ['warded'], Gub: [], Banner: ['tapped'] },
    { Troll: [], Gub: ['warded'], Banner: [] },
  )
  expect(titles).toEqual(['Troll warded, Banner exhausted', 'Troll warded, Banner tapped', 'Gub warded'])
})
