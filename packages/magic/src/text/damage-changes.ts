import type { Color, Keyword } from '../vocabulary.ts'
import type { ObjectFilter, Side } from './object-filter.ts'

// The damage that a replacement effect applies to, and what becomes of it.

/** The damage that a replacement effect applies to. Defaults: any. */
export interface DamageFilter {
  readonly combat?: boolean
  /** No more than so much at once. */
  readonly most?: number
  /** From this permanent, from what it is attached to, or from a source of this kind under this control. */
  readonly by?: 'self' | 'attached' | Source
  /** To this permanent, to what it is attached to, to you, or to objects of these kinds. */
  readonly to?:
    | 'self'
    | 'attached'
    | 'you'
    | 'you and permanents'
    | 'you and other permanents'
    | 'opponents'
    | ObjectFilter
}
export interface Source {
  readonly whose?: Side
  readonly color?: Color
  readonly creature?: boolean
  readonly with?: Keyword
  /** Of one of these. */
  readonly subtypes?: readonly string[]
  /** This permanent. */
  readonly self?: true
}

export type DamageChange =
  | { readonly kind: 'times'; readonly by: number }
  | { readonly kind: 'plus'; readonly by: number }
  | { readonly kind: 'prevent all'; readonly rider?: PreventionRider | null }
  /** Separately from each source (MTG-RPL-11). */
  | { readonly kind: 'prevent some'; readonly amount: number }
  /** Points that count down (MTG-RPL-9); the rider sees what was prevented. */
  | { readonly kind: 'shield'; readonly rider?: PreventionRider | null }
  /** Once, any amount (MTG-RPL-10). */
  | { readonly kind: 'next time'; readonly rider?: PreventionRider | null }
  /** Dealt to something else instead: the permanent itself, what it is attached to, or what was chosen. */
  | {
      readonly kind: 'redirected'
      readonly to: 'self' | 'attached' | 'chosen'
      /** Only the next time. */
      readonly once?: true
    }
  /** So many points of it (MTG-RPL-9). */
  | { readonly kind: 'points redirected' }
/** The additional effect of prevention (MTG-RPL-12). */
export type PreventionRider = 'damage to its controller' | 'damage to the chosen' | '-1/-1 counters'
