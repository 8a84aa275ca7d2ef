import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import type {
  CardEntry,
  CardFact,
  Given,
  OwnCard,
  OwnEntry,
  TextMistake,
} from '../../engine/protocol/protocol.ts'
import { theEngine, useAnswer } from '../../state/use-engine.ts'
import { sentence } from '../../text/clauses.ts'
import { useIntoView } from '../placing/use-into-view.ts'
import { CardFacts, usual } from './card-facts.tsx'
import { readingOf } from './split-sentences.ts'
import { useFacts } from './use-facts.ts'
import '../../styles/write-card.css'

const CodeField = lazy(() => import('../code/code-field.tsx'))

export interface WriteCardProps {
  readonly game: string
  /** The card that is written anew; null for a new one. */
  readonly card: OwnEntry | null
  /** Where a new one would go, in words. */
  readonly told: (card: CardEntry) => string
  readonly onWritten: (card: CardEntry, facts: OwnCard) => void
  readonly onClose: () => void
}

/** A card of one’s own: what of its text is not understood is said while it is written. */
export default function WriteCard({ game, card, told, onWritten, onClose }: WriteCardProps) {
  const id = useId()
  const [name, setName] = useState(card?.name ?? '')
  const [said, say] = useState<OwnCard>(card?.facts ?? {})
  const [text, setText] = useState(String(card?.facts.text ?? ''))
  const mistakes = useMistakes(game, name, text)
  const facts = useFacts(game)
  // What there is of it, and so where it ends, is known with what is asked of a card.
  const form = useIntoView<HTMLFormElement>(facts.length > 0 ? 'card' : '')
  const mend = (mistake: TextMistake) => {
    setText(mended(text, mistake))
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
      aria-label={card === null ? 'Your new card' : `Your card ${card.name}`}
      onSubmit={submit}
    >
      <CardFacts card={card} name={name} onName={setName} asked={asked} said={said} onSay={say} />
      <p className="caps">Rules text</p>
      <Suspense fallback={<div className="editor sentence" />}>
        <CodeField
          label={`Rules text of ${name === '' ? 'the card' : name}`}
          kind="sentence"
          text={text}
          mistakes={mistakes}
          complete={(before, offset) =>
            theEngine().ask('goOn', { game, name, text: before.slice(0, offset) })
          }
          onText={setText}
        />
      </Suspense>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} text={text} onMend={mend} />
      <p className="go">
        {card === null && (
          <span className="hint">
            to <b>{told(written)}</b>
          </span>
        )}
        <button type="button" className="btn line" onClick={onClose}>
          Close
        </button>
        <button type="submit" className="btn main" disabled={name.trim() === '' || mistakes.length > 0}>
          {card === null ? 'Add card' : 'Save card'}
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

/** What is written of a card. A new one says nothing of what it has not got; of an old one that is taken away. */
function factsOf({ asked, said, text, isNew }: Said): OwnCard {
  const given = asked.map((fact) => [fact.key, said[fact.key] ?? usual(fact)] as const)
  const all = [...given, ['text', text] as const]
  return Object.fromEntries(all.filter(([, value]) => !isNew || (value !== 0 && String(value) !== '')))
}

/** The button of a mistake goes with it: one goes on where the text is written. */
const toText = (form: HTMLElement | null): void =>
  form?.querySelector('.editor')?.shadowRoot?.querySelector<HTMLElement>('.cm-content')?.focus()

interface MistakesProps {
  readonly id: string
  readonly mistakes: readonly TextMistake[]
  readonly text: string
  /** Writes what was probably meant. */
  readonly onMend: (mistake: TextMistake) => void
}

const Mistakes = ({ id, mistakes, text, onMend }: MistakesProps) => (
  <div id={id} role="status" className="mistakes">
    {mistakes.map((mistake) => {
      const { line, column, message, nearest, mends, expected } = mistake
      return (
        <p key={`${line}:${column}`} className="diagnostic">
          <span className="position">
            {line}:{column}
          </span>{' '}
          {message}.{' '}
          {nearest === undefined ? (
            expected.length > 0 && `Expected: ${expected.join(', ')}.`
          ) : mends === undefined ? (
            `Did you mean “${nearest}”?`
          ) : (
            <button type="button" className="fix" onClick={() => onMend(mistake)}>
              Change to “{nearest}”
            </button>
          )}
        </p>
      )
    })}
    {text.trim() !== '' && <Reading text={text} mistakes={mistakes} />}
  </div>
)

/** Which sentences are understood, and which are not yet. */
function Reading({ text, mistakes }: Pick<MistakesProps, 'text' | 'mistakes'>) {
  const { understood, notYet } = readingOf(text, mistakes)
  if (notYet.length === 0) return <p className="understood">Understood</p>
  return (
    <p className="understood">
      {understood.length > 0 && (
        <>
          Understood <span>{understood.join(' ')}</span>{' '}
        </>
      )}
      <b>Not understood</b> <span>{notYet.join(' ')}</span>
    </p>
  )
}

/** The text with what is wrong as it was probably meant, as large or small as it was written. */
export function mended(text: string, { nearest = '', mends }: TextMistake): string {
  if (mends === undefined) return text
  const { from, to } = mends
  const isLarge = /^\p{Lu}/u.test(text.slice(from, to))
  const meant = isLarge ? sentence(nearest) : nearest
  return `${text.slice(0, from)}${meant}${text.slice(to)}`
}

/** How long the text must rest before it is checked, in milliseconds. */
const REST = 120
const NO_MISTAKES: readonly TextMistake[] = []

/** What is wrong in the text, a moment after it was written. */
function useMistakes(game: string, name: string, text: string): readonly TextMistake[] {
  const [given, setGiven] = useState<Given<'cardText'> | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGiven({ game, name, text }), REST)
    return () => clearTimeout(timer)
  }, [game, name, text])
  return useAnswer('cardText', given, { keepsLast: true }) ?? NO_MISTAKES
}
