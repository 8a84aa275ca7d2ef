import { replaceDamage } from '../effects/amendment.ts'
import { hooksOfKeyword } from '../query/active-effects.ts'
import { isThere } from '../query/board.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Its power damage in a fight destroys if any of it is placed. The mark moves with the damage. */
export const poison = replaceDamage({
  id: 'poison',
  step: 'keyforge/damage.5-place',
  hooks: hooksOfKeyword(KEYWORD.poison),
  title: 'Poison: a creature dealt this damage is destroyed',
  cite: ['KF-POI-1', 'KF-POI-3'],
  applies: (w, _l, one) =>
    one.kind === 'power' && one.from !== null && isThere(w, one.from) && has(w, one.from.card, KEYWORD.poison)
      ? one.from.card
      : -1,
  rewrite: (_w, _l, one) => [{ ...one, poison: true }],
})
