import type { World } from '@battleline/kernel'
import {
  attackers,
  cardsOf,
  NOTHING,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  tableOf,
  writePermanent,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { leaveCombat, move } from './move.ts'

/** Players lose at the same time: the last one left wins; without any the game is a draw (MTG-SBA-2). */
export function loseGame(w: World, players: readonly number[]): void {
  if (players.length === 0) return
  for (const player of players) writePlayer(w, player).lost = true
  const left = playersOf(w).filter((player) => !playerOf(w, player).lost)
  if (left.length < 2) writeTable(w).winner = left[0] ?? 0
  for (const player of players) leaveGame(w, player)
}

/**
 * A player leaves the game with everything that they own; other permanents they control return to their owners
 * (MTG-SBA-2).
 */
function leaveGame(w: World, player: number): void {
  if (tableOf(w).winner !== null) return
  for (const card of permanents(w)) {
    const { owner, controller } = permanentOf(w, card)
    if (owner === player || controller !== player) continue
    leaveCombat(w, card)
    Object.assign(writePermanent(w, card), { controller: owner, controlledSinceTurnBegan: false })
  }
  for (const card of cardsOf(w)) if (permanentOf(w, card).owner === player) move(w, card, 'nowhere')
  // Attackers of that player attack nobody now (MTG-CMB-13).
  for (const card of attackers(w))
    if (permanentOf(w, card).attacks === player)
      Object.assign(writePermanent(w, card), { attacks: NOTHING, formerDefender: 0 })
  const isTheirs = ({ you }: { readonly you: number }): boolean => you === player
  const { stack, triggered, delayed } = tableOf(w)
  Object.assign(writeTable(w), {
    stack: stack.filter((item) => !isTheirs(item)),
    triggered: triggered.filter((one) => !isTheirs(one)),
    delayed: delayed.filter(({ ability }) => !isTheirs(ability)),
  })
}
