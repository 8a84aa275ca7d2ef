import { isRefusal, type Position } from '@battleline/kernel'
import {
  type CardFacts,
  CHARTS,
  type Edition,
  HOUSES,
  type House,
  KeyForge,
  type PlayerId,
  type Setup,
  TURN_STEPS,
} from '@battleline/keyforge'
import type { Document, Heading } from '../adapters/document.ts'
import { readOwnCards } from '../cards/own-cards.ts'
import { allowsUnknown } from '../cards/unknown-words.ts'
import { type GoalContext, readGoal } from '../goals/read-goal.ts'
import type { ContentOf } from '../model/scenario.ts'
import { readPlayer } from '../reading/context.ts'
import { readAt } from '../reading/fields.ts'
import { readNames } from '../reading/players.ts'
import { Steps } from '../reading/steps.ts'
import type { Tree } from '../yaml/tree.ts'
import { CardNames } from './card-names.ts'
import type { PlayEntry } from './play-entry.ts'
import { type Board, readBoard } from './read-board.ts'
import { ownCards } from './read-cards.ts'
import { Expectations } from './read-expect.ts'
import { PlayEntries } from './read-play.ts'
import type { KeyforgeContext } from './reading-context.ts'
import type { KeyforgeScenario } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** The keys of KeyForge scenarios, beside the common ones. */
export const KEYFORGE_KEYS = ['turn', 'house', 'step', 'unknown', 'goal'] as const

type Content = Omit<ContentOf<KeyforgeScenario>, Heading>

const STEPS = new Steps('keyforge', CHARTS)

/** Reads the KeyForge part of a document; `library`: the cards beside its own. */
export const readKeyforge = (document: Document<Edition>, library: readonly CardFacts[]): Content | null =>
  new DocumentReader(document, library).read()

class DocumentReader {
  readonly #document: Document<Edition>
  readonly #library: readonly CardFacts[]

  constructor(document: Document<Edition>, library: readonly CardFacts[]) {
    this.#document = document
    this.#library = library
  }

  read(): Content | null {
    const { fields, given, edition } = this.#document
    const house = readAt(given, 'house', (tree) => fields.word(tree, HOUSES, 'a house'))
    const step = readAt(given, 'step', (tree) => fields.word(tree, DRAWN_STEPS, 'a step of the turn'))
    const turn = readAt(given, 'turn', (tree) =>
      tree.kind === 'text' && tree.text === 'first' ? 1 : fields.count(tree, 'the number of the turn', 1),
    )
    const cards = this.#cards()
    const board = this.#board(new KeyForge({ edition, cards: [...cards, UNSEEN], library: this.#library }))
    if (board === null) return null
    const { reading, roster, players, tide } = board
    const active = readAt(given, 'active', (tree) => readPlayer(reading, tree, 'the active player')) ?? 1
    const setup: Setup = {
      players,
      active,
      ...(house !== null && { house }),
      ...(step !== null && { step }),
      ...(turn !== null && { turn }),
      ...(tide !== null && { tide }),
    }
    const begun = this.#tryOut(reading, setup)
    const names = new CardNames(reading, roster)
    const play = readAt(given, 'play', (tree) => new PlayEntries(reading, names).read(tree)) ?? []
    const goal =
      begun === null
        ? null
        : readAt(given, 'goal', (tree) => readGoal(this.#goalReading(reading, begun, active, play), tree))
    const read = (tree: Tree) => new Expectations(reading, names, given.has('goal')).read(tree)
    const expect = readAt(given, 'expect', read) ?? []
    return {
      players: reading.players,
      active,
      cards: roster.some((card) => card.name === UNKNOWN_CARD) ? [...cards, UNSEEN] : cards,
      setup,
      roster,
      play,
      goal,
      expect,
    }
  }

  #goalReading(
    reading: KeyforgeContext,
    board: Position,
    active: PlayerId,
    play: readonly PlayEntry[],
  ): GoalContext {
    return {
      reading,
      source: reading.source,
      active,
      plays: play.length > 0,
      endsTurn: play.at(-1)?.move?.word === 'end',
      goal: (text, player) => reading.game.goal(board, text, player),
    }
  }

  #cards(): readonly CardFacts[] {
    const { fields, given, source, edition, cardFiles } = this.#document
    const context = { fields, source, files: cardFiles, allowed: allowsUnknown(fields, given) }
    const own = ownCards(fields, new KeyForge({ edition, library: this.#library }))
    return readAt(given, 'cards', (tree) => readOwnCards(context, own, tree)) ?? []
  }

  #board(game: KeyForge): (Board & { readonly reading: KeyforgeContext }) | null {
    const { fields, given, source, rules } = this.#document
    const named = readAt(given, 'players', (tree) => readNames(fields, tree))
    if (named === null) return null
    const reading: KeyforgeContext = {
      fields,
      faults: fields.faults,
      source,
      game,
      players: named.names,
      misnamed: new Set(),
      rules,
      step: (text) => STEPS.read(fields.faults, game, text),
    }
    return { reading, ...readBoard(reading, named.table) }
  }

  /** The board, if there is nothing wrong with it; else reports the engine's problem. */
  #tryOut({ game, faults }: KeyforgeContext, setup: Setup): Position | null {
    const { given, before } = this.#document
    const players = given.get('players')
    if (faults.count > before || players === undefined) return null
    const begun = game.begin(setup)
    if (!isRefusal(begun)) return begun
    faults.add(players.key.at, begun.reason)
    return null
  }
}

/** A scenario begins with a board, not with the set-up of a game. */
const DRAWN_STEPS = TURN_STEPS.filter((one) => one !== 'set-up')

/** An unknown card: it has no facts, and no text names it. */
const UNSEEN: CardFacts = { name: UNKNOWN_CARD, type: 'action', house: HOUSES[0] as House }
