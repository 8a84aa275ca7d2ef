import { chart, stepVerbs, type World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { playerOf, refTo, tableOf } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { restrictionHolds } from '../query/values.ts'
import { DIRECTIONS } from '../vocabulary.ts'
import { directionsFor, turnCurrents } from '../zones/currents.ts'

/** The ability of the mastery Shifting Currents (GA-MST-1). */
export const currents = chart<Resolution>(
  'grand-archive/currents',
  'Shifting Currents',
  {
    '1-turn': stepVerbs<Resolution>()
      .ask('Their direction may change', {
        who: (_, l) => l.you,
        options: (w, l) => ['decline', ...directionsFor(w, l.you, 'different')],
        take: (w, l, [word]) => {
          const to = DIRECTIONS.find((one) => one === word)
          if (to !== undefined) turnCurrents(w, l.you, to)
        },
        label: (_, word) => String(word),
      })
      .cite('GA-MST-1'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

const OF_KONGMING = { kind: 'champion bonus', named: 'kongming' } as const

/** At the beginning of an end phase. A mastery is no object: the champion is the source of its ability. */
export function triggerCurrents(w: World): void {
  const { active } = tableOf(w)
  const champion = championOf(w, active)
  if (playerOf(w, active).currents === null || champion < 0) return
  if (!restrictionHolds(w, OF_KONGMING, champion, active)) return
  addPendingTriggers(w, 'currents', champion, [pendingAbility(w, refTo(w, champion), currents.id)])
}
