import { chart, verbs } from '@battleline/kernel'
import { type PlayerId, playerOf, tableOf, writeTable } from '../state.ts'

/** A player raises the tide: it is high for them and low for the opponent (KF-TID-1). */
export interface RaisingTide {
  readonly you: PlayerId
}

const { act } = verbs<RaisingTide>()

export const raiseTide = chart<RaisingTide>(
  'keyforge/raise-tide',
  'Raise the tide',
  {
    '1-raise': act('The tide is high for one player and low for the other', (w, { you }) => {
      if (tableOf(w).tide !== you) writeTable(w).tide = you
      else w.not(you, 'raising the tide', `it is high for ${playerOf(w, you).name} already`, 'KF-TID-1')
    }).cite('KF-TID-1'),
  },
  { like: { you: 1 } },
)
