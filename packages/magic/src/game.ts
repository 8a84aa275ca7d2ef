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
  type View,
} from '@battleline/kernel'
import { fold } from '@battleline/language'
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
import { type CardFacts, factsProblem, Library } from './cards/card-facts.ts'
import { LIBRARY } from './cards/library.ts'
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
import { type Setup, setUp } from './model/setup.ts'
import { cardsOf, isCard, isPlayer, nameOf, playersOf } from './model/state.ts'
import { type CardMoves, movesOf } from './moves/moves.ts'
import { Characteristics } from './query/characteristics.ts'
import { makeRules } from './rules.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

export interface Options extends GameOptions {
  /** Left out: `current`. */
  readonly edition?: Edition
  /** Cards beside those of the library; one of the same name replaces it. */
  readonly cards?: readonly CardFacts[]
  /** How much work it may take to decide whether a declaration may be answered. Left out: some seconds. */
  readonly work?: number
  /**
   * What becomes of a declaration where that work was not enough to prove it legal, though nothing better was found. Left
   * out: it is refused with `limit`, and nobody is told that it is legal.
   */
  readonly unproved?: 'refuse' | 'accept'
}

/** What a save carries: the position and the edition it was made in. */
export type SavedGame = SaveFile<'magic', Edition>

const EDITIONS_OF: Editions<'magic', Edition> = { game: 'magic', editions: EDITIONS, renamed: RENAMED_FIELDS }

export interface BestDeclarations {
  readonly declarations: readonly Declared[]
  /** False where there are more, or where the search ended before all were found. */
  readonly complete: boolean
}

/** A legal declaration, and how many there are that only the names of creatures tell from it: it counts too. */
export interface Legal {
  readonly declared: Declared
  readonly ways: number
}

/** The steps in which a declaration is asked for. */
const DECLARED_AT = ['magic/attackers.1-choose', 'magic/attackers.1-whom', 'magic/blockers.1-choose']

const viewOf = (position: Position): View => position as unknown as View

/** The declaration that a position asks for. */
interface Asked {
  readonly deed: 'attack' | 'block'
  readonly question: DeclarationQuestion
  /** What was declined to be paid for before. */
  readonly declined: DeclarationStep['declined']
  /** What somebody else chose, where only what these creatures attack is asked. */
  readonly chosen: Declared | null
}

/**
 * The combat phases of Magic by the rules of one edition, and what is cast in and around them. It has no state: positions are values.
 * A declaration is answered by `4>2 5>2`, pairs of numbers, or `none`.
 * @throws TypeError for an edition that there is not
 */
export class Magic extends EditionGame<'magic', Edition> {
  protected readonly verbs: Game
  /** The characteristics of positions whose cards somebody has read. */
  readonly #characteristics = new WeakMap<Position, Characteristics>()
  readonly library: Library

  constructor({ edition = 'current', cards = [], work, unproved, ...habits }: Options = {}) {
    super(EDITIONS_OF, edition)
    assertCards(cards, factsProblem)
    this.library = new Library([...LIBRARY, ...cards])
    const deciding = { work: work ?? SEARCH_LIMIT.work, unproved: unproved ?? SEARCH_LIMIT.unproved }
    this.verbs = new Game(makeRules(edition, deciding), habits)
  }

