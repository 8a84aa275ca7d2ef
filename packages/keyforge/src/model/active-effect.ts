import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { Counting, Event, State, Subject } from '../text/structure.ts'
import type { Changes, Given, Hook } from './definition.ts'
import { HOOKS } from './hooks.ts'
import type { Lasting } from './lasting-effect.ts'

/** An active effect: the card with the text, and the part of that text. */
export interface ActiveEffect {
  readonly row: number
  /** The hook that lists the effect, and the hooks of effects that change what its filters and conditions read. */
  readonly at: number
  readonly depends: readonly number[]
  /** The ability's place in the card's text; -1 for a lasting effect. */
  readonly ability: number
  /** The constant effect; null for a triggered ability. */
  readonly is: Hook['is']
  /** The cards that it is about. */
  readonly who: Subject
  readonly condition: State | null
  /** The event that triggers it; null for a constant effect. */
  readonly event: Event | null
  /** Triggers only the nth time in a turn; 0 for every time. */
  readonly nth: number
  readonly changes: Changes
  /** The lasting effect that this is; null for the text of a card in play. */
  readonly lasting: Lasting | null
  readonly given: Given | null
  /** The card that has a granted ability; -1 if that is `row`. */
  readonly bearer: number

  /** True if the effect affects a card now. */
  appliesTo(w: View, card: number): boolean
  /** Whether the effect's time has come and its condition holds. */
  isMet(w: View): boolean
  /** The same, with "they" in the condition being this player. */
  isMetFor(w: View, player: PlayerId): boolean
  /** How many times the effect counts for a card, or for "that player": for each of something, or X times. */
  timesFor(w: View, card: number, counting: Counting, player?: PlayerId): number
  /** An effect that gives an ability to other cards, once for each card that has it; any other effect is itself. */
  perBearer(w: View): readonly ActiveEffect[]
}

/** The active effects of a position, by the hook that lists them. */
export type EffectsByHook = readonly (readonly ActiveEffect[])[]

export const NO_EFFECTS: EffectsByHook = Array.from({ length: HOOKS }, () => [])

/** What the texts of all cards need: triggers in discard piles, the history of the previous turn, the tide. */
export interface TextNeeds {
  readonly inDiscard: boolean
  readonly before: boolean
  readonly tide: boolean
}

/** The name of an active effect in the ids of its amendments. */
export const effectName = ({ row, ability, bearer, lasting }: ActiveEffect): string =>
  `${row}.${lasting === null ? ability : `lasting-${lasting.id}`}.${bearer}`
