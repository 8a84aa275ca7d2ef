import type { World } from '@battleline/kernel'
import { type Acting, meant } from '../acting.ts'
import { type Playing, play, playing as playingOf } from '../charts/play.ts'
import { type RaisingTide, raiseTide } from '../charts/tide.ts'
import { cannotBePlayed } from '../playable.ts'
import { isInPlay } from '../read.ts'
import { opponentOf, tableOf, writeTable } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

/** What may not be played stays where it is: it goes back before anything happens to it (KF-PLY-6). */
function begin(w: World, l: Acting, { what }: Doing<'play'>): Playing | null {
  const card = meant(w, l, what).find((ref) => !isInPlay(w, ref.card))?.card
  const barred = card === undefined ? null : cannotBePlayed(w, card, l.you)
  did(l, card !== undefined && barred === null)
  if (card === undefined) w.not(l.source.card, 'playing a card', 'there is no such card', 'KF-GEN-5')
  else if (barred !== null) w.not(card, 'being played', barred.reason, 'KF-PLY-6', ...barred.cite)
  return card === undefined || barred !== null ? null : playingOf(w, card, l.you)
}

/** Lasts for this turn; the first card that needs it uses it up (KF-TRN-6). */
function permit(w: World, { you: by }: Acting, { does, of }: Doing<'permit'>): void {
  writeTable(w).permits = [...tableOf(w).permits, { by, does, of }]
}

const raise = (_: World, { you }: Acting, { by }: Doing<'raise tide'>): RaisingTide => ({
  you: by === 'opponent' ? opponentOf(you) : you,
})

export const playing = {
  play: (to) => to.choose(to.effect.what).call(play, begin),
  permit: (to) => to.act(permit),
  'raise tide': (to) => to.call(raiseTide, raise),
} satisfies Partial<Writers>
