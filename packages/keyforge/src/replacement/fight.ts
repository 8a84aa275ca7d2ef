import { type Amendment, type Start, say, type View, type World, word } from '@battleline/kernel'
import { RANK, type ReplacementEffect, replaceDamage, rewritePacket, stopped } from '../effects/amendment.ts'
import { cannotBeDealt } from '../effects/protection.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { type Damage, type DamageInstance, nextId } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, tableOf } from '../model/state.ts'
import { activeEffects, effectsFor } from '../query/active-effects.ts'
import { areNeighbors, hasWorkingText } from '../query/board.ts'
import { matchesInPlay } from '../query/filter.ts'
import type { Constant } from '../text/structure.ts'

type Of<K extends Constant['kind']> = Extract<Constant, { kind: K }>

/** The effects of a kind on a hook for card `card`. */
function effectsOf<K extends Constant['kind']>(
  w: View,
  hook: number,
  card: number,
  kind: K,
): readonly Of<K>[] {
  return effectsFor(w, hook, card).flatMap(({ is }) => (is?.kind === kind ? [is as Of<K>] : []))
}

const sourceOf = (one: DamageInstance): number => one.from?.card ?? -1
const isPowerOfFighter = (l: Damage, one: DamageInstance): boolean =>
  one.kind === 'power' && (sourceOf(one) === l.fight?.attacker || sourceOf(one) === l.fight?.defender)

export const noFightDamage = replaceDamage({
  id: 'deals no damage when fighting',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  title: 'It deals no damage when fighting',
  subject: 'it',
  cite: ['KF-FGT-10'],
  applies: (w, l, one) =>
    isPowerOfFighter(l, one) &&
    effectsOf(w, HOOK.pending, sourceOf(one), 'no damage when fighting').some(
      ({ attacked }) => attacked !== true || sourceOf(one) === l.fight?.defender,
    )
      ? sourceOf(one)
      : -1,
  rewrite: (_w, _l, one) => stopped(one),
})

/** The sum of the attacker's bonuses against this defender. */
function bonusOf(w: View, attacker: number, defender: number): number {
  const you = cardOf(w, attacker).controller
  const applying = effectsOf(w, HOOK.pending, attacker, 'attack bonus').filter(({ against }) =>
    matchesInPlay(w, against, attacker, you, defender),
  )
  return applying.reduce((sum, { amount }) => sum + amount, 0)
}

export const attackBonus = replaceDamage({
  id: 'attack bonus',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  rank: RANK.raise,
  title: 'It deals more damage while attacking',
  subject: 'it',
  cite: ['KF-FGT-10'],
  applies: (w, l, one) => {
    const attacker = sourceOf(one)
    if (one.kind !== 'power' || l.fight === null || attacker !== l.fight.attacker) return -1
    return bonusOf(w, attacker, l.fight.defender) > 0 ? attacker : -1
  },
  rewrite: (w, l, one, source) => [
    { ...one, amount: one.amount + bonusOf(w, source, l.fight?.defender ?? -1) },
  ],
})

/** The lowest maximum applies. */
const capOf = (w: View, card: number): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...effectsOf(w, HOOK.pending, card, 'only deals').map(({ amount }) => amount),
  )

export const fightCap = replaceDamage({
  id: 'only deals some damage when fighting',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  rank: RANK.cap,
  title: 'It only deals this much damage when fighting',
  subject: 'it',
  cite: ['KF-FGT-10'],
  applies: (w, l, one) =>
    isPowerOfFighter(l, one) && capOf(w, sourceOf(one)) < one.amount ? sourceOf(one) : -1,
  rewrite: (w, _l, one, source) => [{ ...one, amount: capOf(w, source) }],
})

/** "When it would deal damage, … instead": once for everything it would deal now (KF-DMG-5). */
export const damageBecomes = (start: (w: World, effect: ActiveEffect) => Start): ReplacementEffect => ({
  id: 'damage becomes',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  find: (w, locals, found) => {
    for (const effect of activeEffects(w, HOOK.pending)) {
      if (effect.is?.kind !== 'damage becomes' || !effect.isMet(w)) continue
      const l = locals as Damage
      if (l.instances.some((one) => one.amount > 0 && sourceOf(one) === effect.row))
        found.push(becoming(w, effect, start))
    }
  },
})

