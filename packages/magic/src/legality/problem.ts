import type { Reason } from '@battleline/kernel'

// A declaration problem as plain lists: the solver knows neither cards nor steps. A creature attacks or blocks. A goal is
// what a creature chooses: a player, planeswalker or battle to attack, or an attacking creature to block.

/** The text or rule that makes a constraint. */
export type ConstraintKind =
  // Requirements
  | 'must attack'
  | 'must attack this'
  | 'goad'
  | 'at least one attacks'
  | 'all attack'
  | 'must block'
  | 'must block this'
  | 'must block each attacker'
  | 'must be blocked'
  | 'lure'
  // Restrictions
  | 'attacker limit'
  | 'blocker limit'
  | 'menace'
  | 'number of blockers'
  | 'all or none'
  | 'only alone'
  | 'not alone'
  | 'only beside'
  // What bars one creature from one goal
  | 'not a creature'
  | 'tapped'
  | 'summoning sickness'
  | 'defender'
  | 'power above hand size'
  | 'cannot attack'
  | 'cannot attack this'
  | 'cannot block'
  | 'evasion'

/** Where a constraint comes from. The solver does not read this. */
export interface Origin {
  readonly kind: ConstraintKind
  /** The permanent whose text or state makes the constraint; 0 for an effect that a spell or ability left. */
  readonly source: number
}

/** Why a constraint holds. A problem that is not made from a board has no origins. */
export interface ConstraintReason extends Reason {
  readonly origin?: Origin
}

/** Creatures, or goals, between which nothing makes a difference. They are numbered through, kind after kind. */
export interface Kind {
  readonly name: string
  readonly count: number
}

export interface CreatureKind extends Kind {
  /** How many goals one of them may choose: one, but for creatures that can block several. */
  readonly most: number
}

/** How many: both ends belong to it. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** More than there ever are of anything; plain JSON has no infinity. */
export const UNBOUNDED = 1_000_000_000

export const atLeast = (least: number): Span => ({ least, most: UNBOUNDED })
export const exactly = (count: number): Span => ({ least: count, most: count })
export const upTo = (most: number): Span => ({ least: 0, most })
export const within = (count: number, span: Span): boolean => count >= span.least && count <= span.most

/**
 * Pairs of a creature of `creatures` (all of them where null) and a goal of `goals`, counted for each single goal, or
 * together for all.
 */
export interface Counted {
  readonly creatures: readonly number[] | null
  readonly goals: readonly number[]
  readonly together: boolean
}

/** What no declaration may violate. */
export type Restriction = ConstraintReason &
  (
    | ({ readonly kind: 'number'; readonly allowed: readonly Span[] } & Counted)
    /** At most so many creatures are declared, whatever they choose. */
    | { readonly kind: 'creatures'; readonly most: number }
    /** If it is declared, nothing else is. */
    | { readonly kind: 'alone'; readonly creature: number }
    /** If it is declared, so are at least so many others. */
    | { readonly kind: 'others'; readonly creature: number; readonly least: number }
    /** If it is declared, so is another creature of one of these kinds. */
    | { readonly kind: 'beside'; readonly creature: number; readonly those: readonly number[] }
  )

/** What a declaration obeys or does not; each instance counts one. */
export type Requirement = ConstraintReason & {
  /** In force only for a declaration that declares one of these kinds (MTG-INT-2); always where null. */
  readonly ifDeclared: readonly number[] | null
} & (
    | {
        /** An instance for each creature of the kind: it chooses something. */
        readonly kind: 'declared'
        readonly creature: number
      }
    | {
        /** An instance for each creature of the kind: it chooses one of these goals; `each`: one for each of the goals. */
        readonly kind: 'chooses'
        readonly creature: number
        readonly goals: readonly number[]
        readonly each: boolean
      }
    /** An instance for each goal, or one for all together. */
    | ({ readonly kind: 'number'; readonly wanted: Span } & Counted)
  )

/** What has to be paid before a creature of `creatures` may choose one of `goals`: once a creature, or once a pair. */
export interface Cost extends Reason {
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  readonly per: 'creature' | 'pair'
  /** How it is paid, where not with mana: a land is sacrificed; or, if its player likes, 2 life are paid. */
  readonly paid?: 'land' | 'life'
}

export interface DeclarationProblem {
  readonly creatures: readonly CreatureKind[]
  readonly goals: readonly Kind[]
  /** By creature and goal: why the one may not choose the other; null where it may. */
  readonly bars: readonly (readonly (ConstraintReason | null)[])[]
  readonly costs: readonly Cost[]
  readonly restrictions: readonly Restriction[]
  readonly requirements: readonly Requirement[]
}

/** A creature and a goal, each by its number. */
export type Pair = readonly [creature: number, goal: number]

/** For each number, the kind that it belongs to. */
export function kindsOf(kinds: readonly Kind[]): number[] {
  return kinds.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind))
}

/** For each kind, the numbers that belong to it. */
export function membersOf(kinds: readonly Kind[]): number[][] {
  let next = 0
  return kinds.map(({ count }) => Array.from({ length: count }, () => next++))
}
