import type { SimpleGame } from '@battleline/card-game'
import type { Choice, Decision, Position } from '@battleline/kernel'
import { sentence } from '../../../text/clauses.ts'
import { grammar } from '../../../words/grammar.ts'
import { simpleWords } from '../../../words/simple.ts'
import type { Row, Run, RunForm } from '../../protocol/protocol.ts'
import type { SimpleMove, SimpleTableBoard } from '../../protocol/simple-board.ts'
import { Session } from '../../session/session.ts'
import { differencesIn } from './board-differences.ts'
import { SimpleBoards } from './board-view.ts'
import { narrationOf } from './narration.ts'

/** A scenario of a simple game at the table. */
export class SimpleSession extends Session<SimpleTableBoard, SimpleGame> {
  protected readonly narration = narrationOf(this.game.spec)
  protected readonly editions = Object.entries(this.game.spec.changes).map(([id, { title }]) => ({
    id,
    title,
  }))
  protected readonly boards = this.newBoards()
  protected readonly clauses = differencesIn(this.game.spec.words)

  newBoards(): SimpleBoards {
    return new SimpleBoards(this.game)
  }

  isMove({ step }: Decision): boolean {
    return step === this.game.spec.moveStep
  }

  /** Ending the turn has no outcomes of its own. */
  override isSearchable(decision: Decision, _: Position, choice: Choice): boolean {
    return this.isMove(decision) && choice !== this.game.spec.moves.at(-1)
  }

  override titleOf(decision: Decision): string {
    if (decision.inTurn === true) return simpleWords.whichFirst(super.titleOf(decision))
    if (!this.isMove(decision)) return super.titleOf(decision)
    return grammar.whatDoes(this.name(decision.who))
  }

  protected heading(rows: readonly Row[]): string {
    const move = rows.findLast(({ kind, asks }) => kind === 'move' && asks !== null)
    return move?.title ?? this.game.spec.title
  }

  protected runOf(form: RunForm, position: Position): Run {
    return { game: 'simple', ...form, boards: this.boards.all, moves: this.#moves(position) }
  }

  #moves(position: Position): readonly SimpleMove[] {
    const decision = this.game.decision(position)
    if (decision === null || !this.isMove(decision)) return []
    return decision.options.map(({ id, label, record }) => {
      const [, ...records] = String(id).split(' ')
      const target = records.length > 1 ? Number(records.at(-1)) : null
      return { id: String(id), label: sentence(label), card: record, target }
    })
  }

  override async playEntries(answers: readonly Choice[]) {
    const { playEntries } = await import('./play-entries.ts')
    return playEntries(this.answered(answers), {
      isMove: (decision) => this.isMove(decision),
      name: this.name,
    })
  }

  async endingFormat() {
    return (await import('./ending-format.ts')).endingFormatOf(this.game.spec.words)
  }

  protected async explainer() {
    return import('./why.ts')
  }
}
