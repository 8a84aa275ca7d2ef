import type { Run } from '../../engine/protocol/protocol.ts'
import { grandArchiveSeats } from './grand-archive-seats.tsx'
import { keyforgeSeats } from './keyforge-seats.tsx'
import { magicSeats } from './magic-seats.tsx'
import type { Seats } from './seats.ts'
import { simpleSeats } from './simple-seats.tsx'

/** The first board of a run as it is set up. */
export function seatsOf(run: Run): Seats | null {
  switch (run.game) {
    case 'keyforge':
      return run.boards[0] === undefined ? null : keyforgeSeats(run.boards[0])
    case 'magic':
      return run.boards[0] === undefined ? null : magicSeats(run.boards[0])
    case 'grand-archive':
      return run.boards[0] === undefined ? null : grandArchiveSeats(run.boards[0])
    case 'simple':
      return run.boards[0] === undefined ? null : simpleSeats(run.boards[0])
    default:
      return run satisfies never
  }
}
