import { type DragEvent, useMemo, useState } from 'react'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import type { DeckReading, PlayedGame } from '../engine/protocol/protocol.ts'
import { useAnswer } from '../state/use-engine.ts'
import { playWords } from '../words/play.ts'
import { DeckSummary, isPlayable } from './deck-summary.tsx'

export interface BringDeckProps {
  readonly game: PlayedGame
  readonly onBring: (deck: DeckReading) => void
  readonly onClose: () => void
}

/** More than this is no deck. */
const LONGEST = 2_000_000

/** A deck of the user's own: pasted, or a file, chosen or dropped. */
export default function BringDeck({ game, onBring, onClose }: BringDeckProps) {
  const [text, setText] = useState('')
  const [file, setFile] = useState(playWords.bring.nameless)
  const [unfit, setUnfit] = useState<string | null>(null)
  const [at, go] = useState(0)
  const given = useMemo(() => (text.trim() === '' ? null : { game, text, name: file }), [game, text, file])
  const decks = useAnswer('decks', given, { keepsLast: true }) ?? []
  const deck = given === null ? undefined : (decks[at] ?? decks[0])
  const write = (next: string, name: string = playWords.bring.nameless) => {
    go(0)
    setFile(name)
    setText(next.slice(0, LONGEST))
  }
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const fits = chosen.size <= LONGEST
    setUnfit(fits ? null : playWords.bring.tooLarge(chosen.name))
    if (fits) write(await chosen.text(), chosen.name.replace(/\.[a-z]+$/i, ''))
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <DialogSheet title={playWords.bring.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button in it */}
      <div className="bring-deck" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <p>{playWords.bring.about[game]}</p>
        <p className="pick">
          <label className="btn line">
            <input
              type="file"
              accept=".json,.csv,.txt,.yaml,.yml"
              className="visually-hidden"
              onChange={({ target: { files } }) => take(files?.[0])}
            />
            {playWords.bring.chooseFile}
          </label>
          <span>{playWords.bring.orDrop}</span>
        </p>
        <textarea
          rows={8}
          spellCheck={false}
          aria-label={playWords.bring.field}
          placeholder={playWords.bring.example[game]}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        {unfit !== null && <p role="alert">{unfit}</p>}
        {decks.length > 1 && (
          <label>
            <span>{playWords.bring.inFile(decks.length)} </span>
            <select value={at} onChange={({ target }) => go(Number(target.value))}>
              {decks.map(({ name }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two decks can have one name
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {deck !== undefined && <DeckSummary deck={deck} />}
      </div>
      <p className="go">
        <button
          type="button"
          className="btn main"
          disabled={deck === undefined || !isPlayable(deck)}
          onClick={() => deck !== undefined && onBring(deck)}
        >
          {playWords.bring.use}
        </button>
      </p>
    </DialogSheet>
  )
}
