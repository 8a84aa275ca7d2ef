import { useState } from 'react'
import { keepTokens, type MadeRoom } from '../state/made-room.ts'
import { post } from '../state/post.ts'
import type { RoomSeat } from '../state/route.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import type { TableMessage } from './table-message.ts'
import type { Replay } from './use-replay.ts'

const words = roomWords.replay

/** Both players sit by two entries: before there is no table. */
const FIRST = 2

export interface RoomReplayProps {
  readonly seat: RoomSeat
  /** The newest table. */
  readonly table: TableMessage
  readonly replay: Replay
  readonly navigate: Navigate
  readonly onAsk: () => Promise<boolean>
}

/** Steps through a game, and goes on from where it is: as a question, or in another room. */
export function RoomReplay({ seat, table, replay, navigate, onAsk }: RoomReplayProps) {
  const { number, role, phase } = table
  const { entry, go } = replay
  const at = entry ?? number
  const to = (next: number) => go(next >= number ? null : Math.max(FIRST, next))
  const isPlayer = role === 1 || role === 2
  const [fault, fail] = useState<string | null>(null)
  const attempt = (act: Promise<unknown>) => {
    fail(null)
    act.catch((error: Error) => fail(error.message))
  }
  return (
    <section className="replay" aria-label={words.title}>
      <div className="steps">
        <Step says={words.back} sign="‹" isOff={at <= FIRST} onGo={() => to(at - 1)} />
        <input
          type="range"
          min={FIRST}
          max={number}
          value={at}
          aria-label={words.step}
          aria-valuetext={words.at(at, number)}
          onChange={({ target }) => to(Number(target.value))}
        />
        <Step says={words.on} sign="›" isOff={entry === null} onGo={() => to(at + 1)} />
        <button type="button" className="btn line" disabled={entry === null} onClick={() => go(null)}>
          {phase === 'over' ? words.end : words.now}
        </button>
      </div>
      <p>{words.at(at, number)}</p>
      <p className="actions">
        <button type="button" className="btn line" onClick={() => attempt(onAsk())}>
          {words.ask}
        </button>
        {(isPlayer || phase === 'over') &&
          BOTS.map((bot) => (
            <button
              key={bot}
              type="button"
              className="btn line"
              onClick={() =>
                attempt(goOn(seat, table, at, bot).then((room) => navigate({ view: 'room', room })))
              }
            >
              {bot === null ? words.withPerson : words.withBot}
            </button>
          ))}
      </p>
      <p className="hint">{phase === 'over' ? words.about : words.aboutOpen}</p>
      {(fault ?? replay.fault) !== null && <p role="alert">{fault ?? replay.fault}</p>}
    </section>
  )
}

const BOTS = [null, 'greedy'] as const

interface StepProps {
  readonly says: string
  readonly sign: string
  readonly isOff: boolean
  readonly onGo: () => void
}

const Step = ({ says, sign, isOff, onGo }: StepProps) => (
  <button type="button" className="btn line" aria-label={says} disabled={isOff} onClick={onGo}>
    {sign}
  </button>
)

/** Makes a room that goes on from an entry, against somebody or a bot. The same seat of it. */
async function goOn(
  { room, token }: RoomSeat,
  { role }: TableMessage,
  entry: number,
  bot: (typeof BOTS)[number],
): Promise<RoomSeat> {
  const seat = role === 2 ? 2 : 1
  const bots = seat === 1 ? [null, bot] : [bot, null]
  const made = await post<MadeRoom>(`api/rooms/${room}/continue`, { entry, bots }, token)
  keepTokens(made)
  return { room: made.room, token: made.tokens[seat] ?? null }
}
