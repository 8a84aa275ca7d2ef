import { say, type View, type World } from '@battleline/kernel'
import { cardOf, PLAYERS, type PlayerId, playerOf, type Ref, tableOf } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { restrictionHolds } from '../query/values.ts'

/** What Fractured Memories and Phantasmagoria do by themselves and this version does not play. Reports say where (GA-MST-2). */

const UNPLAYED = say`this version does not play what this mastery does by itself`

/** Whether the champion of a player has this name. */
const isChampion = (w: View, player: PlayerId, named: string): boolean => {
  const champion = championOf(w, player)
  return champion >= 0 && restrictionHolds(w, { kind: 'champion bonus', named }, champion, player)
}

/** A unit dies: it still lies on the field. */
export function sayUnplayedOfDeath(w: World, { card }: Ref): void {
  if (w.trace === null) return
  const { controller, $def } = cardOf(w, card)
  const isHaunting =
    playerOf(w, controller).phantasmagoria !== null &&
    $def.subtypes.includes('specter') &&
    isChampion(w, controller, 'alice')
  if (isHaunting)
    w.reportNotDone(controller, say`puts no haunt counter on Phantasmagoria`, UNPLAYED, 'GA-MST-2')
  if ($def.type === 'ally') sayUncollected(w, card)
}

/** A unit is hit. */
export function sayUnplayedOfHit(w: World, { card }: Ref): void {
  if (w.trace !== null && cardOf(w, card).$def.type === 'champion') sayUncollected(w, card)
}

function sayUncollected(w: World, card: number): void {
  if (cardOf(w, card).sheen === 0) return
  for (const player of PLAYERS)
    if (playerOf(w, player).memories !== null && isChampion(w, player, 'merlin'))
      w.reportNotDone(player, say`collects no sheen counters`, UNPLAYED, 'GA-MST-2')
}

/** The end phase begins. */
export function sayUnplayedOfEnd(w: World): void {
  if (w.trace === null) return
  const { active } = tableOf(w)
  const { phantasmagoria, graveyard } = playerOf(w, active)
  if (phantasmagoria !== null && graveyard.length > 0)
    w.reportNotDone(active, say`puts no graveyard on the bottom of the deck`, UNPLAYED, 'GA-MST-2')
}
