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
  new RegExp(`(^|[^\\p{L}])${escaped(name)}(?! \\()($|[^\\p{L}])`, 'mu').test(played)

it('every card of the library is played in some scenario', () => {
  const names = keyforge()
    .library.all()
    .map(({ name }) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isPlayed(name))).toEqual([])
})
