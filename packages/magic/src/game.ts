import {
  assertCards,
  EditionGame,
  type Editions,
  Game,
  type GameOptions,
  isRefusal,
  type Position,
  type Refusal,
  readSave,
  SAVE_FORMAT,
  type SaveFile,
  unreadable,
  type View,
} from '@battleline/kernel'
import { fold, type ParsedGoal } from '@battleline/language'
import {
  type CardReading,
  cardValues,
  type PlayerReading,
  playerValues,
  type TableReading,
  tableValues,
} from './api/card-values.ts'
import { applyEdit, type Edit } from './api/edit.ts'
import type { Dealt } from './api/pending-damage.ts'
import { dealingNow, pendingNow } from './api/pending-damage.ts'
import { type CardFacts, factsProblem } from './cards/card-facts.ts'
import { Library } from './cards/library.ts'
import { NO_READER, type TextReader } from './cards/text-reader.ts'
import { beginCombat } from './charts/combat.ts'
import { type CombatDamageReading, combatDamageNow } from './charts/combat-damage.ts'
import { type DeclarationStep, SEARCH_LIMIT } from './charts/declarations.ts'
import { beginTurn } from './charts/turn.ts'
import { attackQuestion } from './declarations/attack-constraints.ts'
import { blockQuestion } from './declarations/block-constraints.ts'
import {
  type DeclarationQuestion,
  type Declared,
  declaredBy,
  declaredIn,
} from './declarations/declaration-question.ts'
import { type DeclarationStatus, declarationStatusOf } from './declarations/declaration-status.ts'
import { type DeclarationVerdict, judgeDeclaration } from './declarations/verdict.ts'
import { isDeclined, sameCreatures } from './declarations/who-declares.ts'
import { listBest } from './legality/list-best.ts'
import { legalIn } from './legality/list-legal.ts'
import { type Membership, memberships } from './legality/membership.ts'
import { RENAMED_FIELDS } from './model/renamed-fields.ts'
import { hasStructures, type Setup, setUp } from './model/setup.ts'
import { cardsOf, isCard, isPlayer, nameOf, playersOf } from './model/state.ts'
import { type CardMoves, movesOf } from './moves/moves.ts'
import { Characteristics } from './query/characteristics.ts'
import { makeRules } from './rules.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

/** Which rules and cards a game has, and how far declarations are proved. */
export interface Options extends GameOptions {
  /** Default: `current`. */
  readonly edition?: Edition
  /** Custom cards; one with the name of a library card replaces it. */
  readonly cards?: readonly CardFacts[]
  /** The library. Default: none for the class, the cards that ship for `magic`. */
  readonly library?: readonly CardFacts[]
  /**
   * Reads the texts of cards and permanents. Without it, only those without text can be used. Default: none for the class, so
   * that a page does not load the grammar; `textReader` for `magic`.
   */
  readonly texts?: TextReader
  /** The most work to decide whether a declaration is legal. Default: some seconds. */
  readonly work?: number
  /**
   * The result for a declaration that could not be proved legal within that work, though nothing better was found.
   * Default: refused with `limit`.
   */
  readonly unproved?: 'refuse' | 'accept'
}

/** The contents of a save: the position and its edition. */
export type SavedGame = SaveFile<'magic', Edition>

const EDITIONS_OF: Editions<'magic', Edition> = { game: 'magic', editions: EDITIONS, renamed: RENAMED_FIELDS }

/** Declarations of which none obeys more requirements. */
export interface BestDeclarations {
  readonly declarations: readonly Declared[]
  /** False if there are more, or if the search ended before all were found. */
  readonly complete: boolean
}

/**
 * A legal declaration, and the number of declarations that differ from it only in creatures' names, itself included.
 */
export interface Legal {
  readonly declared: Declared
  readonly ways: number
}

/** The steps with a declaration. */
const DECLARED_AT = ['magic/attackers.1-choose', 'magic/attackers.1-whom', 'magic/blockers.1-choose']

const viewOf = (position: MagicPosition): View => position as unknown as View

/** The pending declaration of a position. */
interface Asked {
  readonly action: 'attack' | 'block'
  readonly question: DeclarationQuestion
  /** The declined payments. */
  readonly declined: DeclarationStep['declined']
  /** The attackers that another player chose, if only their goals are pending. */
  readonly chosen: Declared | null
}

/** A position of Magic. */
export type MagicPosition = Position<'magic'>

/**
 * The combat phases of Magic by the rules of one edition, and the spells and abilities in and around them. It has no
 * state: positions are values. A declaration is answered by `4>2 5>2`, pairs of numbers, or `none`.
 * @throws TypeError for an unknown edition
 */
