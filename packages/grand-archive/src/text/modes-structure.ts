import type { Direction } from '../vocabulary.ts'
import type { Quantity, Restriction, State } from './condition-structure.ts'

/** Modes of texts; `S` are their sentences. */

/** How many modes are chosen. */
export type ModeCount = 'one' | 'two' | 'up to two' | 'one or both'

/** One of the things that a player can choose. */
export interface ModeOf<S> {
  readonly kind: 'mode'
  readonly does: readonly S[]
  /** It can only be chosen while this holds (GA-BON-1). */
  readonly when?: Restriction
  /** The number of its ability, for a part of an action in brackets (GA-BON-3). */
  readonly bonus?: number
}

/** The modes that are chosen together, as one text with targets of its own; made as the text is compiled. */
export interface VariantOf<S> {
  readonly kind: 'variant'
  readonly does: readonly S[]
  /** The numbers of its modes. */
  readonly modes: readonly number[]
  /** Its modes in a player's words. */
  readonly words: string
  readonly chartId?: string
}

/** “Choose one—”: modes, which a player chooses as a card is activated or a triggered ability goes on the stack (GA-ABL-3). */
export interface ModesOf<S> {
  readonly kind: 'modes'
  readonly count: ModeCount
  readonly of: readonly ModeOf<S>[]
  /** So many instead, if this is true as they are chosen. */
  readonly instead?: {
    readonly kind: 'if'
    readonly if: State | { readonly kind: 'class bonus' }
    readonly count: ModeCount
  }
  readonly variants?: readonly VariantOf<S>[]
  /** All modes whose brackets hold: the parts of an action with brackets and targets, no choice (GA-BON-3). */
  readonly all?: true
}

/** The instructions for one of several cases: for a number, for numbers from one to another, or for a direction. */
export interface CaseOf<S> {
  readonly kind: 'case'
  readonly from?: number
  readonly to?: number
  readonly more?: true
  readonly faces?: Direction
  readonly or?: Direction
  readonly does: readonly S[]
}

/** “Depending on …—”: the case is decided as the ability resolves (GA-ABL-3). */
export interface DependsOf<S> {
  readonly kind: 'depends'
  readonly on: Quantity
  readonly of: readonly CaseOf<S>[]
}

/** The numbers of a case. */
export type Among = readonly number[] | { readonly from: number; readonly to: number | null }

const BOUNDS: Readonly<Record<ModeCount, readonly [number, number]>> = {
  one: [1, 1],
  two: [2, 2],
  'up to two': [0, 2],
  'one or both': [1, 2],
}

export const isSoMany = (count: ModeCount, chosen: number): boolean =>
  chosen >= BOUNDS[count][0] && chosen <= BOUNDS[count][1]
