import type { Answer, RulingAnswer } from '@battleline/ask'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Glyph } from '../components/glyph.tsx'
import type { Given } from '../engine/protocol/protocol.ts'
import { type Route, routeTo } from '../state/route.ts'
import { useBeside } from '../state/use-beside.ts'
import { getEngine, useAnswer } from '../state/use-engine.ts'
import { titleOf, useGames } from '../state/use-games.ts'
import type { Navigate } from '../state/use-route.ts'
import { listOf } from '../text/clauses.ts'
import { written } from '../words/amounts.ts'
import { askWords } from '../words/ask.ts'
import { inEnglish } from '../words/in-english.ts'
import { Answers } from './answers.tsx'
import '../styles/ask.css'

export interface AskPageProps {
  readonly route: Route
  readonly navigate: Navigate
}

const EXAMPLES = [
  'dino faust',
  'can I fight past taunt',
  'menace must be blocked',
  'can a rested ally intercept',
]

/** The front page: one field, and the answers as one types. */
export default function AskPage({ route: { question }, navigate }: AskPageProps) {
  const [game, chooseGame] = useState<string | null>(null)
  const [failed, fail] = useState(false)
  const given = useMemo(
    () => (question.trim() === '' ? null : { question, ...(game !== null && { game }) }),
    [question, game],
  )
  const answer = useAnswer('ask', given, { keepsLast: true })
  const page = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const write = (text: string) => {
    fail(false)
    navigate({ question: text })
  }
  const open = async (ruling: RulingAnswer) => {
    try {
      const text = await getEngine().ask('ruling', { address: ruling.address })
      // The button above the ruling returns to these answers, as the browser does.
      if (text !== null) navigate({ ...routeTo(text, 'answer'), question })
      fail(text === null)
    } catch {
      fail(true)
    }
  }
  const build = async (of: string, cards: readonly string[]) =>
    navigate(routeTo(await getEngine().ask('board', { game: of, cards }), 'set-up'))
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target === field.current && given !== null) openBest(given, open)
    else if (event.key === 'Escape' && question !== '') {
      write('')
      field.current?.focus()
    } else if (!moveFocus(event.key, page.current, field.current)) return
    event.preventDefault()
  }
  const told = failed
    ? askWords.notLoaded
    : given === null
      ? ''
      : answer === undefined
        ? askWords.looking
        : countText(answer)
  return (
    <main ref={page} className="ask-page" onKeyDown={press}>
      <div className={given === null ? 'asking first' : 'asking'}>
        <Lead isHidden={given !== null} />
        <Field field={field} question={question} onType={write} />
        <GameSwitch game={game} onChoose={chooseGame} />
        <p className="hint" role="status">
          {told}
        </p>
      </div>
      {given === null && <Beginnings onAsk={write} />}
      {given !== null && answer !== undefined && <Answers answer={answer} onOpen={open} onBuild={build} />}
      {(given === null || answer !== undefined) && (
        <Boards answer={given === null ? undefined : answer} onBuild={build} />
      )}
      {given === null && <Beside />}
    </main>
  )
}

/** Opens the best ruling for the current text: the answers on the page may be for an earlier one. */
async function openBest(given: Given<'ask'>, open: (ruling: RulingAnswer) => void): Promise<void> {
  const [best] = (await getEngine().ask('ask', given)).rulings
  if (best !== undefined) open(best)
}

/** Moves the focus from the field to the answers and back; false for keys that do not. */
function moveFocus(key: string, page: HTMLElement | null, field: HTMLElement | null): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (by === undefined) return false
  const stops = [...(page?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = Math.min(at + by, stops.length - 1)
  if (next >= 0) stops[next]?.focus()
  else field?.focus()
  return true
}

/** What this is, in a line. */
const Lead = ({ isHidden }: { readonly isHidden: boolean }) => (
  <>
    <h2 className={isHidden ? 'visually-hidden' : undefined}>{askWords.title}</h2>
    <p className="lead">{askWords.lead(written(RULING_COUNT))}</p>
  </>
)

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly question: string
  readonly onType: (text: string) => void
}

/** It has the focus as soon as it is there: the page is this field. */
const Field = ({ field, question, onType }: FieldProps) => {
  useLayoutEffect(() => field.current?.focus(), [field])
  return (
    <label className="box">
      <span className="visually-hidden">{askWords.field}</span>
      <Glyph name="find" />
      <input
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="go"
        placeholder={EXAMPLES[0]}
        value={question}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  )
}

function countText({ found, cards, keywords }: Answer): string {
  const counts = [
    ...(found > 0 ? [askWords.rulings(found)] : []),
    ...(cards.length > 0 ? [askWords.cards(cards.length)] : []),
    ...(keywords.length > 0 ? [askWords.keywords(keywords.length)] : []),
  ]
  return counts.length === 0 ? askWords.noneFits : listOf(counts)
}

interface GameSwitchProps {
  /** Null for all. */
  readonly game: string | null
  readonly onChoose: (game: string | null) => void
}

const GameSwitch = ({ game, onChoose }: GameSwitchProps) => {
  const games = useGames()
  return (
    <fieldset className="games">
      <legend className="visually-hidden">{askWords.game}</legend>
      {[null, ...games.map(({ name }) => name)].map((one) => (
        <button
          key={one}
          type="button"
          className="btn"
          aria-pressed={one === game}
          onClick={() => onChoose(one)}
        >
          {one === null ? askWords.allGames : titleOf(games, one)}
        </button>
      ))}
    </fieldset>
  )
}

/** Questions to try. */
const Beginnings = ({ onAsk }: { readonly onAsk: (question: string) => void }) => (
  <section className="tries" aria-label={askWords.examples}>
    <p className="caps">{askWords.forExample}</p>
    {EXAMPLES.map((one) => (
      <button key={one} type="button" data-answer {...inEnglish()} onClick={() => onAsk(one)}>
        {one}
      </button>
    ))}
  </section>
)

interface BoardsProps {
  readonly answer: Answer | undefined
  readonly onBuild: (game: string, cards: readonly string[]) => void
}

/** A board of one's own: with the cards of the question where there are some, else an empty one. */
const Boards = ({ answer, onBuild }: BoardsProps) => {
  const games = useGames()
  const named = answer === undefined ? null : boardOf(answer)
  return (
    <section className="boards" aria-label={askWords.boards}>
      <p className="caps">{answer === undefined ? askWords.orSetUp : askWords.notAnswered}</p>
      <div className="row">
        {named !== null && (
          <button type="button" className="btn main" onClick={() => onBuild(named.game, named.cards)}>
            {askWords.boardWith(listOf(named.cards))}
          </button>
        )}
        {games.map(({ name, title }) => (
          <button key={name} type="button" className="btn line" onClick={() => onBuild(name, [])}>
            {title}
          </button>
        ))}
      </div>
    </section>
  )
}

/** The documentation and the archive of rulings, where the server has them. */
const Beside = () => {
  const { docs, archive } = useBeside()
  if (!docs && !archive) return null
  return (
    <p className="beside-links">
      {docs && <a href="./docs/">{askWords.docs}</a>}
      {archive && <a href="./rulings/">{askWords.archive}</a>}
    </p>
  )
}

/** The cards of the question that are of one game; null where it names none. */
function boardOf({ cards, recognised }: Answer) {
  const named = recognised.cards.flatMap((name) => cards.find((card) => card.name === name) ?? [])
  const game = named[0]?.game
  if (game === undefined) return null
  return { game, cards: named.filter((card) => card.game === game).map(({ name }) => name) }
}
