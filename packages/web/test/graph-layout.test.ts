import { expect, it } from 'vitest'
import type { OutcomeTree } from '../src/engine/protocol/protocol.ts'
import { layered } from '../src/outcomes/graph-layout.ts'

const to = (letter: string): OutcomeTree => ({ ending: letter })

it('draws every choice once, after everything that leads to it', () => {
  const shared: OutcomeTree = {
    title: 'second',
    cite: [],
    branches: [
      { labels: ['yes'], to: to('A') },
      { labels: ['no'], to: to('B') },
    ],
  }
  const middle: OutcomeTree = { title: 'middle', cite: [], branches: [{ labels: ['on'], to: shared }] }
  const tree: OutcomeTree = {
    title: 'first',
    cite: [],
    branches: [
      { labels: ['short'], to: shared },
      { labels: ['long'], to: middle },
      { labels: ['out', 'away'], to: to('B') },
    ],
  }
  const { spots, ways } = layered(tree)
  const forks = spots.flatMap((spot) => (spot.kind === 'fork' ? [spot] : []))
  const endings = spots.flatMap((spot) => (spot.kind === 'ending' ? [spot] : []))
  expect(forks.map(({ title }) => title).sort()).toEqual(['first', 'middle', 'second'])
  expect(endings.map(({ letter }) => letter)).toEqual(['A', 'B'])
  expect(ways).toHaveLength(6)
  const x = (title: string) => forks.find((fork) => fork.title === title)?.x ?? -1
  expect(x('first')).toBeLessThan(x('middle'))
  expect(x('middle')).toBeLessThan(x('second'))
  for (const { x: right } of endings) expect(right).toBeGreaterThan(x('second'))
  expect(new Set(spots.map(({ x: across, y }) => `${across} ${y}`)).size).toBe(spots.length)
})
