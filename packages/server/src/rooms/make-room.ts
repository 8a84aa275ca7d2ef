import type { SeatNumber } from '../model/entry.ts'
import type { RoomRow, RoomSettings } from '../model/room.ts'
import { commitmentTo, hashOf, newRoomName, newSeed, newToken } from '../model/secrets.ts'
import type { Command } from '../play/command.ts'
import type { Table } from '../play/table.ts'
import type { RoomStore } from '../store/room-store.ts'

/** A room that was made, with the tokens for its links: they are never shown again. */
export interface MadeRoom {
  readonly room: string
  readonly commitment: string
  /** Of seats of persons, and of the judge. */
  readonly tokens: Readonly<Partial<Record<SeatNumber | 'judge', string>>>
}

const PERSONS: readonly SeatNumber[] = [1, 2]

/** Makes a room, and stores it. `maker`: a hash of the address that asked. */
export async function makeRoom(
  store: RoomStore,
  settings: RoomSettings,
  maker: string,
  now: number,
): Promise<MadeRoom> {
  const row = newRow(settings, now)
  const seats = PERSONS.filter((seat) => settings.bots[seat] === null)
  const tokens = Object.fromEntries([...seats, 'judge'].map((role) => [role, newToken()]))
  const hashes = Object.fromEntries(Object.entries(tokens).map(([role, token]) => [role, hashOf(token)]))
  await store.create(row, hashes, maker)
  return { room: row.name, commitment: commitmentTo(row.name, row.seed), tokens }
}

/** Makes the room of a rematch: the links of the first game open it, too. */
export async function makeRematch(store: RoomStore, { row }: Table, now: number): Promise<string> {
  const next = newRow({ ...row.settings, start: { kind: 'deal' }, before: row.name }, now)
  await store.create(next, await store.tokens(row.name), `rematch ${row.name}`)
  return next.name
}

/** What a bot says when its room is opened first. */
export const sitOfBot = (settings: RoomSettings, seat: SeatNumber): Command & { do: 'sit' } => ({
  do: 'sit',
  name: `Bot ${settings.bots[seat] ?? ''}`,
  deck: null,
  nonce: null,
  key: `bot sits ${seat}`,
})

const newRow = (settings: RoomSettings, now: number): RoomRow => ({
  name: newRoomName(),
  settings,
  seed: newSeed(),
  created: now,
})