export class Magic extends EditionGame<'magic', Edition> {
  protected readonly verbs: Game
  /** The computed characteristics of positions. */
  readonly #characteristics = new WeakMap<MagicPosition, Characteristics>()
  readonly library: Library

  constructor(options: Options = {}) {
    const {
      edition = 'current',
      cards = [],
      library = [],
      texts = NO_READER,
      work,
      unproved,
      ...habits
    } = options
    super(EDITIONS_OF, edition)
    assertCards(cards, factsProblem)
    this.library = new Library([...library, ...cards], texts)
    const deciding = { work: work ?? SEARCH_LIMIT.work, unproved: unproved ?? SEARCH_LIMIT.unproved }
    this.verbs = new Game(makeRules(edition, deciding), habits)
  }

  /** The board as a position at the first decision of its combat phase, or why the board is invalid. */
  begin(setup: Setup): MagicPosition | Refusal {
    const rows = setUp(setup, this.library, this.edition)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const start =
      setup.begins === 'main'
        ? { chart: 'magic/turn', locals: beginTurn() }
        : { chart: 'magic/combat', locals: beginCombat(true) }
    const untrusted = hasStructures(setup)
    const begun = this.verbs.begin(rows, start, {}, [], untrusted)
    return untrusted ? this.#savable(begun) : begun
  }

  override load(saved: unknown): MagicPosition | Refusal {
    return this.#readable(super.load(saved))
  }

