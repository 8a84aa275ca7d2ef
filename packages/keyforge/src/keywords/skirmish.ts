import { replaceDamage, stopped } from '../effects/amendment.ts'
import { hooksOfKeyword } from '../query/active-effects.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** While it attacks, the defender deals it no power damage. */
export const skirmish = replaceDamage({
  id: 'skirmish',
  step: 'keyforge/damage.1-pending',
  hooks: hooksOfKeyword(KEYWORD.skirmish),
  title: 'Skirmish: the defender deals it no damage',
  cite: ['KF-SKR-1'],
  applies: (w, l, one) =>
    one.kind === 'power' &&
    one.to === l.fight?.attacker &&
    one.from?.card === l.fight.defender &&
    has(w, one.to, KEYWORD.skirmish)
      ? one.to
      : -1,
  rewrite: (_w, _l, one) => stopped(one),
})
