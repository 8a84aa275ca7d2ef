import type { SimpleGame } from '@battleline/card-game'
import type { Decision } from '@battleline/kernel'
import type { Opened } from '../adapters/game-adapter.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import { BoardNames, boardOf, type NamedBoard, numbered } from '../names/board-names.ts'
import { choiceText } from '../names/labels.ts'
import { BoardRun } from '../play/board-run.ts'
import { match } from '../play/match-options.ts'
import type { RunObservers } from '../play/scenario-run.ts'
import type { SimpleEntry, SimpleScenario } from './scenario.ts'

/** A scenario of a simple game in play: its moves in order, each with the file's answers. */
export class SimpleRun extends BoardRun<SimpleGame> {
  readonly #players: ReadonlyMap<number, string>

  constructor({ scenario, game, start }: Opened<SimpleScenario, SimpleGame>, observers: RunObservers) {
    super(game, start, observers)
    this.#players = numbered(scenario.players)
    this.note()
  }

  get board(): NamedBoard {
    return boardOf(this.game, this.position, this.#players)
  }

  play(entries: readonly SimpleEntry[]): void {
    for (const entry of entries) {
      if (entry.move !== null) this.#move(entry)
      for (const answer of entry.choose) if (!this.#isStopped) this.#choose(answer)
      if (this.#isStopped) return
    }
  }

  get #isStopped(): boolean {
    return this.refusal !== null || this.playErrors.length > 0
  }

  #move({ move, text, at }: SimpleEntry): void {
    if (this.open !== null || this.game.decision(this.position) === null) {
      const message = this.open === null ? 'the game is over' : `first is asked: ${this.open.title}`
      this.playErrors.push({ kind: 'not-now', at, message: `“${text}” cannot be played: ${message}` })
      return
    }
    const names = new BoardNames(this.board)
    const records = (move?.names ?? []).map((name) => names.one({ text: name, at }))
    this.playErrors.push(...names.faults)
    if (this.playErrors.length > 0) return
    this.moves.push({ text, trace: this.trace.length })
    this.give([move?.verb, ...records].join(' '), text)
    if (this.refusal !== null) this.refusedAt = at
  }

  #choose(answer: WrittenAnswer): void {
    const { open } = this
    if (open === null) {
      this.playErrors.push({
        kind: 'unused-answer',
        at: answer.at,
        message: 'no question is open that this answers',
      })
      return
    }
    const found = match(open, answer, this)
    if (!('choice' in found)) {
      const { wrong, why, nearest, offered } = found
      this.playErrors.push({
        kind: 'wrong-answer',
        at: wrong.at,
        message: why,
        nearest,
        notes: [`offered: ${offered}`],
      })
      return
    }
    const chosen = choiceText(open, found.choice)
    this.asked[this.asked.length - 1] = this.askedOf(open, chosen)
    this.give(found.choice, chosen.join(', '))
    if (this.refusal !== null) this.refusedAt = answer.at
  }

  /** A pending move is not an open decision. */
  protected note(): void {
    const decision = this.game.decision(this.position)
    this.open = decision === null || this.#isMove(decision) ? null : decision
    if (this.open !== null) this.asked.push(this.askedOf(this.open, null))
  }

  #isMove({ step }: Decision): boolean {
    return step === this.game.spec.moveStep
  }
}
