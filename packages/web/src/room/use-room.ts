import { useCallback, useEffect, useRef, useState } from 'react'
import type { RoomSeat } from '../state/route.ts'
import type { RoomMessage, TableMessage } from './table-message.ts'

/** Milliseconds before the next try to connect. */
const SOONEST = 300
const LATEST = 5000

/** What a message says; the hook adds its key. */
export type RoomCommand = { readonly do: string } & Readonly<Record<string, unknown>>

/** A room as this seat sees it. */
export interface RoomState {
  readonly table: TableMessage | null
  readonly isConnected: boolean
  /** Why the last message was refused. */
  readonly fault: string | null
  /** The server’s clock before this one, in milliseconds. */
  readonly ahead: number
  say(command: RoomCommand): void
}

/**
 * A seat in a room, over a socket. A connection that is lost is made again; what the server has not acknowledged is then sent
 * again, under the same key, so that it counts once.
 */
export function useRoom({ room, token }: RoomSeat): RoomState {
  const [table, setTable] = useState<TableMessage | null>(null)
  const [isConnected, setConnected] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [ahead, setAhead] = useState(0)
  const socket = useRef<WebSocket | null>(null)
  const unheard = useRef(new Map<string, RoomCommand>())
  useEffect(() => {
    let isOver = false
    let pause = SOONEST
    let timer: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      const address = new URL(`api/rooms/${room}/socket`, location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      address.hash = ''
      const open = new WebSocket(address)
      socket.current = open
      open.onopen = () => open.send(JSON.stringify(token === null ? { do: 'watch' } : { do: 'join', token }))
      open.onmessage = (message) => {
        const said = JSON.parse(String(message.data)) as RoomMessage
        switch (said.tell) {
          case 'welcome':
            pause = SOONEST
            setConnected(true)
            setAhead(said.now - Date.now())
            for (const [id, command] of unheard.current)
              open.send(JSON.stringify({ ...command, id, key: id }))
            return
          case 'table':
            setTable(said)
            return
          case 'done':
          case 'refused':
            if (said.id !== undefined) unheard.current.delete(said.id)
            // An answer to a table that is no longer there is not wanted.
            setFault(said.tell === 'refused' && said.code !== 'stale' ? said.message : null)
            return
          default:
        }
      }
      open.onclose = () => {
        setConnected(false)
        if (isOver) return
        timer = setTimeout(connect, pause)
        pause = Math.min(LATEST, pause * 2)
      }
    }
    connect()
    return () => {
      isOver = true
      clearTimeout(timer)
      socket.current?.close()
    }
  }, [room, token])
  const say = useCallback((command: RoomCommand) => {
    const id = crypto.randomUUID()
    unheard.current.set(id, command)
    setFault(null)
    if (socket.current?.readyState === WebSocket.OPEN)
      socket.current.send(JSON.stringify({ ...command, id, key: id }))
  }, [])
  return { table, isConnected, fault, ahead, say }
}
