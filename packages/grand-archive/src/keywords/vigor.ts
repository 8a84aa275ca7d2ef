import { because, chart, stepVerbs, type World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { playerOf, refTo, tableOf } from '../model/state.ts'
import { isStillOnField } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { hasKeyword } from '../query/values.ts'
import { wakeUp } from '../zones/rest.ts'

/** Vigor: it wakes up at the beginning of its controller's end phase (GA-KW-VIGOR). */
export const vigor = chart<Resolution>(
  'grand-archive/vigor',
  'Vigor',
  {
    '1-wake': stepVerbs<Resolution>()
      .act('It wakes up', (w, l) => {
        wakeUp(w, l.source.card)
      })
      .when((w, l) => isStillOnField(w, l.source) || because('it has left the field', 'GA-KW-VIGOR'))
      .cite('GA-KW-VIGOR'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

export function triggerVigor(w: World): void {
  for (const card of playerOf(w, tableOf(w).active).field)
    if (hasKeyword(w, card, 'vigor'))
      addPendingTriggers(w, 'vigor', card, [pendingAbility(w, refTo(w, card), vigor.id)])
}
