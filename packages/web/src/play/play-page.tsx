import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { PLAYED_GAMES, type PlayedGame } from '../engine/protocol/play.ts'
import type { ReadyDecks } from '../engine/protocol/protocol.ts'
import { forgetDeck, keepDeck, keepPlayed, keptGame, keptPlayed, ownDecks } from '../state/kept.ts'
import { routeTo } from '../state/route.ts'
import { useBeside } from '../state/use-beside.ts'
import { getEngine, useAnswer } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { playWords } from '../words/play.ts'
import { DeckField } from './deck-field.tsx'
import { isPlayable } from './deck-summary.tsx'
import { OPPONENTS, type OpponentChoice } from './opponents.ts'
import { newSeed, SeedField } from './random-deck.tsx'
import { type DeckSource, useDeck } from './use-deck.ts'
import '../styles/play.css'

const PlayFriend = lazy(() => import('./play-friend.tsx'))

/** Two players at one screen. */
const NAMES = ['Ada', 'Ben'] as const

type First = 1 | 2 | null

interface PlayProps {
  readonly navigate: Navigate
}

/** Where a whole game begins: its game, two decks, an opponent, and who goes first. */
export default function PlayPage({ navigate }: PlayProps) {
  const [game, play] = useState(keptPlayed)
  const choose = (one: PlayedGame) => {
    keepPlayed(one)
    play(one)
  }
  return (
    <main className="play-page">
      <h2>{playWords.title}</h2>
      <LastGame />
      <Games chosen={game} onChoose={choose} />
      {/* Each game has its own decks and opponents. */}
      <NewGame key={game} game={game} navigate={navigate} />
    </main>
  )
}

function NewGame({ game, navigate }: PlayProps & { readonly game: PlayedGame }) {
  const { rooms } = useBeside()
  const of = useMemo(() => ({ game }), [game])
  const ready = useAnswer('readyDecks', of)
  const [own, setOwn] = useState(() => ownDecks(game))
  const [mine, chooseMine] = useSource(ready, 0)
  const [theirs, chooseTheirs] = useSource(ready, 1)
  const decks = [useDeck(game, mine), useDeck(game, theirs)] as const
  const [opponent, setOpponent] = useState(OPPONENTS[game][0])
  const [first, setFirst] = useState<First>(null)
  const [seed, setSeed] = useState(newSeed)
  const [chains, setChains] = useState<Chains>([0, 0])
  const [fault, fail] = useState<string | null>(null)
  const { bot, words } = opponent
  const { title } = playWords.opponents[words]
  const start = async () => {
    const [one, other] = decks
    if (one === undefined || other === undefined) return
    const [near, far] = bot === null ? NAMES : (['you', title] as const)
    const players = [
      { name: near, deck: one.text, chains: chains[0] },
      { name: far, deck: other.text, chains: chains[1] },
    ] as const
    const dealt = await getEngine().ask('deal', { game, players, first, seed })
    if ('wrong' in dealt) fail(dealt.wrong)
    else navigate({ ...routeTo(dealt.text), match: { bot, conceded: null } })
  }
  const swap = () => {
    chooseMine(theirs)
    chooseTheirs(mine)
  }
  const forget = (name: string) => {
    setOwn(forgetDeck(game, name))
    for (const choose of [chooseMine, chooseTheirs])
      choose((source) => (source?.kind === 'own' && source.name === name ? null : source))
  }
  const fields = {
    game,
    ready,
    own,
    onKeep: (deck: (typeof own)[number]) => setOwn(keepDeck(deck)),
    onForget: forget,
  }
  return (
    <>
      <Suspense>{rooms && game === 'keyforge' && <PlayFriend />}</Suspense>
      <Opponents all={OPPONENTS[game]} chosen={opponent} onChoose={setOpponent} />
      <div className="decks">
        <DeckField
          title={bot === null ? playWords.deckOf(NAMES[0]) : playWords.yourDeck}
          source={mine}
          deck={decks[0]}
          onChoose={chooseMine}
          {...fields}
        />
        <DeckField
          title={playWords.deckOf(bot === null ? NAMES[1] : title)}
          source={theirs}
          deck={decks[1]}
          onChoose={chooseTheirs}
          {...fields}
        />
      </div>
      <div className="how">
        <button type="button" className="btn line" onClick={swap}>
          {playWords.swap}
        </button>
        <FirstField first={first} names={bot === null ? NAMES : [playWords.you, title]} onFirst={setFirst} />
        {game === 'keyforge' && (
          <ChainsFields isHere={bot === null} {...{ title, chains }} onChains={setChains} />
        )}
        <SeedField seed={seed} onSeed={setSeed} />
        <button
          type="button"
          className="btn main"
          disabled={!decks.every((deck) => deck !== undefined && isPlayable(deck))}
          onClick={start}
        >
          {playWords.start}
        </button>
      </div>
      <p className="hint" role="status">
        {fault ?? playWords.replays}
      </p>
    </>
  )
}

