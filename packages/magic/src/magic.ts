import {
  type Chart,
  type Choice,
  edition as chartsOfEdition,
  type Decision,
  Game,
  type Habits,
  isRefusal,
  type Position,
  type Refusal,
  type Rules,
  type Running,
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
export interface SavedGame {
  readonly format: 1
  readonly game: 'magic'
  readonly edition: Edition
  readonly position: ReturnType<Game['save']>
}

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
 * @throws TypeError for an edition that there is not
 */
export class Magic {
  readonly edition: Edition
  readonly #game: Game
  readonly #library: Library
  readonly #charts: ReadonlyMap<string, Chart>

  constructor({ edition = 'current', cards = [], ...habits }: Options = {}) {
    if (!EDITIONS.includes(edition))
      throw new TypeError(`there is no edition “${edition}”; there are ${EDITIONS.join(', ')}`)
    this.edition = edition
    this.#library = new Library([...LIBRARY, ...cards])
    const [attack, block] = [attackersChart(edition), blockersChart(edition)]
    this.#charts = chartsOfEdition([combatChart(attack, block), attack, block], [])
    this.#game = new Game(rulesOf(this.#charts), habits)
  }

  /** The board as a position whose combat phase has come to its first decision, or why it is no board. */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.#library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.#game.begin(rows, { chart: 'magic/combat', locals: beginCombat() })
  }

  /** What is asked, or null where nothing is. A declaration is answered by `4>2 5>2`, pairs of numbers, or `none`. */
  ask(position: Position): Decision | null {
    return this.#game.ask(position)
  }

  answer(position: Position, choice: Choice, running?: Running): Position | Refusal {
    return this.#game.answer(position, choice, running)
  }

  step(position: Position, running?: Running): Position | Refusal {
    return this.#game.step(position, running)
  }

  save(position: Position): SavedGame {
    return { format: 1, game: 'magic', edition: this.edition, position: this.#game.save(position) }
  }

  /** A position saved by this edition, or why it cannot be loaded. */
  load(saved: unknown): Position | Refusal {
    if (typeof saved !== 'object' || saved === null || !('position' in saved))
      return unreadable('this is not a saved position')
    const { format, game, edition, position } = saved as Partial<Record<keyof SavedGame, unknown>>
    if (format !== 1 || game !== 'magic') return unreadable('this is not a save of magic')
    if (edition !== this.edition)
      return unreadable(`the position was saved in another edition than ${this.edition}`)
    return this.#game.load(position)
  }

  key(position: Position): string {
    return this.#game.key(position)
  }

  hash(position: Position): number {
    return this.#game.hash(position)
  }

  same(one: Position, other: Position): boolean {
    return this.#game.same(one, other)
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
    return this.#game.edit(position, (w) => applyEdit(w, edit, this.edition, this.#library))
  }

  over(position: Position): boolean {
    return this.#game.over(position)
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

const unreadable = (reason: string): Refusal => ({ refused: 'unreadable', reason, cite: [] })

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
