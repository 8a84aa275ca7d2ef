import { expect, it } from 'vitest'
import type { OutcomeTree } from '../src/engine/protocol.ts'
import { type Fork, firstForks, layered } from '../src/outcomes/layered.ts'

const to = (letter: string): OutcomeTree => ({ ending: letter })

it('draws what is one and the same choice once, behind everything that leads to it', () => {
  const shared: OutcomeTree = {
    title: 'second',
    branches: [
      { labels: ['yes'], to: to('A') },
      { labels: ['no'], to: to('B') },
    ],
  }
  const middle: OutcomeTree = { title: 'middle', branches: [{ labels: ['on'], to: shared }] }
  const tree: OutcomeTree = {
    title: 'first',
    branches: [
      { labels: ['short'], to: shared },
      { labels: ['long'], to: middle },
      { labels: ['out', 'away'], to: to('B') },
    ],
  }
  const { spots, ways } = layered(tree, firstForks(tree, 9))
  const forks = spots.flatMap((spot) => (spot.kind === 'fork' ? [spot] : []))
  const endings = spots.flatMap((spot) => (spot.kind === 'ending' ? [spot] : []))
  expect(forks.map(({ fork }) => fork.title).sort()).toEqual(['first', 'middle', 'second'])
  expect(endings.map(({ letter }) => letter)).toEqual(['A', 'B'])
  expect(ways).toHaveLength(6)
  const x = (title: string) => forks.find(({ fork }) => fork.title === title)?.x ?? -1
  expect(x('first')).toBeLessThan(x('middle'))
  expect(x('middle')).toBeLessThan(x('second'))
  for (const { x: right } of endings) expect(right).toBeGreaterThan(x('second'))
  expect(new Set(spots.map(({ x: across, y }) => `${across} ${y}`)).size).toBe(spots.length)
})

it('folds what leads to more places than can be read', () => {
  const fork = (title: string, ...to: OutcomeTree[]): Fork => ({
    title,
    branches: to.map((one, at) => ({ labels: [`${at}`], to: one })),
  })
  const late = fork('late', to('D'), to('E'), to('F'))
  const tree = fork('first', fork('left', to('A'), to('B'), late), fork('right', late, to('C')))
  const drawn = (most: number) => {
    const { spots } = layered(tree, firstForks(tree, most))
    return spots.flatMap((spot) =>
      spot.kind === 'fork' ? [`${spot.fork.title} ${spot.open} ${spot.endings}`] : [],
    )
  }
  expect(drawn(1).sort()).toEqual(['first true 6', 'left false 5', 'right false 4'])
  expect(drawn(4).sort()).toEqual(['first true 6', 'late false 3', 'left true 5', 'right true 4'])
  expect(drawn(6).sort()).toEqual(['first true 6', 'late true 3', 'left true 5', 'right true 4'])
  const { spots, height } = layered(tree, firstForks(tree, 4))
  const rows = spots.filter((spot) => spot.kind === 'ending' || !spot.open).map(({ y }) => y)
  expect(new Set(rows).size).toBe(4)
  expect(height).toBeGreaterThan(Math.max(...rows))
})
