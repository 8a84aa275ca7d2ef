import type { Value } from './choice.ts'
import { type Message, sentenceOf } from './message.ts'

/** A step as traces, docs and saves show it. `id` never changes: `game/chart.4-name`. */
export interface Step {
  readonly id: string
  readonly title: string
  readonly cite: readonly string[]
}

/** Why something did not happen or may not be done: a sentence for players and the rules behind it. */
export interface Reason {
  readonly reason: string
  readonly cite: readonly string[]
  /** What the sentence is made of; left out where it has no parts. */
  readonly message?: Message
  /**
   * What sort of reason it is, where code tells reasons apart: no code compares their sentences. `routine`: why a step for
   * a special case is usually skipped; a short account of a run leaves that out.
   */
  readonly reasonKind?: string
  /** The number of the card or player that is the reason, where code asks for it. */
  readonly by?: number
}

/** The reason that a guard returns instead of `true`. A sentence with parts is a message: `` say`${name} is exhausted` ``. */
export const because = (reason: string | Message, ...cite: string[]): Reason =>
  typeof reason === 'string' ? { reason, cite } : { reason: sentenceOf(reason), cite, message: reason }

/** The sentence of a reason with its parts. */
export const messageOf = ({ reason, message }: Reason): Message => message ?? { form: reason, parts: [] }

/** Why a step for a special case is skipped in most runs. */
export const routine = (reason: string, ...cite: string[]): Reason => ({
  reason,
  cite,
  reasonKind: 'routine',
})

/**
 * How a title speaks of the record whose effect it is. `label`: its name and a colon come first, as in “Troll: Destroyed”;
 * `name`: it is a sentence that begins with its name; `it`: a sentence that begins with “It”; `none`: not at all.
 */
export type TitleSubject = 'label' | 'name' | 'it' | 'none'

/** What an ability is, in the words of questions about it. */
export interface AbilityFacts {
  /** A keyword, a word that the card prints before the ability, or an event. */
  readonly kind: 'keyword' | 'word' | 'event'
  /** The keyword, or the words or events that trigger it. */
  readonly triggers: readonly string[]
  /** The record that gave the ability to its own; left out if it is the ability’s own. */
  readonly giver?: number
  /** The rules of its keyword. Default: none. */
  readonly cite?: readonly string[]
}

/** What did not happen to or by a record. */
export type NotDone =
  /** What the record does not do or suffer, as a predicate: “steals nothing”. The last two: harm that it was spared. */
  | {
      readonly kind: 'predicate' | 'damage' | 'destruction'
      readonly text: string
      /** What the predicate is made of; left out where it has no parts. */
      readonly message?: Message
    }
  /** A waiting ability that was lost, by its label. */
  | {
      readonly kind: 'ability'
      readonly id: string
      readonly text: string
      readonly ability?: AbilityFacts | undefined
    }
  /** Words of a text that do nothing. */
  | { readonly kind: 'words'; readonly text: string }

/** What happens in a run. Cards and players appear as the numbers of their records. */
export type Occurrence =
  /** A step begins. */
  | { readonly kind: 'step'; readonly subjects: readonly number[] }
  /** A step was skipped. */
  | { readonly kind: 'skip'; readonly why: Reason }
  /** A property of a record changed. */
  | {
      readonly kind: 'change'
      readonly record: number
      readonly property: string
      readonly before: Plain
      readonly after: Plain
    }
  /** An effect changed the step, or an ability starts; then with what triggers it and which record gave it. */
  | {
      readonly kind: 'hook'
      readonly id: string
      readonly title: string
      /** What the title is made of; left out where it has no parts. */
      readonly message?: Message
      readonly subject: TitleSubject
      readonly record: number
      readonly cite: readonly string[]
      readonly ability?: AbilityFacts | undefined
    }
  /** A rule that decided the step in this run, beside those that the step always follows. */
  | { readonly kind: 'rule'; readonly cite: readonly string[] }
  /** Something did not happen, and why. */
  | { readonly kind: 'not'; readonly record: number; readonly what: NotDone; readonly why: Reason }
  /** A decision is pending, or was made; `forced` if there was only one choice. */
  | { readonly kind: 'ask'; readonly who: number }
  | {
      readonly kind: 'answer'
      readonly who: number
      /** The ids of the chosen options, or the shares of a division. */
      readonly ids: readonly Value[]
      /** What was chosen, in words. */
      readonly chosen: readonly string[]
      /** What these words are made of; null for a name, and left out where all are names. */
      readonly messages?: readonly (Message | null)[]
      readonly forced: boolean
    }

/** An occurrence with its step. `depth` counts the open charts below this one: 0 is the outermost. */
export type TraceEvent = Occurrence & { readonly step: Step; readonly depth: number }

/** Values that records may hold and saves can store. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

/** Watches a run. It is never part of a position and never changes a run. */
export type Observer = (event: TraceEvent) => void
