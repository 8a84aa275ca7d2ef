import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import type {
  CardEntry,
  CardFact,
  CardTextProblem,
  Given,
  OwnCard,
  OwnEntry,
} from '../../engine/protocol/protocol.ts'
import { getEngine, useAnswer } from '../../state/use-engine.ts'
import { useFacts } from '../../state/use-facts.ts'
import { sentence } from '../../text/clauses.ts'
import { inEnglish } from '../../words/in-english.ts'
import { setUpWords } from '../../words/set-up.ts'
import { useIntoView } from '../placing/use-into-view.ts'
import { CardFacts, usual } from './card-facts.tsx'
import { readingOf } from './split-sentences.ts'
import '../../styles/write-card.css'

const CodeField = lazy(() => import('../code/code-field.tsx'))

export interface WriteCardProps {
  readonly game: string
  /** The card that is written anew; null for a new one. */
  readonly card: OwnEntry | null
  /** Where a new one would go, in words. */
  readonly describeTarget: (card: CardEntry) => string
  readonly onWritten: (card: CardEntry, facts: OwnCard) => void
  readonly onClose: () => void
}

/** The form for a custom card: it shows the problems of the text while it is written. */
export default function WriteCard({ game, card, describeTarget, onWritten, onClose }: WriteCardProps) {
  const id = useId()
  const [name, setName] = useState(card?.name ?? '')
  const [said, say] = useState<OwnCard>(card?.facts ?? {})
  const [text, setText] = useState(String(card?.facts.text ?? ''))
  const problems = useProblems(game, name, text)
  const facts = useFacts(game)
  // The height of the form is known once the facts are loaded.
  const form = useIntoView<HTMLFormElement>(facts.length > 0 ? 'card' : '')
  const mend = (problem: CardTextProblem) => {
    setText(mended(text, problem))
    toText(form.current)
  }
  const types = facts.find(({ key }) => key === 'type')
  const type = String(said.type ?? (types === undefined ? '' : usual(types)))
  const asked = facts.filter(({ of }) => of === undefined || of.some((one) => type.includes(one)))
  const written = entryOf(name.trim(), type, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWritten(written, factsOf({ asked, said, text: text.trim(), isNew: card === null }))
  }
  return (
    <form
      ref={form}
      className="write"
      aria-label={card === null ? setUpWords.card.new : setUpWords.card.own(card.name)}
      onSubmit={submit}
    >
      <CardFacts card={card} name={name} onName={setName} asked={asked} said={said} onSay={say} />
      <p className="caps">{setUpWords.card.text}</p>
      <Suspense fallback={<div className="editor sentence" />}>
        <CodeField
          label={setUpWords.card.textOf(name)}
          kind="sentence"
          text={text}
          problems={problems}
          complete={(before, offset) =>
            getEngine().ask('goOn', { game, name, text: before.slice(0, offset) })
          }
          onText={setText}
        />
      </Suspense>
      <ProblemList id={`${id}-problems`} problems={problems} text={text} onMend={mend} />
      <p className="go">
        {card === null && (
          <span className="hint">
            {setUpWords.find.to} <b>{describeTarget(written)}</b>
          </span>
        )}
        <button type="button" className="btn line" onClick={onClose}>
          {setUpWords.card.close}
        </button>
        <button type="submit" className="btn main" disabled={name.trim() === '' || problems.length > 0}>
          {card === null ? setUpWords.card.add : setUpWords.card.save}
        </button>
      </p>
    </form>
  )
}

/** A card as it is placed: of one that is new nothing else is known. */
const entryOf = (name: string, type: string, text: string): CardEntry => {
  const attaches = type.includes('upgrade')
  return { name, type, look: null, strength: '', attaches, kind: type, text }
}

interface Said {
  readonly asked: readonly CardFact[]
  readonly said: OwnCard
  readonly text: string
  readonly isNew: boolean
}

/** The facts to write. A new card omits empty facts; an existing card writes them to remove old values. */
function factsOf({ asked, said, text, isNew }: Said): OwnCard {
  const given = asked.map((fact) => [fact.key, said[fact.key] ?? usual(fact)] as const)
  const all = [...given, ['text', text] as const]
  return Object.fromEntries(all.filter(([, value]) => !isNew || (value !== 0 && String(value) !== '')))
}

/** The button disappears with its problem, so the focus moves to the text. */
const toText = (form: HTMLElement | null): void =>
  form?.querySelector('.editor')?.shadowRoot?.querySelector<HTMLElement>('.cm-content')?.focus()

interface ProblemListProps {
  readonly id: string
  readonly problems: readonly CardTextProblem[]
  readonly text: string
  /** Applies the suggestion. */
  readonly onMend: (problem: CardTextProblem) => void
}

const ProblemList = ({ id, problems, text, onMend }: ProblemListProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: several problems scroll, also those without a button
  <div id={id} role="status" className="problems" tabIndex={0}>
    {problems.map((problem) => {
      const { line, column, message, nearest, mends, expected } = problem
      return (
        <p key={`${line}:${column}`} className="diagnostic">
          <span className="position">
            {line}:{column}
          </span>{' '}
          <span {...inEnglish()}>{message}.</span>{' '}
          {nearest === undefined ? (
            expected.length > 0 && setUpWords.scenario.expected(expected.join(', '))
          ) : mends === undefined ? (
            setUpWords.card.didYouMean(nearest)
          ) : (
            <button type="button" className="fix" onClick={() => onMend(problem)}>
              {setUpWords.card.changeTo(nearest)}
            </button>
          )}
        </p>
      )
    })}
    {text.trim() !== '' && <Reading text={text} problems={problems} />}
  </div>
)

/** Which sentences are understood, and which are not yet. */
function Reading({ text, problems }: Pick<ProblemListProps, 'text' | 'problems'>) {
  const { understood, notYet } = readingOf(text, problems)
  if (notYet.length === 0) return <p className="understood">{setUpWords.card.understood}</p>
  return (
    <p className="understood">
      {understood.length > 0 && (
        <>
          {setUpWords.card.understood} <span>{understood.join(' ')}</span>{' '}
        </>
      )}
      <b>{setUpWords.card.notUnderstood}</b> <span>{notYet.join(' ')}</span>
    </p>
  )
}

/** The text with the suggestion applied, in the case of the original. */
export function mended(text: string, { nearest = '', mends }: CardTextProblem): string {
  if (mends === undefined) return text
  const { from, to } = mends
  const isLarge = /^\p{Lu}/u.test(text.slice(from, to))
  const meant = isLarge ? sentence(nearest) : nearest
  return `${text.slice(0, from)}${meant}${text.slice(to)}`
}

/** How long the text must rest before it is checked, in milliseconds. */
const REST = 120
const NO_PROBLEMS: readonly CardTextProblem[] = []

/** The problems of the text, a moment after it was written. */
function useProblems(game: string, name: string, text: string): readonly CardTextProblem[] {
  const [given, setGiven] = useState<Given<'cardText'> | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGiven({ game, name, text }), REST)
    return () => clearTimeout(timer)
  }, [game, name, text])
  return useAnswer('cardText', given, { keepsLast: true }) ?? NO_PROBLEMS
}
