import type { Icon, Keyword, Trigger } from '../vocabulary.ts'
import type { Condition } from './conditions/conditions.ts'
import type { State } from './conditions/state-conditions.ts'
import type { Constant } from './constants/constants.ts'
import type { Predicate } from './constants/predicates.ts'
import type { Effect } from './effects/effect.ts'
import type { Ongoing } from './effects/lasting.ts'
import type { Awaited } from './events/event-nodes.ts'
import type { Target } from './selections/target-nodes.ts'
import type { Amount } from './values/amounts.ts'

/**
 * What a card says, as data. The grammar reads and prints it, the compiler makes charts of it, and the ops of those
 * charts read it: it is the one language of conditions, amounts and selections. A flag is there and `true`, or not there.
 */

export type { Condition } from './conditions/conditions.ts'
export type { CardStatus as Being, State } from './conditions/state-conditions.ts'
export type { Constant, PlayerRule } from './constants/constants.ts'
export type { Asking, Undoable } from './constants/player-restrictions.ts'
export type { Barred, Counting, Predicate } from './constants/predicates.ts'
export type { Doable, Taken } from './constants/replacements.ts'
export type { Effect, EffectOf as Doing } from './effects/effect.ts'
export type { Ongoing } from './effects/lasting.ts'
export type { Swapped } from './effects/moving.ts'
export type { TokenPlace } from './effects/playing.ts'
export {
  type Awaited,
  type CardEvent,
  type DeedEvent,
  type Event,
  eventsIn,
  type PlayerEvent,
  type PlayMoment,
} from './events/event-nodes.ts'
export type { Bearable, Filter as Such, Flank, OwnDeed } from './selections/filter-nodes.ts'
export type {
  Apart,
  Chosen,
  Group,
  Marked,
  Noun,
  Printed,
} from './selections/groups.ts'
export type { Subject, Target, Watched } from './selections/target-nodes.ts'
export type { Amount, Counted, DeedDone } from './values/amounts.ts'
export type { Bounds } from './values/bounds.ts'
export type { Side, Who } from './values/players.ts'
export type { Permitted, Until } from './words/listed-words.ts'

declare module './nodes.ts' {
  interface KeyForgeNodes {
    text: CardText
    clause: Clause
    ability: Granted
    'bold-ability': Bold
    'replacement-sentence': Replacing
    sentence: Sentence
    'plain-sentence': Sentence
    option: Option
    'continued-sentence': Sentence
    'bare-option': Option
    'short-option': Option
    'inline-replacement': Replacing
  }
}

/** A sentence of effects, and when it happens. `to`: what follows if those were carried out (KF-GEN-8). */
export type Sentence =
  | {
      readonly kind: 'do'
      readonly effects: readonly Effect[]
      readonly may?: true
      readonly to?: readonly Effect[]
      /** What happens besides if something is true, in the same sentence; reading makes a sentence of it. */
      readonly also?: Sentence
      /** What a player can do to keep it from happening; reading makes two sentences of it. */
      readonly unless?: readonly Effect[]
    }
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly effects: readonly Effect[]
      readonly may?: true
      readonly instead?: true
      readonly to?: readonly Effect[]
      /** What happens otherwise, in the same sentence; reading makes a sentence of it. */
      readonly otherwise?: readonly Effect[]
      /** More effects, said behind "instead"; reading joins them with the first. */
      readonly besides?: readonly Effect[]
    }
  /** What happens where the sentence before it did not. */
  | { readonly kind: 'otherwise'; readonly effects: readonly Effect[]; readonly may?: true }
  /** `both`: all of them happen if this is so. */
  | { readonly kind: 'choose one'; readonly options: readonly Option[]; readonly both?: Condition }
  | { readonly kind: 'later'; readonly condition?: Condition; readonly effects: readonly Effect[] }

/** One of several things that can be chosen. */
export interface Option {
  readonly kind: 'option'
  readonly does: readonly Sentence[]
}

/** A bold ability; or one that replaces the destruction of its card (KF-RPL-4). */
export type Bold =
  | {
      readonly kind: 'bold'
      readonly triggers: readonly Trigger[]
      readonly does: readonly Sentence[]
      /** What stands in further lines. */
      readonly more?: readonly Sentence[]
    }
  | { readonly kind: 'replacement'; readonly does: Replacing }

