import type { Answer } from '@battleline/ask'
import type { Choice, Message } from '@battleline/kernel'
import type { Edition, Onlooker, PlayersView } from '@battleline/keyforge'
import type { CardFact, Change, Library, OwnEntry, Spot } from './board-edit.ts'
import type { Verdict } from './magic-board.ts'
import type {
  BotMove,
  BotReply,
  DeckReading,
  NewGame,
  PlayedGame,
  ReadyDecks,
  TurnCount,
  TurnOutlook,
} from './play.ts'
import type { Run } from './run.ts'

/**
 * What the page and the worker say to each other: plain values only. The page knows no rules; whatever it shows was worked
 * out by the engine in the worker. A game's own board stands behind `game`, everything else is the same for all games.
 */

export type {
  CardEntry,
  CardFact,
  Change,
  Library,
  OwnCard,
  OwnEntry,
  OwnFact,
  Spot,
} from './board-edit.ts'
export type {
  BotMove,
  Counted,
  DeckReading,
  NewGame,
  PlayedGame,
  ReadyDecks,
  TurnCount,
  TurnOutlook,
} from './play.ts'
export type {
  EarlierTurn,
  GrandArchiveRun,
  KeyForgeRun,
  MagicRun,
  PlayerQuestion,
  QuestionDetails,
  QuestionOption,
  Row,
  Run,
  RunForm,
  SimpleRun,
} from './run.ts'

import type { Language } from '../../words/catalogue.ts'

/** A scenario text, one of its documents, an edition, and the answers so far. */
export interface Question {
  readonly text: string
  /** Which scenario of the text, from 0. */
  readonly document: number
  /** Left out: the scenario's. */
  readonly edition?: string
  /** Answers from the board on; null for those that the text gives. */
  readonly answers: readonly Choice[] | null
  /** True where two players share the screen: no text names a card that only one of them may see, or none. */
  readonly conceals?: boolean
}

/** A problem in a scenario text; lines and columns count from 1. */
export interface TextProblem {
  readonly line: number
  readonly column: number
  readonly endColumn: number
  readonly message: string
  readonly expected: readonly string[]
  readonly nearest?: string
}

/** A text after reading: the names of its scenarios, and its problems. */
export interface ReadText {
  readonly scenarios: readonly string[]
  readonly problems: readonly TextProblem[]
}

export interface RuleText {
  readonly id: string
  readonly heading: string
  readonly text: string
  /** What it says in a sentence or two. */
  readonly sentence: string
}

/** A question about the run, and its answer. */
export interface WhyAnswer {
  readonly title: string
  readonly text: string
  readonly cite: readonly string[]
  readonly because: readonly { readonly text: string; readonly cite: readonly string[] }[]
}

/** An impossible choice, and the reason. */
export interface Barred {
  readonly label: string
  readonly reason: string
  readonly cite: readonly string[]
}

/** A problem in the text of a card; line and column count from 1; `mends`: the range that `nearest` replaces. */
export interface CardTextProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: readonly string[]
  readonly nearest?: string
  readonly mends?: { readonly from: number; readonly to: number }
}

/** What can be written at a place of a text, from an offset on. */
export interface Completion {
  readonly from: number
  readonly words: readonly { readonly word: string; readonly about: string; readonly key: boolean }[]
}

/** What one player has in play, in few words. */
export interface EndingLine {
  readonly player: string
  readonly cards: readonly {
    readonly id: number
    readonly called: string
    readonly look: string
    readonly strength: string
    readonly damage: number
    readonly warded: boolean
    /** True for a card that left play during the move. */
    readonly gone: boolean
  }[]
}

/** One way in which a move can end. */
export interface Ending {
  readonly letter: string
  readonly title: string
  /** From the board on. */
  readonly answers: readonly Choice[]
  /** How many sequences of answers lead here. */
  readonly ways: number
  /** The lines of the final board, the far one first. */
  readonly lines: readonly EndingLine[]
  /** The same facts for all endings, in the same order. */
  readonly facts: readonly { readonly what: string; readonly is: string }[]
}

/** How the endings part: a question with what its answers lead to, or an ending by its letter; null where nobody went on. */
export type OutcomeTree =
  | { readonly ending: string | null }
  | {
      readonly title: string
      /** The rules of the question. */
      readonly cite: readonly string[]
      readonly branches: readonly {
        readonly labels: readonly string[]
        readonly to: OutcomeTree
        /** True for the given answer; left out: not given. */
        readonly played?: boolean
      }[]
    }

/** The progress of a search: searched positions, and the limit. */
export interface OutcomesSoFar {
  readonly positions: number
  readonly most: number
}

