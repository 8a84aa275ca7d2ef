import type { Direction } from '../vocabulary.ts'
import type { State } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'
import type { Watched } from './reference-structure.ts'

/** The event that triggers an ability. */
export type Event =
  | {
      readonly kind: 'dealt damage'
      readonly of: Watched
      /** "One or more": triggers once for all damage dealt at the same time (GA-TRG-5). */
      readonly together?: true
      readonly sort?: 'combat' | 'non-combat'
      readonly least?: number
      readonly by?: Filter
    }
  | { readonly kind: 'brewed' | 'sacrifice' | 'suppress'; readonly of: Filter }
  /** `first`: of each turn. */
  | {
      readonly kind: 'activated'
      readonly of: Filter
      readonly first?: true
      /** Left out: by “you”. */
      readonly by?: 'opponent'
    }
  | { readonly kind: 'dies'; readonly of: Filter; readonly while?: State }
  | {
      readonly kind: 'becomes'
      readonly of: Watched
      readonly state: 'distant' | 'fostered' | 'loaded'
    }
  /** This card, from the memory or hand of “you”. */
  | { readonly kind: 'reveal'; readonly from: 'memory' | 'hand' }
  /** `yours`: under the control of “you”. */
  | { readonly kind: 'enters'; readonly of: Filter; readonly yours?: true }
  | { readonly kind: 'attacks' | 'attacked' | 'retaliates' }
  /** Of “you” (GA-MST-1). */
  | {
      readonly kind: 'currents change'
      readonly from: Direction
      readonly to: Direction
      readonly while?: State
    }
  | { readonly kind: Exclude<PlayersEvent, PhaseEvent> }
  /** A phase of one's turn, of each opponent's, or of everybody's; “that player” is whose turn it is then. */
  | { readonly kind: PhaseEvent; readonly whose?: 'theirs' | 'any' }

export type PhaseEvent = 'end phase' | 'main phase' | 'recollection phase'

/** What a player does or reaches. */
export type PlayersEvent =
  | PhaseEvent
  | 'recover'
  | 'materialize'
  | 'level up'
  | 'floating'
  | 'gather'
  | 'glimpse'
