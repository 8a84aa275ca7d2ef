import { because, chart, verbs, type World } from '@battleline/kernel'
import { type Acting, EXAMPLE } from '../acting.ts'
import { note, waitFor } from '../facts.ts'
import { has, isThere } from '../read.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard } from '../state.ts'

/** Foster: what was dealt no damage since its controller's last turn becomes fostered (GA-KW-FOSTER). */
export const foster = chart<Acting>(
  'grand-archive/foster',
  'Foster',
  {
    '1-foster': verbs<Acting>()
      .act('It becomes fostered', (w, l) => {
        writeCard(w, l.source.card).fostered = true
      })
      .when((w, l) => isThere(w, l.source) || because('it is not there any more', 'GA-KW-FOSTER'))
      .cite('GA-KW-FOSTER'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE },
)

/** As the recollection phase begins. */
export function noteFoster(w: World): void {
  for (const card of playerOf(w, tableOf(w).active).field) {
    const { fostered, harmed } = cardOf(w, card)
    if (fostered || !has(w, card, 'foster')) continue
    if (harmed) w.not(card, 'is not fostered', 'it was dealt damage since the last turn', 'GA-KW-FOSTER')
    else note(w, 'foster', card, [waitFor(w, refTo(w, card), foster.id)])
  }
}
