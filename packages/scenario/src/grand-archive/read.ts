import {
  type CardFacts,
  CHARTS,
  type DeckSetup,
  deckRules,
  type Edition,
  type GrandArchive,
  grandArchive,
  type PlayerId,
  type PlayerSetup,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { Document } from '../adapters/document.ts'
import { GamePartReader } from '../adapters/game-part-reader.ts'
import { isDeckPath, readDeckFile } from '../cards/read-deck-file.ts'
import { readExpectations } from '../claims/board-claims.ts'
import { readBest } from '../goals/read-goal.ts'
import { nameCheck } from '../reading/check-names.ts'
import { readAt } from '../reading/fields.ts'
import { Steps } from '../reading/steps.ts'
import type { Table, Tree, Entry as TreeEntry } from '../yaml/tree.ts'
import { EXPECTABLE } from './expectable.ts'
import { readSide } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { readEntry } from './read-play.ts'
import type { Entry, GrandArchiveScenario } from './scenario.ts'

const STEPS = new Steps('grand-archive', CHARTS)

/** Reads the Grand Archive part of a document. */
export class GrandArchiveReader extends GamePartReader<GrandArchiveScenario, CardFacts, GrandArchive> {
  constructor(document: Document<Edition>) {
    super(document, { steps: STEPS })
  }

  /** A faulty card cannot be in a game: steps are then found without it, and names are not checked. */
  protected gameWith(cards: readonly CardFacts[]): GrandArchive {
    return grandArchive({ edition: this.edition, cards: this.isFaultless ? cards : [] })
  }

  protected ownCards(game: GrandArchive) {
    return ownCards(this.fields, game)
  }

  protected readBoard({ entries }: Table) {
    const { fields, given, players } = this
    const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player'))
    const turn = readAt(given, 'turn', (tree) => fields.count(tree, 'turn', 1))
    const whole = readAt(given, 'whole', (tree) => fields.truth(tree, 'whole'))
    const seed = readAt(given, 'seed', (tree) => fields.count(tree, 'seed', 0, Number.MAX_SAFE_INTEGER))
    const step = readAt(given, 'step', (tree) => fields.word(tree, ['set-up'] as const, 'a step of the game'))
    const library = this.isFaultless ? this.game.library : null
    const sides = entries.map((entry) =>
      readSide(fields, players, library, (deck) => this.#readDeck(deck), entry),
    )
    const isDealt = step !== null || sides.every((side) => side.isDealt)
    const [first = {}, second = {}] = sides.map(({ setup }) => (isDealt ? withoutMarks(setup) : setup))
    const firstPlayer = active ?? (isDealt ? null : players[0])
    return {
      seed,
      setup: {
        players: [first, second] as const,
        ...(firstPlayer !== null && { active: (players.indexOf(firstPlayer) + 1) as PlayerId }),
        ...(turn !== null && { turn }),
        ...(whole !== null && { whole }),
        ...(isDealt && { step: 'set-up' as const }),
      },
    }
  }

  #readDeck(value: Tree): Pick<DeckSetup, 'deck' | 'material'> | 'faulty' | null {
    if (!isDeckPath(this, value)) return null
    const deck = readDeckFile(this, deckRules, value)
    if (deck === null) return 'faulty'
    const { main, material } = deck
    return { deck: main, material }
  }

  protected readEntry(tree: Tree): Entry | null {
    return readEntry(this.fields, tree, this.players)
  }

  protected override endsTurn(play: readonly Entry[]): boolean {
    return play.at(-1)?.action.kind === 'end turn'
  }

  protected readExpect(tree: Tree, board: Position | null): GrandArchiveScenario['expect'] {
    const { fields, hasGoal } = this
    const check = nameCheck(fields.faults, this.game, board)
    const best = (entry: TreeEntry) => readBest(fields, entry, hasGoal)
    return readExpectations(this, EXPECTABLE, { best }, tree, check)
  }
}

/** The cards of decks are names: a card without marks is its name. */
const withoutMarks = (setup: PlayerSetup): PlayerSetup =>
  Object.fromEntries(
    Object.entries(setup).map(([key, cards]: [string, unknown]) => [
      key,
      Array.isArray(cards) ? cards.map((card) => (Object.keys(card).length === 1 ? card.name : card)) : cards,
    ]),
  )
