import { CHANCE, type Choice, isRefusal, randomChoice, seeded } from '@battleline/kernel'
import { dealtPlayer, type KeyForgePosition, keyforge, randomDeck } from '@battleline/keyforge'
import { expect, it } from 'vitest'
import { answerInWords } from '../src/play/answer-words.ts'
import { readAnswer } from '../src/play/read-answer.ts'

const game = keyforge()

function accepted(position: ReturnType<typeof game.answer>): KeyForgePosition {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** The names of cards that a player can see somewhere, and of all cards of the other player that lie where they cannot look. */
function namesFor(position: KeyForgePosition, observer: 1 | 2) {
  const visible = new Set(game.view(position, observer).cards.map(({ name }) => name))
  const { hand, deck, archives } = game.player(position, observer === 1 ? 2 : 1)
  const hidden = [...hand, ...deck, ...archives].map((card) => game.card(position, card).name)
  return { visible, hidden }
}

it.each([
  ['3', { kind: 'pick', ids: [7, 8, 9], least: 1, most: 1 }, { choice: 9 }],
  ['1, 3', { kind: 'pick', ids: [7, 8, 9], least: 0, most: 2 }, { choice: [7, 9] }],
  ['-', { kind: 'pick', ids: [7, 8, 9], least: 0, most: 2 }, { choice: [] }],
  ['-', { kind: 'order', ids: [7, 8, 9], least: 3, most: 3 }, { choice: [7, 8, 9] }],
  ['3 1 2', { kind: 'order', ids: [7, 8, 9], least: 3, most: 3 }, { choice: [9, 7, 8] }],
  ['2 0 1', { kind: 'divide', ids: [7, 8, 9], least: 0, most: 3 }, { choice: [2, 0, 1] }],
  ['-', { kind: 'pick', ids: [7, 8, 9], least: 1, most: 1 }, { wrong: 'type a number' }],
  [
    '4',
    { kind: 'pick', ids: [7, 8, 9], least: 1, most: 1 },
    { wrong: 'there is no 4; the options are 1 to 3' },
  ],
  ['1 1', { kind: 'pick', ids: [7, 8, 9], least: 2, most: 2 }, { wrong: 'one number is there twice' }],
  [
    '1',
    { kind: 'order', ids: [7, 8], least: 2, most: 2 },
    { wrong: 'type all 2 numbers in the order you want' },
  ],
  [
    '1 1',
    { kind: 'divide', ids: [7, 8], least: 0, most: 3 },
    { wrong: 'type a share for each of the 2, 3 in all: 3 0' },
  ],
] as const)('%s is read as numbers of options', (line, asked, read) => {
  expect(readAnswer(line, asked)).toEqual(read)
})

it('what a bot does is told without the name of a card that stays hidden', () => {
  let told = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = seeded(seed)
    const player = (name: string, at: number) =>
      dealtPlayer(randomDeck(game.library, { seed: seed * 2 + at }), name, game.library)
    let position = accepted(game.deal({ players: [player('me', 0), player('you', 1)] }))
    for (let made = 0; made < 250; made++) {
      const asked = game.decision(position)
      if (asked === null) break
      const choice: Choice = randomChoice(asked, random)
      const after = accepted(game.answer(position, choice))
      if (asked.who !== CHANCE) {
        const observer = asked.who === 1 ? 2 : 1
        const text = answerInWords(game, position, after, asked, choice, observer)
        const [before, then] = [namesFor(position, observer), namesFor(after, observer)]
        const secret = then.hidden.filter((name) => !before.visible.has(name) && !then.visible.has(name))
        expect(secret.filter((name) => ` ${text},`.includes(` ${name},`))).toEqual([])
        told++
      }
      position = after
    }
  }
  expect(told).toBeGreaterThan(500)
})
