import { type CardFacts, CHARTS, type Edition, type Magic, magic } from '@battleline/magic'
import type { Document } from '../adapters/document.ts'
import { GamePartReader } from '../adapters/game-part-reader.ts'
import type { PlayerNumber } from '../model/goal.ts'
import { type Fields, readGiven } from '../reading/fields.ts'
import { Steps } from '../reading/steps.ts'
import type { Table, Tree } from '../yaml/tree.ts'
import { readSides } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { CLAIMS, readExpect } from './read-expect.ts'
import { readEntry } from './read-play.ts'
import type { Entry, MagicScenario } from './scenario.ts'

const STEPS = new Steps('magic', CHARTS)
const MOST_PLAYERS = 8
/** The parts of a turn in which a board can begin. */
const BEGINS = ['main', 'combat'] as const
/** How many opponents may be attacked in a combat. */
const DEFENDING = ['all', 'one'] as const
/** What an extra combat phase begins with. */
const EXTRA = ['attackers untap', 'nothing untaps'] as const

/** Reads the Magic part of a document. */
export class MagicReader extends GamePartReader<MagicScenario, CardFacts, Magic> {
  constructor(document: Document<Edition>) {
    super(document, { steps: STEPS, most: MOST_PLAYERS, reserved: CLAIMS })
  }

  protected gameWith(cards: readonly CardFacts[]): Magic {
    return magic({ edition: this.edition, cards })
  }

  protected ownCards(game: Magic) {
    return ownCards(this.fields, game)
  }

  protected readBoard(table: Table) {
    const { fields, given, players } = this
    const {
      'defending players': defending,
      'extra combats': extraCombats,
      ...words
    } = readGiven(given, {
      begins: (tree) => fields.word(tree, BEGINS, 'a point at which the turn begins'),
      active: (tree) => fields.word(tree, players, 'a player'),
      'defending players': (tree) => fields.word(tree, DEFENDING, 'how many opponents may be attacked'),
      'extra combats': (tree) => readExtra(fields, tree),
    })
    return {
      setup: {
        players: readSides(this, table),
        ...words,
        ...(defending !== undefined && { defending }),
        ...(extraCombats !== undefined && { extraCombats }),
      },
    }
  }

  protected readEntry(tree: Tree): Entry | null {
    return readEntry(this, tree)
  }

  protected readExpect(tree: Tree): MagicScenario['expect'] {
    return readExpect(this, tree, this.hasGoal)
  }

  /** A declaration is as good as what comes of it. */
  protected override isGoalOfPlay(): boolean {
    return false
  }

  /** Who declares next: after an attack the other player. */
  protected override goalPlayer(active: PlayerNumber, play: readonly Entry[]): PlayerNumber {
    const declared = play.flatMap(({ does }) => (does.kind === 'declare' ? [does.action] : []))
    return declared.at(-1) !== 'attack' ? active : active === 1 ? 2 : 1
  }
}

const readExtra = (fields: Fields, tree: Tree): readonly boolean[] =>
  fields.each(tree, 'extra combats', (one) => {
    const word = fields.word(one, EXTRA, 'what an extra combat phase begins with')
    return word === null ? null : word === 'attackers untap'
  })
