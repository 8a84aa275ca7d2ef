import { replaceDamage, stopped } from '../effects/amendment.ts'
import { protectorOf } from '../effects/protection.ts'
import { HOOK } from '../model/hooks.ts'
import { hooksOfKeyword } from '../query/active-effects.ts'
import { isInvulnerable } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** "Cannot be dealt damage", possibly by some sources only: before wards and armor, which remain. */
export const prevention = replaceDamage({
  id: 'cannot be dealt damage',
  step: 'keyforge/damage.2-prevent',
  hooks: [HOOK.prevent],
  title: 'It cannot be dealt this damage',
  subject: 'it',
  cite: ['KF-DMG-4', 'KF-GEN-2'],
  applies: (w, _l, one) => protectorOf(w, one),
  rewrite: (_w, _l, one) => stopped(one),
})

/** Cannot be dealt damage and cannot be destroyed. */
export const invulnerable = replaceDamage({
  id: 'invulnerable',
  step: 'keyforge/damage.2-prevent',
  hooks: hooksOfKeyword(KEYWORD.invulnerable),
  title: 'Invulnerable: it cannot be dealt damage',
  cite: ['KF-INV-1'],
  applies: (w, _l, one) => (isInvulnerable(w, one.to) ? one.to : -1),
  rewrite: (_w, _l, one) => stopped(one),
})
