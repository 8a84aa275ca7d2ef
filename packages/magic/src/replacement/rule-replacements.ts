import { type Amendment, say, type View } from '@battleline/kernel'
import { affectedPlayer, type Damage, type DamageInstance, prevent } from '../events/damage.ts'
import { addCounters, countersOn } from '../model/counters.ts'
import { policyOf } from '../model/edition-policy.ts'
import { isCreature, isPlayer, isThere, nameOf, permanentOf, permanents, refTo } from '../model/state.ts'
import type { Characteristics } from '../query/characteristics.ts'
import { protectedFrom } from '../query/protection.ts'
import type { Redirecting } from './redirect.ts'

/** Protection prevents damage from sources of its quality (MTG-KEY-13). */
export function protection(
  characteristics: Characteristics,
  w: View,
  part: DamageInstance,
): readonly Amendment[] {
  const { card } = part.to
  if (part.unpreventable || isPlayer(w, card) || !isCreature(permanentOf(w, card))) return []
  if (protectedFrom(w, characteristics, card, part.traits) === null) return []
  return [
    {
      id: `protection@${part.id}`,
      group: card,
      commutes: 'prevent all',
      who: affectedPlayer(w, part),
      source: card,
      title: 'protection prevents it',
      label: say`${nameOf(w, card)}: protection`,
      cite: ['MTG-KEY-13'],
      apply: (at, l) => {
        const one = (l as Damage).parts.find(({ id }) => id === part.id)
        if (one !== undefined) prevent(at, l as Damage, one, one.amount)
        return null
      },
    },
  ]
}

/**
 * A shield counter prevents all that a permanent is dealt at once, and is gone (122.1c): also where it could prevent
 * nothing (615.12).
 */
export function shieldCounter(w: View, { parts }: Damage, part: DamageInstance): readonly Amendment[] {
  const { card } = part.to
  const own = parts.filter(({ to, amount }) => to.card === card && amount > 0)
  if (own[0]?.id !== part.id || isPlayer(w, card) || countersOn(w, card, 'shield') === 0) return []
  return [
    {
      id: `shield counter@${card}`,
      group: card,
      commutes: null,
      who: affectedPlayer(w, part),
      source: card,
      title: 'a shield counter prevents it',
      label: say`${nameOf(w, card)}: shield counter`,
      cite: ['MTG-RPL-21'],
      apply: (at, locals) => {
        const l = locals as Damage
        for (const one of l.parts) if (one.to.card === card) prevent(at, l, one, one.amount)
        addCounters(at, card, 'shield', -1)
        return null
      },
    },
  ]
}

/** E16: noncombat damage of an opponent's source to a player may be dealt to one of their planeswalkers (MTG-PWR-1). */
export function planeswalkerRedirection(w: View, part: DamageInstance): readonly Amendment[] {
  const { to, by, combat, id } = part
  if (!policyOf(w).redirectsToPlaneswalkers || combat || !isPlayer(w, to.card) || by === to.card) return []
  const goals = permanents(w).filter((one) => {
    const { controller, facts } = permanentOf(w, one)
    return controller === to.card && facts.types.includes('planeswalker') && isThere(w, refTo(w, one))
  })
  if (goals.length === 0) return []
  const locals: Redirecting = { kind: 'redirect', who: by, part: id, goals, to: 0 }
  return [
    {
      id: `planeswalkers@${id}`,
      group: to.card,
      commutes: null,
      who: affectedPlayer(w, part),
      source: part.from.card,
      title: 'its controller may have it dealt to a planeswalker',
      label: say`planeswalker redirection`,
      cite: ['MTG-PWR-1', 'MTG-PWR-3'],
      apply: () => ({ chart: 'magic/redirect', locals }),
    },
  ]
}