/** Where a deck comes from: at first a ready one, so that a game is one click away. */
function useSource(ready: ReadyDecks | undefined, place: number) {
  const [source, choose] = useState<DeckSource | null>(null)
  useEffect(() => {
    const deck = ready?.examples[place]
    if (source === null && deck !== undefined) choose({ kind: 'ready', ...deck })
  }, [source, ready, place])
  return [source, choose] as const
}

/** The way back to the game that was played last. */
const LastGame = () => {
  const [kept] = useState(keptGame)
  return (
    kept !== null && (
      <p>
        <a className="btn line" href={kept}>
          {playWords.goOn}
        </a>
      </p>
    )
  )
}

interface GamesProps {
  readonly chosen: PlayedGame
  readonly onChoose: (game: PlayedGame) => void
}

const Games = ({ chosen, onChoose }: GamesProps) => (
  <fieldset className="opponents games">
    <legend>{playWords.gameTitle}</legend>
    {PLAYED_GAMES.map((one) => (
      <label key={one}>
        <input type="radio" name="game" checked={one === chosen} onChange={() => onChoose(one)} />
        <span>
          <b>{playWords.games[one]}</b>
        </span>
      </label>
    ))}
  </fieldset>
)

interface OpponentsProps {
  readonly all: readonly OpponentChoice[]
  readonly chosen: OpponentChoice
  readonly onChoose: (opponent: OpponentChoice) => void
}

const Opponents = ({ all, chosen, onChoose }: OpponentsProps) => (
  <fieldset className="opponents">
    <legend>{playWords.opponent}</legend>
    {all.map((one) => (
      <label key={one.words}>
        <input type="radio" name="opponent" checked={one === chosen} onChange={() => onChoose(one)} />
        <span>
          <b>{playWords.opponents[one.words].title}</b>
          <small>{playWords.opponents[one.words].about}</small>
        </span>
      </label>
    ))}
  </fieldset>
)

/** KF-CHN-1 */
const MOST_CHAINS = 24

type Chains = readonly [number, number]

interface ChainsFieldsProps {
  /** Whether both players sit at this screen. */
  readonly isHere: boolean
  /** What the opponent is called. */
  readonly title: string
  readonly chains: Chains
  readonly onChains: (chains: Chains) => void
}

const ChainsFields = ({ isHere, title, chains: [one, other], onChains }: ChainsFieldsProps) => (
  <>
    <ChainsField
      title={isHere ? playWords.chainsOf(NAMES[0]) : playWords.yourChains}
      chains={one}
      onChains={(chains) => onChains([chains, other])}
    />
    <ChainsField
      title={playWords.chainsOf(isHere ? NAMES[1] : title)}
      chains={other}
      onChains={(chains) => onChains([one, chains])}
    />
  </>
)

interface ChainsFieldProps {
  readonly title: string
  readonly chains: number
  readonly onChains: (chains: number) => void
}

const ChainsField = ({ title, chains, onChains }: ChainsFieldProps) => (
  <label>
    <span>{title}</span>
    <input
      className="chains"
      type="number"
      min={0}
      max={MOST_CHAINS}
      value={chains}
      onChange={({ target }) => {
        const value = Math.floor(target.valueAsNumber)
        if (value >= 0 && value <= MOST_CHAINS) onChains(value)
      }}
    />
  </label>
)

interface FirstFieldProps {
  readonly first: First
  readonly names: readonly [string, string]
  readonly onFirst: (first: First) => void
}

const FirstField = ({ first, names, onFirst }: FirstFieldProps) => {
  const choices: readonly (readonly [First, string])[] = [
    [null, playWords.diceDecide],
    [1, names[0]],
    [2, names[1]],
  ]
  return (
    <label>
      <span>{playWords.goesFirst}</span>
      <select
        value={String(first)}
        onChange={({ target }) =>
          onFirst(choices.find(([value]) => String(value) === target.value)?.[0] ?? null)
        }
      >
        {choices.map(([value, title]) => (
          <option key={title} value={String(value)}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
