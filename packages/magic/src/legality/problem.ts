import type { Reason } from '@battleline/kernel'

// A declaration problem as plain lists: the solver knows neither cards nor steps. A creature attacks or blocks. A
// goal is what a creature chooses: a player, planeswalker or battle to attack, or an attacking creature to block.

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
  /** The permanent whose text or state makes the constraint; 0 for the effect of a spell or ability. */
  readonly source: number
}

/** Why a constraint applies. A problem without a board has no origins. */
export interface ConstraintReason extends Reason {
  readonly origin?: Origin
}

/** A number of equal creatures or goals. All are numbered, kind after kind. */
export interface Kind {
  readonly name: string
  readonly count: number
}

/** Equal creatures that can be declared. */
export interface CreatureKind extends Kind {
  /** How many goals one of them may choose: one, or more for creatures that can block several. */
  readonly most: number
}

/** A range, inclusive. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** More than any count; plain JSON has no infinity. */
export const UNBOUNDED = 1_000_000_000

/** So many, or more. */
export const atLeast = (least: number): Span => ({ least, most: UNBOUNDED })
/** So many. */
export const exactly = (count: number): Span => ({ least: count, most: count })
/** At most so many. */
export const upTo = (most: number): Span => ({ least: 0, most })
/** Whether a count is in a range. */
export const within = (count: number, span: Span): boolean => count >= span.least && count <= span.most

/**
 * Pairs of a creature of `creatures` (null for all) and a goal of `goals`, counted for each goal, or together for
 * all.
 */
export interface Counted {
  readonly creatures: readonly number[] | null
  readonly goals: readonly number[]
  readonly together: boolean
}

/** A restriction that no declaration may violate. */
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

/** A requirement that a declaration should obey; each instance counts one. */
export type Requirement = ConstraintReason & {
  /** Applies only to a declaration with one of these kinds (MTG-INT-2); null for always. */
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

/** A cost that a creature of `creatures` pays to choose one of `goals`: once a creature, or once a pair. */
export interface Cost extends Reason {
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  readonly per: 'creature' | 'pair'
  /** The payment if not mana: sacrificing a land; or, optionally, 2 life. */
  readonly paid?: 'land' | 'life'
}

/** Which declarations there are: creatures, what they can choose, and what restricts, requires and costs it. */
export interface DeclarationProblem {
  readonly creatures: readonly CreatureKind[]
  readonly goals: readonly Kind[]
  /** For each creature and goal: why the creature may not choose the goal; null if it may. */
  readonly bars: readonly (readonly (ConstraintReason | null)[])[]
  readonly costs: readonly Cost[]
  readonly restrictions: readonly Restriction[]
  readonly requirements: readonly Requirement[]
}

/** A creature and a goal, by number. */
export type Pair = readonly [creature: number, goal: number]

/** The kind of each number. */
export function kindsOf(kinds: readonly Kind[]): number[] {
  return kinds.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind))
}

/** The numbers of each kind. */
export function membersOf(kinds: readonly Kind[]): number[][] {
  let next = 0
  return kinds.map(({ count }) => Array.from({ length: count }, () => next++))
}