export interface Outcomes {
  readonly move: string
  /** The place of the move among the answers. */
  readonly place: number
  /** The first of them; `count` says how many there are. */
  readonly endings: readonly Ending[]
  readonly count: number
  readonly ways: number
  readonly positions: number
  readonly merged: number
  /** False where there may be more. */
  readonly complete: boolean
  /** The questions whose answers decide, with those put together that lead to the same. */
  readonly matters: readonly { readonly title: string; readonly classes: readonly (readonly string[])[] }[]
  readonly tree: OutcomeTree
  /** The letter of the played ending; null where the play stopped earlier. */
  readonly played: string | null
  /** The difference between endings that does not count, in a sentence; null where all count. */
  readonly leftOut: string | null
}

/** Editions that differ from the current one in the same way. */
export interface EditionDifference {
  readonly editions: readonly { readonly id: string; readonly title: string }[]
  /** The row of the run at which they part; null where it has none. */
  readonly row: number | null
  /** The rules that both cite. */
  readonly cite: readonly string[]
  /** What has changed at the end in both, in sentences; empty where nothing has. */
  readonly both: string
  /** The current edition and the others; null where everything is the same. */
  readonly sides: readonly [EditionSide, EditionSide] | null
}

/** What happens by one edition at the step at which two part. */
export interface EditionSide {
  /** The step; empty where an earlier answer was not legal. */
  readonly title: string
  /** Its result and reason, in a few words each. */
  readonly comes: readonly string[]
  /** The rules that only this one cites. */
  readonly cite: readonly string[]
  /** What has changed at the end in this one alone, in sentences; empty where nothing has. */
  readonly ends: string
  /** The open question; empty where there is none. */
  readonly asks: string
}

/** A game as the page offers it. */
export interface AppGame {
  readonly name: string
  /** As players call it. */
  readonly title: string
  /** An empty board. */
  readonly emptyBoard: string
}

