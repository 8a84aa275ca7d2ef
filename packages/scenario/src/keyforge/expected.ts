import type { ActiveHouse, PlayerId, Zone } from '@battleline/keyforge'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { Place } from '../problems/faults.ts'

/** An expectation about a position: one number, one zone, or one card. */
export type Claim =
  | {
      readonly kind: 'pool'
      readonly at: Place
      readonly player: PlayerId
      readonly what: Pool
      readonly is: number
    }
  | {
      readonly kind: 'count'
      readonly at: Place
      readonly player: PlayerId
      readonly zone: Zone
      readonly is: number
    }
  | { readonly kind: 'active' | 'winner'; readonly at: Place; readonly player: PlayerId }
  | { readonly kind: 'house'; readonly at: Place; readonly is: ActiveHouse }
  | { readonly kind: 'tide'; readonly at: Place; readonly player: PlayerId; readonly is: Tide }
  | {
      readonly kind: 'zone'
      readonly at: Place
      readonly player: PlayerId
      readonly zone: Zone
      readonly cards: readonly CardPattern[]
    }
  | {
      readonly kind: 'card'
      readonly at: Place
      readonly card: number
      readonly says: readonly PropertyClaim[]
    }

export type Pool = 'aember' | 'keys' | 'chains'
export type Tide = 'high' | 'low' | 'neutral'

/** A card in an expected zone. */
export interface CardPattern {
  /** As written in the file. */
  readonly text: string
  /** The possible cards, as roster indexes: one for an alias, several for a shared name. */
  readonly among: readonly number[]
  readonly says: readonly PropertyClaim[]
}

/** An expected property of a card. Properties that the file omits are not checked. */
export type PropertyClaim =
  | { readonly what: 'mark'; readonly mark: string; readonly is: number | boolean }
  | { readonly what: 'in'; readonly zone: Zone }
  | { readonly what: 'owner' | 'controller'; readonly player: PlayerId }
  | {
      readonly what: 'keywords'
      readonly are: readonly { readonly keyword: string; readonly value: number | null }[]
    }
  | { readonly what: 'upgrades' | 'under' | 'grafted'; readonly are: readonly CardPattern[] }

/** Every kind of expectation, with its place. */
export type Expected =
  | Claim
  | RunExpectation
  | BestExpectation
  | { readonly kind: 'endings'; readonly at: Place; readonly count: number }
  | { readonly kind: 'each ending'; readonly at: Place; readonly endings: readonly (readonly Claim[])[] }
  | { readonly kind: 'always'; readonly at: Place; readonly claim: Claim }
