import type { PlayerId, Ref } from '@battleline/card-game'
import { because, chart, routine, stepVerbs, type World } from '@battleline/kernel'
import { touchAll } from '../effects/continuous.ts'
import { CHANGE_CONTROL, forgetControl } from '../effects/control.ts'
import { endLastingWhere } from '../effects/lasting.ts'
import { cardOf, playerOf, tableOf, writeCard, writePlayer } from '../model/state.ts'
import { isCreature, lineOf } from '../query/board.ts'

/** A card that changes control. It does not leave play (KF-CTL-2). */
export interface ChangeOfControl {
  readonly card: number
  readonly to: PlayerId
  /** The flank of its new line; empty until chosen. */
  flank: string
}

const { act, ask } = stepVerbs<ChangeOfControl>()

export const changeControl = chart<ChangeOfControl>(
  CHANGE_CONTROL,
  'Change of control',
  {
    '1-flank': ask('The flank that it goes to', {
      who: (w) => tableOf(w).active,
      options: (w, l) => (lineOf(w, l.to).length === 0 ? ['left'] : ['left', 'right']),
      take: (_, l, [flank]) => {
        l.flank = String(flank)
      },
      label: (_, flank) => String(flank),
    })
      .when((w, l) => (isCreature(w, l.card) ? l.flank === '' || NAMED : NO_CREATURE))
      .cite('KF-CTL-2', 'KF-GEN-4'),
    '2-move': act('It changes control, with everything on it', move).cite('KF-CTL-1', 'KF-CTL-2'),
  },
  { subjects: (l) => [l.card], like: { card: 0, to: 1, flank: '' } },
)

const NO_CREATURE = because('it is no creature', 'KF-CTL-2')
const NAMED = routine('the text names the flank', 'KF-CTL-2')

const isOn = (on: readonly Ref[] | null, card: number): boolean =>
  on?.some((ref) => ref.card === card) === true

function move(w: World, { card, to, flank }: ChangeOfControl): void {
  const { zone, controller } = cardOf(w, card)
  if (zone === 'battleline' || zone === 'artifacts') {
    writePlayer(w, controller)[zone] = playerOf(w, controller)[zone].filter((other) => other !== card)
    const others = playerOf(w, to)[zone]
    writePlayer(w, to)[zone] = flank === 'left' ? [card, ...others] : [...others, card]
  }
  writeCard(w, card).controller = to
  forgetControl(w, card)
  endLastingWhere(w, ({ until, on, you }) => until === 'control changes' && you !== to && isOn(on, card))
  touchAll(w)
}
