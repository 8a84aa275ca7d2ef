import { because, chart, stepVerbs, type World } from '@battleline/kernel'
import { addPendingTriggers, emit, pendingAbility, triggerAbilities } from '../events/triggers.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard } from '../model/state.ts'
import { isStillOnField } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { hasKeyword } from '../query/values.ts'

/** Foster: an object that was dealt no damage since its controller's last turn becomes fostered (GA-KW-FOSTER). */
export const foster = chart<Resolution>(
  'grand-archive/foster',
  'Foster',
  {
    '1-foster': stepVerbs<Resolution>()
      .act('It becomes fostered', (w, l) => fosterObject(w, l.source.card))
      .when((w, l) => isStillOnField(w, l.source) || because('it has left the field', 'GA-KW-FOSTER'))
      .cite('GA-KW-FOSTER'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** An object becomes fostered, and its “On Foster” triggers, once. */
export function fosterObject(w: World, card: number): void {
  if (cardOf(w, card).fostered) return
  writeCard(w, card).fostered = true
  triggerAbilities(w, card, 'on foster')
  emit(w, { kind: 'becomes', it: refTo(w, card), state: 'fostered' })
}

/** Triggers at the beginning of the recollection phase. */
export function triggerFoster(w: World): void {
  for (const card of playerOf(w, tableOf(w).active).field) {
    const { fostered, harmed } = cardOf(w, card)
    if (fostered || !hasKeyword(w, card, 'foster')) continue
    if (harmed)
      w.reportNotDone(card, 'is not fostered', 'it was dealt damage since the last turn', 'GA-KW-FOSTER')
    else addPendingTriggers(w, 'foster', card, [pendingAbility(w, refTo(w, card), foster.id)])
  }
}
