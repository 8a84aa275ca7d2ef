import { expect, it } from 'vitest'
import type { OutcomeTree } from '../src/engine/protocol.ts'
import { layered } from '../src/outcomes/layered.ts'
import { leadsOf, shortestWays } from '../src/outcomes/ways.ts'

const second: OutcomeTree = {
  title: 'which',
  branches: [
    { labels: ['left'], to: { ending: 'A' } },
    { labels: ['right'], to: { ending: 'B' } },
  ],
}
const tree: OutcomeTree = {
  title: 'what first',
  branches: [
    { labels: ['wait'], to: second },
    { labels: ['now', 'at once'], to: { ending: 'A' } },
    { labels: ['never'], to: { ending: 'C' } },
    { labels: ['who knows'], to: { ending: null } },
  ],
}

it('says where each answer to a question leads, and by which answers each ending is reached soonest', () => {
  expect(leadsOf(tree, 'what first')).toEqual([
    { labels: ['wait'], letters: ['A', 'B'] },
    { labels: ['now', 'at once'], letters: ['A'] },
    { labels: ['never'], letters: ['C'] },
    { labels: ['who knows'], letters: [] },
  ])
  expect(leadsOf(tree, 'nothing that was asked')).toEqual([])
  expect([...shortestWays(tree)].sort()).toEqual([
    ['A', ['now']],
    ['B', ['wait', 'right']],
    ['C', ['never']],
  ])
  expect(shortestWays({ ending: 'A' }).size).toBe(0)
})

it('leads ways round the places between their ends', () => {
  const { spots, ways } = layered(tree)
  const between = spots.find((spot) => spot.kind === 'fork' && spot.title === 'which')
  const passing = ways.filter(({ by }) => by.length > 0)
  expect(passing.map(({ labels }) => labels[0])).toEqual(['now', 'never', 'who knows'])
  for (const { by } of passing)
    for (const { x, y } of by) {
      expect(x).toBe(between?.x)
      expect(Math.abs(y - (between?.y ?? 0))).toBeGreaterThan(40)
    }
  const rows = passing.map(({ by }) => by[0]?.y)
  expect(new Set(rows).size).toBe(rows.length)
})
