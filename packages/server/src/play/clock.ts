import { CHANCE } from '@battleline/kernel'
import type { SeatNumber } from '../model/entry.ts'
import type { Clock, Table } from './table.ts'

/** The seat that decides now; null if none does, as before the game and after it. */
export function onMove({ position, game, result }: Table): SeatNumber | null {
  if (position === null || result !== null) return null
  const who = game.decision(position)?.who ?? CHANCE
  return who === 1 || who === 2 ? who : null
}

/** A player's remaining time at a moment, in milliseconds; not below 0. */
export function timeLeft({ left, running, since }: Clock, seat: SeatNumber, now: number): number {
  const used = running === seat ? Math.max(0, now - since) : 0
  return Math.max(0, (left[seat - 1] ?? 0) - used)
}

/** The clock after an entry: time that ran is gone, and it runs for whoever decides now. `answered`: gets the increment. */
export function clockAfter(
  before: Table,
  after: Table,
  now: number,
  answered: SeatNumber | null,
): Clock | null {
  const { clock, settings } = { clock: before.clock, settings: before.row.settings.clock }
  if (clock === null || settings === null) return null
  const left = ([1, 2] as const).map(
    (seat) => timeLeft(clock, seat, now) + (answered === seat ? settings.increment * 1000 : 0),
  )
  const [one = 0, other = 0] = left
  return { left: [one, other], running: after.isPaused ? null : onMove(after), since: now }
}
