import type { Choice, Decision, Option, Position, Value } from '@battleline/kernel'
import { CHANGES, EDITIONS, KEYWORDS, type KeyForge, type Keyword, VALUED } from '@battleline/keyforge'
import { sentence } from '../../../text/clauses.ts'
import { titled } from '../../../text/title-case.ts'
import { inWords } from '../../../words/engine.ts'
import { kfWords } from '../../../words/keyforge.ts'
import { outcomesWords } from '../../../words/outcomes.ts'
import { revealsHidden } from '../../protocol/hidden-zones.ts'
import { type Board, HOUSE_STEP } from '../../protocol/keyforge-board.ts'
import type { Row, Run, RunForm } from '../../protocol/protocol.ts'
import { writtenOf } from '../../session/dice.ts'
import type { SearchedGame } from '../../session/searched-game.ts'
import { Session } from '../../session/session.ts'
import { clauses } from './board-differences.ts'
import { KeyForgeBoards } from './board-view.ts'
import { MAIN_STEP } from './main-step.ts'
import { narration } from './narration.ts'
import { OrderLeftOut } from './search-variant.ts'
import { answerText, headingOf, imperative, questionOf } from './titles.ts'

/** A scenario of KeyForge at the table. */
export class KeyForgeSession extends Session<Board, KeyForge> {
  protected readonly narration = narration
  protected readonly editions = EDITIONS.map((id) => ({ id, title: CHANGES[id].title }))
  protected boards = this.newBoards()
  protected readonly clauses = (before: Board, after: Board, boards: readonly Board[]) =>
    clauses(before, after, boards, this.conceals)

  newBoards(): KeyForgeBoards {
    return new KeyForgeBoards(this.game)
  }

  isMove({ step }: Decision): boolean {
    return step === MAIN_STEP
  }

  /** What a house lets one do shows on the board. */
  protected override hasPreviews({ step }: Decision): boolean {
    return step !== HOUSE_STEP
  }

  override titleOf(decision: Decision): string {
    return questionOf(decision.step) ?? super.titleOf(decision)
  }

  /** A keyword that waits is named by its card: “Firespitter: Assault 2”. */
  override labelOf(option: Option, position?: Position): string {
    const { id, record } = option
    const keyword = keywordOf(id)
    if (keyword === undefined || record === null) return answerText(id) ?? super.labelOf(option)
    const keywords = position === undefined ? {} : this.game.card(position, record).keywords
    const value = VALUED.has(keyword) ? (keywords[keyword] ?? '') : ''
    // The number stays beside its keyword.
    return `${sentence(this.name(record))}: ${sentence(keyword)}${value === '' ? '' : `\u00a0${value}`}`
  }

  override searched(apart = false): SearchedGame {
    const leftOut = outcomesWords.facts.leftOutPile
    return { ...super.searched(), ...(!apart && { game: new OrderLeftOut(this.game) }), leftOut }
  }

  protected override turnOf({ active, house, sides }: Board) {
    const turn = kfWords.turn(sides[active - 1]?.name ?? '')
    // The house is chosen within the turn, and no longer active after it.
    const title = (before: string) =>
      house === null && before !== ''
        ? before
        : house === null
          ? turn
          : kfWords.turnWithHouse(turn, titled(house))
    return { player: active, title }
  }

  protected override turnAt(position: Position) {
    return this.game.table(position).turn
  }

  protected override reveals(before: Board, after: Board, who: number): boolean {
    return revealsHidden(before.cards, after.cards, who)
  }

  /** The heading of the last move. */
  protected heading(rows: readonly Row[]): string {
    const from = rows.findLastIndex(({ kind, asks }) => kind === 'move' && asks !== null)
    const first = rows.slice(from + 1).find(({ kind, depth }) => kind === 'step' && depth === 0)
    return first === undefined ? kfWords.headings.fight : (headingOf(first.step) ?? kfWords.headings.turn)
  }

  protected runOf(form: RunForm, position: Position): Run {
    const moves = this.game.moves(position).map(({ card, may, mayNot }) => {
      const name = this.name
      return {
        card,
        may,
        mayNot: mayNot.map((move) => ({ ...inWords(move), label: imperative(move, name) })),
      }
    })
    return { game: 'keyforge', ...form, boards: this.boards.all, moves }
  }

  override async playEntries(answers: readonly Choice[]) {
    const { playEntries } = await import('./play-entries.ts')
    return playEntries(writtenOf(this.played, this.answered(answers)), this.name)
  }

  async endingFormat() {
    return (await import('./ending-format.ts')).endingFormat
  }

  protected async explainer() {
    return import('./why.ts')
  }
}

/** The keyword that waits to resolve, if an answer is one: its id ends with it. */
const keywordOf = (id: Value): Keyword | undefined => {
  const word = String(id).split('/').at(-1)
  return KEYWORDS.find((keyword) => keyword === word)
}
