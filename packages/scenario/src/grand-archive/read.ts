import { CHARTS, type Edition, grandArchive, type PlayerId, type Setup } from '@battleline/grand-archive'
import { isRefusal } from '@battleline/kernel'
import type { Document, Heading } from '../adapters/document.ts'
import { readOwnCards } from '../cards/own-cards.ts'
import { allowsUnknown } from '../cards/unknown-words.ts'
import { readGoal } from '../goals/read-goal.ts'
import type { ContentOf } from '../model/scenario.ts'
import { nameCheck } from '../reading/check-names.ts'
import type { ReadingContext } from '../reading/context.ts'
import { readAt } from '../reading/fields.ts'
import { readNames } from '../reading/players.ts'
import { Steps } from '../reading/steps.ts'
import { readSide } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { readExpect } from './read-expect.ts'
import { readEntry } from './read-play.ts'
import type { GrandArchiveScenario } from './scenario.ts'

const STEPS = new Steps('grand-archive', CHARTS)

/** Reads the Grand Archive part of a document. */
export function readGrandArchive({
  fields,
  given,
  source,
  edition,
  before,
  rules,
  cardFiles,
}: Document<Edition>): Omit<ContentOf<GrandArchiveScenario>, Heading> | null {
  const { faults } = fields
  const context = { fields, source, files: cardFiles, allowed: allowsUnknown(fields, given) }
  const own = ownCards(fields, grandArchive({ edition }))
  const cards = readAt(given, 'cards', (tree) => readOwnCards(context, own, tree)) ?? []
  const named = readAt(given, 'players', (tree) => readNames(fields, tree))
  if (named === null) return null
  const players = named.names
  const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player')) ?? players[0]
  const turn = readAt(given, 'turn', (tree) => fields.count(tree, 'turn', 1))
  // A faulty card of the file cannot be in a game: steps are then found without it, and names are not checked.
  const isWhole = faults.count === before
  const game = grandArchive({ edition, cards: isWhole ? cards : [] })
  const library = isWhole ? game.library : null
  const [first = {}, second = {}] = named.table.entries.map((entry) =>
    readSide(fields, players, library, entry),
  )
  const setup: Setup = {
    players: [first, second],
    active: (players.indexOf(active) + 1) as PlayerId,
    ...(turn !== null && { turn }),
  }
  const board = faults.count === before ? game.begin(setup) : null
  if (board !== null && isRefusal(board)) faults.add(named.table.at, board.reason)
  const reading: ReadingContext = { fields, players, rules, step: (text) => STEPS.read(faults, game, text) }
  const play =
    readAt(given, 'play', (tree) => fields.each(tree, 'play', (one) => readEntry(fields, one))) ?? []
  const goal =
    board === null || isRefusal(board)
      ? null
      : readAt(given, 'goal', (tree) =>
          readGoal(
            {
              reading,
              source,
              active: setup.active ?? 1,
              plays: play.length > 0,
              endsTurn: play.at(-1)?.action.kind === 'end turn',
              goal: (text, player) => game.goal(board, text, player),
            },
            tree,
          ),
        )
  const check = nameCheck(faults, game, board)
  const expect =
    readAt(given, 'expect', (tree) => readExpect({ ...reading, check }, tree, given.has('goal'))) ?? []
  return { players, cards, setup, play, goal, expect }
}
