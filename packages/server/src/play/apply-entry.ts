import { assertNever, CHANCE, type Choice, isRefusal, type Refusal, randomChoice } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition } from '@battleline/keyforge'
import type { Entry, SeatNumber } from '../model/entry.ts'
import type { RoomRow } from '../model/room.ts'
import { clockAfter } from './clock.ts'
import { diceAt } from './dice.ts'
import { dealOf, gameOf } from './opened-game.ts'
import {
  MOST_HEARD,
  MOST_STAGES,
  otherSeat,
  type Result,
  type Sitting,
  type Stage,
  type Table,
} from './table.ts'

/** An entry cannot be applied: the room was played with other rules, or an answer before a snapshot is taken back. */
export class CannotApply extends Error {}

/** A room before its first entry. */
export function emptyTable(row: RoomRow): Table {
  const { clock } = row.settings
  const left = (clock?.seconds ?? 0) * 1000
  return {
    row,
    game: gameOf(row.settings.edition),
    number: 0,
    time: row.created,
    at: 0,
    sitting: [null, null],
    position: null,
    stages: [],
    proposal: null,
    isPaused: false,
    clock: clock === null ? null : { left: [left, left], running: null, since: row.created },
    judge: { calledBy: [], words: [] },
    result: null,
    rematch: null,
    heard: [],
  }
}

/**
 * The table after an entry that was accepted. It depends on the table and the entry alone.
 * @throws CannotApply
 */
export function applied(table: Table, entry: Entry): Table {
  if (entry.number !== table.number + 1) throw new CannotApply(`entry ${entry.number} is out of order`)
  const changed = { ...table, ...changeBy(table, entry) }
  return {
    ...changed,
    number: entry.number,
    time: entry.at,
    clock: clockAfter(table, changed, entry.at, entry.kind === 'answer' ? entry.seat : null),
    heard: heardAfter(table.heard, entry),
  }
}

/** Remembers an entry. Only what the same seat says later makes it forget one: nobody else can. */
function heardAfter(heard: Table['heard'], { key, seat, number }: Entry): Table['heard'] {
  const own = heard.filter((one) => one.seat === seat)
  const forgotten = own.length < MOST_HEARD ? null : own[0]
  return [...heard.filter((one) => one !== forgotten), { key, seat, number }]
}

/**
 * The table after several entries.
 * @throws CannotApply
 */
export const allApplied = (table: Table, entries: readonly Entry[]): Table =>
  entries.reduce((before, entry) => applied(before, entry), table)

function changeBy(table: Table, entry: Entry): Partial<Table> {
  switch (entry.kind) {
    case 'sit':
      return sat(table, entry)
    case 'answer':
      return answered(table, entry)
    case 'takeback':
      return takenBack(table, entry.number, entry.to)
    case 'concede':
      return lost(table, entry.seat, 'concession')
    case 'time':
      return lost(table, entry.seat, 'time')
    case 'propose':
      return { proposal: { seat: entry.seat, what: entry.what } }
    case 'decline':
      return { proposal: null }
    case 'pause':
      return { isPaused: true, proposal: null }
    case 'resume':
      return { isPaused: false }
    case 'call-judge':
      return { judge: { ...table.judge, calledBy: [...table.judge.calledBy, entry.seat] } }
    case 'rule':
      return { judge: { ...table.judge, words: [...table.judge.words, entry.words] } }
    case 'rematch':
      return { rematch: entry.room, proposal: null }
    default:
      return assertNever(entry)
  }
}

function sat(table: Table, { seat, name, deck, nonce, number }: Entry & { kind: 'sit' }): Partial<Table> {
  const sitting = table.sitting.map((one, at) =>
    at === seat - 1 ? { name, deck, nonce } : one,
  ) as unknown as Table['sitting']
  const [one, other] = sitting
  if (one === null || other === null) return { sitting }
  const begun = { ...table, sitting }
  return { sitting, at: number, ...afterDice(begun, startOf(begun, one, other), number) }
}

function startOf({ game, row }: Table, one: Sitting, other: Sitting): KeyForgePosition {
  const { start } = row.settings
  return orThrow(start.kind === 'deal' ? game.deal(dealOf(game, [one, other])) : game.load(start.save))
}

function answered(table: Table, { seat, choice, number }: Entry & { kind: 'answer' }): Partial<Table> {
  const { position, game, stages } = table
  if (position === null) throw new CannotApply('nothing is asked')
  const next = afterDice(table, orThrow(game.answer(position, choice)), number)
  const stage: Stage = { entry: number, seat, choice, from: position, to: next.position, throws: next.throws }
  const { throws: _, ...rest } = next
  return { ...rest, at: number, stages: [...stages, stage].slice(-MOST_STAGES), proposal: null }
}

/** The position once chance has decided all that it must, and whether the game has ended there. */
function afterDice(
  { game, row, sitting }: Table,
  from: KeyForgePosition,
  entry: number,
): { readonly position: KeyForgePosition; readonly result: Result | null; readonly throws: number } {
  const nonces = [sitting[0]?.nonce ?? '', sitting[1]?.nonce ?? ''] as const
  let position = from
  let throws = 0
  for (;;) {
    const asked = game.decision(position)
    if (asked?.who !== CHANCE) return { position, result: resultIn(game, position), throws }
    const choice: Choice = randomChoice(asked, diceAt({ seed: row.seed, nonces }, entry, throws++))
    position = orThrow(game.answer(position, choice))
  }
}

function resultIn(game: KeyForge, position: KeyForgePosition): Result | null {
  if (!game.over(position)) return null
  return { winner: game.summary(position).winner, how: 'game' }
}

function takenBack({ stages }: Table, number: number, to: number): Partial<Table> {
  const at = stages.findIndex(({ entry }) => entry === to)
  const stage = stages[at]
  if (stage === undefined) throw new CannotApply('an answer before the snapshot is taken back')
  return { position: stage.from, at: number, stages: stages.slice(0, at), proposal: null, result: null }
}

function lost({ game, position }: Table, loser: SeatNumber, how: Result['how']): Partial<Table> {
  const result = { winner: otherSeat(loser), how }
  if (position === null) return { result, proposal: null }
  return { result, proposal: null, position: orThrow(game.concede(position, loser)) }
}

function orThrow(made: KeyForgePosition | Refusal): KeyForgePosition {
  if (isRefusal(made)) throw new CannotApply(made.reason)
  return made
}
