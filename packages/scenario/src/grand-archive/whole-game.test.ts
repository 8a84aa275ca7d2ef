import { type Deal, deckRules, grandArchive } from '@battleline/grand-archive'
import { describe, expect, it } from 'vitest'
import { accepted, playedAtRandom, readBeside } from '../../test/whole-games.ts'
import { openScenario, play } from '../files/adapters.ts'
import type { GrandArchiveScenario } from './scenario.ts'
import { writeGrandArchiveGame } from './write-game.ts'

const game = grandArchive()
const deck = (seed: number) => deckRules.random(game.library, { seed })
const dealt = (seed: number, name: string) => deckRules.dealtPlayer(deck(seed), name, game.library)

/** A game by chance, up to its end or this many decisions of players. */
function played(seed: number, most: number) {
  const decks: Deal = { players: [dealt(2 * seed, 'Ann'), dealt(2 * seed + 1, 'Ben')] }
  const start = accepted(game.deal(decks))
  const { choices, end } = playedAtRandom(game, start, seed, most)
  return { end, text: writeGrandArchiveGame({ name: 'A game', game, decks, seed, choices, start }) }
}

function scenarioIn(text: string, files: Readonly<Record<string, string>> = {}): GrandArchiveScenario {
  const { scenarios, problems } = readBeside(text, files)
  expect(problems).toEqual([])
  return scenarios[0] as GrandArchiveScenario
}

describe('a game of Grand Archive as a file', () => {
  it.each([1, 2])('is played again to the same position (%d)', (seed) => {
    const { end, text } = played(seed, 60)
    const again = play(scenarioIn(text))
    expect([again.rejected, again.problems]).toEqual([null, []])
    expect(again.game.positionKey(again.position as never)).toBe(game.positionKey(end))
  })

  it('can be played on, and ends at once if a player concedes (R-048)', () => {
    const { end, text } = played(3, 30)
    const { start } = openScenario(scenarioIn(text))
    expect(game.positionKey(start.at as never)).toBe(game.positionKey(end))
    const { status, expectations } = play(scenarioIn(`${text}  - concede: Ann\nexpect: { winner: Ben }\n`))
    expect([status, expectations.map(({ holds }) => holds)]).toEqual(['ended', [true]])
    expect(readBeside(`${text}  - concede: An\n`).problems[0]?.nearest).toBe('Ann')
  })

  it('names an answer that is not offered at its place, with the nearest', () => {
    const { text } = played(3, 0)
    const wrong = text.replace('play: []', 'play:\n  - choose: [paas]')
    const [problem] = play(scenarioIn(wrong)).problems
    expect(problem).toMatchObject({ line: wrong.trimEnd().split('\n').length, column: 14, nearest: 'pass' })
    expect(problem?.message).toContain('“paas” is not offered (asked: ')
  })
})

const FILES = { 'decks/a.txt': deckRules.write(deck(1)), 'decks/b.txt': deckRules.write(deck(2)) }
const fromFiles = (more: string, a = 'decks/a.txt') => `
name: A game from two decks
game: grand-archive
seed: 7
players:
  me: { deck: ${a} }
  you: { deck: decks/b.txt }
${more}`

describe('a scenario from two deck files of Grand Archive', () => {
  it('begins with the set-up, and dice answer for chance', () => {
    const { position } = play(scenarioIn(fromFiles(''), FILES))
    expect(game.table(position as never).turn).toBe(1)
    expect([1, 2].map((player) => game.player(position as never, player as 1).hand.length)).toEqual([7, 7])
    const again = play(scenarioIn(fromFiles('active: you'), FILES))
    expect(game.active(again.position as never)).toBe(2)
  })

  it.each([
    ['a missing file', fromFiles('', 'decks/c.txt'), 'the deck decks/c.txt cannot be read: no such file'],
    [
      'an unknown card',
      fromFiles('', 'wrong.txt'),
      'in wrong.txt, line 2: no card is called “Firebal”; did you mean Fireball?',
    ],
    ['another step', fromFiles('step: setup'), '“setup” is not a step of the game'],
  ])('names %s', (_, text, message) => {
    const { problems } = readBeside(text, { ...FILES, 'wrong.txt': '# Main Deck\n4 Firebal\n' })
    expect(problems.map((one) => one.message)).toEqual([message])
  })
})