  /** The board as a position whose combat phase has come to its first decision, or why it is no board. */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.library, this.edition)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(
      rows,
      setup.begins === 'main'
        ? { chart: 'magic/turn', locals: beginTurn() }
        : { chart: 'magic/combat', locals: beginCombat(true) },
    )
  }

  save(position: Position): SavedGame {
    return { format: SAVE_FORMAT, game: 'magic', edition: this.edition, position: this.verbs.save(position) }
  }

  /** The numbers of all players, in turn order from the active one. */
  players(position: Position): readonly number[] {
    return playersOf(viewOf(position))
  }

  /** The numbers of all cards, wherever they are. One keeps its number for ever; a token that is gone is nowhere. */
  cards(position: Position): readonly number[] {
    return cardsOf(viewOf(position))
  }

  /** The number of the player or permanent of this name, whatever its case and accents; null where there is none. */
  find(position: Position, name: string): number | null {
    const w = viewOf(position)
    const found = [...playersOf(w), ...cardsOf(w)].filter((one) => fold(nameOf(w, one)) === fold(name))
    return found[0] ?? null
  }

  /** A card as it stands. @throws RangeError where there is none of this number */
  card(position: Position, number: number): CardReading {
    const w = viewOf(position)
    if (!isCard(w, number)) throw new RangeError(`there is no card ${number}`)
    const characteristics = this.#characteristics.get(position) ?? new Characteristics(w)
    this.#characteristics.set(position, characteristics)
    return cardValues(w, characteristics, number)
  }

  /** @throws RangeError where there is no player of this number */
  player(position: Position, number: number): PlayerReading {
    const w = viewOf(position)
    if (!isPlayer(w, number)) throw new RangeError(`there is no player ${number}`)
    return playerValues(w, number)
  }

  table(position: Position): TableReading {
    return tableValues(viewOf(position))
  }

  /**
   * What each card of the player who has priority may do now, and for what it may not the reason; empty where nobody has
   * priority. To pass is always possible.
   */
  moves(position: Position): readonly CardMoves[] {
    const decision = this.decision(position)
    return decision?.step === 'magic/priority.3-act' ? movesOf(viewOf(position), decision.who) : []
  }

  /** The damage on its way to each player and permanent, by their numbers; empty where none is being dealt. */
  pending(position: Position): ReadonlyMap<number, number> {
    return pendingNow(viewOf(position))
  }

  /** The damage that is being dealt, part by part: on its way, or dealt by the step that was done last; empty where none is. */
  damageDealersByStep(position: Position): readonly Dealt[] {
    return dealingNow(viewOf(position))
  }

  /** The combat damage step that is under way, with who deals damage in it; null where none is. */
  combatDamage(position: Position): CombatDamageReading | null {
    return combatDamageNow(viewOf(position))
  }

  /** The position after something that this version does not play out; or why that cannot be. */
  edit(position: Position, edit: Edit): Position | Refusal {
    return this.verbs.edit(position, (w) => applyEdit(w, edit, this.edition, this.library))
  }

  /**
   * Whether a declaration is legal where one is asked for: with the restriction it violates, a better one and the two
   * counts, or the proof that there is none. Its costs are taken as paid.
   */
  judge(position: Position, declaration: string | Declared, work?: number): DeclarationVerdict | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const declared = typeof declaration === 'string' ? declaredBy(declaration) : declaration
    if (declared === null) return { refused: 'not offered', reason: 'this is no declaration', cite: [] }
    return judgeDeclaration(viewOf(position), asked.question, declared, asked.deed, work)
  }

  /** What can be declared where a declaration is asked for, and what a declaration obeys and violates so far. */
  declarationStatus(position: Position, declared: Declared): DeclarationStatus | Refusal {
    const asked = this.#asked(position)
    return isRefusal(asked) ? asked : declarationStatusOf(asked.question, declared, asked.deed)
  }

  /**
   * The legal declarations that need no payment, up to a number, where one is asked for. Creatures that nothing tells
   * apart are told apart.
   */
  bestDeclarations(position: Position, most = 100): BestDeclarations | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const { declarations, complete } = listBest(asked.question.problem, [], most)
    return { declarations: declarations.map((pairs) => declaredIn(asked.question, pairs)), complete }
  }

  /**
   * Every legal declaration where one is asked for, whatever is paid for it, one after another. Returns false where it is
   * not proved that there are no more.
   * @param apart true to tell creatures apart that only their names do; else one declaration stands for all that are alike
   */
  *declarations(position: Position, { apart = false } = {}): Generator<Legal, boolean> {
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

  /** For each creature that might be declared: whether it is in all, some or none of these declarations. */
  forcedParts(position: Position): ReadonlyMap<number, Membership> | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const { problem, creatures } = asked.question
    const found = memberships(problem, [])
    return new Map(creatures.map((creature, number) => [creature, found[number] ?? 'not proved']))
  }

  #asked(position: Position, together?: boolean): Asked | Refusal {
    const w = viewOf(position)
    const decision = this.decision(position)
    const top = w.stack[w.stack.length - 1]
    const step = decision?.step ?? ''
    if (!DECLARED_AT.includes(step) || top === undefined)
      return { refused: 'nothing asked', reason: 'no declaration is asked for', cite: [] }
    const { player, declined, declared } = top.locals as DeclarationStep
    if (step !== 'magic/blockers.1-choose') {
      const chosen = step === 'magic/attackers.1-whom' ? declaredBy(declared) : null
      const question = attackQuestion(w, this.edition, chosen === null ? together : false)
      return { deed: 'attack', question, declined, chosen }
    }
    return {
      deed: 'block',
      question: blockQuestion(w, player, this.edition, together),
      declined,
      chosen: null,
    }
  }
}

/** The game that a save was made in, with the library's cards; or why there is none. */
export function gameOf(saved: unknown): Magic | Refusal {
  const read = readSave(saved, EDITIONS_OF)
  return isRefusal(read) ? read : new Magic({ edition: read.edition })
}

/** Magic's combat by the rules of an edition. */
export const magic = (options: Options = {}): Magic => new Magic(options)
