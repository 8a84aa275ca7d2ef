import type { Choice, Value } from '@battleline/kernel'
import type { CardMoves } from '@battleline/keyforge'
import type { CardMoves as MagicMoves } from '@battleline/magic'
import type { BarredCard, GrandArchiveBoard, GrandArchiveMove } from './grand-archive-board.ts'
import type { Board } from './keyforge-board.ts'
import type { MagicBoard } from './magic-board.ts'
import type { SimpleMove, SimpleTableBoard } from './simple-board.ts'

/** A row of the chart. `coming` rows are future steps of the printed chart. */
export interface Row {
  readonly step: string
  readonly kind: 'move' | 'step' | 'coming'
  /** How far it is set in: 0 for the steps of the chart of a move. */
  readonly depth: number
  /** The step's number in its chart; empty where it has none. */
  readonly number: string
  /** In few words, as the page has room for it; and whole. */
  readonly title: string
  readonly whole: string
  /** The result, in a few words; empty where nothing happened. */
  readonly result: string
  /** The reason, in a sentence; null where the rule says all. */
  readonly reason: string | null
  readonly cite: readonly string[]
  readonly subjects: readonly number[]
  /** True where nothing happened. */
  readonly silent: boolean
  /** True where it is shown only when it is the current row. */
  readonly quiet: boolean
  /** True where the rules passed it over. */
  readonly skipped: boolean
  /** True where something did not happen in the step; `reason` says what, and why. */
  readonly undone: boolean
  /** Which of the shown answers is given here, from 0; null where nothing is asked. */
  readonly asks: number | null
  /** The board after it, as a place among the boards. */
  readonly board: number
  /** A headline, and a smaller sentence. */
  readonly summary: readonly [string, string]
  /** True where the summary is the result of a whole move. */
  readonly concludes: boolean
  /**
   * The caption of a row at which the page stops before the next question, although nobody is asked anything; null elsewhere.
   */
  readonly halts: string | null
  /** The turn that it is in, from 0. */
  readonly turn: number
}

export interface QuestionOption {
  readonly id: Value
  readonly label: string
  readonly record: number | null
  /** Its immediate result; empty where that is not computed. */
  readonly does: string
}

/** A question to a player. */
export interface QuestionDetails {
  readonly who: string
  /** 1 or 2; -1 for chance. */
  readonly player: number
  readonly step: string
  readonly title: string
  /** The cards and players that it is about, by their numbers. */
  readonly subjects: readonly number[]
  readonly cite: readonly string[]
  readonly kind: 'pick' | 'order' | 'divide'
  readonly least: number
  readonly most: number
  /** True where nothing can read the difference. */
  readonly free: boolean
  /** True where the dice of a game answer. */
  readonly diced: boolean
  readonly options: readonly QuestionOption[]
  /** True where a player makes a move: the board answers it. */
  readonly move: boolean
}

/** A question with its answer; null while it is open. */
export interface PlayerQuestion extends QuestionDetails {
  readonly chosen: Choice | null
  readonly row: number
}

/** A finished turn in sentences. */
export interface EarlierTurn {
  readonly title: string
  /** The moves of its player, each with what came of it. */
  readonly moves: readonly { readonly title: string; readonly result: string }[]
}

export interface Expectation {
  readonly text: string
  readonly holds: boolean
  readonly actual: string
}

/** Everything that the table shows of a question, whatever its game. */
export interface RunForm {
  readonly name: string
  /** The name of its game, as scenarios have it. */
  readonly gameName: string
  readonly edition: string
  readonly editions: readonly { readonly id: string; readonly title: string }[]
  readonly cite: readonly string[]
  /** What the chart is headed with: “Fighting”. */
  readonly heading: string
  readonly rows: readonly Row[]
  /** What each turn is headed with: “Ada’s turn, house Dis”; none where the game has no turns. */
  readonly turns: readonly string[]
  /** All answers so far: those of the text and of the page. */
  readonly answers: readonly Choice[]
  /** The number of the first answer that rows show: the turns before it are told in `earlier`. */
  readonly first: number
  /** What players did in turns that are long over, in order. */
  readonly earlier: readonly EarlierTurn[]
  /** Every question from the first shown answer on, in order; the last one may be open. */
  readonly asked: readonly PlayerQuestion[]
  readonly open: boolean
  /** Why the last answer was refused. */
  readonly refusal: { readonly reason: string; readonly cite: readonly string[] } | null
  readonly expectations: readonly Expectation[]
  /** Words of cards that are not understood, and so do nothing. */
  readonly unread: readonly { readonly card: string; readonly words: string }[]
}

export interface KeyForgeRun extends RunForm {
  readonly game: 'keyforge'
  readonly boards: readonly Board[]
  readonly moves: readonly CardMoves[]
}

export interface MagicRun extends RunForm {
  readonly game: 'magic'
  readonly boards: readonly MagicBoard[]
  readonly moves: readonly MagicMoves[]
  /** The current step of the turn; the phase where no step is known. */
  readonly stepOfTurn: StepOfTurn
}

/** “declare blockers step”, “main phase”. */
export interface StepOfTurn {
  readonly name: string
  readonly kind: 'step' | 'phase'
}

export interface GrandArchiveRun extends RunForm {
  readonly game: 'grand-archive'
  readonly boards: readonly GrandArchiveBoard[]
  readonly moves: readonly GrandArchiveMove[]
  readonly barred: readonly BarredCard[]
}

/** A run of a simple game: its board comes from the game's specification. */
export interface SimpleRun extends RunForm {
  readonly game: 'simple'
  readonly boards: readonly SimpleTableBoard[]
  readonly moves: readonly SimpleMove[]
}

export type Run = KeyForgeRun | MagicRun | GrandArchiveRun | SimpleRun

/** A run of a game that is played from decks. */
export type DeckRun = KeyForgeRun | GrandArchiveRun

export const isDeckRun = (run: Run): run is DeckRun => run.game === 'keyforge' || run.game === 'grand-archive'

/** The board on which a run of a game from decks ends. */
export const lastBoard = ({ rows, boards }: DeckRun): Board | GrandArchiveBoard | undefined =>
  boards[rows.findLast(({ kind }) => kind !== 'coming')?.board ?? 0]
