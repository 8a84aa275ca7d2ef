import { type Choice, type Decision, isRefusal, type Position } from '@battleline/kernel'
import { CHANGES, EDITIONS, type Magic, type PriorityMove } from '@battleline/magic'
import type { MagicScenario } from '@battleline/scenario'
import { inWords, spoken } from '../../../words/engine.ts'
import { grammar } from '../../../words/grammar.ts'
import { mtgWords } from '../../../words/magic.ts'
import type { MagicBoard } from '../../protocol/magic-board.ts'
import type { Row, Run, RunForm } from '../../protocol/protocol.ts'
import type { SearchedGame } from '../../session/searched-game.ts'
import { Session } from '../../session/session.ts'
import { clauses } from './board-differences.ts'
import { MagicBoards } from './board-view.ts'
import { headingOf, narration, stepOfTurn } from './narration.ts'
import { ATTACK, BLOCK, CombatSearch, PRIORITY } from './search-variant.ts'

/** The most passes while looking ahead. */
const MOST_PASSED = 12

/** A move with its label in the language of the app. */
const named = <M extends PriorityMove>(move: M): M => ({ ...move, label: spoken(move.words) })

/** A scenario of Magic at the table. */
export class MagicSession extends Session<MagicBoard, Magic> {
  protected readonly narration = narration
  protected readonly editions = EDITIONS.map((id) => ({ id, title: CHANGES[id].short ?? CHANGES[id].title }))
  protected readonly boards = this.newBoards()
  protected readonly clauses = clauses

  newBoards(): MagicBoards {
    return new MagicBoards(this.game, this.played.scenario as MagicScenario)
  }

  /** Declarations and moves with priority are made on the board. */
  isMove({ step }: Decision): boolean {
    return step === ATTACK || step === BLOCK || step === PRIORITY
  }

  /** Passing has no outcomes of its own. */
  override isSearchable(decision: Decision, _: Position, choice: Choice): boolean {
    return this.isMove(decision) && choice !== 'pass'
  }

  override searched(): SearchedGame {
    return { game: new CombatSearch(this.game), ended: () => false }
  }

  /** The effect of a target shows only when the spell or ability resolves. */
  protected override hasPreviews({ step }: Decision): boolean {
    return !/^magic\/(?:announce|new-targets)/.test(step)
  }

  /** Delayed effects show once all players pass and the stack resolves. */
  protected override laterPosition(position: Position) {
    let at = position
    for (let passed = 0; passed < MOST_PASSED && this.game.decision(at)?.step === PRIORITY; passed++) {
      if (this.game.table(at).stack.length === 0) break
      const next = this.game.answer(at, 'pass')
      if (isRefusal(next)) return null
      at = next
    }
    return { position: at, when: mtgWords.priority.whenAllPass }
  }

  override titleOf(decision: Decision): string {
    if (decision.step === PRIORITY) return grammar.whatDoes(this.name(decision.who))
    const [subject] = decision.subjects
    const titles: Readonly<Record<string, (name: string) => string>> = mtgWords.questions
    const title = titles[decision.step.replace('magic/', '')]
    return title === undefined || subject === undefined ? super.titleOf(decision) : title(this.name(subject))
  }

  protected heading(rows: readonly Row[], open: Decision | null): string {
    return headingOf(rows, open?.step ?? null)
  }

  protected runOf(form: RunForm, position: Position): Run {
    const moves = this.game.moves(position).map(({ card, may, mayNot }) => ({
      card,
      may: may.map(named),
      mayNot: mayNot.map((move) => inWords(named(move))),
    }))
    const { phase } = this.game.table(position)
    return {
      game: 'magic',
      ...form,
      boards: this.boards.all,
      moves,
      stepOfTurn: stepOfTurn(form.rows, phase),
    }
  }

  override async playEntries(answers: readonly Choice[]) {
    const { playEntries } = await import('./play-entries.ts')
    const { game } = this
    return playEntries(this.answered(answers), {
      name: this.name,
      stacked: (position) => game.table(position).stack.length,
      prior: (position) => {
        const asked = game.decision(position)
        return asked?.step === PRIORITY ? asked.who : null
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
