import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { battleline, scratch } from './battleline.ts'

const OPEN = `name: Two last blows
game: duel
players:
  me: { field: [Whirler, Squire, Guard] }
  you: { field: [Zealot, Zealot: { as: Fanatic }, Ogre] }
play:
  - attack: Whirler -> Zealot
`
const STRIKE = `name: A strike
game: duel
players:
  me: { field: [Ogre, Squire] }
  you: { field: [Squire: { as: Rival }, Guard] }
play:
  - attack: Ogre -> Rival
`

function written(name: string, text: string): string {
  const file = join(scratch(), name)
  writeFileSync(file, text)
  return file
}

describe('the command line with a game outside the engine', () => {
  test('judges its scenarios', async () => {
    const { exit, stdout } = await battleline(['test', 'scenarios/duel', '--forked'])
    expect(exit).toBe(0)
    expect(stdout).toContain('7 scenarios, all as expected')
  })

  test('prints each step with its rules', async () => {
    const { stdout } = await battleline(['resolve', '-', '--all'], STRIKE)
    expect(stdout).toContain('Duel, The rules of the duel (current)')
    expect(stdout).toMatch(/× skipped: no creature has first strike +DUEL-5/)
    expect(stdout).toMatch(/Rival +damage 0 → 5/)
    expect(stdout).toContain('you  life 10 · field: Guard (power 1, life 5) · discard: Rival')
  })

  test('finds every ending', async () => {
    const { exit, stdout } = await battleline(['outcomes', '-'], OPEN)
    expect(exit).toBe(0)
    expect(stdout).toContain('5 endings, 16 ways')
    expect(stdout).toContain('you, “Last blows”: matters: Zealot: last blow 2 | Fanatic: last blow 2')
    const moves = await battleline(['outcomes', '-', '--over', '2 moves'], STRIKE)
    expect(moves.stdout).toContain('Squire attacks Guard')
  })

  test('answers why', async () => {
    const why = async (question: string) => (await battleline(['why', '-', question], STRIKE)).stdout
    expect(await why('destroyed Rival')).toMatch(/Rival left play: .*\n? *.*DUEL-6/)
    expect(await why('survived Ogre')).toContain('Ogre is still in play: that was not enough.')
    expect(await why('cannot attack Squire -> you')).toMatch(/a player with a creature is not\s+.*attacked/)
    expect(await why('value damage of Ogre')).toContain('The damage of Ogre is 2')
    expect(await why('step attack.2-first')).toContain('was skipped: no creature')
  })

  test('shows its charts, rules, cards and template', async () => {
    expect((await battleline(['rules', 'duel'])).stdout).toMatch(
      /2-first +Creatures with first strike strike/,
    )
    expect((await battleline(['rules', 'DUEL-7'])).stdout).toContain('duel/last-blow.2-damage')
    expect((await battleline(['cards', 'list', '--game', 'duel'])).stdout).toContain(
      'Lancer   power 3 · life 2 · first strike',
    )
    const { stdout } = await battleline(['new', 'duel'])
    expect((await battleline(['test', written('new.yaml', stdout)])).exit).toBe(0)
  })

  test('has one edition, and says so', async () => {
    const { exit, stderr } = await battleline(['diff', '-'], OPEN)
    expect(exit).toBe(2)
    expect(stderr).toContain('duel has one edition, so there is nothing to compare')
  })

  test('continues from a save', async () => {
    const saved = JSON.parse((await battleline(['resolve', '-', '--json'], OPEN)).stdout)
    const file = written('saved.json', JSON.stringify(saved.position))
    expect((await battleline(['outcomes', '--position', file])).stdout).toContain('5 endings, 16 ways')
  })
})
