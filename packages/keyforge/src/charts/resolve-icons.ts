import { chart, type View, verbs, type World } from '@battleline/kernel'
import { iconsOf } from '../read.ts'
import { type PlayerId, playerOf, writePlayer } from '../state.ts'
import { ACTING_ICONS, type ActingIcon } from '../vocabulary.ts'
import { iconStart } from './icons.ts'

/** The bonus icons of a card that an effect resolves as if the card had been played. */
export interface ResolvingIcons {
  readonly card: number
  readonly you: PlayerId
  /** How many of them have had their turn. */
  icons: number
}

const { act } = verbs<ResolvingIcons>()

export const resolveIcons = chart<ResolvingIcons>(
  'keyforge/resolve-icons',
  'Bonus icons resolved by an effect',
  {
    '1-icon': act('The next bonus icon', gainForIcon)
      .run((w, l) => {
        const icon = lastIcon(w, l)
        return icon === null ? null : iconStart(icon, l.you)
      })
      .backTo('1-icon', (w, l) => l.icons < iconsOf(w, l.card).length)
      .cite('KF-ICN-1', 'KF-ICN-2'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1, icons: 0 } },
)

/** Printed order, one at a time (KF-ICN-2). */
function gainForIcon(w: World, l: ResolvingIcons): void {
  l.icons++
  if (lastIcon(w, l) === 'aember') writePlayer(w, l.you).aember = playerOf(w, l.you).aember + 1
}

function lastIcon(w: View, { card, icons }: ResolvingIcons): ActingIcon | null {
  const icon = iconsOf(w, card)[icons - 1]
  return ACTING_ICONS.find((one) => one === icon) ?? null
}
