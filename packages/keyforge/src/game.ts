import { CardGame, type CardGameSpec, gameFromSave, type SaveWithCards } from '@battleline/card-game'
import {
  because,
  type Choice,
  Game,
  type GameOptions,
  isRecord,
  isRefusal,
  type Position,
  type Refusal,
  type World,
} from '@battleline/kernel'
import {
  type AbilityReading,
  abilitiesNow,
  type Breakdown,
  type BreakdownProperty,
  reckon,
  reckonKeyCost,
} from './api/breakdown.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './api/card-values.ts'
import { chosenIn, numbered, type Observation, observationOf } from './api/observation.ts'
import { type Symmetry, symmetryOf } from './api/symmetry.ts'
import { type PlayersView, renameFor } from './api/view.ts'
import { factsProblem } from './cards/card-facts.ts'
import { LIBRARY } from './cards/index.ts'
import { Library } from './cards/library.ts'
import { pendingNow } from './charts/damage.ts'
import { beginning, turn } from './charts/turn.ts'
import { lethalAmong } from './checks/state-based-check.ts'
import { chartsOf, makeRules } from './game-rules.ts'
import { type ReadGoal, readGoal } from './goals/goals.ts'
import type { CardFacts } from './model/definition.ts'
import { FIRST_CARD, type PlayerId } from './model/reference.ts'
import { RENAMED_FIELDS } from './model/renamed-fields.ts'
import { tableOf } from './model/state.ts'
import { type CardMoves, cardMoves } from './moves/moves-by-card.ts'
import { applyEdits, type Edits } from './setup/edit.ts'
import { setUp } from './setup/setup.ts'
import { dealProblem } from './setup/setup-checks.ts'
import type { Deal, Setup } from './setup/setup-spec.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

/** The step in which the active player makes moves. */
const MAIN_STEP = 'keyforge/turn.3-main'

export interface Options extends GameOptions {
  /** Left out: `current`. */
  readonly edition?: Edition
  /** Cards beside those of the library; one of the same name replaces it. */
  readonly cards?: readonly CardFacts[]
}

/** What a save carries: the position, the edition it was made in, and the cards that are not the library's. */
export type SavedGame = SaveWithCards<'keyforge', Edition, CardFacts>

const SPEC: CardGameSpec<'keyforge', Edition> = {
  game: 'keyforge',
  editions: EDITIONS,
  renamed: RENAMED_FIELDS,
  firstCard: FIRST_CARD,
  factsProblem,
}

/**
 * KeyForge by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an edition that there is not, or a card of one's own whose facts are none.
 */
export class KeyForge extends CardGame<'keyforge', Edition, CardFacts> {
  readonly library: Library
  protected readonly verbs: Game

  constructor({ edition = 'current', cards = [], ...habits }: Options = {}) {
    super(SPEC, edition, cards)
    const charts = chartsOf(edition)
    this.library = new Library([...LIBRARY, ...this.ownCards], charts)
    this.verbs = new Game(makeRules(edition, this.library), habits)
  }

