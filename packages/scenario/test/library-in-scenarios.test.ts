import { keyforge } from '@battleline/keyforge'
import { expect, it } from 'vitest'
import { scenarioFiles } from './scenario-files.ts'

/** The boards and moves of scenarios: everything except their names, notes and comments. */
const played = scenarioFiles()
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => !/^\s*(name|note):/.test(line))
  .map((line) => line.replace(/ #.*/, ''))
  .join('\n')

const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? '')

/** The name itself, and not a part of a longer name. */
function isPlayed(name: string): boolean {
  for (let at = played.indexOf(name); at >= 0; at = played.indexOf(name, at + 1)) {
    const after = at + name.length
    if (!isLetter(played[at - 1]) && !isLetter(played[after]) && !played.startsWith(' (', after)) return true
  }
  return false
}

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
