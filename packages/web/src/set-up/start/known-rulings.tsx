import { memoize } from '@battleline/language'
import { useEffect, useMemo, useState } from 'react'
import { DialogSheet } from '../../components/dialog-sheet.tsx'
import type { AppGame } from '../../engine/protocol/protocol.ts'
import { titleOf, useGames } from '../../state/use-games.ts'
import { plain } from '../find/search-cards.ts'
import type { Ruling } from './rulings.ts'
import '../../styles/start-from.css'

export interface KnownRulingsProps {
  /** The game on the board: its rulings are listed first. */
  readonly game: string
  readonly onStart: (text: string) => void
  readonly onClose: () => void
}

/** How many rulings are listed at first, and how many each “Show more” adds. */
const SOME = 40
/** Letters of a scenario that are searched: its board, and not how long its play is. */
const SEARCHED = 1500

/** The scenarios of the project: rulings with their answers. */
export default function KnownRulings({ game, onStart, onClose }: KnownRulingsProps) {
  const rulings = useRulings()
  const [typed, type] = useState('')
  const [of, choose] = useState<string | null>(game)
  const [most, show] = useState(SOME)
  const matching = useMemo(() => matches(rulings ?? [], typed), [rulings, typed])
  const hits = matching.filter((one) => of === null || one.game === of)
  const filter = (one: string | null) => {
    choose(one)
    show(SOME)
  }
  const games = useGames()
  return (
    <DialogSheet title="Rulings" onClose={onClose}>
      <div className="ruling-search">
        <input
          aria-label="Find a ruling"
          placeholder="Card, keyword or rule"
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            show(SOME)
          }}
        />
        <Games games={games} of={of} matching={rulings === null ? null : matching} onChoose={filter} />
        <p className="hint" role="status">
          {rulings === null
            ? 'Loading …'
            : countText(hits.length, of === null ? null : titleOf(games, of), typed.trim())}
        </p>
      </div>
      <ul className="rulings">
        {hits.slice(0, most).map((ruling) => (
          <Entry
            key={`${ruling.game} ${ruling.topic} ${ruling.name}`}
            ruling={ruling}
            title={of === null ? titleOf(games, ruling.game) : null}
            onStart={onStart}
          />
        ))}
      </ul>
      {hits.length > most && (
        <p className="go">
          <button type="button" className="btn line" onClick={() => show(most + SOME)}>
            Show {Math.min(SOME, hits.length - most)} more of {hits.length}
          </button>
        </p>
      )}
    </DialogSheet>
  )
}

interface GamesProps {
  readonly games: readonly AppGame[]
  /** Null for all. */
  readonly of: string | null
  /** Those with the words that were typed; null until they are there. */
  readonly matching: readonly Ruling[] | null
  readonly onChoose: (game: string | null) => void
}

/** The games that rulings are of, each with how many. */
const Games = ({ games, of, matching, onChoose }: GamesProps) => (
  <fieldset className="games">
    <legend className="visually-hidden">Game</legend>
    {[null, ...games.map(({ name }) => name)].map((one) => (
      <button key={one} type="button" className="btn" aria-pressed={one === of} onClick={() => onChoose(one)}>
        {one === null ? 'All' : titleOf(games, one)}{' '}
        <small>{matching?.filter(({ game }) => one === null || game === one).length}</small>
      </button>
    ))}
  </fieldset>
)

interface EntryProps {
  readonly ruling: Ruling
  /** The title of its game; null where it is not shown. */
  readonly title: string | null
  readonly onStart: (text: string) => void
}

const Entry = ({ ruling: { name, topic, cite, text }, title, onStart }: EntryProps) => (
  <li>
    <button type="button" onClick={() => onStart(text)}>
      {name}
      <small>
        {title !== null && `${title} · `}
        {topic}
        {cite !== '' && <i> {cite}</i>}
      </small>
    </button>
  </li>
)

function countText(count: number, title: string | null, typed: string): string {
  const game = title === null ? '' : `${title} `
  const rulings = `${count === 0 ? 'No' : count} ${game}${count === 1 ? 'ruling' : 'rulings'}`
  return typed === '' ? rulings : `${rulings} for “${typed}”`
}

/** The rulings with every word that was typed; first those that have them in their names. */
function matches(rulings: readonly Ruling[], typed: string): readonly Ruling[] {
  const words = typed.split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return rulings
  const has = (text: string) => words.every((word) => text.includes(word))
  const hits = rulings.filter((one) => has(indexOf(one).all))
  const named = new Set(hits.filter((one) => has(indexOf(one).head)))
  return [...named, ...hits.filter((one) => !named.has(one))]
}

/** The searched text of a ruling: its name, and its name with its board. */
interface Index {
  readonly head: string
  readonly all: string
}

const indexOf = memoize(({ name, topic, text }: Ruling): Index => {
  const head = plain(`${name} ${topic}`)
  return { head, all: head + plain(text.slice(0, SEARCHED)) }
})

/** Null until they are there. */
function useRulings(): readonly Ruling[] | null {
  const [rulings, setRulings] = useState<readonly Ruling[] | null>(null)
  useEffect(() => {
    import('./rulings.ts').then((loaded) => setRulings(loaded.rulings))
  }, [])
  return rulings
}
