import { CHANGES, EDITIONS, type GrandArchive } from '@battleline/grand-archive'
import type { Choice, Decision, Position } from '@battleline/kernel'
import type { GrandArchiveScenario } from '@battleline/scenario'
import { reasonText } from '../../../words/engine.ts'
import { grammar } from '../../../words/grammar.ts'
import { gaWords } from '../../../words/grand-archive.ts'
import type { BarredCard, GrandArchiveBoard, GrandArchiveMove } from '../../protocol/grand-archive-board.ts'
import { revealsHidden } from '../../protocol/hidden-zones.ts'
import type { Row, Run, RunForm } from '../../protocol/protocol.ts'
import { writtenOf } from '../../session/dice.ts'
import { Session } from '../../session/session.ts'
import { clauses } from './board-differences.ts'
import { GrandArchiveBoards } from './board-view.ts'
import { movesIn } from './moves.ts'
import { ACT, narration } from './narration.ts'

/** A scenario of Grand Archive at the table. */
export class GrandArchiveSession extends Session<GrandArchiveBoard, GrandArchive> {
  protected readonly narration = narration
  protected readonly editions = EDITIONS.map((id) => ({ id, title: CHANGES[id].short ?? CHANGES[id].title }))
  protected readonly boards = this.newBoards()
  protected readonly clauses = (
    before: GrandArchiveBoard,
    after: GrandArchiveBoard,
    boards: readonly GrandArchiveBoard[],
  ) => clauses(before, after, boards, this.conceals)

  newBoards(): GrandArchiveBoards {
    return new GrandArchiveBoards(this.game)
  }

  /** A player makes a move in the main phase with an empty stack; elsewhere they act in a window. */
  isMove({ step, who }: Decision, position: Position): boolean {
    if (step !== ACT) return false
    const { window, stack, active } = this.game.table(position)
    return window === 'main phase' && stack.length === 0 && active === who
  }

  override titleOf(decision: Decision): string {
    if (decision.step === ACT) return grammar.whatDoes(this.name(decision.who))
    const questions: Readonly<Record<string, string>> = gaWords.questions
    return questions[decision.step.replace('grand-archive/', '')] ?? super.titleOf(decision)
  }

  protected override turnOf({ active, sides }: GrandArchiveBoard) {
    return { player: active, title: () => gaWords.turn(sides[active - 1]?.name ?? '') }
  }

  protected override turnAt(position: Position) {
    return this.game.table(position).turn
  }

  protected override reveals(before: GrandArchiveBoard, after: GrandArchiveBoard, who: number): boolean {
    return revealsHidden(before.cards, after.cards, who)
  }

  protected heading(rows: readonly Row[]): string {
    const from = rows.findLastIndex(({ kind, asks }) => kind === 'move' && asks !== null)
    const since = rows.slice(from + 1).filter(({ kind }) => kind !== 'coming')
    const isIn = (chart: string) => since.some(({ step }) => step.startsWith(`grand-archive/${chart}.`))
    if (isIn('combat')) return gaWords.headings.combat
    if (isIn('turn')) return gaWords.headings.turn
    return from < 0 ? gaWords.headings.combat : gaWords.headings.activating
  }

  protected runOf(form: RunForm, position: Position): Run {
    const moves = movesIn(this.game.decision(position))
    return {
      game: 'grand-archive',
      ...form,
      boards: this.boards.all,
      moves,
      barred: this.#barred(position, moves),
    }
  }

  /** The cards in the acting player's hand that can’t be activated, and why. */
  #barred(position: Position, moves: readonly GrandArchiveMove[]): readonly BarredCard[] {
    const { game } = this
    const asked = game.decision(position)
    if (asked?.step !== ACT) return []
    const { hand } = game.player(position, asked.who as 1 | 2)
    return hand.flatMap((card): readonly BarredCard[] => {
      const id = `activate ${card}`
      const why = moves.some((move) => move.card === card) ? null : game.whyNot(position, id)
      if (why === null) return []
      return [{ card, id, label: gaWords.activate(this.name(card)), reason: reasonText(why), cite: why.cite }]
    })
  }

  override async playEntries(answers: readonly Choice[]) {
    const written = writtenOf(this.played, this.answered(answers))
    if ((this.played.scenario as GrandArchiveScenario).setup.step === 'set-up')
      return (await import('./play-of-game.ts')).playOfGame(this.game, written)
    const { playEntries } = await import('./play-entries.ts')
    return playEntries(written, {
      name: this.name,
      standing: (position) => {
        const { turn, window, stack } = this.game.table(position)
        const asked = this.game.decision(position)
        return { turn, main: asked !== null && this.isMove(asked, position), window, stacked: stack.length }
      },
    })
  }

  async endingFormat() {
    return (await import('./ending-format.ts')).endingFormat
  }

  protected async explainer() {
    return import('./why.ts')
  }
}
