import { expect, it } from 'vitest'
import type { OutcomeTree } from '../src/engine/protocol/protocol.ts'
import { MOST_SHOWN, onlyWays, shownForks } from '../src/outcomes/fold-graph.ts'
import { type Fork, forksOf, layered } from '../src/outcomes/graph-layout.ts'

/** A choice of five at each of some levels, the last one with endings. */
function grown(levels: number, path = ''): Fork {
  const branches = ['a', 'b', 'c', 'd', 'e'].map((label) => {
    const to: OutcomeTree =
      levels === 1 ? { ending: `${path}${label}` } : grown(levels - 1, `${path}${label}`)
    return { labels: [label], to }
  })
  return { title: `choice ${path}`, cite: [], branches }
}

it('shows a small tree whole, and of a large one a readable part and what was opened', () => {
  const small = grown(2)
  expect(shownForks(small, { opened: [], sought: null }).size).toBe(6)
  const large = grown(3)
  expect(forksOf(large).size).toBeGreaterThan(MOST_SHOWN)
  const first = shownForks(large, { opened: [], sought: null })
  expect([...first]).toEqual([large])
  const folded = layered(large, first).spots.flatMap((spot) => (spot.kind === 'folded' ? [spot] : []))
  expect(folded.map(({ choices, letters }) => [choices, letters.length])).toEqual(Array(5).fill([6, 25]))
  const [one] = folded
  const opened = shownForks(large, { opened: one === undefined ? [] : [one.fork], sought: null })
  expect(opened.size).toBe(2)
  const ys = layered(large, opened).spots.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(ys).size).toBe(ys.length)
})

it('shows only the paths to the matches of a search', () => {
  const large = grown(3)
  const sought = ({ title }: Fork) => title === 'choice bd'
  const shown = shownForks(large, { opened: [], sought })
  expect([...shown].map(({ title }) => title).sort()).toEqual(['choice ', 'choice b', 'choice bd'])
  const { spots, ways } = layered(large, shown, onlyWays(shown, sought))
  expect(spots.filter(({ kind }) => kind === 'folded')).toEqual([])
  expect(spots.filter(({ kind }) => kind === 'ending')).toHaveLength(5)
  expect(ways).toHaveLength(7)
})
