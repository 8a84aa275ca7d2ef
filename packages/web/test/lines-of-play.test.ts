import { expect, it } from 'vitest'
import { type Fork, layered } from '../src/outcomes/graph-layout.ts'
import { apartFrom, leadsOf, shortestWays } from '../src/outcomes/lines-of-play.ts'

const second: Fork = {
  title: 'which',
  cite: ['KF-2'],
  branches: [
    { labels: ['left'], to: { ending: 'A' } },
    { labels: ['right'], to: { ending: 'B' } },
  ],
}
const tree: Fork = {
  title: 'what first',
  cite: ['KF-1'],
  branches: [
    { labels: ['wait'], to: second },
    { labels: ['now', 'at once'], to: { ending: 'A' } },
    { labels: ['never'], to: { ending: 'C' } },
    { labels: ['who knows'], to: { ending: null } },
  ],
}

it('finds the endings of each answer, and the shortest line of play to each ending', () => {
  expect(leadsOf(tree, 'what first')?.leads).toEqual([
    { labels: ['wait'], letters: ['A', 'B'] },
    { labels: ['now', 'at once'], letters: ['A'] },
    { labels: ['never'], letters: ['C'] },
    { labels: ['who knows'], letters: [] },
  ])
  expect(leadsOf(tree, 'what first')?.fork).toBe(tree)
  expect(leadsOf(tree, 'nothing that was asked')).toBeNull()
  const ways = shortestWays(tree)
  const labels = [...ways].map(([letter, way]) => [letter, way.map(({ label }) => label)])
  expect(labels.sort()).toEqual([
    ['A', ['now']],
    ['B', ['wait', 'right']],
    ['C', ['never']],
  ])
  expect(shortestWays({ ending: 'A' }).size).toBe(0)
})

it('finds the question where two lines of play differ, and its rule', () => {
  const ways = shortestWays(tree)
  const [a = [], b = [], c = []] = ['A', 'B', 'C'].map((letter) => ways.get(letter))
  expect(apartFrom(b, a).map(({ fork, label }) => [fork.cite, label])).toEqual([
    [['KF-1'], 'wait'],
    [['KF-2'], 'right'],
  ])
  // The way to the left goes as far with that to the right as to the second question.
  const left = [...b.slice(0, 1), { fork: second, label: 'left' }]
  expect(apartFrom(b, left).map(({ fork, label }) => [fork.title, label])).toEqual([['which', 'right']])
  expect(apartFrom(c, c)).toEqual([])
})

it('routes edges around the nodes between their ends', () => {
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
