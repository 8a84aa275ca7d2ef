import { because, chart, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, EXAMPLE, refsTo } from '../acting.ts'
import { charged } from '../keywords/static.ts'
import { isThere } from '../read.ts'
import { writeCard } from '../state.ts'
import { damage, damageOf, instance } from './damage.ts'

const { act, ask, step } = verbs<Acting>()

/** Static counters: after combat damage by an arcane unit each object with one may deal 1 damage (GA-TRG-9). */
export const staticCounters = chart<Acting>(
  'grand-archive/static',
  'Static counters',
  {
    '1-may': ask('A static counter may be removed from each object that has one', {
      who: (_, l) => l.you,
      options: () => ['remove', 'decline'],
      take: (_, l, [word]) => {
        l.go = word === 'remove'
      },
      label: (_, word) => (word === 'remove' ? 'remove a static counter from each' : 'decline'),
    })
      .when((w, l) => charged(w, l.you).length > 0 || because('no object has one any more', 'GA-TRG-9'))
      .cite('GA-TRG-9'),
    '2-remove': act('They are removed', remove)
      .when((w, l) => (l.go && charged(w, l.you).length > 0) || because('it was declined', 'GA-TRG-9'))
      .cite('GA-TRG-9'),
    '3-deal': step('Each of those objects deals 1 damage')
      .call(damage, dealt)
      .when((_, l) => l.it.length > 1 || because('no counter was removed', 'GA-TRG-9'))
      .cite('GA-TRG-9', 'GA-SRC-6'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE },
)

/** What was damaged stands first in "it"; behind it come the objects that deal damage now. */
function remove(w: World, l: Acting): void {
  const cards = charged(w, l.you)
  for (const card of cards) writeCard(w, card).static -= 1
  l.it = [...l.it.slice(0, 1), ...refsTo(w, cards)]
}

/** One event: an instance of each object (GA-DMG-10). */
function dealt(w: View, { it: [to, ...from] }: Acting) {
  if (to === undefined || from.length === 0 || !isThere(w, to)) return null
  return damageOf(from.map((one, id) => instance(w, id, one, to, 1)))
}
