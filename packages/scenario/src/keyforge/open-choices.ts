import {
  because,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
} from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice, type SearchGame } from '@battleline/search'
import { CONCEDE } from '../model/answer.ts'
import type { Over } from '../model/goal.ts'
import type { OpenPosition } from '../model/open-scenario.ts'
import { ExtraMoves } from '../play/fewer-options.ts'
import { match } from '../play/match-options.ts'
import { MAIN_STEP, MOVES } from './moves.ts'
import type { PlayEntry } from './play-entry.ts'
import type { Roster } from './roster.ts'
import { MOVED_AT } from './run.ts'

/** A position between the entries of a file. */
export interface ScriptPosition extends OpenPosition {
  /** The number of begun entries, and of given answers of the last one. */
  readonly entry: number
  readonly given: number
  /** The number of moves after the file's, as far as it is counted; -1 if no more are made. */
  readonly made: number
}

/** The file's answer, or why there is none, and its progress. */
interface Scriptable {
  readonly choice: Choice | Refusal
  readonly entry: number
  readonly given: number
}

/** Moves that use a card, and the move that ends. */
const USES: readonly string[] = ['fight', 'reap', 'action', 'unstun', 'end']

const isUnclear = (choice: Choice | Refusal): choice is Refusal =>
  typeof choice === 'object' && 'refused' in choice

/**
 * A file as a game: it makes the file's moves and gives its answers; other decisions are open. After the last move it
 * may ask for more moves; `end` then ends the line.
 */
export class OpenChoices implements SearchGame<ScriptPosition> {
  readonly #game: KeyForge
  readonly #cast: Roster
  readonly #entries: readonly PlayEntry[]
  readonly #over: Over
  readonly #further: ExtraMoves

  constructor(game: KeyForge, cast: Roster, entries: readonly PlayEntry[], over: Over = { kind: 'play' }) {
    this.#game = game
    this.#cast = cast
    this.#entries = entries
    this.#over = over
    this.#further = new ExtraMoves(over, USES)
  }

  /** For searches, which return only positions that came from these choices. */
  get forSearch(): SearchGame<OpenPosition> {
    return this as unknown as SearchGame<OpenPosition>
  }

  start(at: Position): ScriptPosition {
    return this.#goOn(at, 0, 0, 0)
  }

  /** Null after all entries if no further move is possible. */
  decision({ at, refusal, made }: ScriptPosition): Decision | null {
    const decision = refusal === null && made >= 0 ? this.#game.decision(at) : null
    if (decision === null || !MOVED_AT.includes(decision.step)) return decision
    return decision.step === MAIN_STEP ? this.#further.of(decision, made) : null
  }

  answer(from: ScriptPosition, choice: Choice): ScriptPosition | Refusal {
    const { at, entry, given, made } = from
    const isMove = this.#over.kind !== 'play' && this.#game.decision(at)?.step === MAIN_STEP
    if (isMove && choice === 'end') return { ...from, asking: false, made: -1 }
    const next = this.#game.answer(at, choice)
    return isRefusal(next) ? next : this.#goOn(next, entry, given, isMove ? this.#further.after(made) : made)
  }

  positionHash({ at, entry, given, made }: ScriptPosition): number {
    return (this.#game.positionHash(at) + Math.imul((made * 31 + entry) * 31 + given, 0x9e3779b1)) | 0
  }

  same(one: ScriptPosition, other: ScriptPosition): boolean {
    const { entry, given, made, refusal } = one
    if (entry !== other.entry || given !== other.given || made !== other.made) return false
    return refusal?.reason === other.refusal?.reason && this.#game.same(one.at, other.at)
  }

  symmetry({ at, entry }: ScriptPosition) {
    // The remaining entries name cards, which must not be exchanged.
    const rest = this.#entries.slice(entry).some(({ move, choose }) => move !== null || choose.length > 0)
    const symmetry = rest ? null : this.#game.symmetry(at)
    return symmetry && ((position: ScriptPosition, decision: Decision) => symmetry(position.at, decision))
  }

  #goOn(from: Position, entriesBegun: number, answersGiven: number, made: number): ScriptPosition {
    let [at, entry, given] = [from, entriesBegun, answersGiven]
    for (;;) {
      const decision = this.#game.decision(at)
      const next = decision === null ? null : this.#next(at, decision, entry, given)
      if (next === null) return { asking: at.asking, at, entry, given, made, refusal: null }
      const after = isUnclear(next.choice) ? next.choice : this.#game.answer(at, next.choice)
      if (isRefusal(after)) return { asking: false, at, entry, given, made, refusal: after }
      at = after
      entry = next.entry
      given = next.given
    }
  }

  /** The file's next answer, and the progress after it; null if the file leaves the choice open. */
  #next(at: Position, decision: Decision, entry: number, given: number): Scriptable | null {
    const next = this.#entries[entry]
    if (MOVED_AT.includes(decision.step) || MOVES[next?.move?.word ?? '']?.answers === decision.step) {
      const choice = this.#move(at, next)
      return choice === null ? null : { choice, entry: entry + 1, given: 0 }
    }
    const choice = this.#chosen(decision, entry, given)
    if (choice !== null) return { choice, entry, given: given + 1 }
    if (next !== undefined && next.move === null) return this.#next(at, decision, entry + 1, 0)
    // Given answers may leave out decisions without consequences.
    const left = this.#entries[entry - 1]?.choose[given] !== undefined
    return left && decision.free ? { choice: defaultChoice(decision), entry, given } : null
  }

  /** The file's fitting answer; null if there is none. */
  #chosen(decision: Decision, entry: number, given: number): Choice | null {
    const chosen = this.#entries[entry - 1]?.choose[given]
    if (chosen === undefined) return null
    const found = match(decision, chosen, this.#cast)
    return 'choice' in found ? found.choice : null
  }

  #move(at: Position, entry: PlayEntry | undefined): Choice | Refusal | null {
    if (entry === undefined || entry.move === null || entry.move.word === CONCEDE) return null
    const found = this.#cast.meant(at, entry.move)
    return 'move' in found ? found.move : { refused: 'illegal', ...because(found.message) }
  }
}