const becoming = (
  w: View,
  effect: ActiveEffect,
  start: (w: World, effect: ActiveEffect) => Start,
): Amendment => ({
  id: `damage becomes:${effect.row}`,
  rank: RANK.replace,
  group: -1,
  commutes: 'damage becomes',
  who: tableOf(w).active,
  source: effect.row,
  title: 'It does something else instead of dealing damage',
  subject: 'it',
  label: cardOf(w, effect.row).name,
  cite: ['KF-DMG-5', 'KF-RPL-1'],
  apply: (at, now) => {
    const l = now as Damage
    for (const one of l.instances) if (sourceOf(one) === effect.row) rewritePacket(at, l, one, stopped)
    return start(at, effect)
  },
})

export const doubling = replaceDamage({
  id: 'damage doubled',
  step: 'keyforge/damage.5-place',
  hooks: [HOOK.place],
  rank: RANK.change,
  commutes: 'doubling',
  title: 'Damage dealt to it is doubled',
  cite: ['KF-DMG-8'],
  applies: (w, _l, one) => (effectsOf(w, HOOK.place, one.to, 'damage doubled').length > 0 ? one.to : -1),
  rewrite: (_w, _l, one) => [{ ...one, amount: 2 * one.amount }],
})

/** One intervention for each such effect in play: they compete for the same damage. */
function fromNeighbors(kind: 'damage redirected' | 'damage copied', spec: NeighborEffect): ReplacementEffect {
  return {
    id: kind,
    step: 'keyforge/damage.5-place',
    hooks: [HOOK.place],
    find: (w, locals, found) => {
      const l = locals as Damage
      for (const effect of activeEffects(w, HOOK.place)) {
        if (effect.is?.kind !== kind || !hasWorkingText(w, effect.row) || !effect.isMet(w)) continue
        for (const one of l.instances) {
          // Damage that cannot be dealt cannot be redirected or copied (KF-RPL-2, doubt D5).
          if (one.amount > 0 && !cannotBeDealt(w, one) && spec.applies(w, l, one, effect))
            found.push(amendment(w, kind, spec, effect, one))
        }
      }
    },
  }
}

interface NeighborEffect {
  readonly title: string
  readonly cite: readonly string[]
  applies(w: View, l: Damage, one: DamageInstance, effect: ActiveEffect): boolean
  rewrite(l: Damage, one: DamageInstance, taker: number): readonly DamageInstance[]
}

const amendment = (
  w: View,
  kind: string,
  spec: NeighborEffect,
  effect: ActiveEffect,
  one: DamageInstance,
): Amendment => ({
  id: `${kind}:${effect.row}@${one.origin}`,
  rank: RANK.change,
  group: one.id,
  commutes: null,
  who: tableOf(w).active,
  source: effect.row,
  title: spec.title,
  label: say`${cardOf(w, effect.row).name}: ${word(spec.title)}`,
  cite: spec.cite,
  apply: (at, now) =>
    rewritePacket(at, now as Damage, one, (was) => spec.rewrite(now as Damage, was, effect.row)),
})

export const redirection = fromNeighbors('damage redirected', {
  title: 'Damage dealt to another creature is dealt to it instead',
  cite: ['KF-DMG-6'],
  applies: (w, _l, one, effect) => one.to !== effect.row && effect.appliesTo(w, one.to),
  rewrite: (_l, one, taker) => [
    { ...one, to: taker, seen: [...one.seen.filter((card) => card !== one.to), taker] },
  ],
})

export const copying = fromNeighbors('damage copied', {
  title: 'Fight damage dealt to a neighbor is also dealt to it',
  cite: ['KF-DMG-7', 'KF-DMG-10'],
  applies: (w, l, one, effect) =>
    l.fight !== null && areNeighbors(w, effect.row, one.to) && !one.seen.includes(effect.row),
  rewrite: (l, one, taker) => {
    const seen = [...one.seen, taker]
    return [one, { ...one, id: nextId(l), to: taker, seen }]
  },
})
