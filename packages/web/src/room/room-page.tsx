import { useState } from 'react'
import type { RoomSeat } from '../state/route.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import { RoomSide } from './room-side.tsx'
import { RoomTable } from './room-table.tsx'
import { SitDown } from './sit-down.tsx'
import { useRoom } from './use-room.ts'
import '../styles/table.css'
import '../styles/strip.css'
import '../styles/card.css'
import '../styles/slip.css'
import '../styles/room.css'

export interface RoomPageProps {
  readonly seat: RoomSeat
  readonly navigate: Navigate
}

/** A game between two machines, as one seat of it sees it. */
export default function RoomPage({ seat, navigate }: RoomPageProps) {
  const room = useRoom(seat)
  const { table, isConnected, fault, say } = room
  const [judged, look] = useState(0)
  if (table === null)
    return (
      <main className="room-page waiting">
        <p role="status">{roomWords.connecting}</p>
      </main>
    )
  const { role, phase, seats, views, at, isPaused } = table
  const mine = role === 1 || role === 2 ? role : null
  const view = views[judged] ?? views[0]
  const isSeated = mine === null || seats[mine - 1]?.isReady === true
  return (
    <main className="room-page" data-phase={phase} data-role={role}>
      <h2 className="visually-hidden">{roomWords.title}</h2>
      {!isConnected && (
        <p className="lost" role="alert">
          {roomWords.lost}
        </p>
      )}
      {view === undefined ? (
        <div className="seating">
          {isSeated ? <p role="status">{roomWords.waiting}</p> : <SitDown onSit={say} />}
        </div>
      ) : (
        <RoomTable
          key={role === 'judge' ? judged : 0}
          view={view}
          seat={mine}
          isStopped={isPaused || phase === 'over'}
          onAnswer={(choice) => say({ do: 'answer', at, choice })}
        />
      )}
      <RoomSide
        {...{ seat, table, room, navigate }}
        views={views.map(({ player }) => player)}
        onLook={look}
      />
      {fault !== null && (
        <p className="lost" role="alert">
          {fault}
        </p>
      )}
    </main>
  )
}
