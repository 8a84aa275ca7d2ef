import type { Chart, Start } from './chart.ts'
import type { NextChoice, WaitingAbility } from './event.ts'
import type { Message } from './message.ts'
import type { Locals, StateRecord } from './record.ts'
import type { StateRules, View, World } from './run-state.ts'
import type { AbilityFacts, Reason, Step, TitleSubject } from './trace.ts'

/** A replacement effect that would rewrite a step. The machine lists them anew after each one and keeps only the ids. */
export interface Amendment {
  /** The effect and the object it applies to. It stays equal when the object is rewritten: a frame uses each id once. */
  readonly id: string
  /** Amendments of one group compete, and a player orders them. Groups apply in the listed order. */
  readonly group: number
  /** Within a group, the rules apply lower ranks first. Left out: the lowest. */
  readonly rank?: number
  /** Amendments that give the same result in either order share a word here, so that nobody has to order them. */
  readonly commutes: string | null
  /** The player who orders it among its rivals: in most games the affected player. */
  readonly who: number
  /** The record whose effect it is. */
  readonly source: number
  readonly title: string | Message
  /** How the title speaks of the source; left out: not at all. */
  readonly subject?: TitleSubject | undefined
  /** Tells it apart from its rivals when a player orders them. */
  readonly label: string | Message
  readonly cite: readonly string[]
  /** Rewrites at once, or returns a chart that may ask questions first; `Rules.finishAmendment` then finishes it. */
  apply(w: World, l: Locals): Start | null
}

/** The result of a state-based check: a chart to start, or a payload for the open chart of a kind. */
export type Reaction = Start | { readonly join: string; readonly payload: unknown }

/** What a game defines for the kernel. There are no defaults: who orders what, and when, is a rule of the game. */
export interface Rules extends StateRules {
  readonly game: string
  /** A chart by id, also those of card texts: a save may name any of them. Null for an unknown id. */
  chart(id: string): Chart | null
  /** The replacement effects that apply at an `amend` step now. Used ones may be listed again. */
  amendments(w: View, step: Step, l: Locals): readonly Amendment[]
  /** Finishes an amendment whose chart has ended; `child` are the chart's locals. */
  finishAmendment(w: World, step: Step, l: Locals, id: string, child: Locals): void
  /** Who chooses the next ability of a window, and from which of those waiting (at least one). */
  triggerOrder(w: View, waiting: readonly WaitingAbility[], step: Step, l: Locals): NextChoice
  /** `true`, or why a waiting ability cannot resolve any more and is lost. Checked before each choice. */
  canResolve(w: View, entry: WaitingAbility, step: Step, l: Locals): true | Reason
  /** Starts an ability whose turn has come. */
  resolve(w: World, entry: WaitingAbility, l: Locals): Start
  label(w: View, entry: WaitingAbility): string
  /** The labels of the abilities that a player chooses from, all different; missing if those of `label` are. */
  labels?(w: View, entries: readonly WaitingAbility[]): readonly string[]
  /** What an ability is; missing if nothing asks. */
  describe?(w: View, entry: WaitingAbility): AbilityFacts
  /**
   * The state-based check, on the records touched since the last check: `w.touched` from index `from` on. It repeats
   * until it does nothing. `always`: after every change, not only at `settle`.
   */
  readonly stateBasedCheck: {
    readonly when: 'always' | 'at settle'
    check(w: World, from: number): Reaction | null
  }
  /** True when the game has ended: no decision follows. */
  over(w: View): boolean
  /** Restores derived fields (`$…`) after loading, or returns what is wrong with the records. */
  restoreDerived(rows: StateRecord[]): Reason | null
  /** The most nodes that one answer may visit, and the most charts that may be open. */
  readonly limits: { readonly steps: number; readonly depth: number }
  /** Explains a run that reached a limit: the loop that does not end. Null if the game recognizes none. */
  describeLoop?(w: View): Reason | null
}
