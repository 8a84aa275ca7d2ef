import { chart, type Fact, verbs } from '@battleline/kernel'
import { answersTo, playerFacts } from '../facts.ts'
import { type PlayerId, playerOf, tableOf, writeTable } from '../state.ts'

/** A player raises the tide: it is high for them and low for the opponent (KF-TID-1). */
export interface RaisingTide {
  readonly you: PlayerId
  facts: readonly Fact[]
}

export const raisingTide = (you: PlayerId): RaisingTide => ({ you, facts: [] })

const { act } = verbs<RaisingTide>()

export const raiseTide = chart<RaisingTide>(
  'keyforge/raise-tide',
  'Raise the tide',
  {
    '1-raise': act('The tide is high for one player and low for the other', (w, l) => {
      const { you } = l
      if (tableOf(w).tide === you) {
        w.not(you, 'raising the tide', `it is high for ${playerOf(w, you).name} already`, 'KF-TID-1')
        return
      }
      writeTable(w).tide = you
      l.facts = playerFacts(w, 'tide raised', you)
    })
      .offer({ entries: (_, l) => answersTo(l.facts) })
      .cite('KF-TID-1'),
  },
  { like: raisingTide(1) },
)
