import type { PlayerId, Ref } from '@battleline/card-game'
import type { Start, View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { newResolution } from '../model/resolution.ts'
import { refTo } from '../model/state.ts'
import { selfOf, youOf } from '../query/board.ts'
import { chartOf } from './abilities.ts'

/** What a replacing effect refers to: “they”, “that much”, “it”. */
export interface InsteadContext {
  readonly player?: PlayerId | 0
  readonly amount?: number
  readonly antecedent?: readonly Ref[]
}

/** Starts a constant replacement effect. */
export function startInstead(
  w: View,
  effect: ActiveEffect,
  { antecedent: it = [], player = 0, amount = 0 }: InsteadContext = {},
): Start {
  const { row, ability, lasting, bearer } = effect
  const isMade = lasting !== null && bearer < 0
  const from = isMade ? lasting.from : refTo(w, row)
  const source = isMade ? lasting.from : refTo(w, selfOf(effect))
  const chart = isMade ? lasting.text : chartOf(w, row, ability)
  return { chart, locals: { ...newResolution(source, from, youOf(w, effect), it), player, amount } }
}
