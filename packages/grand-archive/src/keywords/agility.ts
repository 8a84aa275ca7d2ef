import { chart, routine, type World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { takeRemembered } from '../model/memory.ts'
import { playerOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { move } from '../zones/move.ts'

/** Agility: cards of the memory return to the hand as the end phase begins (GA-KEY-AGILITY). */
export const agility = chart<Resolution>(
  'grand-archive/agility',
  'Agility',
  {
    '1-return': verbs<Resolution>()
      .choose('Cards of the memory return to the hand', {
        who: (_, l) => l.you,
        options: (w, l) => playerOf(w, l.you).memory,
        bounds: (_w, l, count) => [Math.min(l.amount, count), Math.min(l.amount, count)],
        take: (w, _, cards) => {
          for (const card of cards) move(w, card, 'hand')
        },
      })
      .when((w, l) => playerOf(w, l.you).memory.length > 0 || routine('the memory is empty'))
      .cite('GA-KEY-AGILITY'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** At the beginning of an end phase: a trigger for each time that a player gained it this turn. */
export function triggerAgility(w: World): void {
  for (const { card, life, you, amount } of takeRemembered(w, 'agility'))
    addPendingTriggers(w, 'agility', card, [pendingAbility(w, { card, life }, agility.id, { you, amount })])
}
