import { chart, stepVerbs } from '@battleline/kernel'
import { CHANGE_FORM, standInLine } from '../effects/form.ts'
import { cardOf, tableOf } from '../model/state.ts'
import { lineOf } from '../query/board.ts'

/** A card among the artifacts that is a creature now. It does not enter play (KF-FRM-1). */
export interface ChangeOfForm {
  readonly card: number
  /** The flank of its battleline; empty until chosen. */
  flank: string
}

const { act, ask } = stepVerbs<ChangeOfForm>()

export const changeForm = chart<ChangeOfForm>(
  CHANGE_FORM,
  'An artifact becomes a creature',
  {
    '1-flank': ask('The flank that it goes to', {
      who: (w) => tableOf(w).active,
      options: (w, l) =>
        lineOf(w, cardOf(w, l.card).controller).length === 0 ? ['left'] : ['left', 'right'],
      take: (_, l, [flank]) => {
        l.flank = String(flank)
      },
      label: (_, flank) => String(flank),
    }).cite('KF-FRM-1', 'KF-GEN-4'),
    '2-move': act('It goes there, with everything on it', (w, l) => {
      const line = lineOf(w, cardOf(w, l.card).controller)
      standInLine(w, l.card, l.flank === 'left' ? 0 : line.length)
    }).cite('KF-FRM-1', 'KF-CTR-4'),
  },
  { subjects: (l) => [l.card], like: { card: 0, flank: '' } },
)
