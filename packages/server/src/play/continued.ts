import { isRefusal } from '@battleline/kernel'
import type { Role } from '../model/entry.ts'
import { RoomRefusal } from '../model/refusal.ts'
import type { RoomSettings } from '../model/room.ts'
import { newSeed, newToken } from '../model/secrets.ts'
import { diceAt } from './dice.ts'
import type { Table } from './table.ts'

/**
 * The settings of a room that goes on from a table. While the game goes on, what its seat may not know is dealt anew, so that
 * nobody can look into the other hand by playing on; afterwards it is the true position.
 * @throws RoomRefusal before the deal, and for those who watch a game that goes on
 */
export function continued(
  { row, game, position }: Table,
  role: Role,
  isOver: boolean,
  bots: RoomSettings['bots'],
): RoomSettings {
  if (position === null) throw new RoomRefusal('not-now', 'the game had not begun')
  if (!isOver && role !== 1 && role !== 2)
    throw new RoomRefusal('forbidden', 'only a player goes on from a game that is not over')
  const dice = diceAt({ seed: newSeed(), nonces: [newToken(), newToken()] }, 0, 0)
  const world = isOver || (role !== 1 && role !== 2) ? position : game.resample(position, role, dice)
  const save = game.save(world)
  if (isRefusal(game.load(save))) throw new RoomRefusal('not-now', 'a game cannot go on from here')
  return { ...row.settings, start: { kind: 'position', save }, bots, clock: null, before: null }
}
