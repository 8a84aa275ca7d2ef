import { useState } from 'react'
import type { RoomSeat } from '../state/route.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import { RoomMoves } from './room-moves.tsx'
import { askAbout, askWhy } from './room-question.ts'
import { RoomReplay } from './room-replay.tsx'
import { nameIn, RoomSide } from './room-side.tsx'
import { RoomTable } from './room-table.tsx'
import { SitDown } from './sit-down.tsx'
import { useReplay } from './use-replay.ts'
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
  const replay = useReplay(seat)
  const [judged, look] = useState(0)
  if (table === null)
    return (
      <main className="room-page waiting">
        <p role="status">{roomWords.connecting}</p>
      </main>
    )
  const { role, phase, seats, at, isPaused } = table
  const mine = role === 1 || role === 2 ? role : null
  const shown = replay.table ?? table
  const view = shown.views[judged] ?? shown.views[0]
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
          {isSeated ? <p role="status">{roomWords.waiting}</p> : <SitDown start={table.start} onSit={say} />}
        </div>
      ) : (
        <RoomTable
          key={role === 'judge' ? judged : 0}
          view={view}
          seat={mine}
          note={replay.entry !== null ? null : isPaused ? roomWords.paused : phase === 'over' ? '' : null}
          canAnswer={replay.entry === null && !isPaused && phase === 'playing'}
          onAnswer={(choice) => say({ do: 'answer', at, choice })}
        />
      )}
      <RoomSide
        {...{ seat, table, room, navigate }}
        views={table.views.map(({ player }) => player)}
        onLook={look}
      >
        {view !== undefined && (
          <>
            <RoomReplay
              {...{ seat, table, replay, navigate }}
              onAsk={() => askAbout(shown, view, navigate)}
            />
            <RoomMoves
              answers={shown.answers}
              nameOf={nameIn(table)}
              onLook={(entry) => replay.go(entry >= table.number ? null : entry)}
              onWhy={(entry) => askWhy(seat, shown, entry, judged, navigate)}
            />
          </>
        )}
      </RoomSide>
      {fault !== null && (
        <p className="lost" role="alert">
          {fault}
        </p>
      )}
    </main>
  )
}