/** The verbs of the worker, with what each takes and gives. */
export interface Verbs {
  readonly games: { readonly given: Record<string, never>; readonly gives: readonly AppGame[] }
  /** The answers to a question as players ask it. */
  readonly ask: {
    readonly given: { readonly question: string; readonly game?: string }
    readonly gives: Answer
  }
  /** The text of a ruling by its address in the archive; null where there is none. */
  readonly ruling: { readonly given: { readonly address: string }; readonly gives: string | null }
  /** The text of a new board with cards on it. */
  readonly board: {
    readonly given: { readonly game: string; readonly cards: readonly string[] }
    readonly gives: string
  }
  readonly read: { readonly given: { readonly text: string }; readonly gives: ReadText }
  readonly run: {
    readonly given: Question
    readonly gives: { readonly run: Run | null; readonly problems: readonly TextProblem[] }
  }
  /** The text with a change made in it. */
  readonly change: {
    readonly given: { readonly text: string; readonly document: number; readonly change: Change }
    readonly gives: string
  }
  readonly cards: { readonly given: { readonly game: string }; readonly gives: Library }
  /** The cards that a scenario brings itself. */
  readonly own: {
    readonly given: { readonly text: string; readonly document: number }
    readonly gives: readonly OwnEntry[]
  }
  /** Where a card is written: the first of its lines and the last, from 1; null where that is nowhere. */
  readonly lines: {
    readonly given: { readonly text: string; readonly document: number; readonly spot: Spot }
    readonly gives: readonly [number, number] | null
  }
  readonly facts: { readonly given: { readonly game: string }; readonly gives: readonly CardFact[] }
  /** What can be written at an offset of a scenario text. */
  readonly complete: {
    readonly given: { readonly game: string; readonly text: string; readonly offset: number }
    readonly gives: Completion
  }
  /** How the text of a card can go on. */
  readonly goOn: {
    readonly given: { readonly game: string; readonly name: string; readonly text: string }
    readonly gives: Completion
  }
  readonly cardText: {
    readonly given: { readonly game: string; readonly name: string; readonly text: string }
    readonly gives: readonly CardTextProblem[]
  }
  /** The text with the answers; not `whole` where a text can’t express them, and the text is unchanged. */
  readonly written: {
    /** `conceded`: the player who gave a game up after the answers; left out: nobody. */
    readonly given: Question & { readonly conceded?: 1 | 2 }
    readonly gives: { readonly text: string; readonly whole: boolean }
  }
  /** The outcomes of the last move; null before any, and where a newer request replaced this one. */
  readonly outcomes: {
    /** `here`: from the current position, not from the move on; `apart`: endings that hardly differ count separately. */
    readonly given: Question & { readonly here?: boolean; readonly apart?: boolean }
    readonly gives: Outcomes | null
  }
  /** Ends the search for endings early. */
  readonly stop: { readonly given: Record<string, never>; readonly gives: null }
  /** Magic: the verdict on a declaration; null where no player declares. */
  readonly judge: {
    readonly given: { readonly question: Question; readonly declared: readonly (readonly [number, number])[] }
    readonly gives: Verdict | null
  }
  /**
   * Why touching a card answers nothing where a question stands open; null where there is nothing to say of it. `word`: the
   * answer that it would give, where that is not the card itself.
   */
  readonly whyNot: {
    readonly given: { readonly question: Question; readonly card: number; readonly word: string | null }
    readonly gives: Barred | null
  }
  /** Where the other editions differ from this one. */
  readonly editionDifferences: { readonly given: Question; readonly gives: readonly EditionDifference[] }
  /** About a card or a step. */
  readonly why: {
    readonly given: { readonly question: Question; readonly card?: number; readonly step?: string }
    readonly gives: readonly WhyAnswer[]
  }
  /** The decks that a game can begin with. */
  readonly readyDecks: { readonly given: { readonly game: PlayedGame }; readonly gives: ReadyDecks }
  /** The decks of a file, legal or not; at least one. `name`: of a deck without one. */
  readonly decks: {
    readonly given: { readonly game: PlayedGame; readonly text: string; readonly name: string }
    readonly gives: readonly DeckReading[]
  }
  /** A legal deck by chance; `set`: null for cards of all sets. */
  readonly randomDeck: {
    readonly given: { readonly game: PlayedGame; readonly seed: number; readonly set: string | null }
    readonly gives: DeckReading
  }
  /** The scenario of a whole game before its first answer, or why it cannot begin. */
  readonly deal: {
    readonly given: NewGame
    readonly gives: { readonly text: string } | { readonly wrong: string }
  }
  /** The answer of a bot to the open question, by what its seat may know. */
  readonly reply: {
    readonly given: { readonly question: Question; readonly player: 1 | 2; readonly bot: string }
    readonly gives: BotReply
  }
  /** Why a bot made the moves of its last turn, as far as it compared several. */
  readonly reasons: {
    readonly given: { readonly question: Question; readonly player: 1 | 2; readonly bot: string }
    readonly gives: readonly BotMove[]
  }
  /** What both players had at the end of every turn. */
  readonly course: { readonly given: Question; readonly gives: readonly TurnCount[] }
  /** What every turn of a game did to the chance to win, as its best bot estimates it. */
  readonly outlook: { readonly given: Question; readonly gives: readonly TurnOutlook[] }
  /**
   * A board of a game as a question of its own, as far as a player may know it: the current one, or the one before the
   * player's last move of this turn or one before it, with the moves from there as its answers. `differs`: on no such board they
   * lead to what came of them.
   */
  readonly position: {
    readonly given: { readonly question: Question; readonly player: 1 | 2; readonly of: 'now' | 'last move' }
    readonly gives:
      | { readonly text: string; readonly answers: readonly Choice[] | null }
      | 'no move'
      | 'differs'
  }
  /**
   * A board as somebody in a room sees it as a question of its own, with the answers of `moves`. Null if the board does not have all of
   * them, if one could be another card's, or if they do not lead to `after`.
   */
  readonly roomQuestion: {
    readonly given: {
      readonly view: PlayersView<Onlooker>
      readonly edition: Edition
      readonly name: string
      readonly moves: {
        readonly chosen: readonly ChosenOption[]
        /** What the same receiver saw then. */
        readonly after: PlayersView<Onlooker>
      } | null
    }
    readonly gives: { readonly text: string; readonly answers: readonly Choice[] | null } | null
  }
  readonly rules: { readonly given: { readonly ids: readonly string[] }; readonly gives: readonly RuleText[] }
}
/** An answer in a room. `record`: the number of its card in the view before it; null if there is none, or it was hidden. */
export interface ChosenOption {
  readonly label: string
  readonly message?: Message
  readonly record: number | null
}

export type Verb = keyof Verbs
export type Given<V extends Verb> = Verbs[V]['given']
export type Gives<V extends Verb> = Verbs[V]['gives']

export type Request = {
  [V in Verb]: {
    readonly id: number
    readonly verb: V
    readonly given: Given<V>
    readonly language: Language
  }
}[Verb]

/** An answer of the worker, or a fault of the program; invalid input is no fault. */
export type Reply =
  /** How far it is; the answer is still to come. */
  | { readonly id: number; readonly soFar: OutcomesSoFar }
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly fault: string }