export interface Replacing {
  readonly kind: 'replacing'
  readonly condition?: State
  /** What must be done completely for the rest to happen instead (KF-RPL-5). */
  readonly cost?: readonly Effect[]
  readonly effects: readonly Effect[]
  /** Whether it does is asked as the destruction would be replaced. */
  readonly may?: true
  /** What follows if that was done. */
  readonly besides?: readonly Effect[]
  /** It says which card is not destroyed. */
  readonly named?: true
}

export type Clause =
  /** `besides`: what else is true of the card itself; reading makes a clause of it. */
  | {
      readonly kind: 'keyword'
      readonly keyword: Keyword
      readonly value: number
      readonly besides?: readonly Predicate[]
    }
  /** Of a value that a measure tells; reading makes a clause of each. */
  | { readonly kind: 'keywords'; readonly keywords: readonly Keyword[]; readonly x: Amount }
  /** Each of these that another friendly creature has; reading makes a clause of each. */
  | { readonly kind: 'shared keywords'; readonly keywords: readonly Keyword[] }
  /** What your keys cost while something is so, and something else; reading makes a clause of each. */
  | {
      readonly kind: 'two costs'
      readonly amount: number
      readonly condition: State
      readonly otherwise: number
      readonly other: State
    }
  /** Icons that decks get for this card when they are made, where they are known (KF-ENH-1). */
  | { readonly kind: 'enhance'; readonly icons: readonly Icon[] }
  /** A creature that can be played as an upgrade, and the text that it then has. */
  | { readonly kind: 'as upgrade'; readonly text: readonly Granted[] }
  /** Said without "Play:"; reading makes a Play: ability of it. */
  | { readonly kind: 'for this turn'; readonly is: Ongoing }
  | Granted

/** An ability that can be given to another card. */
export type Granted = Bold | Standing

/** An ability without a bold word: it waits for an event, or is simply true. */
export type Standing =
  | {
      readonly kind: 'after'
      readonly event: Awaited
      /** Only for the so manieth time in a turn. */
      readonly nth?: number
      readonly condition?: State
      readonly first: Sentence
      readonly more?: readonly Sentence[]
    }
  /**
   * `otherwise`: what is true while the condition does not hold; reading makes a clause of it. `own`: a condition on the
   * cards that it is about; reading makes it a part of that.
   */
  | {
      readonly kind: 'constant'
      readonly is: Constant
      readonly condition?: State
      readonly own?: State
      /** A second condition, said behind it. */
      readonly also?: State
      readonly otherwise?: Constant
      /** What else is said of the same cards, without a condition; reading makes a clause of it. */
      readonly besides?: readonly Predicate[]
    }
  /** It happens as soon as something is true (KF-ABL-9). */
  | {
      readonly kind: 'whenever'
      readonly condition: State
      readonly first: Sentence
      readonly more?: readonly Sentence[]
    }

export const isBold = (clause: Clause): clause is Bold =>
  clause.kind === 'bold' || clause.kind === 'replacement'

/** All that a bold ability does. */
export const sentencesIn = ({
  does,
  more = [],
}: Extract<Bold, { readonly kind: 'bold' }>): readonly Sentence[] =>
  more.length === 0 ? does : [...does, ...more]

/** The whole text of a card. */
export interface CardText {
  readonly kind: 'text'
  readonly clauses: readonly Clause[]
}

/** The ability that a text grants for as long as it is true; a text that grants two is two clauses. */
export function grantedBy(is: Constant | Ongoing): Granted | null {
  if (is.kind !== 'about') return null
  for (const does of is.does) if (does.kind === 'grants') return does.ability
  return null
}

/** The ability that a text gives, where it gives one; else what stands there. */
export function itself<T extends Clause | Ongoing | null>(says: T): T | Granted {
  const given =
    says?.kind === 'constant' ? grantedBy(says.is) : says?.kind === 'about' ? grantedBy(says) : null
  return given === null ? says : itself(given)
}

/** The targets that somebody chooses: what was chosen is the antecedent then. */
const CHOSEN = [
  'choose',
  'up to',
  'some',
  'any number',
  'as many',
  'one of each',
  'halves',
  'neighbor',
  'most powerful',
  'least powerful',
  'of those',
] as const satisfies readonly Target['kind'][]
export type ChosenTarget = Extract<Target, { readonly kind: (typeof CHOSEN)[number] }>
const CHOSEN_KINDS: ReadonlySet<Target['kind']> = new Set(CHOSEN)

export const isChosenTarget = (target: Target): target is ChosenTarget => CHOSEN_KINDS.has(target.kind)
