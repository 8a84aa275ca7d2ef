import type { World } from '@battleline/kernel'
import { leaveCombat, move } from './moving.ts'
import {
  attackers,
  cardsOf,
  NOTHING,
  permanentOf,
  permanents,
  tableOf,
  writePermanent,
  writeTable,
} from './state.ts'

/** Everything that a player owns leaves the game with them, and what they had of others goes back (MTG-SBA-2). */
export function leaveGame(w: World, player: number): void {
  if (tableOf(w).winner !== null) return
  for (const card of permanents(w)) {
    const { owner, controller } = permanentOf(w, card)
    if (owner === player || controller !== player) continue
    leaveCombat(w, card)
    Object.assign(writePermanent(w, card), { controller: owner, settled: false })
  }
  for (const card of cardsOf(w)) if (permanentOf(w, card).owner === player) move(w, card, 'nowhere')
  // Who attacked that player attacks nobody now (MTG-CMB-13).
  for (const card of attackers(w))
    if (permanentOf(w, card).attacks === player)
      Object.assign(writePermanent(w, card), { attacks: NOTHING, against: 0 })
  const isTheirs = ({ you }: { readonly you: number }): boolean => you === player
  const { stack, happened, delayed } = tableOf(w)
  Object.assign(writeTable(w), {
    stack: stack.filter((item) => !isTheirs(item)),
    happened: happened.filter((one) => !isTheirs(one)),
    delayed: delayed.filter(({ ability }) => !isTheirs(ability)),
  })
}
