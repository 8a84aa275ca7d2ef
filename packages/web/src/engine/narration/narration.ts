import type { Change, Entry, Hook, Words } from '@battleline/explain'
import type { Chart, Value } from '@battleline/kernel'
import type { Clause } from '../../text/clauses.ts'

/** How to sum up the changes of a property. The first one that applies is the result of a step. */
export type Sums = readonly (readonly [
  property: string,
  say: (changes: readonly Change[], words: Words) => string,
])[]

/** How a game describes a run as rows of its chart. */
export interface Narration<B = unknown> {
  readonly words: Words
  readonly sums: Sums
  readonly charts: readonly Chart[]
  /** The chart that is shown before anything happened. */
  readonly firstChart: string
  /** The step at which a player acts or passes: its title names the player. */
  readonly actsAt?: string
  /**
   * A step in few words; null where its title is short enough. `board`, `before`: as it is after the step and was before;
   * left out for one to come.
   */
  shortTitle(step: string, board?: B, before?: B): string | null
  /** Whether a change is of a card that only one player may see, or none; left out: all cards are open. */
  hides?(change: Change): boolean
  /** Whether a card of a board may be seen by one player only, or by none; left out: all cards are open. */
  hidesCard?(board: B, card: number): boolean
  /** The clauses for a change; `before`: the board before it. None where the sentence of the step covers it. */
  clausesOf(change: Change, before: B): readonly Clause[]
  /** The sentences of steps in which nothing happened, without the name of the game; others have the default sentence. */
  readonly idle: Readonly<Record<string, string>>
  /** An effect or ability that intervened, in a sentence; null, and left out: as its title has it. */
  hookSentence?(hook: Hook, step: string): string | null
  /** Whether forced choices are shown; left out: never. */
  tellsForced?(step: string): boolean
  /** An answer that the page names otherwise; null, and left out: as it is, by its label. */
  answerText?(id: Value): string | null
  /** Whether a printed chart has a number for the step; left out: it has. */
  isNumbered?(step: string): boolean
  /** Whether the result of a step is repeated at the next halt. */
  isOutcome?(step: string): boolean
  /**
   * The caption of a step at which the page stops before the next question, although nobody is asked anything. Null at other
   * steps.
   */
  haltOf?(entry: Entry): string | null
  /** Whether an entry is the heading of a move, or stands between moves. */
  isMove(entry: Entry): boolean
  /** What else came of a step, where its changes do not say it; left out or empty: nothing did. */
  boardResult?(step: string, board: B): string
  /** What a step did, from the boards before and after it; left out or empty: the sentence lists its changes. */
  summaryOf?(entry: Entry, before: B, after: B): string
  /** The indentation of an entry; `outer`: how many visible entries are around it. */
  depthOf(entry: Entry, outer: number): number
  /** Whether a step at which nothing happened is bookkeeping, and no line of the printed chart. */
  isBookkeeping(entry: Entry, depth: number): boolean
  /** Whether it goes without saying why a step is passed over; left out: it never does. */
  isTrivial?(entry: Entry): boolean
  /** Whether a move without a result is shown because it is a heading. */
  isHeading?(entry: Entry): boolean
  /** Whether an answer is not worth showing, such as a pass. */
  isPass?(entry: Entry): boolean
  /** Whether a future step is shown; left out: every one is. */
  isForetold?(step: string): boolean
}
