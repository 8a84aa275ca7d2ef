import {
  type PlayerId,
  type SimpleCardFacts,
  type SimpleCardSetup,
  SimpleGame,
  type SimpleGameSpec,
  type SimplePlayerSetup,
  simpleFactsProblem,
} from '@battleline/card-game'
import { isRefusal } from '@battleline/kernel'
import type { Document, Heading } from '../adapters/document.ts'
import { type OwnCardsOf, readOwnCards } from '../cards/own-cards.ts'
import type { ContentOf } from '../model/scenario.ts'
import { readAnswer } from '../reading/answers.ts'
import { nameCheck } from '../reading/check-names.ts'
import { type Fields, type Given, readAt, readKeys } from '../reading/fields.ts'
import { arrowSides, nameAndMarks } from '../reading/names.ts'
import { readNames } from '../reading/players.ts'
import { Steps } from '../reading/steps.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { readExpect } from './read-expect.ts'
import type { SimpleEntry, SimpleScenario } from './scenario.ts'

/** Reads a simple game's part of a document. */
export function readSimple(
  spec: SimpleGameSpec,
  { fields, given, source, edition, before, rules, cardFiles }: Document,
): Omit<ContentOf<SimpleScenario>, Heading> | null {
  const { faults } = fields
  const { words } = spec
  const context = { fields, source, files: cardFiles, allowed: false }
  const own = ownCards(new SimpleGame(spec, { edition }), fields)
  const cards = readAt(given, 'cards', (tree) => readOwnCards(context, own, tree)) ?? []
  const named = readAt(given, 'players', (tree) => readNames(fields, tree))
  if (named === null) return null
  const players = named.names
  const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player')) ?? players[0]
  const game = new SimpleGame(spec, { edition, cards: faults.count === before ? cards : [] })
  const [first = {}, second = {}] = named.table.entries.map((entry) => readSide(fields, game, entry))
  const setup = { players: [first, second], active: (players.indexOf(active) + 1) as PlayerId } as const
  const board = faults.count === before ? game.begin(setup) : null
  if (board !== null && isRefusal(board)) faults.add(named.table.at, board.reason)
  const steps = new Steps(spec.game, spec.charts)
  const step = (text: Entry['key']) => steps.read(faults, { library: { chart: () => null } }, text)
  const play =
    readAt(given, 'play', (tree) => fields.each(tree, 'play', (one) => readEntry(fields, spec.moves, one))) ??
    []
  const check = nameCheck(faults, game, board)
  const reading = { fields, players, rules, step, check, words }
  const expect = readAt(given, 'expect', (tree) => readExpect(reading, tree)) ?? []
  return { players, cards, setup, play, goal: null, expect }
}

/** Reads the cards of a simple game, which have numbers and keywords, and no text. */
const ownCards = ({ library, spec: { words } }: SimpleGame, fields: Fields): OwnCardsOf<SimpleCardFacts> => ({
  keys: [...words.numbers, 'keywords'],
  library,
  readText: () => ({ ok: true }),
  factsProblem: simpleFactsProblem(words),
  read: ({ name, given, base }) => {
    const keywords = readAt(given, 'keywords', (list) =>
      fields.each(list, 'keywords', (one) => fields.word(one, words.keywords, 'a keyword')),
    )
    const numbers = { ...base?.numbers, ...readNumbers(fields, given, words.numbers) }
    return { name: name.text, numbers, keywords: keywords ?? base?.keywords ?? [] }
  },
})

const readNumbers = (fields: Fields, given: Given, keys: readonly string[]) =>
  readKeys(given, keys, (tree, key) => fields.count(tree, key))

/** The numbers and the zones of a player. */
function readSide(fields: Fields, game: SimpleGame, { key, value }: Entry): SimplePlayerSetup {
  const { zones, playerNumbers } = game.spec.words
  const table = fields.table(value, `the player ${key.text}`)
  if (table === null) return { name: key.text }
  const given = fields.known(table, [...zones, ...Object.keys(playerNumbers)], 'a player')
  const readZone = (tree: Tree, zone: string) => fields.each(tree, zone, (one) => readCard(fields, game, one))
  return {
    name: key.text,
    numbers: readNumbers(fields, given, Object.keys(playerNumbers)),
    zones: readKeys(given, zones, readZone),
  }
}

/** A card: its name, or its name with counters and marks. */
function readCard(fields: Fields, { library, spec }: SimpleGame, tree: Tree): SimpleCardSetup | null {
  const named = nameAndMarks(fields, tree, 'a card')
  if (named === null) return null
  const { name } = named
  if (library.facts(name.text) === undefined) fields.faults.add(name.at, library.missing(name.text))
  const table = named.marks === null ? null : fields.table(named.marks, `the marks of ${name.text}`)
  if (table === null) return { name: name.text }
  const { counters, marks } = spec.words
  const given = fields.known(table, ['as', ...counters, ...Object.keys(marks)], 'a card')
  const as = readAt(given, 'as', (value) => fields.text(value, 'a name')?.text ?? null)
  return {
    name: name.text,
    ...(as !== null && { as }),
    counters: readNumbers(fields, given, counters),
    marks: readKeys(given, Object.keys(marks), (value, key) => fields.truth(value, key)),
  }
}

/** A move and its choices: `attack: A -> B`, `end`, `choose: [A]`. */
function readEntry(fields: Fields, moves: readonly string[], tree: Tree): SimpleEntry | null {
  if (tree.kind === 'text') {
    const verb = fields.word(tree, moves, 'a move')
    return verb === null ? null : { move: { verb, names: [] }, choose: [], text: verb, at: tree.at }
  }
  const table = fields.table(tree, 'an entry of “play”')
  if (table === null) return null
  const given = fields.known(table, [...moves, 'choose'], '“play”')
  const choose = readAt(given, 'choose', (list) =>
    fields.each(list, 'choose', (one) => readAnswer(fields, one)),
  )
  const verb = moves.find((one) => given.has(one))
  const names = verb === undefined ? null : readAt(given, verb, (value) => fields.text(value, 'who does it'))
  const text = names === null ? 'choose' : `${verb} ${names.text}`
  const move =
    verb === undefined || names === null
      ? null
      : { verb, names: arrowSides(names.text).map((side) => side.text) }
  return { move, choose: choose ?? [], text, at: table.at }
}
