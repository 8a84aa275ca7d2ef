import type { Choice, Decision, Option, Position } from '@battleline/kernel'
import { CHANGES, EDITIONS, type KeyForge, type Keyword, VALUED } from '@battleline/keyforge'
import { sentence } from '../../../text/clauses.ts'
import { type Board, HOUSE_STEP } from '../../protocol/keyforge-board.ts'
import type { Row, Run, RunForm } from '../../protocol/protocol.ts'
import { type SearchedGame, Session } from '../../session/session.ts'
import { clauses } from './board-differences.ts'
import { KeyForgeBoards } from './board-view.ts'
import { narration } from './narration.ts'
import { OrderLeftOut } from './search-variant.ts'
import { answerOf, headingOf, imperative, questionOf } from './titles.ts'

export const MAIN_STEP = 'keyforge/turn.3-main'

/** A scenario of KeyForge at the table. */
export class KeyForgeSession extends Session<Board, KeyForge> {
  protected readonly narration = narration
  protected readonly editions = EDITIONS.map((id) => ({ id, title: CHANGES[id].title }))
  protected readonly boards = this.newBoards()
  protected readonly clauses = clauses

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

  /** Abilities that wait are named by their card: “Firespitter: Assault 2”. */
  override labelOf(option: Pick<Option, 'label' | 'record'>, position?: Position): string {
    const label = answerOf(super.labelOf(option))
    const [, card, word = ''] = /^(.+): ([a-z-]+)$/.exec(label) ?? []
    if (card === undefined) return label
    const { record } = option
    const keywords =
      position === undefined || record === null ? {} : this.game.card(position, record).keywords
    const value = VALUED.has(word as Keyword) ? (keywords[word as Keyword] ?? '') : ''
    // The number stays beside its keyword.
    return `${card}: ${sentence(word)}${value === '' ? '' : `\u00a0${value}`}`
  }

  override searched(apart = false): SearchedGame {
    const leftOut = 'Endings that differ only in the order of a discard pile count as one.'
    return { ...super.searched(), ...(!apart && { game: new OrderLeftOut(this.game) }), leftOut }
  }

  /** The heading of the last move. */
  protected heading(rows: readonly Row[]): string {
    const from = rows.findLastIndex(({ kind, asks }) => kind === 'move' && asks !== null)
    const first = rows.slice(from + 1).find(({ kind, depth }) => kind === 'step' && depth === 0)
    return first === undefined ? 'Fighting' : (headingOf(first.step) ?? 'The turn')
  }

  protected runOf(form: RunForm, position: Position): Run {
    const moves = this.game.moves(position).map(({ card, may, mayNot }) => {
      return { card, may, mayNot: mayNot.map((move) => ({ ...move, label: imperative(move.label) })) }
    })
    return { game: 'keyforge', ...form, boards: this.boards.all, moves, unread: this.played.unread }
  }

  override async playEntries(answers: readonly Choice[]) {
    const { playEntries } = await import('./play-entries.ts')
    return playEntries(this.answered(answers), (card) => this.played.name(card))
  }

  async endingFormat() {
    return (await import('./ending-format.ts')).endingFormat
  }

  protected async explainer() {
    return import('./why.ts')
  }
}
