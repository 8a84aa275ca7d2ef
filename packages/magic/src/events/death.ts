import type { Start } from '@battleline/kernel'
import type { Ref } from '../model/state.ts'
import type { TokenText } from '../text/structure.ts'

/** Why a permanent is put into a graveyard: regeneration only replaces destruction, but not “for good” (MTG-RPL-17). */
export type Cause = 'destroyed' | 'destroyed for good' | 'sacrificed' | 'put into the graveyard'

/** A permanent that is about to go to its owner's graveyard. */
export interface Death {
  readonly ref: Ref
  readonly cause: Cause
  readonly to: 'graveyard' | 'exile'
  /** The state-based actions that put it there; none if an effect does. */
  readonly due: readonly DeathRule[]
}

/** The state-based actions that put a permanent into the graveyard, each with its condition. */
export const DEATH_REASONS = {
  'MTG-SBA-4': 'its toughness is 0 or less',
  'MTG-SBA-5': 'damage of its toughness or more is marked on it',
  'MTG-SBA-6': 'it has no loyalty left',
  'MTG-SBA-7': 'it has no defense left',
  'MTG-SBA-8': 'a source with deathtouch dealt it damage',
  'MTG-SBA-9': 'another one of its name stays',
  'MTG-SBA-13': 'it is attached to nothing that it can be attached to',
} as const
export type DeathRule = keyof typeof DEATH_REASONS

/** All permanents that leave at the same time. */
export interface Deaths {
  deaths: readonly Death[]
  /** The tokens that players create in return. */
  tokens: readonly { readonly for: number; readonly token: TokenText }[]
}

export const deathsOf = (cards: readonly Ref[], cause: Cause): Deaths => ({
  deaths: cards.map((ref) => ({ ref, cause, to: 'graveyard', due: [] })),
  tokens: [],
})

export const startDeaths = (cards: readonly Ref[], cause: Cause): Start => ({
  chart: 'magic/dies',
  locals: deathsOf(cards, cause),
})

/** Legends of which one stays, and other deaths of the same time (MTG-SBA-9). */
export interface Legends {
  groups: readonly (readonly number[])[]
  deaths: readonly Death[]
}
