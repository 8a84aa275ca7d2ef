import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { SearchGame } from '@battleline/search'
import type { Over } from '../model/goal.ts'
import type { OpenPosition } from '../model/open-scenario.ts'
import { ExtraMoves } from './fewer-options.ts'

/** A position after the last entry of a file. */
export interface MovePosition extends OpenPosition {
  /** The number of moves, as far as it is counted; -1 if no more are made. */
  readonly made: number
}

/** A game searched after the last entry. */
export interface MovingGame extends SearchGame<Position> {
  equivalenceKey(position: Position): string
}

/** The moves of a game. */
export interface MoveRules {
  /** The step at which moves are made, whether or not one can be made there now. */
  readonly step: string
  isMove(position: Position, decision: Decision): boolean
  /** The answer that ends the moves; here it only ends the line. */
  readonly end: string
  /** The first words of moves that use a card, and of the move that ends. */
  readonly uses: readonly string[]
}

/** The choices after the last entry of a file: every decision is open, and `over` limits the moves. */
export class OpenMoves implements SearchGame<MovePosition> {
  readonly #game: MovingGame
  readonly #rules: MoveRules
  readonly #further: ExtraMoves

  constructor(game: MovingGame, rules: MoveRules, over: Over) {
    this.#game = game
    this.#rules = rules
    this.#further = new ExtraMoves(over, rules.uses)
  }

  /** For searches, which return only positions that came from these choices. */
  get forSearch(): SearchGame<OpenPosition> {
    return this as unknown as SearchGame<OpenPosition>
  }

  decision({ at, refusal, made }: MovePosition): Decision | null {
    if (refusal !== null || made < 0) return null
    const decision = this.#game.decision(at)
    return decision !== null && this.#rules.isMove(at, decision) ? this.#further.of(decision, made) : decision
  }

  answer(from: MovePosition, choice: Choice): MovePosition | Refusal {
    const decision = this.#game.decision(from.at)
    const isMove = decision !== null && this.#rules.isMove(from.at, decision)
    if (isMove && choice === this.#rules.end) return { ...from, asking: false, made: -1 }
    const at = this.#game.answer(from.at, choice)
    if (isRefusal(at)) return at
    const made = isMove ? this.#further.after(from.made) : from.made
    return { asking: at.asking, at, refusal: null, made }
  }

  positionHash({ at, made }: MovePosition): number {
    return (this.#game.positionHash(at) + Math.imul(made, 0x9e3779b1)) | 0
  }

  equivalenceKey({ at, refusal }: MovePosition): string {
    return `${refusal?.reason ?? ''} ${this.#game.equivalenceKey(at)}`
  }

  same(one: MovePosition, other: MovePosition): boolean {
    if (one.made !== other.made || one.refusal?.reason !== other.refusal?.reason) return false
    return this.#game.same(one.at, other.at)
  }
}
