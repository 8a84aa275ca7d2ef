import { isRefusal } from '@battleline/kernel'
import { CHARTS, type Edition, magic, type Setup } from '@battleline/magic'
import type { Document, Heading } from '../adapters/document.ts'
import { readOwnCards } from '../cards/own-cards.ts'
import { allowsUnknown } from '../cards/unknown-words.ts'
import type { ContentOf } from '../model/scenario.ts'
import type { ReadingContext } from '../reading/context.ts'
import { type Fields, readAt, readGiven } from '../reading/fields.ts'
import { readPlayers } from '../reading/players.ts'
import { Steps } from '../reading/steps.ts'
import type { Tree } from '../yaml/tree.ts'
import { readSides } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { CLAIMS, readExpect } from './read-expect.ts'
import { readEntry } from './read-play.ts'
import type { MagicScenario } from './scenario.ts'

const STEPS = new Steps('magic', CHARTS)
const MOST_PLAYERS = 8
/** The parts of a turn in which a board can begin. */
const BEGINS = ['main', 'combat'] as const
/** How many opponents may be attacked in a combat. */
const DEFENDING = ['all', 'one'] as const
/** What an extra combat phase begins with. */
const EXTRA = ['attackers untap', 'nothing untaps'] as const

/** Reads the Magic part of a document. */
export function readMagic({
  fields,
  given,
  source,
  edition,
  before,
  rules,
  cardFiles,
}: Document<Edition>): Omit<ContentOf<MagicScenario>, Heading> | null {
  const { faults } = fields
  const context = { fields, source, files: cardFiles, allowed: allowsUnknown(fields, given) }
  const own = ownCards(fields, magic({ edition }))
  const cards = readAt(given, 'cards', (tree) => readOwnCards(context, own, tree)) ?? []
  const named = readAt(given, 'players', (tree) => readPlayers(fields, tree, MOST_PLAYERS, CLAIMS))
  if (named === null) return null
  const { names: players, table } = named
  const game = magic({ edition, cards })
  const reading = { fields, source, game }
  const extraCombats = readAt(given, 'extra combats', (tree) => readExtra(fields, tree))
  const defending = readAt(given, 'defending players', (tree) =>
    fields.word(tree, DEFENDING, 'how many opponents may be attacked'),
  )
  const words = readGiven(given, {
    begins: (tree) => fields.word(tree, BEGINS, 'a point at which the turn begins'),
    active: (tree) => fields.word(tree, players, 'a player'),
  })
  const setup: Setup = {
    players: readSides(reading, table),
    ...words,
    ...(defending !== null && { defending }),
    ...(extraCombats !== null && { extraCombats }),
  }
  if (faults.count === before) {
    const begun = game.begin(setup)
    if (isRefusal(begun)) faults.add(table.at, begun.reason)
  }
  const form: ReadingContext = { fields, players, rules, step: (text) => STEPS.read(faults, NO_TEXTS, text) }
  const play =
    readAt(given, 'play', (tree) => fields.each(tree, 'play', (one) => readEntry(reading, one))) ?? []
  const expect = readAt(given, 'expect', (tree) => readExpect(form, tree)) ?? []
  return { players, cards, setup, play, goal: null, expect }
}

/** The texts of Magic's cards have no steps of their own. */
const NO_TEXTS = { library: { chart: () => null } }

const readExtra = (fields: Fields, tree: Tree): readonly boolean[] =>
  fields.each(tree, 'extra combats', (one) => {
    const word = fields.word(one, EXTRA, 'what an extra combat phase begins with')
    return word === null ? null : word === 'attackers untap'
  })
