import type { Choice } from '@battleline/kernel'
import type { CardFact, Change, Library, OwnEntry, Spot } from './board-edit.ts'
import type { Verdict } from './magic-board.ts'
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

/** What is looked at: a scenario text, one of its documents, an edition, and what has been answered. */
export interface Question {
  readonly text: string
  /** Which scenario of the text, from 0. */
  readonly document: number
  /** Left out: the scenario's. */
  readonly edition?: string
  /** Answers from the board on; null for those that the text gives. */
  readonly answers: readonly Choice[] | null
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

/** A text that was read: its scenarios by name, and what is wrong in it. */
export interface ReadText {
  readonly scenarios: readonly string[]
  readonly problems: readonly TextProblem[]
}

export interface RuleText {
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** A question that somebody could have, and its answer. */
export interface WhyAnswer {
  readonly title: string
  readonly text: string
  readonly cite: readonly string[]
  readonly because: readonly { readonly text: string; readonly cite: readonly string[] }[]
}

/** Something that may not be chosen, and why. */
export interface Barred {
  readonly label: string
  readonly reason: string
  readonly cite: readonly string[]
}

/** A problem in the text of a card; line and column count from 1; `mends`: what `nearest` is written in the place of. */
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
    /** True for one that was there before the move and is not any more. */
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
  /** The lines as they stand then, the far one first. */
  readonly lines: readonly EndingLine[]
  /** What is the case then: of all endings the same things, in the same order. */
  readonly facts: readonly { readonly what: string; readonly is: string }[]
}

/** How the endings part: a question with what its answers lead to, or an ending by its letter; null where nobody went on. */
export type OutcomeTree =
  | { readonly ending: string | null }
  | {
      readonly title: string
      /** The rules by which it is asked. */
      readonly cite: readonly string[]
      readonly branches: readonly {
        readonly labels: readonly string[]
        readonly to: OutcomeTree
        /** True for what was answered; left out: it was not. */
        readonly played?: boolean
      }[]
    }

/** How far a search for endings is: positions that were looked at, and the most that are. */
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
  /** The letter of the ending that was played; null where it was not gone so far. */
  readonly played: string | null
  /** What no ending is told from another by, unless it is asked for: in a sentence; null where nothing is left out. */
  readonly leftOut: string | null
}

/** Where editions part from the one that is played: all those that do so alike. */
export interface EditionDifference {
  readonly editions: readonly { readonly id: string; readonly title: string }[]
  /** The row of the run at which they part; null where it has none. */
  readonly row: number | null
  /** The rules that stand behind it in both. */
  readonly cite: readonly string[]
  /** What has changed at the end in both, in sentences; empty where nothing has. */
  readonly both: string
  /** By the edition that is played, and by the others; null where everything is the same. */
  readonly sides: readonly [EditionSide, EditionSide] | null
}

/** What happens by one edition at the step at which two part. */
export interface EditionSide {
  /** The step; empty where the answers before it could not be given. */
  readonly title: string
  /** What comes of it and why, in a few words each. */
  readonly comes: readonly string[]
  /** The rules that stand behind it in this one alone. */
  readonly cite: readonly string[]
  /** What has changed at the end in this one alone, in sentences; empty where nothing has. */
  readonly ends: string
  /** What is asked there; empty where nothing is. */
  readonly asks: string
}

/** A game as the page offers it. */
export interface AppGame {
  readonly name: string
  /** As players call it. */
  readonly title: string
  /** A board on which nothing lies yet. */
  readonly emptyBoard: string
}

/** What the page asks for, by verb, with what it is given and gets back. */
export interface Verbs {
  readonly games: { readonly given: Record<string, never>; readonly gives: readonly AppGame[] }
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
  /** The text with what was answered in it; not `whole` where that cannot be said there, and the text is as it was. */
  readonly written: {
    readonly given: Question
    readonly gives: { readonly text: string; readonly whole: boolean }
  }
  /** Of the move that was made last; null before any, and where something else is wanted in the meantime. */
  readonly outcomes: {
    /** `here`: from where the answers lead, and not from the move on; `apart`: endings that hardly differ are told apart. */
    readonly given: Question & { readonly here?: boolean; readonly apart?: boolean }
    readonly gives: Outcomes | null
  }
  /** Ends the search for endings: what was found is given. */
  readonly stop: { readonly given: Record<string, never>; readonly gives: null }
  /** Magic: whether a declaration is legal where one is asked for; null where none is. */
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
  /** The other editions, with where they part from this one. */
  readonly editionDifferences: { readonly given: Question; readonly gives: readonly EditionDifference[] }
  /** About a card or a step. */
  readonly why: {
    readonly given: { readonly question: Question; readonly card?: number; readonly step?: string }
    readonly gives: readonly WhyAnswer[]
  }
  readonly rules: { readonly given: { readonly ids: readonly string[] }; readonly gives: readonly RuleText[] }
}
export type Verb = keyof Verbs
export type Given<V extends Verb> = Verbs[V]['given']
export type Gives<V extends Verb> = Verbs[V]['gives']

export type Request = {
  [V in Verb]: { readonly id: number; readonly verb: V; readonly given: Given<V> }
}[Verb]

/** An answer of the worker, or that it failed: a fault of ours, and never of what it was given. */
export type Reply =
  /** How far it is; the answer is still to come. */
  | { readonly id: number; readonly soFar: OutcomesSoFar }
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly fault: string }