  /**
   * The board as a position in step 3 of the active player's turn, or before another step, or why it is no board. Nothing
   * happens to it yet: a creature that is drawn with lethal damage is destroyed when the first move is made, and before
   * another step the only answer is `go`. Where `houses` are given, turn follows turn; else it ends with this one.
   */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const start = { chart: turn.id, locals: beginning(setup.step ?? 'main', null) }
    return this.verbs.begin(rows, start, {}, lethalAmong(rows))
  }

  /**
   * A whole game from its set-up: who goes first (unless `first` says it), every shuffle and what is drawn are asked of
   * chance (`who` is -1), to be answered by dice or a script. Or why these are no two decks.
   */
  deal(decks: Deal): Position | Refusal {
    if (!isRecord(decks as unknown))
      return { refused: 'illegal', ...because('a game is dealt to two players') }
    const { players, first } = decks
    const rows = setUp({ players, turn: 1 }, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const wrong = dealProblem(players, first)
    if (wrong !== null) return { refused: 'illegal', ...wrong }
    return this.verbs.begin(rows, { chart: turn.id, locals: beginning('set-up', first ?? null) })
  }

  /**
   * A function that sorts the options of a decision into classes that equal cards make alike; null where this position has
   * no two equal cards. What it says is right for every position that comes of this one.
   */
  symmetry(start: Position): Symmetry | null {
    return symmetryOf(start as World)
  }

  /**
   * Printed and computed values of a card.
   * @throws RangeError where the position has no card of this number
   */
  card(position: Position, card: number): CardReading {
    return readCard(this.withCard(position, card), card)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: Position, player: PlayerId): PlayerReading {
    return readPlayer(this.withPlayer(position, player), player)
  }

  active(position: Position): PlayerId {
    return tableOf(position as World).active
  }

  /**
   * The active house, null where houses are not asked about; the number of the turn; whose tide is high, null while it is
   * neutral; and who has won, null while nobody has.
   */
  table(position: Position): TableReading {
    return readTable(position as World)
  }

  /**
   * The damage that is set above creatures and not placed yet, by their numbers: above none where no damage is under way,
   * as between moves. Positions in the middle of it come of single steps, and of questions that it asks.
   */
  pending(position: Position): ReadonlyMap<number, number> {
    return pendingNow(position as World)
  }

  /**
   * What a player may know: everything open, their own hand and archives, of the rest only how many cards there are; and
   * of the decision that stands what is theirs to see. Cards have numbers and names without regard to those the player
   * cannot see, and options are named by their places: `observation` says which is which.
   * @throws RangeError for a player other than 1 and 2
   */
  view(position: Position, player: PlayerId): PlayersView {
    return this.observation(position, player).view
  }

  /**
   * What a player sees, `before` being what the same player saw of the position that this one came from (of each of them,
   * also where chance was asked): then a card keeps the number that it had in the view, as long as eyes can follow it, and
   * gets a new one when it comes out of a hand, a deck or a shuffle.
   * @throws RangeError for a player other than 1 and 2, or for what the other player saw
   */
  observation(position: Position, player: PlayerId, before: Observation | null = null): Observation {
    const w = this.withPlayer(position, player)
    if (before !== null && before.view.player !== player)
      throw new RangeError(`player ${player} did not see what player ${before.view.player} saw`)
    const seen = numbered(w, player, this.verbs.decision(position), before)
    const named = this.#namedFor(
      position,
      seen.map(({ card }) => card),
    )
    return observationOf(named, player, this.verbs.decision(named), seen, before?.next ?? FIRST_CARD)
  }

  /** What a player chose among the options of a view, as `answer` takes it; or why it is no choice. */
  choicesSeenBy(sight: Observation, choice: Choice): Choice | Refusal {
    return chosenIn(sight, choice)
  }

  /** The position with these cards named without regard to any others. */
  #namedFor(position: Position, known: readonly number[]): World {
    const named = this.verbs.edit(position, (w) => {
      renameFor(w, known)
      return null
    })
    // Only a position of another game cannot be edited.
    if (isRefusal(named)) throw new TypeError(named.reason)
    return named as World
  }

  /**
   * What each card of the active player may do now and what not, with the reasons; nothing while no move is to be made.
   * Cards are named as in that player's `view`.
   */
  moves(position: Position): readonly CardMoves[] {
    if (this.decision(position)?.step !== MAIN_STEP) return []
    const player = this.active(position)
    const seen = numbered(position as World, player, this.verbs.decision(position), null)
    return cardMoves(
      this.#namedFor(
        position,
        seen.map(({ card }) => card),
      ),
    )
  }

  /**
   * A value of a card with what it is made of: printed, counters, and each effect in force with its card.
   * @throws RangeError where the position has no card of this number
   */
  breakdown(position: Position, card: number, property: BreakdownProperty): Breakdown {
    return reckon(this.withCard(position, card), card, property)
  }

  /**
   * What a key costs a player now, with what it is made of: 6 and each effect in force with its card.
   * @throws RangeError for a player other than 1 and 2
   */
  keyCost(position: Position, player: PlayerId): Breakdown {
    return reckonKeyCost(this.withPlayer(position, player), player)
  }

  /** The bold abilities that a card has now, its own and gained ones. @throws RangeError as `breakdown` */
  abilities(position: Position, card: number): readonly AbilityReading[] {
    return abilitiesNow(this.withCard(position, card), card)
  }

  /**
   * What a player wants of the rest of a turn, in the words of players: “no creature of mine destroyed, then as many enemy
   * creatures destroyed as possible”; or what of it cannot be read, and where. Names are those of this position.
   */
  goal(position: Position, text: string, player: PlayerId): ReadGoal {
    return readGoal(position as World, text, player)
  }

  /** The position with marks changed by hand, outside the rules: then it goes on by them. Or why a mark is impossible. */
  edit(position: Position, edits: Edits): Position | Refusal {
    return this.verbs.edit(position, (w) => applyEdits(w, edits))
  }
}

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameOf(saved: unknown): KeyForge | Refusal {
  return gameFromSave(SPEC, saved, keyforge)
}

/** KeyForge by the rules of an edition, with the library's cards and your own. */
export const keyforge = (options: Options = {}): KeyForge => new KeyForge(options)
