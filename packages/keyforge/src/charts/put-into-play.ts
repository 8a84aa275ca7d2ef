import { chart, routine, stepVerbs } from '@battleline/kernel'
import { triggersOf } from '../events/triggers.ts'
import { cardOf } from '../model/state.ts'
import { isCreatureCard } from '../query/board.ts'
import { wantsHost } from '../rules/attachments.ts'
import { wantsHalf } from '../rules/gigantic.ts'
import { asCopy, mayBeCopy } from './as-copy.ts'
import { attach, type Entering, entering, enterLine, enterRow } from './enter.ts'

const { step } = stepVerbs<Entering>()

const NO_COPY = routine('it is no copy', 'KF-FRM-2')

/** A card put into play: it enters like a played card, but is not played (KF-PLY-5). */
export const putIntoPlay = chart<Entering>(
  'keyforge/put-into-play',
  'Put into play',
  {
    '0-copy': step('What it is a copy of')
      .when((w, l) => mayBeCopy(w, l.card, l.by) || NO_COPY)
      .call(asCopy, (_, l) => ({ card: l.card, you: l.by }))
      .cite('KF-FRM-2', 'KF-PLY-4'),
    '1-enter': step('It enters play')
      .when((w, l) => wantsHalf(w, l.card) ?? wantsHost(w, l.card) ?? true)
      .call(enterLine, (w, l) => (isCreatureCard(w, l.card) ? { ...l } : null), take)
      .call(enterRow, (w, l) => (cardOf(w, l.card).$def.type === 'artifact' ? { ...l } : null), take)
      .call(attach, (w, l) => (cardOf(w, l.card).$def.type === 'upgrade' ? { ...l } : null), take)
      .cite('KF-PLY-2', 'KF-PLY-5', 'KF-GIG-1'),
    '2-after': stepVerbs<Entering>()
      .offer('After it enters play', { entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-PLY-5'),
  },
  { subjects: (l) => [l.card], like: entering(0, 1, false) },
)

function take(_: unknown, l: Entering, child: Entering): void {
  l.facts = child.facts
}
