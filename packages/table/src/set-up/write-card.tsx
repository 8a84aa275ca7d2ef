import type { PlayedGame } from '@battleline/scenario'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { CardFact, OwnCard, OwnEntry, TextMistake } from '../engine/protocol.ts'
import { theEngine } from '../state/use-engine.ts'

const CodeField = lazy(() => import('./code-field.tsx'))

export interface WriteCardProps {
  readonly game: PlayedGame
  /** The card that is written anew; null for a new one. */
  readonly card: OwnEntry | null
  readonly onWritten: (name: string, facts: OwnCard) => void
  readonly onClose: () => void
}

/** A card of one’s own: what of its text is not understood is said while it is written. */
export default function WriteCard({ game, card, onWritten, onClose }: WriteCardProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [name, setName] = useState(card?.name ?? '')
  const [said, say] = useState<OwnCard>(card?.facts ?? {})
  const [text, setText] = useState(String(card?.facts.text ?? ''))
  const mistakes = useMistakes(game, name, text)
  const facts = useFacts(game)
  const type = String(said.type ?? firstWord(facts, 'type'))
  const asked = facts.filter(({ of }) => of === undefined || of.some((one) => type.includes(one)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = asked.map((fact) => [fact.key, said[fact.key] ?? usual(fact)] as const)
    const written = [...given, ['text', text.trim()] as const]
    // A new card says nothing of what it has not got; of an old one that is taken away.
    const kept = written.filter(([, value]) => card !== null || (value !== 0 && value !== ''))
    onWritten(name.trim(), Object.fromEntries(kept))
  }
  return (
    <form
      ref={form}
      className="write"
      aria-label={card === null ? 'A card of your own' : `Your card ${card.name}`}
      onSubmit={submit}
    >
      <Facts card={card} name={name} onName={setName} asked={asked} said={said} onSay={say} />
      <Suspense fallback={<div className="editor sentence" />}>
        <CodeField
          label={`Rules text of ${name === '' ? 'the card' : name}`}
          kind="sentence"
          text={text}
          mistakes={mistakes}
          complete={(written, offset) =>
            theEngine().ask('goOn', { game, name, text: written.slice(0, offset) })
          }
          onText={setText}
        />
      </Suspense>
      <Mistakes
        id={`${id}-mistakes`}
        mistakes={mistakes}
        empty={text === ''}
        onMend={(mistake) => setText(mended(text, mistake))}
      />
      <p className="go">
        <button type="button" className="btn line" onClick={onClose}>
          Close
        </button>
        <button type="submit" className="btn main" disabled={name.trim() === '' || mistakes.length > 0}>
          {card === null ? 'Add the card' : 'Change the card'}
        </button>
      </p>
    </form>
  )
}

interface FactsProps {
  readonly card: OwnEntry | null
  readonly name: string
  readonly onName: (name: string) => void
  /** What is asked of a card of its type, and what was said of it. */
  readonly asked: readonly CardFact[]
  readonly said: OwnCard
  readonly onSay: (said: OwnCard) => void
}

/** What the card is called and what is said of it; the name of an old one stands fast. */
const Facts = ({ card, name, onName, asked, said, onSay }: FactsProps) => (
  <div className="facts">
    {card === null ? (
      <label>
        name{' '}
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever wants to write a card begins with its name
          autoFocus
          value={name}
          maxLength={60}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
    ) : (
      <h2>{card.name}</h2>
    )}
    {asked.map((fact) => (
      <Field
        key={fact.key}
        fact={fact}
        value={said[fact.key]}
        onSay={(value) => onSay({ ...said, [fact.key]: value })}
      />
    ))}
  </div>
)

interface MistakesProps {
  readonly id: string
  readonly mistakes: readonly TextMistake[]
  /** True where nothing was written. */
  readonly empty: boolean
  /** Writes what was probably meant. */
  readonly onMend: (mistake: TextMistake) => void
}

const Mistakes = ({ id, mistakes, empty, onMend }: MistakesProps) => (
  <div id={id} role="status">
    {mistakes.slice(0, 3).map((mistake) => {
      const { line, column, message, nearest, expected } = mistake
      return (
        <p key={`${line}:${column}`} className="diagnostic">
          <span className="position">
            {line}:{column}
          </span>{' '}
          {message}.{' '}
          {nearest === undefined ? (
            expected.join(', ')
          ) : (
            <button type="button" className="fix" onClick={() => onMend(mistake)}>
              Change to “{nearest}”
            </button>
          )}
        </p>
      )
    })}
    {!empty && mistakes.length === 0 && <p className="understood">Understood</p>}
  </div>
)

/** The text with the word at a mistake as it was probably meant, as large or small as it was written. */
export function mended(text: string, { line, column, nearest = '' }: TextMistake): string {
  const lines = text.split('\n')
  const wrong = lines[line - 1] ?? ''
  const before = wrong.slice(0, column - 1)
  const [word = ''] = /^[\p{L}\d'’+-]*/u.exec(wrong.slice(column - 1)) ?? []
  const isLarge = /^\p{Lu}/u.test(word)
  const meant = isLarge ? nearest.charAt(0).toUpperCase() + nearest.slice(1) : nearest
  lines[line - 1] = `${before}${meant}${wrong.slice(column - 1 + word.length)}`
  return lines.join('\n')
}

interface FieldProps {
  readonly fact: CardFact
  readonly value: string | number | undefined
  readonly onSay: (value: string | number) => void
}

/** Something that is said of the card. */
const Field = ({ fact, value, onSay }: FieldProps) =>
  fact.kind === 'word' ? (
    <Words name={fact.key} all={fact.words} value={String(value ?? fact.words[0])} onChange={onSay} />
  ) : (
    <Count name={fact.key} value={Number(value ?? fact.usual)} onChange={onSay} />
  )

interface WordsProps {
  readonly name: string
  readonly all: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

const Words = ({ name, all, value, onChange }: WordsProps) => (
  <label>
    {name}{' '}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {all.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
)

interface CountProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const Count = ({ name, value, onChange }: CountProps) => (
  <label>
    {name}{' '}
    <input
      type="number"
      min={0}
      max={99}
      value={value}
      onChange={(event) => onChange(Math.max(0, Math.min(99, Math.trunc(Number(event.target.value)))))}
    />
  </label>
)

/** What is wrong in the text, a moment after it was written. */
function useMistakes(game: PlayedGame, name: string, text: string): readonly TextMistake[] {
  const [mistakes, setMistakes] = useState<readonly TextMistake[]>([])
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => {
      theEngine()
        .ask('cardText', { game, name, text })
        .then((found) => {
          if (wanted) setMistakes(found)
        })
    }, 120)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [game, name, text])
  return mistakes
}

const usual = (fact: CardFact): string | number => (fact.kind === 'word' ? (fact.words[0] ?? '') : fact.usual)

function firstWord(facts: readonly CardFact[], key: string): string {
  const fact = facts.find((one) => one.key === key)
  return fact === undefined ? '' : String(usual(fact))
}

/** What is said of a card of this game. */
function useFacts(game: PlayedGame): readonly CardFact[] {
  const [facts, setFacts] = useState<readonly CardFact[]>([])
  useEffect(() => {
    let wanted = true
    theEngine()
      .ask('facts', { game })
      .then((all) => {
        if (wanted) setFacts(all)
      })
    return () => {
      wanted = false
    }
  }, [game])
  return facts
}
