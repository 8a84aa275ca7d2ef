import type { Ref } from '../model/state.ts'
import type { CounterKind } from '../text/structure.ts'
import type { Zone } from '../vocabulary.ts'

/** An event that may trigger abilities. */
export type TriggerEvent =
  | {
      readonly kind: 'attacks'
      readonly it: number
      readonly object: number
      readonly first: boolean
      /** The creatures that attack at the same time, without it. */
      readonly others: readonly number[]
    }
  | { readonly kind: 'unblocked'; readonly it: number; readonly object: number }
  | {
      readonly kind: 'blocks' | 'blocked' | 'enters' | 'dies' | 'leaves' | 'tapped' | 'untapped'
      readonly it: number
      /** As it leaves. */
      readonly dies?: boolean
      readonly goes?: Zone
    }
  | { readonly kind: 'turned up'; readonly it: number; readonly x: number }
  | { readonly kind: 'blocks what' | 'blocked by'; readonly it: number; readonly object: number }
  | { readonly kind: 'dealt damage'; readonly it: number; readonly amount: number }
  | {
      readonly kind: 'deals damage'
      readonly from: Ref
      readonly by: number
      readonly to: Ref
      readonly amount: number
      readonly combat: boolean
    }
  /** A spell or ability of `by` targets it. */
  | { readonly kind: 'targeted'; readonly it: number; readonly by: number; readonly spell: boolean }
  | {
      readonly kind: 'casts'
      readonly by: number
      readonly spell: number
      readonly targets: readonly number[]
    }
  | {
      readonly kind: 'gains life' | 'loses life'
      readonly by: number
      readonly amount: number
      /** Of this player, this turn. */
      readonly first?: boolean
    }
  | { readonly kind: 'draws' | 'commits a crime' | 'forages' | 'is tempted'; readonly by: number }
  /** A card of `by` goes from the graveyard. */
  | { readonly kind: 'leaves graveyard'; readonly by: number; readonly it: number; readonly goes: Zone }
  /** Control of a permanent goes from one player to `by`. */
  | { readonly kind: 'gains control'; readonly by: number; readonly it: number; readonly loser: number }
  /** `by` puts counters on a permanent. */
  | {
      readonly kind: 'puts counters'
      readonly by: number
      readonly it: number
      readonly which: CounterKind
      readonly amount: number
    }
  | { readonly kind: 'sacrifices' | 'creates'; readonly by: number; readonly it: number }
  | { readonly kind: 'player attacks'; readonly by: number; readonly attackers: readonly number[] }
  | { readonly kind: 'beginning of combat' | 'end of combat' | 'end step' | 'second main phase' }
