import { useRef, useState } from 'react'
import { get } from '../state/post.ts'
import type { RoomSeat } from '../state/route.ts'
import type { TableMessage } from './table-message.ts'

/** The table of a room as it was at an entry, as the seat may know it. */
export const tableAt = ({ room, token }: RoomSeat, entry: number): Promise<TableMessage> =>
  get(`api/rooms/${room}/replay?entry=${entry}`, token)

/** A look at what happened in a room. */
export interface Replay {
  /** The entry that is looked at; null for the newest table. */
  readonly entry: number | null
  /** Its table, as soon as it is there. */
  readonly table: TableMessage | null
  /** Why the server gave none. */
  readonly fault: string | null
  /** Looks at another entry. */
  readonly go: (entry: number | null) => void
}

const NOW = { entry: null, table: null, fault: null }

/** Looks at earlier tables of a room. Of those that are wanted while one is on its way, only the last is asked for. */
export function useReplay(seat: RoomSeat): Replay {
  const [looks, look] = useState<Omit<Replay, 'go'>>(NOW)
  const wanted = useRef<number | null>(null)
  const isAsking = useRef(false)
  const ask = async () => {
    isAsking.current = true
    for (let asked: number | null = null; asked !== wanted.current; ) {
      asked = wanted.current
      if (asked === null) break
      try {
        const table = await tableAt(seat, asked)
        if (wanted.current !== null) look((before) => ({ ...before, table, fault: null }))
      } catch (error) {
        look({ ...NOW, fault: error instanceof Error ? error.message : String(error) })
        wanted.current = null
      }
    }
    isAsking.current = false
  }
  const go = (entry: number | null) => {
    wanted.current = entry
    look((before) => (entry === null ? NOW : { ...before, entry, fault: null }))
    if (entry !== null && !isAsking.current) void ask()
  }
  return { ...looks, go }
}
