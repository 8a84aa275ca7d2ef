import { lazy, Suspense, useId, useState } from 'react'
import type { DeckReading, PlayedGame, ReadyDecks } from '../engine/protocol/protocol.ts'
import { download } from '../share/download.ts'
import type { OwnDeck } from '../state/kept.ts'
import { inEnglish } from '../words/in-english.ts'
import { playWords } from '../words/play.ts'
import { DeckSummary } from './deck-summary.tsx'
import { newSeed, RandomDeck } from './random-deck.tsx'
import type { DeckSource } from './use-deck.ts'

const BringDeck = lazy(() => import('./bring-deck.tsx'))

export interface DeckFieldProps {
  readonly game: PlayedGame
  /** Whose deck it is: “Your deck”. */
  readonly title: string
  readonly source: DeckSource | null
  readonly deck: DeckReading | undefined
  readonly ready: ReadyDecks | undefined
  readonly own: readonly OwnDeck[]
  readonly onChoose: (source: DeckSource) => void
  readonly onKeep: (deck: OwnDeck) => void
  readonly onForget: (name: string) => void
}

/** The choice of a deck: a ready one, one by chance, or one of the user's own. */
export function DeckField(props: DeckFieldProps) {
  const { game, title, source, deck, ready, own, onChoose, onKeep, onForget } = props
  const [brings, bring] = useState(false)
  const heading = useId()
  const keep = (found: OwnDeck) => {
    const { name, text } = found
    onKeep({ name, text, game })
    onChoose({ kind: 'own', name, text })
  }
  return (
    <section className="deck-field" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <div className="pick">
        <DeckSelect {...{ title, source, ready, own, onChoose }} />
        <button type="button" className="btn line" onClick={() => bring(true)}>
          {playWords.deck.bring}
        </button>
      </div>
      {source?.kind === 'random' && (
        <RandomDeck source={source} sets={ready?.sets ?? []} onChoose={onChoose} />
      )}
      {deck === undefined ? (
        <p className="wait">{playWords.deck.reading}</p>
      ) : (
        <DeckSummary deck={deck} isNamed={source?.kind === 'random'} />
      )}
      {deck !== undefined && (
        <p className="acts">
          <button
            type="button"
            className="btn line"
            onClick={() => download(deck.name, deck.text, DECK_FILE[game])}
          >
            {playWords.deck.export}
          </button>
          {source?.kind === 'random' && (
            <button type="button" className="btn line" onClick={() => keep(deck)}>
              {playWords.deck.keep}
            </button>
          )}
          {source?.kind === 'own' && (
            <button type="button" className="btn line" onClick={() => onForget(source.name)}>
              {playWords.deck.remove}
            </button>
          )}
        </p>
      )}
      <Suspense>
        {brings && (
          <BringDeck
            game={game}
            onBring={(found) => {
              keep(found)
              bring(false)
            }}
            onClose={() => bring(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What a file of decks ends in. */
const DECK_FILE = { keyforge: 'yaml', 'grand-archive': 'txt' } as const

const RANDOM = 'random'

/** The value of a deck in the list. */
const optionOf = (source: DeckSource | null): string =>
  source === null ? '' : source.kind === 'random' ? RANDOM : `${source.kind}: ${source.name}`

type DeckSelectProps = Pick<DeckFieldProps, 'title' | 'source' | 'ready' | 'own' | 'onChoose'>

function DeckSelect({ title, source, ready, own, onChoose }: DeckSelectProps) {
  const sources: readonly DeckSource[] = [
    ...own.map((deck) => ({ kind: 'own', ...deck }) as const),
    ...(ready?.examples ?? []).map((deck) => ({ kind: 'ready', ...deck }) as const),
  ]
  const choose = (value: string) => {
    const found = sources.find((one) => optionOf(one) === value)
    if (value === RANDOM) onChoose({ kind: 'random', seed: newSeed(), set: null })
    else if (found !== undefined) onChoose(found)
  }
  return (
    <select aria-label={title} value={optionOf(source)} onChange={({ target }) => choose(target.value)}>
      {source === null && <option value="">{playWords.deck.loading}</option>}
      <option value={RANDOM}>{playWords.deck.random}</option>
      {own.length > 0 && (
        <optgroup label={playWords.deck.yours}>
          {own.map(({ name }) => (
            <option key={name} value={`own: ${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={playWords.deck.ready}>
        {ready?.examples.map(({ name }) => (
          <option key={name} value={`ready: ${name}`} {...inEnglish()}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
