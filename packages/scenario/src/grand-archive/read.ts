import {
  type CardFacts,
  CHARTS,
  type Edition,
  type GrandArchive,
  grandArchive,
  type PlayerId,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { Document } from '../adapters/document.ts'
import { GamePartReader } from '../adapters/game-part-reader.ts'
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
    const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player')) ?? players[0]
    const turn = readAt(given, 'turn', (tree) => fields.count(tree, 'turn', 1))
    const whole = readAt(given, 'whole', (tree) => fields.truth(tree, 'whole'))
    const library = this.isFaultless ? this.game.library : null
    const [first = {}, second = {}] = entries.map((entry) => readSide(fields, players, library, entry))
    return {
      setup: {
        players: [first, second] as const,
        active: (players.indexOf(active) + 1) as PlayerId,
        ...(turn !== null && { turn }),
        ...(whole !== null && { whole }),
      },
    }
  }

  protected readEntry(tree: Tree): Entry | null {
    return readEntry(this.fields, tree)
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
