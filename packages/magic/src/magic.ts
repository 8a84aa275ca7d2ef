import {
  type Chart,
  edition as chartsOfEdition,
  EditionGame,
  type Editions,
  Game,
  type Habits,
  isRefusal,
  type Position,
  type Refusal,
  type Rules,
  type SavedIn,
  type View,
} from '@battleline/kernel'
import { type Declared, declaredBy, type Question } from './asked.ts'
import { attackQuestion } from './attacking.ts'
import { blockQuestion } from './blocking.ts'
import { type CardFacts, Library } from './card-facts.ts'
import { LIBRARY } from './cards/index.ts'
import { beginCombat, combatChart } from './charts/combat.ts'
import { attackersChart, blockersChart, type Declaring } from './charts/declare.ts'
import { applyEdit, type Edit } from './edit.ts'
import { type Membership, memberships } from './legality/best.ts'
import { restore } from './restore.ts'
import { type Ruling, rule } from './ruling.ts'
import { type Setup, setUp } from './setup.ts'
import { copyRecord, type Permanent, permanentOf, permanents, tableOf } from './state.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

export interface Options extends Habits {
  /** Left out: `current`. */
  readonly edition?: Edition
  /** Cards beside those of the library; one of the same name replaces it. */
  readonly cards?: readonly CardFacts[]
}

/** What a save carries: the position and the edition it was made in. */
export type SavedGame = SavedIn<'magic', Edition>

const EDITIONS_OF: Editions<'magic', Edition> = { game: 'magic', editions: EDITIONS }

type Named = ReturnType<typeof permanentOf>

export type PermanentReading = Pick<
  Permanent,
  'name' | 'controller' | 'tapped' | 'attacks' | 'blocked' | 'blocks'
>

/** What stands in a position: which declaration is asked for, and what about it is forbidden and demanded. */
interface Asked {
  readonly deed: 'attack' | 'block'
  readonly question: Question
}

/**
 * The combat phases of Magic by the rules of one edition, to the end of declarations. It has no state: positions are values.
 * A declaration is answered by `4>2 5>2`, pairs of numbers, or `none`.
 * @throws TypeError for an edition that there is not
 */
export class Magic extends EditionGame<'magic', Edition> {
  protected readonly verbs: Game
  readonly #library: Library
  readonly #charts: ReadonlyMap<string, Chart>

  constructor({ edition = 'current', cards = [], ...habits }: Options = {}) {
    super(EDITIONS_OF, edition)
    this.#library = new Library([...LIBRARY, ...cards])
    const [attack, block] = [attackersChart(edition), blockersChart(edition)]
    this.#charts = chartsOfEdition([combatChart(attack, block), attack, block], [])
    this.verbs = new Game(rulesOf(this.#charts), habits)
  }

  /** The board as a position whose combat phase has come to its first decision, or why it is no board. */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.#library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(rows, { chart: 'magic/combat', locals: beginCombat() })
  }

  save(position: Position): SavedGame {
    return { format: 1, game: 'magic', edition: this.edition, position: this.verbs.save(position) }
  }

  /** The number of the player or permanent of this name; null where there is none. */
  find(position: Position, name: string): number | null {
    const { rows } = position as unknown as View
    const number = rows.findIndex((row, at) => at > 0 && (row as Named).name === name)
    return number < 0 ? null : number
  }

  /** A permanent as it stands. @throws RangeError where there is none of this number */
  permanent(position: Position, number: number): PermanentReading {
    const w = position as unknown as View
    if (!permanents(w).includes(number)) throw new RangeError(`there is no permanent ${number}`)
    const { name, controller, tapped, attacks, blocked, blocks } = permanentOf(w, number)
    return { name, controller, tapped, attacks, blocked, blocks: [...blocks] }
  }

  /** The position after something that this version does not play out; or why that cannot be. */
  edit(position: Position, edit: Edit): Position | Refusal {
    return this.verbs.edit(position, (w) => applyEdit(w, edit, this.edition, this.#library))
  }

  /**
   * Whether a declaration is legal where one is asked for: with the restriction it violates, a better one and the two
   * counts, or the proof that there is none. Its costs are taken as paid.
   */
  judge(position: Position, declaration: string | Declared, work?: number): Ruling | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const declared = typeof declaration === 'string' ? declaredBy(declaration) : declaration
    if (declared === null) return { refused: 'not offered', reason: 'this is no declaration', cite: [] }
    return rule(position as unknown as View, asked.question, declared, asked.deed, work)
  }

  /** For each creature that might be declared: whether it is in all, some or none of the best declarations. */
  mustDeclare(position: Position): ReadonlyMap<number, Membership> | Refusal {
    const asked = this.#asked(position)
    if (isRefusal(asked)) return asked
    const { declaring, creatures } = asked.question
    const found = memberships(declaring, [])
    return new Map(creatures.map((creature, number) => [creature, found[number] ?? 'not proved']))
  }

  #asked(position: Position): Asked | Refusal {
    const w = position as unknown as View
    const decision = this.ask(position)
    const top = w.stack[w.stack.length - 1]
    if (decision?.step === 'magic/attackers.1-choose')
      return { deed: 'attack', question: attackQuestion(w, this.edition) }
    if (decision?.step !== 'magic/blockers.1-choose' || top === undefined)
      return { refused: 'nothing asked', reason: 'no declaration is asked for', cite: [] }
    const { player } = top.locals as Declaring
    return { deed: 'block', question: blockQuestion(w, player, this.edition) }
  }
}

function rulesOf(charts: ReadonlyMap<string, Chart>): Rules {
  return {
    game: 'magic',
    copy: copyRecord,
    chart: (id) => charts.get(id) ?? null,
    amendments: () => [],
    amended: () => {},
    next: (w, waiting) => ({ who: tableOf(w).active, from: waiting }),
    alive: () => true,
    resolve: (_, entry) => ({ chart: entry.id, locals: {} }),
    label: (_, entry) => entry.id,
    standing: { when: 'at settle', check: () => null },
    over: () => false,
    derive: restore,
    limits: { steps: 10_000, depth: 20 },
  }
}

/** Magic's combat by the rules of an edition. */
export const magic = (options: Options = {}): Magic => new Magic(options)
