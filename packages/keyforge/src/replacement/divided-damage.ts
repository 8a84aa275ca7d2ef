import type { Start, View, World } from '@battleline/kernel'
import { insteadAmendment, RANK, type ReplacementEffect, rewritePacket } from '../effects/amendment.ts'
import { cannotBeDealt } from '../effects/protection.ts'
import type { InsteadContext } from '../events/start-instead.ts'
import { isWatched } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { type Damage, type DamageInstance, nextId } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { refTo } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { neighborsOf } from '../query/board.ts'

/**
 * "That damage is divided among its neighbors as evenly as possible instead": redirected (KF-DMG-6), all of it together. `start`
 * asks which neighbor takes one more, if that makes a difference.
 */
export const damageDivided = (
  start: (w: World, effect: ActiveEffect, instead: InsteadContext) => Start,
): ReplacementEffect => ({
  id: 'damage divided',
  step: 'keyforge/damage.5-place',
  hooks: [HOOK.place],
  find: (w, locals, found) => {
    const l = locals as Damage
    let group: number | null = null
    for (const effect of activeEffects(w, HOOK.place)) {
      const { is } = effect
      if (is?.kind !== 'damage divided' || !effect.isMet(w)) continue
      for (const card of new Set(l.instances.map(({ to }) => to))) {
        const [first] = dealtTo(w, l, card)
        if (first === undefined) continue
        if (!isWatched(w, is.of, effect, card) || neighborsOf(w, card).length === 0) continue
        const one = insteadAmendment(w, 'damage divided', effect, {
          title: 'Damage is divided among its neighbors instead',
          cite: ['KF-DMG-6', 'R-046'],
          apply: (at, now) => {
            const neighbors = neighborsOf(at, card)
            const total = dealtTo(at, now as Damage, card).reduce((sum, { amount }) => sum + amount, 0)
            if (total % neighbors.length > 0) return start(at, effect, { antecedent: [refTo(at, card)] })
            divide(at, now as Damage, card, neighbors)
            return null
          },
        })
        // The active player orders these effects, and what else changes the same damage (KF-RPL-3).
        group ??= first.id
        found.push({ ...one, id: `${one.id}@${card}`, rank: RANK.change, group })
      }
    }
  },
  ended: (w, now, id, { antecedent: [first] }) => {
    const card = Number(id.split('@')[1])
    const neighbors = neighborsOf(w, card)
    const others = neighbors.filter((one) => one !== first?.card)
    divide(w, now as Damage, card, [...neighbors.filter((one) => one === first?.card), ...others])
  },
})

/** Damage that cannot be dealt cannot be redirected (KF-RPL-2, doubt D5). */
const dealtTo = (w: View, { instances }: Damage, card: number): readonly DamageInstance[] =>
  instances.filter((one) => one.to === card && one.amount > 0 && !cannotBeDealt(w, one))

/** One point after the other goes to the next of them, across all instances of damage on the creature. */
function divide(w: World, l: Damage, card: number, takers: readonly number[]): void {
  let given = 0
  for (const one of dealtTo(w, l, card)) {
    const before = given
    given += one.amount
    rewritePacket(w, l, one, (was) => sharesOf(l, was, takers, before))
  }
}

function sharesOf(
  l: Damage,
  was: DamageInstance,
  takers: readonly number[],
  before: number,
): readonly DamageInstance[] {
  const seen = was.seen.filter((card) => card !== was.to)
  const points = Array.from({ length: was.amount }, (_, point) => (before + point) % takers.length)
  const shares = takers
    .map((to, at) => ({
      ...was,
      to,
      amount: points.filter((taker) => taker === at).length,
      seen: [...seen, to],
    }))
    .filter(({ amount }) => amount > 0)
  const next = nextId(l)
  return shares.map((share, at) => ({ ...share, id: next + at }))
}
