import { keyforge } from '@battleline/keyforge'
import { expect, it } from 'vitest'
import { scenarioFiles } from './scenario-files.ts'

/** The boards and moves of scenarios: everything except their names, notes and comments. */
const played = scenarioFiles()
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => !/^\s*(name|note):/.test(line))
  .map((line) => line.replace(/ #.*/, ''))
  .join('\n')

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The name itself, and not a part of a longer name. */
const isPlayed = (name: string): boolean =>
  played.includes(name) && new RegExp(`(^|[^\\p{L}])${escaped(name)}(?! \\()($|[^\\p{L}])`, 'mu').test(played)

/** Cards that came with the whole pool and wait for a scenario. Only ever lower this number. */
const STILL_UNPLAYED = 1526

it('the cards of the library are played in scenarios', () => {
  const names = keyforge()
    .library.all()
    .map(({ name }) => name)
  expect(names.length).toBeGreaterThan(2000)
  const unplayed = names.filter((name) => !isPlayed(name))
  expect(unplayed.length, unplayed.join('\n')).toBeLessThanOrEqual(STILL_UNPLAYED)
})
