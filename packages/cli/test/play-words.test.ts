import { type DeckGame, grandArchiveDecks, keyforgeDecks } from '@battleline/bots'
import { grandArchive } from '@battleline/grand-archive'
import {
  CHANCE,
  type Choice,
  isRefusal,
  type Position,
  type Refusal,
  randomChoice,
  seeded,
} from '@battleline/kernel'
import { keyforge } from '@battleline/keyforge'
import { expect, it } from 'vitest'
import { answerInWords } from '../src/play/answer-words.ts'
import { readAnswer } from '../src/play/read-answer.ts'

const kf = keyforge()
const ga = grandArchive()

/** The names of cards that a player can see somewhere, and of all cards of the other player that lie where they cannot look. */
const CASES: readonly {
  readonly of: DeckGame
  visible(position: Position, observer: 1 | 2): readonly string[]
  hidden(position: Position, other: 1 | 2): readonly string[]
}[] = [
  {
    of: keyforgeDecks(kf),
    visible: (position, observer) => kf.view(position, observer).cards.map(({ name }) => name),
    hidden(position, other) {
      const { hand, deck, archives } = kf.player(position, other)
      return [...hand, ...deck, ...archives].map((card) => kf.card(position, card).name)
    },
  },
  {
    of: grandArchiveDecks(ga),
    visible: (position, observer) => ga.view(position, observer).cards.map(({ name }) => name),
    hidden(position, other) {
      const { hand, memory, deck, material } = ga.player(position, other)
      return [...hand, ...memory, ...deck, ...material].map((card) => ga.card(position, card).name)
    },
  },
]

function accepted(position: Position | Refusal): Position {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
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

it.each(CASES)(
  'a move of a bot is described without the name of a card that stays hidden ($of.name)',
  (one) => {
    const { game, decks } = one.of
    let described = 0
    for (let seed = 1; seed <= 2; seed++) {
      const random = seeded(seed)
      const player = (name: string, at: number) =>
        decks.dealtPlayer(decks.random(game.library, { seed: seed * 2 + at }), name, game.library)
      let position = accepted(game.deal({ players: [player('me', 0), player('you', 1)] }))
      for (let made = 0; made < 90; made++) {
        const asked = game.decision(position)
        if (asked === null) break
        const choice: Choice = randomChoice(asked, random)
        const after = accepted(game.answer(position, choice))
        if (asked.who !== CHANCE) {
          const observer = asked.who === 1 ? 2 : 1
          const text = answerInWords(game, position, after, asked, choice, observer)
          const visible = new Set([position, after].flatMap((at) => one.visible(at, observer)))
          const secret = one.hidden(after, asked.who as 1 | 2).filter((name) => !visible.has(name))
          expect(secret.filter((name) => ` ${text},`.includes(` ${name}`))).toEqual([])
          described++
        }
        position = after
      }
    }
    expect(described).toBeGreaterThan(100)
  },
)
