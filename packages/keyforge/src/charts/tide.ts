import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, say, stepVerbs } from '@battleline/kernel'
import { playerFacts, triggersOf } from '../events/triggers.ts'
import { cardOf, playerOf, tableOf, writeTable } from '../model/state.ts'
import { keepsTideDown } from '../rules/tide.ts'

/** A player raises the tide: it is high for them and low for the opponent (KF-TID-1). */
export interface RaisingTide {
  readonly you: PlayerId
  /** True if another effect replaces it. */
  instead: boolean
  facts: readonly GameEvent[]
}

export const raisingTide = (you: PlayerId): RaisingTide => ({ you, instead: false, facts: [] })

const { amend } = stepVerbs<RaisingTide>()

export const raiseTide = chart<RaisingTide>(
  'keyforge/raise-tide',
  'Raise the tide',
  {
    '1-raise': amend('The tide is high for one player and low for the other')
      .then((w, l) => {
        const { you } = l
        if (l.instead) return
        const bar = keepsTideDown(w, you)
        if (bar >= 0) {
          w.reportNotDone(you, 'does not raise the tide', say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
          return
        }
        if (tableOf(w).tide === you) {
          w.reportNotDone(
            you,
            'does not raise the tide',
            say`it is high for ${playerOf(w, you).name} already`,
            'KF-TID-1',
          )
          return
        }
        writeTable(w).tide = you
        l.facts = playerFacts(w, 'tide raised', you)
      })
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-TID-1'),
  },
  { like: raisingTide(1) },
)
