import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { CardFiles } from '../cards/card-files.ts'
import { type OwnCardsOf, readOwnCards } from '../cards/own-cards.ts'
import { allowsUnknown } from '../cards/unknown-words.ts'
import { readGoal } from '../goals/read-goal.ts'
import type { PlayerNumber, ReadGoal } from '../model/goal.ts'
import type { ContentOf, Scenario } from '../model/scenario.ts'
import type { ReadingContext } from '../reading/context.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { RESERVED, readPlayers } from '../reading/players.ts'
import type { Steps, TextsOfCards } from '../reading/steps.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import type { Document, Heading } from './document.ts'

/** A game that a document is read for. */
interface GameOfDocument extends TextsOfCards {
  begin(setup: object): Position | Refusal
  goal?(board: Position, text: string, player: PlayerNumber): ReadGoal
}

/** What documents of a game may have. */
interface PartOptions {
  readonly steps: Steps
  /** The most players; default: exactly two. */
  readonly most?: number
  /** The words that cannot name a player; default: those with a meaning in any game. */
  readonly reserved?: readonly string[]
}

/**
 * Reads a game's part of a document: the scenario's own cards, the board, what is played, and what must come of it.
 * `F`: the facts of a card.
 */
export abstract class GamePartReader<
  S extends Scenario,
  F extends { readonly name: string },
  G extends GameOfDocument,
> implements ReadingContext
{
  readonly fields: Fields
  readonly source: string
  readonly rules: readonly string[] | undefined
  readonly players: S['players']
  protected readonly given: Given
  protected readonly edition: S['edition']
  readonly #document: Document<S['edition']>
  readonly #steps: Steps
  readonly #table: Table | null
  #game: G | null = null

  constructor(document: Document<S['edition']>, { steps, most = 2, reserved = RESERVED }: PartOptions) {
    const { fields, given, source, rules, edition } = document
    this.fields = fields
    this.given = given
    this.source = source
    this.rules = rules
    this.edition = edition
    this.#document = document
    this.#steps = steps
    const named = readAt(given, 'players', (tree) => readPlayers(fields, tree, most, reserved))
    this.#table = named?.table ?? null
    this.players = (named?.names ?? []) as S['players']
  }

  /** The game with some of the scenario's own cards. */
  protected abstract gameWith(cards: readonly F[]): G
  protected abstract ownCards(game: G): OwnCardsOf<F>
  /** The set-up of the board, and whatever else the scenario says of it. */
  protected abstract readBoard(table: Table, cards: readonly F[]): { readonly setup: S['setup'] } & Partial<S>
  protected abstract readEntry(tree: Tree): S['play'][number] | null
  protected abstract readExpect(tree: Tree, board: Position | null): S['expect']

  /** Whether the last entry ends the turn. */
  protected endsTurn(_play: S['play']): boolean {
    return false
  }

  /** Whether a goal is about the choices that the play leaves open, unless it says otherwise. */
  protected isGoalOfPlay(play: S['play']): boolean {
    return play.length > 0
  }

  /** The player whose goal it is, unless it says otherwise. */
  protected goalPlayer(active: PlayerNumber, _play: S['play']): PlayerNumber {
    return active
  }

  /** The files that the scenario may name; `undefined` if none can be read. */
  get files(): CardFiles | undefined {
    return this.#document.cardFiles
  }

  /** The game with the scenario's own cards, once they are read. */
  get game(): G {
    this.#game ??= this.gameWith([])
    return this.#game
  }

  step(text: Text): string | null {
    return this.#steps.read(this.fields.faults, this.game, text)
  }

  protected get isFaultless(): boolean {
    return this.fields.faults.count === this.#document.before
  }

  protected get hasGoal(): boolean {
    return this.given.has('goal')
  }

  read(): Omit<ContentOf<S>, Heading> | null {
    const { given, fields } = this
    const cards = this.#readCards()
    const table = this.#table
    if (table === null) return null
    this.#game = this.gameWith(cards)
    const content = this.readBoard(table, cards)
    const board = this.#begin(content.setup)
    const read = (tree: Tree) => fields.each(tree, 'play', (one) => this.readEntry(one))
    const play: S['play'] = readAt(given, 'play', read) ?? []
    const active: PlayerNumber = 'active' in content.setup && content.setup.active === 2 ? 2 : 1
    const goal = board === null ? null : this.#readGoal(board, active, play)
    const expect = readAt(given, 'expect', (tree) => this.readExpect(tree, board)) ?? []
    const { players } = this
    // A reader reads the scenarios of its own game.
    return { players, cards, ...content, play, goal, expect } as unknown as Omit<ContentOf<S>, Heading>
  }

  #readCards(): readonly F[] {
    const { fields, given, source } = this
    const context = { fields, source, files: this.files, allowed: allowsUnknown(fields, given) }
    const own = this.ownCards(this.gameWith([]))
    return readAt(given, 'cards', (tree) => readOwnCards(context, own, tree)) ?? []
  }

  /** The board, if there is nothing wrong with the document; else reports the game's problem. */
  #begin(setup: object): Position | null {
    const begun = this.isFaultless ? this.game.begin(setup) : null
    if (begun === null || !isRefusal(begun)) return begun
    const named = this.given.get('players')
    if (named !== undefined) this.fields.faults.add('board-refused', named.key.at, begun.reason)
    return null
  }

  #readGoal(board: Position, active: PlayerNumber, play: S['play']): ReturnType<typeof readGoal> {
    const { source, game } = this
    const player = this.goalPlayer(active, play)
    // Games without goals have no key for one.
    const read = game.goal?.bind(game, board)
    if (read === undefined) return null
    const plays = this.isGoalOfPlay(play)
    const endsTurn = this.endsTurn(play)
    return readAt(this.given, 'goal', (tree) =>
      readGoal({ reading: this, source, active: player, plays, endsTurn, goal: read }, tree),
    )
  }
}
