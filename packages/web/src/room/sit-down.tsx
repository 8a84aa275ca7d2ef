import { useEffect, useState } from 'react'
import { DeckField } from '../play/deck-field.tsx'
import { isPlayable } from '../play/deck-summary.tsx'
import { type DeckSource, useDeck } from '../play/use-deck.ts'
import { forgetDeck, keepDeck, ownDecks } from '../state/kept.ts'
import { useAnswer } from '../state/use-engine.ts'
import { roomWords } from '../words/room.ts'
import type { RoomCommand } from './use-room.ts'

const NOTHING = {}

/** A name and a deck for a seat. */
export function SitDown({ onSit }: { readonly onSit: (command: RoomCommand) => void }) {
  const ready = useAnswer('readyDecks', NOTHING)
  const [own, setOwn] = useState(ownDecks)
  const [source, choose] = useState<DeckSource | null>(null)
  const deck = useDeck(source)
  const [name, setName] = useState('')
  useEffect(() => {
    const first = ready?.examples[0]
    if (source === null && first !== undefined) choose({ kind: 'ready', ...first })
  }, [source, ready])
  return (
    <form
      className="sit-down"
      onSubmit={(event) => {
        event.preventDefault()
        // What a player adds to the seed: then the server alone cannot have chosen the dice.
        if (deck !== undefined) onSit({ do: 'sit', name, deck: deck.text, nonce: crypto.randomUUID() })
      }}
    >
      <label>
        <span>{roomWords.name}</span>
        <input required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <DeckField
        title={roomWords.yourDeck}
        {...{ source, deck, ready, own }}
        onChoose={choose}
        onKeep={(kept) => setOwn(keepDeck(kept))}
        onForget={(gone) => setOwn(forgetDeck(gone))}
      />
      <button type="submit" className="btn main" disabled={deck === undefined || !isPlayable(deck)}>
        {roomWords.sit}
      </button>
    </form>
  )
}
