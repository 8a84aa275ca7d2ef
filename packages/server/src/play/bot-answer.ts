import { namedBot, Seat } from '@battleline/bots'
import type { EntryBody, SeatNumber } from '../model/entry.ts'
import { onMove } from './clock.ts'
import { diceAt } from './dice.ts'
import { isBot, type Table } from './table.ts'

/** The seat of the bot that decides now; null if none does. */
export function botOnMove(table: Table): SeatNumber | null {
  const seat = onMove(table)
  return seat !== null && !table.isPaused && isBot(table, seat) ? seat : null
}

/** The answer of the bot that decides. It is given what its seat may know; the same table gives the same answer. */
export async function botAnswer(
  table: Table,
  seat: SeatNumber,
  now: () => number,
): Promise<EntryBody | null> {
  const { row, game, stages, position, at } = table
  const named = namedBot(row.settings.bots[seat] ?? '')
  if ('wrong' in named || position === null) return null
  const eyes = new Seat(game, seat)
  for (const { from } of stages) eyes.see(from)
  eyes.see(position)
  const { choice } = await named.bot(eyes.situation(), {
    random: diceAt({ seed: row.seed, nonces: ['bot', String(seat)] }, at, 0),
    budget: named.budget,
    now,
    stopped: () => false,
  })
  return { kind: 'answer', seat, choice, key: `bot ${at}` }
}
