import type { Ref } from '@battleline/card-game'
import { type Amendment, type Start, say, type View, type World } from '@battleline/kernel'
import { savedBy } from '../charts/destruction.ts'
import { type ReplacementEffect, stepReplaced } from '../effects/amendment.ts'
import { abilitiesOf, type PossessedAbility, pendingTrigger } from '../events/abilities.ts'
import { isWatched } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { effectName } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, type PendingTrigger, refTo, writeCard } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isThere, selfOf, youOf } from '../query/board.ts'
import { type Destruction, taggedCards } from '../query/open-destruction.ts'
import { cardContext, stateHolds } from '../query/state-conditions.ts'
import type { Replacing } from '../text/structure.ts'
import { TRIGGER } from '../vocabulary.ts'
import type { InsteadHooks } from './action.ts'

const NAME = 'destruction becomes'

/**
 * "Destroyed: … instead" waits until the card would be discarded. Its condition is checked then (KF-RPL-4, KF-RPL-5).
 * A tagged card does not save others (KF-RPL-8). The active player orders several replacements (KF-GEN-4); cards that
 * one tags resolve their abilities before the next one.
 */
export const destructionReplaced = (
  start: (w: View, entry: PendingTrigger) => Start,
  becomes: InsteadHooks,
): ReplacementEffect => ({
  id: NAME,
  step: 'keyforge/destroyed.3-replace',
  hooks: [HOOK.replacement, HOOK.grant],
  find: (w, locals, found) => {
    const l = locals as Destruction
    if (l.fresh) return
    for (const card of taggedCards(w, l)) {
      for (const one of abilitiesOf(w, card, TRIGGER.destroyed)) {
        if (!isAvailable(w, one)) continue
        // "Fully heal it instead": the card that would be destroyed.
        const entry = { ...pendingTrigger(w, one), antecedent: [refTo(w, card)] }
        found.push(replacing(w, entry.id, one.from.card, card, (at) => start(at, entry)))
      }
      for (const effect of activeEffects(w, HOOK.replacement)) {
        if (!isOf(w, effect, card)) continue
        const id = `${NAME}:${effectName(effect)}@${card}.${cardOf(w, card).life}`
        found.push(
          replacing(w, id, effect.row, card, (at) =>
            becomes.start(at, effect, { antecedent: [refTo(at, card)] }),
          ),
        )
      }
    }
  },
  // A replaced destruction did not happen: the tag is removed (KF-RPL-4, KF-DST-13).
  ended: (w, _, id, child, effect) => {
    const saved = savedBy(id)
    if (saved === null || !child.proceed) return
    if (isThere(w, saved)) writeCard(w, saved.card).tagged = false
    becomes.spent(w, effect)
  },
})

const replacing = (
  w: View,
  id: string,
  saver: number,
  card: number,
  apply: (w: World) => Start,
): Amendment => {
  const title =
    saver === card
      ? say`${cardOf(w, card).name} replaces its own destruction`
      : say`${cardOf(w, saver).name} replaces the destruction of ${cardOf(w, card).name}`
  return stepReplaced(w, {
    id,
    source: saver,
    title,
    subject: 'name',
    label: title,
    cite: ['KF-RPL-4'],
    apply,
  })
}

function isAvailable(w: View, { card, from, clause }: PossessedAbility): boolean {
  if (clause.kind !== 'replacement' || (from.card !== card.card && cardOf(w, from.card).tagged)) return false
  return isAsAsked(w, clause.does, card, cardOf(w, card.card).controller)
}

function isOf(w: View, effect: ActiveEffect, card: number): boolean {
  const { is, row, lasting } = effect
  if (is?.kind !== 'destruction becomes' || !effect.isMet(w) || !isWatched(w, is.of, effect, card))
    return false
  if (lasting === null && row !== card && cardOf(w, row).tagged) return false
  return isAsAsked(w, is.does, refTo(w, card), youOf(w, effect), selfOf(effect))
}

const isAsAsked = (
  w: View,
  { condition }: Replacing,
  card: Ref,
  you: Parameters<typeof cardContext>[2],
  self = card.card,
): boolean =>
  condition === undefined || stateHolds(w, { ...cardContext(w, self, you), antecedent: [card] }, condition)
