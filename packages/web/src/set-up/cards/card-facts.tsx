import { focusAtOnce } from '../../components/focus-at-once.ts'
import type { CardFact, OwnCard, OwnEntry, OwnFact } from '../../engine/protocol/protocol.ts'
import { titled } from '../../text/title-case.ts'
import { term } from '../../words/terms.ts'

export interface CardFactsProps {
  readonly card: OwnEntry | null
  readonly name: string
  readonly onName: (name: string) => void
  /** The facts that a card of its type has, and their values. */
  readonly asked: readonly CardFact[]
  readonly said: OwnCard
  readonly onSay: (said: OwnCard) => void
}

/** The name and facts of the card; the name of an existing card is fixed. */
export const CardFacts = ({ card, name, onName, asked, said, onSay }: CardFactsProps) => (
  <div className="facts">
    {card === null ? (
      <label>
        {term('name')}{' '}
        <input
          // Whoever wants to write a card begins with its name.
          ref={focusAtOnce}
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

interface FieldProps {
  readonly fact: CardFact
  readonly value: OwnFact | undefined
  readonly onSay: (value: OwnFact) => void
}

/** One fact of the card. */
function Field({ fact, value = usual(fact), onSay }: FieldProps) {
  const [first = ''] = [value].flat()
  switch (fact.kind) {
    case 'word':
      return <Words name={fact.key} all={fact.words} value={String(first)} onChange={onSay} />
    case 'words':
      return <Several fact={fact} value={[value].flat().map(String)} onChange={onSay} />
    case 'number':
      return <Count name={fact.key} value={Number(first)} onChange={onSay} />
    default:
      return fact satisfies never
  }
}

/** The default value of a fact. */
export const usual = (fact: CardFact): OwnFact =>
  fact.kind === 'word' ? (fact.words[0] ?? '') : fact.kind === 'words' ? [] : fact.usual

interface SeveralProps {
  readonly fact: Extract<CardFact, { readonly kind: 'words' }>
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** Any of some words, with the name of the combination. */
const Several = ({ fact: { key, words, none, several }, value, onChange }: SeveralProps) => (
  <fieldset className="several">
    <legend className="visually-hidden">{term(key)}</legend>
    <span aria-hidden="true">{term(key)}</span>
    {words.map((word) => {
      const on = value.includes(word)
      return (
        <button
          key={word}
          type="button"
          className="toggle"
          aria-pressed={on}
          onClick={() => onChange(words.filter((one) => (one === word ? !on : value.includes(one))))}
        >
          {term(word)}
        </button>
      )
    })}
    <output>{value.length === 0 ? term(none) : value.length > 1 ? several : ''}</output>
  </fieldset>
)

interface WordsProps {
  readonly name: string
  readonly all: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

const Words = ({ name, all, value, onChange }: WordsProps) => (
  <label>
    {term(name)}{' '}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {all.map((one) => (
        <option key={one} value={one}>
          {name === 'house' ? titled(one) : term(one)}
        </option>
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
    {term(name)}{' '}
    <input
      type="number"
      min={0}
      max={99}
      value={value}
      onChange={(event) => onChange(Math.max(0, Math.min(99, Math.trunc(Number(event.target.value)))))}
    />
  </label>
)
