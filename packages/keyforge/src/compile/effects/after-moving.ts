import type { Ref } from '@battleline/card-game'
import { say, type World } from '@battleline/kernel'
import { type Answering, windowOver } from '../../charts/window.ts'
import { playerActionFacts, playerFacts } from '../../events/triggers.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf } from '../../model/state.ts'
import { keptFromDiscarding } from '../../moves/play-restrictions.ts'
import { playerRestriction } from '../../query/player-rules.ts'
import { actingPlayer } from '../../query/resolution.ts'
import { noteCompletion } from './write.ts'

/** Whether a text prevents the player from archiving. */
export function isKeptFromArchiving(w: World, l: Resolution): boolean {
  const bar = playerRestriction(w, actingPlayer(l), 'archive')
  if (bar < 0) return false
  w.reportNotDone(l.source.card, 'archives nothing', say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
  noteCompletion(l, false)
  l.antecedent = []
  return true
}

/** The cards that no rule keeps the acting player from discarding (KF-GEN-2). */
export function discardable(w: World, l: Resolution, refs: readonly Ref[]): readonly Ref[] {
  return refs.filter(({ card }) => {
    const barred = keptFromDiscarding(w, card, actingPlayer(l))
    if (barred !== null) w.reportNotDone(card, 'is not discarded', barred)
    return barred === null
  })
}

/** Abilities that trigger on archiving, once for each card. */
export const archivedNow = (w: World, l: Resolution): Answering | null =>
  windowOver(
    l.antecedent
      .filter(({ card }) => cardOf(w, card).zone === 'archives')
      .flatMap((_, nth) => playerFacts(w, 'archives', actingPlayer(l), { nth })),
  )

/** Abilities that trigger on purging. */
export const purgedNow = (w: World, l: Resolution): Answering | null =>
  windowOver(
    l.antecedent
      .filter(({ card }) => cardOf(w, card).zone === 'purged')
      .flatMap(({ card }) => playerActionFacts(w, 'purged', card, actingPlayer(l))),
  )
