import type { View } from '@battleline/kernel'
import { replaceDamage, stopped } from '../effects/amendment.ts'
import type { Damage, DamageInstance } from '../model/damage.ts'
import { hooksOfKeyword } from '../query/active-effects.ts'
import { has, ignores } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** The first time it is picked as a defender in a turn, it and its attacker deal each other no power damage. */
const applies = (w: View, { fight }: Damage, one: DamageInstance): number => {
  if (fight === null || !fight.first) return -1
  const betweenThem = one.to === fight.defender || one.from?.card === fight.defender
  return betweenThem &&
    has(w, fight.defender, KEYWORD.elusive) &&
    !ignores(w, fight.attacker, KEYWORD.elusive)
    ? fight.defender
    : -1
}

const elusiveAt = (step: string, cite: readonly string[]) =>
  replaceDamage({
    id: 'elusive',
    step,
    hooks: hooksOfKeyword(KEYWORD.elusive),
    title: 'Elusive: no damage is exchanged',
    cite,
    applies,
    rewrite: (_w, _l, one) => stopped(one),
  })

export const elusive = elusiveAt('keyforge/damage.1-pending', ['KF-ELU-2', 'KF-ELU-3'])

/** Earlier, the damage was set and then prevented, so replacements by the source applied (KF-EDN-2). */
export const elusivePrevents = elusiveAt('keyforge/damage.2-prevent', ['KF-EDN-2'])
