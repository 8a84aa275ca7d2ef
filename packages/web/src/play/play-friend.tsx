import { useState } from 'react'
import { keepTokens, type MadeRoom } from '../state/made-room.ts'
import { post } from '../state/post.ts'
import { playWords } from '../words/play.ts'

const words = playWords.friend

const MINUTES = [null, 15, 30, 60] as const
const DELAYS = [0, 60, 300, null] as const
/** The bots that a server seats. */
const BOTS = [null, 'greedy', 'random'] as const

/** Makes a room on the server, and leads to its first seat. */
export default function PlayFriend() {
  const [bot, setBot] = useState<(typeof BOTS)[number]>(null)
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>(null)
  const [delay, setDelay] = useState<(typeof DELAYS)[number]>(0)
  const [fault, fail] = useState<string | null>(null)
  const make = async () => {
    try {
      const made = await post<MadeRoom>('api/rooms', {
        bots: [null, bot],
        clock: minutes === null ? null : { seconds: minutes * 60, increment: 10 },
        delay,
      })
      keepTokens(made)
      location.hash = `#room/${made.room}/${made.tokens['1']}`
    } catch (error) {
      fail(words.failed(error instanceof Error ? error.message : String(error)))
    }
  }
  return (
    <section className="play-friend" aria-labelledby="play-friend">
      <h3 id="play-friend">{words.title}</h3>
      <p>{words.about}</p>
      <div className="how">
        <Choice
          title={words.otherSeat}
          of={BOTS}
          says={(one) => (one === null ? words.person : playWords.opponents[one].title)}
          chosen={bot}
          onChoose={setBot}
        />
        <Choice
          title={words.clock}
          of={MINUTES}
          says={(one) => (one === null ? words.noClock : words.minutes(one))}
          chosen={minutes}
          onChoose={setMinutes}
        />
        <Choice
          title={words.watch}
          of={DELAYS}
          says={(one) => (one === null ? words.nobody : one === 0 ? words.atOnce : words.later(one))}
          chosen={delay}
          onChoose={setDelay}
        />
        <button type="button" className="btn main" onClick={make}>
          {words.make}
        </button>
      </div>
      {fault !== null && <p role="alert">{fault}</p>}
    </section>
  )
}

interface ChoiceProps<T> {
  readonly title: string
  readonly of: readonly T[]
  readonly says: (one: T) => string
  readonly chosen: T
  readonly onChoose: (one: T) => void
}

const Choice = <T,>({ title, of, says, chosen, onChoose }: ChoiceProps<T>) => (
  <label>
    <span>{title}</span>
    <select value={of.indexOf(chosen)} onChange={({ target }) => onChoose(of[Number(target.value)] as T)}>
      {of.map((one, at) => (
        <option key={String(one)} value={at}>
          {says(one)}
        </option>
      ))}
    </select>
  </label>
)
