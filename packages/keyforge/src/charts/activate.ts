import type { PlayerId } from '@battleline/card-game'
import { chart, routine, type View, type World } from '@battleline/kernel'
import { addEffectsOf } from '../effects/continuous.ts'
import { facts, NO_FACTS } from '../events/triggers.ts'
import { cardOf, playerOf, writeCard } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { verbs } from '../model/verbs.ts'
import { unusedName } from '../rules/tokens.ts'
import { putUnder } from '../zones/move.ts'
import { window, windowOver } from './window.ts'

/** A prophecy that its player activates. */
export interface Activating {
  readonly card: number
  readonly you: PlayerId
  /** The name of the side to turn up; empty until chosen. */
  side: string
  /** The card from hand to put under it; -1 until chosen. */
  under: number
}

export const activating = (card: number, you: PlayerId): Activating => ({ card, you, side: '', under: -1 })

const { act, ask, choose } = verbs<Activating>()

export const activate = chart<Activating>(
  'keyforge/activate',
  'Activate a prophecy',
  {
    '1-side': ask('The side to turn faceup', {
      who: (_, l) => l.you,
      options: (w, l) => sidesOf(w, l.card),
      take: (_, l, [side]) => {
        l.side = String(side)
      },
      label: (_, side) => String(side),
    })
      .when((w, l) => sidesOf(w, l.card).length > 1 || routine('it has one side', 'KF-PRO-1'))
      .cite('KF-PRO-1'),
    '2-card': choose('The card from hand that goes under it', {
      who: (_, l) => l.you,
      options: (w, l) => playerOf(w, l.you).hand,
      take: (_, l, [card]) => {
        l.under = card ?? -1
      },
    }).cite('KF-PRO-1'),
    '3-activate': act('The card lies facedown under the prophecy', begin)
      .call(window, (w, l) => windowOver(l.under < 0 ? NO_FACTS : facts(w, 'placed under', [l.card])))
      .cite('KF-PRO-1', 'KF-ZON-2'),
  },
  { subjects: (l) => [l.card], like: activating(0, 1) },
)

/** The names of the sides of a prophecy, the faceup side first. */
function sidesOf(w: View, card: number): readonly string[] {
  const { $def, $reverse } = cardOf(w, card)
  return $reverse === null ? [$def.name] : [$def.name, $reverse.name]
}

function begin(w: World, l: Activating): void {
  turnTo(w, l.card, l.side)
  if (l.under < 0) return
  putUnder(w, l.under, l.card)
  addEffectsOf(w, l.card)
  recordHistory(w, 'activated', l.you, l.card)
}

/** The other side of a prophecy is another text of the same card. */
export function turnTo(w: World, card: number, side: string): void {
  const { $def, $reverse } = cardOf(w, card)
  if ($reverse === null || $reverse.name !== side) return
  const called = unusedName(w.rows, side)
  const record = writeCard(w, card)
  record.$def = $reverse
  record.$reverse = $def
  record.definition = $reverse.name
  record.name = called
}
