import { type FormEvent, useEffect, useId, useState } from 'react'
import type { OwnCard, TextMistake } from '../engine/protocol.ts'
import { theEngine } from '../state/use-engine.ts'

const HOUSES = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'keyraken',
  'logos',
  'mars',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'star alliance',
  'unfathomable',
  'untamed',
]
const TYPES = ['creature', 'artifact', 'action', 'upgrade']

export interface WriteCardProps {
  readonly onWritten: (name: string, facts: OwnCard) => void
}

/** A card of one’s own: what of its text is not understood is said while it is written. */
export default function WriteCard({ onWritten }: WriteCardProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [type, setType] = useState('creature')
  const [house, setHouse] = useState('brobnar')
  const [power, setPower] = useState(3)
  const [armor, setArmor] = useState(0)
  const [text, setText] = useState('')
  const mistakes = useMistakes(name, text)
  const isCreature = type === 'creature'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const numbers = isCreature ? { power, ...(armor > 0 && { armor }) } : {}
    onWritten(name.trim(), { type, house, ...numbers, ...(text.trim() !== '' && { text: text.trim() }) })
  }
  return (
    <form className="write" onSubmit={submit}>
      <div className="facts">
        <label>
          name <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </label>
        <Words name="type" all={TYPES} value={type} onChange={setType} />
        <Words name="house" all={HOUSES} value={house} onChange={setHouse} />
        {isCreature && <Count name="power" value={power} onChange={setPower} />}
        {isCreature && <Count name="armor" value={armor} onChange={setArmor} />}
      </div>
      <textarea
        rows={2}
        value={text}
        aria-label={`Rules text of ${name === '' ? 'the card' : name}`}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${id}-mistakes`}
        placeholder="Poison. Destroyed: Steal 1."
        onChange={(event) => setText(event.target.value)}
      />
      <div id={`${id}-mistakes`} role="status">
        {mistakes.slice(0, 3).map(({ line, column, message, nearest, expected }) => (
          <p key={`${line}:${column}`} className="diagnostic">
            <span className="position">
              {line}:{column}
            </span>{' '}
            {message}. {nearest === undefined ? expected.join(', ') : `Perhaps ${nearest}?`}
          </p>
        ))}
        {text !== '' && mistakes.length === 0 && <p className="understood">Understood</p>}
      </div>
      <p className="go">
        <button type="submit" className="btn main" disabled={name.trim() === '' || mistakes.length > 0}>
          Add the card
        </button>
      </p>
    </form>
  )
}

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
function useMistakes(name: string, text: string): readonly TextMistake[] {
  const [mistakes, setMistakes] = useState<readonly TextMistake[]>([])
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => {
      theEngine()
        .ask('cardText', { name, text })
        .then((found) => {
          if (wanted) setMistakes(found)
        })
    }, 120)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [name, text])
  return mistakes
}
