import {
  type CardFacts,
  CHARTS,
  type Edition,
  HOUSES,
  type House,
  KeyForge,
  type Options,
  TURN_STEPS,
} from '@battleline/keyforge'
import type { Document } from '../adapters/document.ts'
import { GamePartReader } from '../adapters/game-part-reader.ts'
import { readPlayer } from '../reading/context.ts'
import { readAt, readGiven } from '../reading/fields.ts'
import { Steps } from '../reading/steps.ts'
import type { Table, Tree } from '../yaml/tree.ts'
import { CardNames } from './card-names.ts'
import type { PlayEntry } from './play-entry.ts'
import { readBoard } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { Expectations } from './read-expect.ts'
import { PlayEntries } from './read-play.ts'
import type { KeyforgeContext } from './reading-context.ts'
import type { KeyforgeScenario } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** The keys of KeyForge scenarios, beside the common ones. */
export const KEYFORGE_KEYS = ['turn', 'house', 'step', 'seed', 'unknown', 'goal'] as const

const STEPS = new Steps('keyforge', CHARTS)

/** The cards beside a scenario's own; `texts` reads the texts of its own, and goals. */
export type KnownCards = Pick<Options, 'texts'> & Required<Pick<Options, 'library'>>

/** Reads the KeyForge part of a document. */
export class KeyforgeReader
  extends GamePartReader<KeyforgeScenario, CardFacts, KeyForge>
  implements KeyforgeContext
{
  readonly misnamed = new Set<string>()
  houses: readonly House[] = HOUSES
  #names = new CardNames(this, [])

  readonly #known: KnownCards

  constructor(document: Document<Edition>, known: KnownCards) {
    super(document, { steps: STEPS })
    this.#known = known
  }

  protected gameWith(cards: readonly CardFacts[]): KeyForge {
    return new KeyForge({ ...this.#known, edition: this.edition, cards: [...cards, UNSEEN] })
  }

  protected ownCards(game: KeyForge) {
    return ownCards(this.fields, game, this.given.get('cards')?.value)
  }

  protected readBoard(table: Table, cards: readonly CardFacts[]) {
    const { fields, given } = this
    this.houses = [...new Set([...HOUSES, ...cards.flatMap(({ house }) => house ?? [])])]
    const options = readGiven(given, {
      house: (tree) => fields.word(tree, this.houses, 'a house'),
      step: (tree) => fields.word(tree, TURN_STEPS, 'a step of the turn'),
      turn: (tree) =>
        tree.kind === 'text' && tree.text === 'first' ? 1 : fields.count(tree, 'the number of the turn', 1),
    })
    const { roster, players, tide, isDealt } = readBoard(this, table)
    const seed = readAt(given, 'seed', (tree) => fields.count(tree, 'seed', 0, Number.MAX_SAFE_INTEGER))
    const step = options.step ?? (isDealt ? 'set-up' : undefined)
    const active = readAt(given, 'active', (tree) => readPlayer(this, tree, 'the active player')) ?? 1
    this.#names = new CardNames(this, roster)
    return {
      setup: {
        players,
        active,
        ...(step === 'set-up' && FIRST_TURN),
        ...options,
        ...(step !== undefined && { step }),
        ...(tide !== null && { tide }),
      },
      active,
      seed,
      roster,
      cards: roster.some((card) => card.name === UNKNOWN_CARD) ? [...cards, UNSEEN] : cards,
    }
  }

  protected readEntry(tree: Tree): PlayEntry | null {
    return new PlayEntries(this, this.#names).entry(tree)
  }

  protected override endsTurn(play: readonly PlayEntry[]): boolean {
    return play.at(-1)?.move?.word === 'end'
  }

  protected readExpect(tree: Tree): KeyforgeScenario['expect'] {
    return new Expectations(this, this.#names, this.hasGoal).read(tree)
  }
}

/** A game that is set up begins with its first turn. */
const FIRST_TURN = { turn: 1 } as const

/** An unknown card: it has no facts, no text names it, and no player can choose its house. */
const UNSEEN: CardFacts = { name: UNKNOWN_CARD, type: 'action', house: UNKNOWN_CARD }
