import { type ReactNode, useEffect, useState } from 'react'
import type { RoomSeat } from '../state/route.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import { RoomLinks } from './room-links.tsx'
import type { SeatNumber, TableMessage } from './table-message.ts'
import type { RoomState } from './use-room.ts'

export interface RoomSideProps {
  readonly seat: RoomSeat
  readonly table: TableMessage
  readonly room: RoomState
  readonly navigate: Navigate
  /** The players through whose eyes a judge may look. */
  readonly views: readonly number[]
  readonly onLook: (view: number) => void
  /** The past of the room. */
  readonly children: ReactNode
}

/** What a seat is called. */
export const nameIn =
  ({ seats }: TableMessage) =>
  (who: SeatNumber): string =>
    seats[who - 1]?.name ?? seats[who - 1]?.bot ?? roomWords.seat(who)

/** Beside the table: times, what can be said, proposals, the past of the room, and its links. */
export function RoomSide({ seat, table, room, navigate, views, onLook, children }: RoomSideProps) {
  const { role, result, phase, proposal, judge, seed, commitment, rematch, number } = table
  const nameOf = nameIn(table)
  const mine = role === 1 || role === 2 ? role : null
  const { say } = room
  return (
    <aside className="room-side">
      <Clocks table={table} ahead={room.ahead} nameOf={nameOf} />
      {result !== null && (
        <p className="result" role="status">
          <b>{result.winner === null ? roomWords.draw : roomWords.won(nameOf(result.winner))}</b>{' '}
          {roomWords.how[result.how]}
        </p>
      )}
      {proposal !== null && (
        <p role="status">
          {roomWords.proposes(nameOf(proposal.seat), roomWords[proposal.what])}{' '}
          {mine !== null && mine !== proposal.seat && (
            <>
              <Say words={roomWords.agree} onSay={() => say({ do: 'agree', number })} />
              <Say words={roomWords.decline} onSay={() => say({ do: 'decline', number })} />
            </>
          )}
        </p>
      )}
      {mine !== null && phase === 'playing' && <Actions table={table} room={room} />}
      {mine !== null && phase === 'over' && rematch === null && (
        <Say words={roomWords.rematch} onSay={() => say({ do: 'propose', what: 'rematch' })} />
      )}
      {rematch !== null && (
        <Say
          words={roomWords.next}
          onSay={() => navigate({ view: 'room', room: { room: rematch, token: seat.token } })}
        />
      )}
      {role === 'judge' && (
        <>
          {views.map((player, at) => (
            <Say key={player} words={nameOf(player === 2 ? 2 : 1)} onSay={() => onLook(at)} />
          ))}
          <Ruling room={room} />
        </>
      )}
      {judge.words.map((words) => (
        <blockquote key={words}>
          <b>{roomWords.ruling}:</b> {words}
        </blockquote>
      ))}
      {children}
      <RoomLinks seat={seat} />
      <p className="dice">
        {seed === null ? roomWords.bound : roomWords.dice} <code>{seed ?? commitment}</code>
      </p>
    </aside>
  )
}

const Say = ({ words, onSay }: { readonly words: string; readonly onSay: () => void }) => (
  <button type="button" className="btn line" onClick={onSay}>
    {words}
  </button>
)

/** What a player can say in a game. Conceding takes two presses. */
function Actions({ table, room: { say } }: Pick<RoomSideProps, 'table' | 'room'>) {
  const [isSure, setSure] = useState(false)
  const { isPaused, judge, role } = table
  return (
    <p className="actions">
      <Say words={roomWords.takeback} onSay={() => say({ do: 'takeback' })} />
      {isPaused ? (
        <Say words={roomWords.resume} onSay={() => say({ do: 'resume' })} />
      ) : (
        <Say words={roomWords.pause} onSay={() => say({ do: 'propose', what: 'pause' })} />
      )}
      {!judge.calledBy.some((seat) => seat === role) && (
        <Say words={roomWords.callJudge} onSay={() => say({ do: 'call-judge' })} />
      )}
      <Say
        words={isSure ? roomWords.sure : roomWords.concede}
        onSay={() => (isSure ? say({ do: 'concede' }) : setSure(true))}
      />
    </p>
  )
}

function Ruling({ room: { say } }: Pick<RoomSideProps, 'room'>) {
  const [words, write] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        say({ do: 'rule', words })
        write('')
      }}
    >
      <textarea
        required
        maxLength={2000}
        aria-label={roomWords.ruling}
        value={words}
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className="btn line">
        {roomWords.rule}
      </button>
    </form>
  )
}

interface ClocksProps {
  readonly table: TableMessage
  readonly ahead: number
  readonly nameOf: (seat: SeatNumber) => string
}

/** The times of both players, by the clock of the server. */
function Clocks({ table: { clock }, ahead, nameOf }: ClocksProps) {
  const [now, tick] = useState(Date.now)
  useEffect(() => {
    if (clock?.running == null) return
    const timer = setInterval(() => tick(Date.now()), 500)
    return () => clearInterval(timer)
  }, [clock])
  if (clock === null) return null
  return (
    <dl className="clocks">
      {([1, 2] as const).map((seat) => {
        const used = clock.running === seat ? Math.max(0, now + ahead - clock.since) : 0
        return (
          <div key={seat} data-running={clock.running === seat || undefined}>
            <dt>{nameOf(seat)}</dt>
            <dd>{timeText(Math.max(0, (clock.left[seat - 1] ?? 0) - used))}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
