import { chart, verbs, type World } from '@battleline/kernel'
import { abilitiesOf, waiting } from '../abilities.ts'
import { cardOf, type PlayerId, playerOf, writeCard, writePlayer } from '../state.ts'

/** An action card that is played. */
export interface Playing {
  readonly card: number
  readonly you: PlayerId
}

const { act, offer } = verbs<Playing>()

export const play = chart<Playing>(
  'keyforge/play',
  'Play a card',
  {
    '1-reveal': act('The card is revealed', reveal).cite('KF-PLY-1', 'KF-PLY-8'),
    '3-icons': act('Bonus icons', gainIcons).cite('KF-ICN-1', 'KF-ICN-2'),
    '4-abilities': offer('Play: abilities', {
      entries: (w, l) => abilitiesOf(w, l.card, 'play').map((one) => waiting(w, one)),
    }).cite('KF-PLY-1'),
    '5-discard': act('The action goes to the discard pile', discard).cite('KF-PLY-1'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1 } },
)

/** An action is neither in hand nor in the discard pile while it resolves (KF-PLY-8). */
function reveal(w: World, l: Playing): void {
  writePlayer(w, l.you).hand = playerOf(w, l.you).hand.filter((card) => card !== l.card)
  writeCard(w, l.card).zone = 'revealed'
}

function gainIcons(w: World, l: Playing): void {
  const { aember } = cardOf(w, l.card).$def
  if (aember > 0) writePlayer(w, l.you).aember = playerOf(w, l.you).aember + aember
}

function discard(w: World, l: Playing): void {
  const { owner, zone } = cardOf(w, l.card)
  if (zone !== 'revealed') return
  writeCard(w, l.card).zone = 'discard'
  writePlayer(w, owner).discard = [...playerOf(w, owner).discard, l.card]
}
