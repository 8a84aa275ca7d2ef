import { randomInt } from 'node:crypto'
import { assertNever, isRefusal } from '@battleline/kernel'
import type { EntryBody, Proposal, Role, SeatNumber } from '../model/entry.ts'
import { RoomRefusal } from '../model/refusal.ts'
import { newToken } from '../model/secrets.ts'
import { onMove } from './clock.ts'
import type { Command } from './command.ts'
import { deckText } from './opened-game.ts'
import { isBot, otherSeat, type Table } from './table.ts'
import { isFree, lastAnswerOf } from './takeback.ts'

// Decides what a command becomes, for the table as it is: an entry to append, or a refusal.

/** Both want another game; somebody must make its room. */
export const REMATCH = 'rematch agreed'

const notNow = (message: string): RoomRefusal => new RoomRefusal('not-now', message)

/**
 * What a command of a role becomes: an entry to append.
 * @throws RoomRefusal if it cannot be said now, or by this role
 */
export function decided(table: Table, role: Role, command: Command): EntryBody | typeof REMATCH {
  const { key, number = table.number } = command
  if (number !== table.number)
    throw new RoomRefusal('stale', `the table is at ${table.number}, and this was said at ${number}`)
  if (role === 'watch') throw new RoomRefusal('forbidden', 'who watches says nothing')
  if (role === 'judge') return ofJudge(table, command)
  switch (command.do) {
    case 'sit':
      return sit(table, role, command)
    case 'answer':
      return answer(table, role, command)
    case 'takeback':
      return takeback(table, role, key)
    case 'pause':
      return proposed(table, role, 'pause', key)
    case 'propose':
      return command.what === 'takeback'
        ? takeback(table, role, key)
        : proposed(table, role, command.what, key)
    case 'agree':
      return agreed(table, role, key)
    case 'decline':
      if (table.proposal === null) throw notNow('nothing is proposed')
      return { kind: 'decline', seat: role, key }
    case 'concede':
      assertPlaying(table)
      return { kind: 'concede', seat: role, key }
    case 'resume':
      if (!table.isPaused) throw notNow('the game is not paused')
      return { kind: 'resume', seat: role, key }
    case 'call-judge':
      if (table.judge.calledBy.includes(role)) throw notNow('you have called the judge')
      return { kind: 'call-judge', seat: role, key }
    case 'rule':
      throw new RoomRefusal('forbidden', 'only the judge rules')
    default:
      return assertNever(command)
  }
}

function ofJudge(table: Table, command: Command): EntryBody {
  const { key } = command
  if (table.judge.calledBy.length === 0) throw notNow('the judge has not been called')
  switch (command.do) {
    case 'rule':
      return { kind: 'rule', seat: 'judge', words: command.words, key }
    case 'pause':
      assertPlaying(table)
      if (table.isPaused) throw notNow('the game is paused')
      return { kind: 'pause', seat: 'judge', key }
    case 'resume':
      if (!table.isPaused) throw notNow('the game is not paused')
      return { kind: 'resume', seat: 'judge', key }
    default:
      throw new RoomRefusal('forbidden', 'a judge pauses, resumes and rules')
  }
}

function sit(table: Table, seat: SeatNumber, command: Command & { do: 'sit' }): EntryBody {
  if ((table.sitting[seat - 1] ?? null) !== null) throw notNow('this seat is taken already')
  const { settings } = table.row
  const name = nameBeside(command.name, table.sitting[otherSeat(seat) - 1]?.name ?? null)
  const isDealt = settings.start.kind === 'deal'
  return {
    kind: 'sit',
    seat,
    name,
    deck: isDealt ? deckText(table.game, command.deck, randomInt(2 ** 31)) : '',
    nonce: command.nonce ?? newToken(),
    key: command.key,
  }
}

/** Two players have two names. */
const nameBeside = (name: string, other: string | null): string =>
  other !== null && other.toLowerCase() === name.toLowerCase() ? `${name} (2)` : name

function answer(table: Table, seat: SeatNumber, { at, choice, key }: Command & { do: 'answer' }): EntryBody {
  const { game, position } = table
  assertPlaying(table)
  if (table.isPaused) throw notNow('the game is paused')
  if (at !== table.at) throw new RoomRefusal('stale', `the table is at ${table.at}, and this answers ${at}`)
  if (position === null || onMove(table) !== seat) throw notNow('the other player decides')
  const chosen = game.choicesSeenBy(game.observation(position, seat), choice)
  if (typeof chosen === 'object' && chosen !== null && isRefusal(chosen))
    throw new RoomRefusal('illegal', chosen.reason)
  const why = game.whyNot(position, chosen as typeof choice)
  if (why !== null) throw new RoomRefusal('illegal', why.reason)
  return { kind: 'answer', seat, choice: chosen as typeof choice, key }
}

function takeback(table: Table, seat: SeatNumber, key: string): EntryBody {
  assertPlaying(table)
  const stage = lastAnswerOf(table, seat)
  if (stage === null) throw notNow('there is no answer to take back')
  if (isFree(table, stage) || isBot(table, otherSeat(seat)))
    return { kind: 'takeback', seat, to: stage.entry, key }
  return { kind: 'propose', seat, what: 'takeback', key }
}

/** A bot agrees at once. */
function proposed(table: Table, seat: SeatNumber, what: Proposal, key: string): EntryBody | typeof REMATCH {
  if (what === 'rematch') {
    if (table.result === null) throw notNow('the game goes on')
    if (table.rematch !== null) throw notNow('there is a rematch already')
    return isBot(table, otherSeat(seat)) ? REMATCH : { kind: 'propose', seat, what, key }
  }
  assertPlaying(table)
  if (table.isPaused) throw notNow('the game is paused')
  return isBot(table, otherSeat(seat)) ? { kind: 'pause', seat, key } : { kind: 'propose', seat, what, key }
}

function agreed(table: Table, seat: SeatNumber, key: string): EntryBody | typeof REMATCH {
  const { proposal } = table
  if (proposal === null) throw notNow('nothing is proposed')
  if (proposal.seat === seat) throw notNow('the other player must agree')
  switch (proposal.what) {
    case 'rematch':
      return REMATCH
    case 'pause':
      return { kind: 'pause', seat, key }
    case 'takeback': {
      const stage = lastAnswerOf(table, proposal.seat)
      if (stage === null) throw notNow('there is no answer to take back')
      return { kind: 'takeback', seat, to: stage.entry, key }
    }
    default:
      return assertNever(proposal.what)
  }
}

function assertPlaying({ position, result }: Table): void {
  if (position === null) throw notNow('the game has not begun')
  if (result !== null) throw notNow('the game has ended')
}
