import {
  type PlayerId,
  type SimpleCardFacts,
  type SimpleCardSetup,
  SimpleGame,
  type SimpleGameSpec,
  type SimplePlayerSetup,
  simpleFactsProblem,
} from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { Document } from '../adapters/document.ts'
import { GamePartReader } from '../adapters/game-part-reader.ts'
import type { OwnCardsOf } from '../cards/own-cards.ts'
import { readExpectations } from '../claims/board-claims.ts'
import { readAnswer } from '../reading/answers.ts'
import { nameCheck } from '../reading/check-names.ts'
import { type Fields, type Given, readAt, readKeys } from '../reading/fields.ts'
import { arrowSides, nameAndMarks } from '../reading/names.ts'
import { Steps } from '../reading/steps.ts'
import type { Entry, Table, Tree } from '../yaml/tree.ts'
import { expectableIn } from './expectable.ts'
import type { SimpleEntry, SimpleScenario } from './scenario.ts'

/** Reads a simple game's part of a document. */
export class SimpleReader extends GamePartReader<SimpleScenario, SimpleCardFacts, SimpleGame> {
  readonly #spec: SimpleGameSpec

  constructor(spec: SimpleGameSpec, document: Document) {
    super(document, { steps: new Steps(spec.game, spec.charts) })
    this.#spec = spec
  }

  protected gameWith(cards: readonly SimpleCardFacts[]): SimpleGame {
    return new SimpleGame(this.#spec, { edition: this.edition, cards: this.isFaultless ? cards : [] })
  }

  protected ownCards(game: SimpleGame): OwnCardsOf<SimpleCardFacts> {
    return ownCards(game, this.fields)
  }

  protected readBoard({ entries }: Table) {
    const { fields, given, players } = this
    const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player')) ?? players[0]
    const [first = {}, second = {}] = entries.map((entry) => readSide(fields, this.game, entry))
    return {
      setup: {
        players: [first, second] as const,
        active: (players.indexOf(active) + 1) as PlayerId,
      },
    }
  }

  protected readEntry(tree: Tree): SimpleEntry | null {
    return readEntry(this.fields, this.#spec.moves, tree)
  }

  protected readExpect(tree: Tree, board: Position | null): SimpleScenario['expect'] {
    const check = nameCheck(this.fields.faults, this.game, board)
    return readExpectations(this, expectableIn(this.#spec.words), {}, tree, check)
  }
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
  if (library.facts(name.text) === undefined)
    fields.faults.add('unknown-card', name.at, library.missing(name.text))
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
