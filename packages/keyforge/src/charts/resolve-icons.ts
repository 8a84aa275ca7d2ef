import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, stepVerbs, type View, type World } from '@battleline/kernel'
import { andThen } from '../events/triggers.ts'
import { iconsOf } from '../query/values.ts'
import type { ActingIcon } from '../vocabulary.ts'
import { actingIcon, beginIcon, iconFacts, startOfIcon } from './choose-icon.ts'
import { window, windowOver } from './window.ts'

/** The bonus icons of a card, resolved by an effect as if the card had been played. */
export interface ResolvingIcons {
  readonly card: number
  readonly you: PlayerId
  /** The number of icons already resolved. */
  icons: number
  /** The events of gaining Æmber from the last icon. */
  gained: readonly GameEvent[]
}

const { act } = stepVerbs<ResolvingIcons>()

export const resolveIcons = chart<ResolvingIcons>(
  'keyforge/resolve-icons',
  'Bonus icons resolved by an effect',
  {
    '1-icon': act('The next bonus icon', nextIcon)
      .run((w, l) => startOfIcon(w, l.you, lastIcon(w, l)))
      .call(window, (w, l) => windowOver(andThen(l.gained, iconFacts(w, l.you, lastIcon(w, l)))))
      .backTo('1-icon', (w, l) => l.icons < iconsOf(w, l.card).length)
      .cite('KF-ICN-1', 'KF-ICN-2'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1, icons: 0, gained: [] } },
)

/** Printed order, one at a time (KF-ICN-2). */
function nextIcon(w: World, l: ResolvingIcons): void {
  l.icons++
  l.gained = beginIcon(w, l.you, lastIcon(w, l))
}

const lastIcon = (w: View, { card, icons }: ResolvingIcons): ActingIcon | null =>
  actingIcon(iconsOf(w, card)[icons - 1])
