import { useState } from 'react'
import { tokensOf } from '../state/made-room.ts'
import type { RoomSeat } from '../state/route.ts'
import { roomWords } from '../words/room.ts'

/** The links of a room: to watch, and, for whoever made it in this tab, those of all seats. */
export function RoomLinks({ seat: { room } }: { readonly seat: RoomSeat }) {
  const [copied, setCopied] = useState<string | null>(null)
  const base = location.href.replace(/#.*$/, '')
  const links = Object.entries(tokensOf(room)).map(([role, token]) => ({
    words: role === 'judge' ? roomWords.judge : roomWords.seat(Number(role)),
    address: `${base}#room/${room}/${token}`,
  }))
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => setCopied(null),
    )
  return (
    <section className="room-links" aria-label={roomWords.links}>
      {[...links, { words: roomWords.watch, address: `${base}#room/${room}` }].map(({ words, address }) => (
        <label key={address}>
          <span>{words}</span>
          <input readOnly value={address} onFocus={({ target }) => target.select()} />
          <button type="button" className="btn line" onClick={() => copy(address)}>
            {copied === address ? roomWords.copied : roomWords.copy}
          </button>
        </label>
      ))}
    </section>
  )
}
