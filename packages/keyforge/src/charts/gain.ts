import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, stepVerbs, type View, type World } from '@battleline/kernel'
import { playerFacts, triggersOf } from '../events/triggers.ts'
import { HOOK } from '../model/hooks.ts'
import { playerOf, writePlayer } from '../model/state.ts'
import { isUsed } from '../query/active-effects.ts'
import { gainAember } from '../rules/pool.ts'

/** Æmber that a player gains or loses; 0 if another effect replaces it. */
export interface Gaining {
  readonly player: PlayerId
  amount: number
  /** The amount gained or lost. */
  got: number
  /** True if it comes from reaping. */
  readonly reaping: boolean
  facts: readonly GameEvent[]
}

export const gaining = (player: PlayerId, amount: number, reaping = false): Gaining => ({
  player,
  amount,
  got: 0,
  reaping,
  facts: [],
})

/** Whether another effect could replace gaining or losing Æmber; if not, the step is not traced. */
export const mayBecome = (w: View): boolean => isUsed(w, [HOOK.deed])

/** A chart if another effect can replace it; else it happens at once and the chart is only for the triggers. */
export function startOf(w: World, l: Gaining, does: (w: World, l: Gaining) => void): Gaining | null {
  if (mayBecome(w)) return l
  does(w, l)
  return l.facts.length === 0 ? null : { ...l, amount: 0 }
}

export function takeIn(w: World, l: Gaining): void {
  if (l.amount === 0) return
  const before = playerOf(w, l.player).aember
  l.facts = gainAember(w, l.player, l.amount, l.reaping)
  l.got = playerOf(w, l.player).aember - before
}

export function takeOut(w: World, l: Gaining): void {
  const { player, amount } = l
  if (amount === 0) return
  writePlayer(w, player).aember = playerOf(w, player).aember - amount
  l.facts = playerFacts(w, 'loses', player, { amount })
  l.got = amount
}

const { amend } = stepVerbs<Gaining>()
const options = { subjects: (l: Gaining) => [l.player], like: gaining(1, 0) }

export const gain = chart<Gaining>(
  'keyforge/gain',
  'Æmber is gained',
  {
    '1-gain': amend('Æmber comes from the common supply to the pool')
      .then(takeIn)
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-AMB-2', 'KF-RPL-1'),
  },
  options,
)

export const lose = chart<Gaining>(
  'keyforge/lose',
  'Æmber is lost',
  {
    '1-lose': amend('Æmber goes from the pool to the common supply')
      .then(takeOut)
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-AMB-2', 'KF-RPL-1'),
  },
  options,
)
