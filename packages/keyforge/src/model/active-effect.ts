import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { Counting } from '../text/structure.ts'
import type { HookFields } from './definition.ts'
import { HOOKS } from './hooks.ts'
import type { Lasting } from './lasting-effect.ts'

/** An active effect: the card with the text, and the part of that text. */
export interface ActiveEffect extends HookFields {
  readonly row: number
  /** The lasting effect that this is; null for the text of a card in play. */
  readonly lasting: Lasting | null
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

/** What the texts of all cards need: the hooks of cards in discard piles, the history of the previous turn, the tide. */
export interface TextNeeds {
  readonly inDiscard: readonly number[]
  readonly before: boolean
  readonly tide: boolean
}

/** The name of an active effect in the ids of its amendments. */
export const effectName = ({ row, ability, bearer, lasting }: ActiveEffect): string =>
  `${row}.${lasting === null ? ability : `lasting-${lasting.id}`}.${bearer}`
