import { because, chart, stepVerbs, type View, type World } from '@battleline/kernel'
import { objectsWithStatic } from '../keywords/static.ts'
import { refsTo, writeCard } from '../model/state.ts'
import { isStillOnField } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { damageInstance, damageOf } from '../replacement/pending-damage.ts'
import { damage } from './damage.ts'

const { act, ask, step } = stepVerbs<Resolution>()

/** Static counters: after combat damage by an arcane unit each object with one may deal 1 damage (GA-TRG-9). */
export const staticCounters = chart<Resolution>(
  'grand-archive/static',
  'Static counters',
  {
    '1-may': ask('A static counter may be removed from each object that has one', {
      who: (_, l) => l.you,
      options: () => ['remove', 'decline'],
      take: (_, l, [word]) => {
        l.proceed = word === 'remove'
      },
      label: (_, word) => (word === 'remove' ? 'remove a static counter from each' : 'decline'),
    })
      .when(
        (w, l) => objectsWithStatic(w, l.you).length > 0 || because('no object has one any more', 'GA-TRG-9'),
      )
      .cite('GA-TRG-9'),
    '2-remove': act('They are removed', remove)
      .when(
        (w, l) =>
          (l.proceed && objectsWithStatic(w, l.you).length > 0) || because('it was declined', 'GA-TRG-9'),
      )
      .cite('GA-TRG-9'),
    '3-deal': step('Each of those objects deals 1 damage')
      .call(damage, dealt)
      .when((_, l) => l.antecedent.length > 1 || because('no counter was removed', 'GA-TRG-9'))
      .cite('GA-TRG-9', 'GA-SRC-6'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** "It" holds the damaged object first, then the objects that deal damage now. */
function remove(w: World, l: Resolution): void {
  const cards = objectsWithStatic(w, l.you)
  for (const card of cards) writeCard(w, card).static -= 1
  l.antecedent = [...l.antecedent.slice(0, 1), ...refsTo(w, cards)]
}

/** One event: an instance of each object (GA-DMG-10). */
function dealt(w: View, { antecedent: [to, ...from] }: Resolution) {
  if (to === undefined || from.length === 0 || !isStillOnField(w, to)) return null
  return damageOf(from.map((one, id) => damageInstance(w, id, one, to, 1)))
}
