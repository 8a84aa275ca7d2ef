import { useEffect, useState } from 'react'
import { DeckField } from '../play/deck-field.tsx'
import { isPlayable } from '../play/deck-summary.tsx'
import { type DeckSource, useDeck } from '../play/use-deck.ts'
import { forgetDeck, keepDeck, ownDecks } from '../state/kept.ts'
import { useAnswer } from '../state/use-engine.ts'
import { roomWords } from '../words/room.ts'
import type { TableMessage } from './table-message.ts'
import type { RoomCommand } from './use-room.ts'

/** Rooms are for KeyForge. */
const OF = { game: 'keyforge' } as const

export interface SitDownProps {
  readonly start: TableMessage['start']
  readonly onSit: (command: RoomCommand) => void
}

/** A name for a seat, and a deck where decks are dealt. */
export function SitDown({ start, onSit }: SitDownProps) {
  const ready = useAnswer('readyDecks', OF)
  const [own, setOwn] = useState(() => ownDecks(OF.game))
  const [source, choose] = useState<DeckSource | null>(null)
  const deck = useDeck(OF.game, source)
  const [name, setName] = useState('')
  const isDealt = start === 'deal'
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
        const nonce = crypto.randomUUID()
        if (!isDealt) onSit({ do: 'sit', name, deck: null, nonce })
        else if (deck !== undefined) onSit({ do: 'sit', name, deck: deck.text, nonce })
      }}
    >
      <label>
        <span>{roomWords.name}</span>
        <input required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      {isDealt && (
        <DeckField
          title={roomWords.yourDeck}
          {...OF}
          {...{ source, deck, ready, own }}
          onChoose={choose}
          onKeep={(kept) => setOwn(keepDeck(kept))}
          onForget={(gone) => setOwn(forgetDeck(OF.game, gone))}
        />
      )}
      <button
        type="submit"
        className="btn main"
        disabled={isDealt && (deck === undefined || !isPlayable(deck))}
      >
        {roomWords.sit}
      </button>
    </form>
  )
}
