import { type Deal, dealtPlayer, keyforge, randomDeck, writeDeck } from '@battleline/keyforge'
import { describe, expect, it } from 'vitest'
import { accepted, playedAtRandom, readBeside } from '../../test/whole-games.ts'
import { openScenario, play } from '../files/adapters.ts'
import type { KeyforgeScenario } from './scenario.ts'
import { writeGame } from './write-game.ts'

const game = keyforge()
const deck = (seed: number) => randomDeck(game.library, { seed })

/** A game by chance, up to its end or this many decisions of players. */
function played(seed: number, most: number) {
  const decks: Deal = {
    players: [
      dealtPlayer(deck(2 * seed), 'Ann', game.library),
      dealtPlayer(deck(2 * seed + 1), 'Ben', game.library),
    ],
  }
  const start = accepted(game.deal(decks))
  const { choices, end } = playedAtRandom(game, start, seed, most)
  return { end, text: writeGame({ name: 'A game', game, decks, seed, choices, start }) }
}

function scenarioIn(text: string, files: Readonly<Record<string, string>> = {}): KeyforgeScenario {
  const { scenarios, problems } = readBeside(text, files)
  expect(problems).toEqual([])
  return scenarios[0] as KeyforgeScenario
}

describe('a game as a file', () => {
  it.each([1, 2, 3, 4, 5, 6])('is played again to the same position (%d)', (seed) => {
    const { end, text } = played(seed, 400)
    const again = play(scenarioIn(text))
    expect(again.rejected).toBeNull()
    expect(again.game.positionKey(again.position as never)).toBe(game.positionKey(end))
  })

  it('ends at once if a player concedes (R-048)', () => {
    const { text } = played(3, 40)
    for (const [loser, winner] of [
      ['Ann', 'Ben'],
      ['Ben', 'Ann'],
    ]) {
      const given = text.replace(/^play:\n.*$/ms, 'play:')
      const scenario = scenarioIn(`${given}\n  - concede: ${loser}\nexpect: { winner: ${winner} }\n`)
      const { status, expectations } = play(scenario)
      expect([status, expectations.map(({ holds }) => holds)]).toEqual(['ended', [true]])
    }
    const twice = scenarioIn(`${text}  - concede: Ann\n  - concede: Ben\n`)
    expect(play(twice).problems[0]?.message).toContain('the game is over: Ben has won')
    expect(readBeside(`${text}  - concede: An\n`).problems[0]?.message).toContain('“An” is not')
  })

  it('can be played on: only what follows its moves is open', () => {
    const { end, text } = played(3, 40)
    const { start } = openScenario(scenarioIn(text))
    expect(game.positionKey(start.at as never)).toBe(game.positionKey(end))
  })
})

const FILES = { 'decks/a.yaml': writeDeck(deck(1)), 'decks/b.yaml': writeDeck(deck(2)) }
const dealt = (more: string, a = 'decks/a.yaml') => `
name: A game from two decks
game: keyforge
seed: 7
players:
  me: { deck: ${a} }
  you: { deck: decks/b.yaml, chains: 2 }
${more}`

describe('a scenario from two deck files', () => {
  it('begins with the set-up, and dice answer for chance', () => {
    const scenario = scenarioIn(dealt('play: [{ choose: [keep the hand, keep the hand] }]'), FILES)
    const { position, status } = play(scenario)
    const at = position as never
    expect(status).toBe('asking')
    expect(game.table(at).turn).toBe(1)
    const hands = ([1, 2] as const).map((player) => game.player(at, player).hand.length)
    // The player with chains draws one card fewer.
    expect([hands.join(), hands.join()]).toContain(game.active(at) === 1 ? '7,5' : '6,6')
    expect(game.player(at, 1).houses).toEqual(deck(1).houses)
    const { position: again } = play(scenario)
    expect(game.positionKey(again as never)).toBe(game.positionKey(at))
  })

  it.each([
    ['a missing file', dealt('', 'decks/c.yaml'), 'the deck decks/c.yaml cannot be read: no such file'],
    [
      'an unknown card',
      dealt('', 'wrong.txt'),
      'in wrong.txt, line 2: no card is called “Dust Immp”; did you mean Dust Imp?',
    ],
    ['several decks', dealt('', 'two.csv'), 'two.csv has 2 decks; a player has one'],
  ])('names %s', (_, text, message) => {
    const files = {
      ...FILES,
      'wrong.txt': 'Dis\nDust Immp\n',
      'two.csv': 'deck,name,house\na,Gub,Dis\nb,Gub,Dis\n',
    }
    expect(readBeside(text, files).problems.map((one) => one.message)).toEqual([message])
  })
})

it('a card can be a maverick', () => {
  const scenario = scenarioIn(`
name: A maverick has another house
game: keyforge
house: logos
players:
  me: { battleline: [Troll: { house: logos }], hand: [Gub: { house: logos }, Gub] }
  you: {}
play: [{ reap: Troll }, { play: Gub, choose: [left] }]
expect: { me: { aember: 1, hand: [Gub] } }
`)
  expect(play(scenario).expectations.map(({ holds }) => holds)).toEqual([true, true])
})
