import type { World } from '@battleline/kernel'
import { type Acting, doerOf } from '../acting.ts'
import { type Answering, windowOver } from '../charts/window.ts'
import { deed, playerFacts } from '../facts.ts'
import { barsFrom } from '../player-rules.ts'
import { cardOf } from '../state.ts'
import { did } from './write.ts'

/** Whether a text keeps the player from archiving at all. */
export function isKeptFromArchiving(w: World, l: Acting): boolean {
  const bar = barsFrom(w, doerOf(l), 'archive')
  if (bar < 0) return false
  w.not(l.source.card, 'archiving', `${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
  did(l, false)
  l.it = []
  return true
}

/** What waits for cards to be archived resolves once for each. */
export const archivedNow = (w: World, l: Acting): Answering | null =>
  windowOver(
    l.it
      .filter(({ card }) => cardOf(w, card).zone === 'archives')
      .flatMap((_, nth) => playerFacts(w, 'archives', doerOf(l), { nth })),
  )

/** The same of cards that were purged. */
export const purgedNow = (w: World, l: Acting): Answering | null =>
  windowOver(
    l.it
      .filter(({ card }) => cardOf(w, card).zone === 'purged')
      .flatMap(({ card }) => deed(w, 'purged', card, doerOf(l))),
  )
