import { because, chart, verbs, type World } from '@battleline/kernel'
import { type Acting, EXAMPLE } from '../acting.ts'
import { note, waitFor } from '../facts.ts'
import { has, isThere } from '../read.ts'
import { playerOf, refTo, tableOf, writeCard } from '../state.ts'

/** Vigor: it wakes up as its controller's end phase begins (GA-KW-VIGOR). */
export const vigor = chart<Acting>(
  'grand-archive/vigor',
  'Vigor',
  {
    '1-wake': verbs<Acting>()
      .act('It wakes up', (w, l) => {
        writeCard(w, l.source.card).rested = false
      })
      .when((w, l) => isThere(w, l.source) || because('it is not there any more', 'GA-KW-VIGOR'))
      .cite('GA-KW-VIGOR'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE },
)

export function noteVigor(w: World): void {
  for (const card of playerOf(w, tableOf(w).active).field)
    if (has(w, card, 'vigor')) note(w, 'vigor', card, [waitFor(w, refTo(w, card), vigor.id)])
}