  /** A position from an untrusted board or edit, if it can be saved and loaded again. */
  #savable(position: MagicPosition | Refusal): MagicPosition | Refusal {
    const read = this.#readable(position)
    if (isRefusal(read)) return read
    const again = this.load(this.save(read))
    return isRefusal(again) ? again : read
  }

  /** A position whose values can be computed: structures of texts that come from outside may be damaged. */
  #readable(position: MagicPosition | Refusal): MagicPosition | Refusal {
    if (isRefusal(position)) return position
    try {
      for (const number of this.cards(position)) this.card(position, number)
      return position
    } catch (fault) {
      return unreadable(
        `the structure of a text is damaged: ${fault instanceof Error ? fault.message : fault}`,
      )
    }
  }

  save(position: MagicPosition): SavedGame {
    return { format: SAVE_FORMAT, game: 'magic', edition: this.edition, position: this.verbs.save(position) }
  }

  /** The numbers of all players, in turn order from the active one. */
  players(position: MagicPosition): readonly number[] {
    return playersOf(viewOf(position))
  }

  /**
   * The numbers of all cards, in every zone. A card keeps its number for ever; a token that has ceased to exist is in
   * no zone.
   */
  cards(position: MagicPosition): readonly number[] {
    return cardsOf(viewOf(position))
  }

  /** The number of the player or permanent with this name, regardless of case and accents; null if there is none. */
  find(position: MagicPosition, name: string): number | null {
    const w = viewOf(position)
    const found = [...playersOf(w), ...cardsOf(w)].filter((one) => fold(nameOf(w, one)) === fold(name))
    return found[0] ?? null
  }

  /**
   * The values of a card.
   * @throws RangeError if there is no card of this number
   */
  card(position: MagicPosition, number: number): CardReading {
    const w = viewOf(position)
    if (!isCard(w, number)) throw new RangeError(`there is no card ${number}`)
    const characteristics = this.#characteristics.get(position) ?? new Characteristics(w)
    this.#characteristics.set(position, characteristics)
    return cardValues(w, characteristics, number)
  }

  /** @throws RangeError if there is no player of this number */
  player(position: MagicPosition, number: number): PlayerReading {
    const w = viewOf(position)
    if (!isPlayer(w, number)) throw new RangeError(`there is no player ${number}`)
    return playerValues(w, number)
  }

  table(position: MagicPosition): TableReading {
    return tableValues(viewOf(position))
  }

  /**
   * The legal and illegal moves of each card of the player with priority, with the reasons; empty if nobody has
   * priority. Passing is always legal.
   */
  moves(position: MagicPosition): readonly CardMoves[] {
    const decision = this.decision(position)
    return decision?.step === 'magic/priority.3-act' ? movesOf(viewOf(position), decision.who) : []
  }

  /** The pending damage of each player and permanent, by number; empty if there is none. */
  pending(position: MagicPosition): ReadonlyMap<number, number> {
    return pendingNow(viewOf(position))
  }

  /** The damage being dealt, part by part: pending, or dealt by the last step; empty if there is none. */
  damageDealersByStep(position: MagicPosition): readonly Dealt[] {
    return dealingNow(viewOf(position))
  }

  /** The current combat damage step, with the creatures that deal damage in it; null if there is none. */
  combatDamage(position: MagicPosition): CombatDamageReading | null {
    return combatDamageNow(viewOf(position))
  }

  /**
   * Reads a player's goal for the rest of a combat or turn: “win”, “lose as little as possible”, “kill Hill Giant, then as
   * much life I have as possible”; or returns what cannot be read, and where. Names are those of this position. A
   * game without `texts` reads none, and none is read on a board of more than two players.
   */
  goal(position: MagicPosition, text: string, player: 1 | 2): ParsedGoal<Position> {
    return this.library.texts.readGoal(viewOf(position), text, player)
  }

  /** The position after the outcome of an effect that this version does not play; or why it is impossible. */
  edit(position: MagicPosition, edit: Edit): MagicPosition | Refusal {
    const edited = this.verbs.edit(position, (w) => applyEdit(w, edit, this.library), true)
    return this.#savable(edited)
  }

  /**
   * Whether the pending declaration is legal: with the violated restriction, a better declaration and the two counts,
   * or the proof that there is none. Its costs count as paid.
   */
  judge(
    position: MagicPosition,
    declaration: string | Declared,
    work?: number,
  ): DeclarationVerdict | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const declared = typeof declaration === 'string' ? declaredBy(declaration) : declaration
    if (declared === null) return { refused: 'not offered', reason: 'this is no declaration', cite: [] }
    return judgeDeclaration(viewOf(position), asked.question, declared, asked.action, work)
  }

  /** The options of the pending declaration, and what an unfinished declaration obeys and violates. */
  declarationStatus(position: MagicPosition, declared: Declared): DeclarationStatus | Refusal {
    const asked = this.#asked(position)
    return isRefusal(asked) ? asked : declarationStatusOf(asked.question, declared, asked.action)
  }

  /**
   * The legal answers to the pending declaration that need no payment, up to a number. Every creature counts
   * separately.
   */
  bestDeclarations(position: MagicPosition, most = 100): BestDeclarations | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const { declarations, complete } = listBest(asked.question.problem, [], most)
    return { declarations: declarations.map((pairs) => declaredIn(asked.question, pairs)), complete }
  }

  /**
   * Every legal answer to the pending declaration, with any payments, one after another. Returns false if it is not
   * proved that there are no more.
   * @param apart true to distinguish creatures that differ only in their names; else one declaration represents all
   * equal ones
   */
  *declarations(position: MagicPosition, { apart = false } = {}): Generator<Legal, boolean> {
    const asked = this.#asked(position, !apart)
    if (isRefusal(asked)) return true
    const found = legalIn(asked.question.problem)
    for (let next = found.next(); ; next = found.next()) {
      if (next.done === true) return next.value
      const declared = declaredIn(asked.question, next.value.pairs)
      const isAsked = asked.chosen === null || sameCreatures(declared, asked.chosen)
      if (isAsked && !isDeclined(asked.question, declared, asked.declined))
        yield { declared, ways: next.value.ways }
    }
  }

  /** For each creature that could be declared: whether it is in all, some or none of these declarations. */
  forcedParts(position: MagicPosition): ReadonlyMap<number, Membership> | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const { problem, creatures } = asked.question
    const found = memberships(problem, [])
    return new Map(creatures.map((creature, number) => [creature, found[number] ?? 'not proved']))
  }

  #asked(position: MagicPosition, together?: boolean): Asked | Refusal {
    const w = viewOf(position)
    const decision = this.decision(position)
    const top = w.stack[w.stack.length - 1]
    const step = decision?.step ?? ''
    if (!DECLARED_AT.includes(step) || top === undefined)
      return { refused: 'nothing asked', reason: 'no declaration is asked for', cite: [] }
    const { player, declined, declared } = top.locals as DeclarationStep
    if (step !== 'magic/blockers.1-choose') {
      const chosen = step === 'magic/attackers.1-whom' ? declaredBy(declared) : null
      const question = attackQuestion(w, chosen === null ? together : false)
      return { action: 'attack', question, declined, chosen }
    }
    return {
      action: 'block',
      question: blockQuestion(w, player, together),
      declined,
      chosen: null,
    }
  }
}

/** As `gameOf`, with the library and the reader of these options. */
export function gameWith(known: Pick<Options, 'library' | 'texts'>, saved: unknown): Magic | Refusal {
  const read = readSave(saved, EDITIONS_OF)
  return isRefusal(read) ? read : new Magic({ ...known, edition: read.edition })
}
