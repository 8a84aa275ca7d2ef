import type { WaitingAbility } from '@battleline/kernel'
import { opponentOf, type PlayerId } from '../model/reference.ts'

/** Of the abilities that triggered at the same time, the active player orders their own first, then the other player. */
export function activePlayerFirst(
  active: PlayerId,
  waiting: readonly WaitingAbility[],
  playerOf: (ability: WaitingAbility) => PlayerId,
): { readonly who: PlayerId; readonly from: readonly WaitingAbility[] } {
  const first = waiting.filter((ability) => playerOf(ability) === active)
  return first.length > 0 ? { who: active, from: first } : { who: opponentOf(active), from: waiting }
}
