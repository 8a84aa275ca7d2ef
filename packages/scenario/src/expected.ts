import type { ActiveHouse, PlayerId, Zone } from '@battleline/keyforge'
import type { Place } from './place.ts'
import type { Status } from './played.ts'

/** What a file expects of a position: one number, one zone, or one card. */
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
  | { readonly kind: 'card'; readonly at: Place; readonly card: number; readonly says: readonly Says[] }

export type Pool = 'aember' | 'keys' | 'chains'
export type Tide = 'high' | 'low' | 'neutral'

/** A card as a zone is expected to hold it. */
export interface CardPattern {
  /** As the file writes it. */
  readonly text: string
  /** The cards it may be, as places in the roster: one for an alias, several for a name that several bear. */
  readonly among: readonly number[]
  readonly says: readonly Says[]
}

/** Something said of a card. Only what is said is checked. */
export type Says =
  | { readonly what: 'mark'; readonly mark: string; readonly is: number | boolean }
  | { readonly what: 'in'; readonly zone: Zone }
  | { readonly what: 'owner' | 'controller'; readonly player: PlayerId }
  | {
      readonly what: 'keywords'
      readonly are: readonly { readonly keyword: string; readonly value: number | null }[]
    }
  | { readonly what: 'upgrades' | 'under' | 'grafted'; readonly are: readonly CardPattern[] }

/** A decision that a file expects to come up. */
export interface AskedPattern {
  /** The name of a player, or `chance`. */
  readonly who: string
  readonly step: string | null
  /** Labels, or cards by name or alias; null where they are not said. */
  readonly options: readonly string[] | null
}

/** What a file can expect of the way that play went, in every game. */
export type OnTheWay =
  | { readonly kind: 'steps' | 'not steps'; readonly at: Place; readonly steps: readonly string[] }
  | { readonly kind: 'asked'; readonly at: Place; readonly asked: readonly AskedPattern[] }
  | { readonly kind: 'refused'; readonly at: Place; readonly rule: string; readonly reason: string | null }
  | { readonly kind: 'because'; readonly at: Place; readonly rules: readonly string[] }
  | { readonly kind: 'status'; readonly at: Place; readonly is: Status }

/** What each part of the goal comes to at best. */
export interface Best {
  readonly kind: 'best'
  readonly at: Place
  readonly is: readonly (number | boolean)[]
}

/** Everything that a file can expect, each with its place. */
export type Expected =
  | Claim
  | OnTheWay
  | Best
  | { readonly kind: 'endings'; readonly at: Place; readonly count: number }
  | { readonly kind: 'each ending'; readonly at: Place; readonly endings: readonly (readonly Claim[])[] }
  | { readonly kind: 'always'; readonly at: Place; readonly claim: Claim }
