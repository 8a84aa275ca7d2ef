import { useEffect, useState } from 'react'
import { Sheet } from '../parts/sheet.tsx'
import { plain } from './use-found.ts'

export interface KnownRulingsProps {
  readonly onStart: (text: string) => void
  readonly onClose: () => void
}

interface Ruling {
  readonly name: string
  readonly topic: string
  readonly text: string
}

const MOST = 40

/** The scenarios of the project: questions that somebody had, with their answers. */
export default function KnownRulings({ onStart, onClose }: KnownRulingsProps) {
  const [rulings, setRulings] = useState<readonly Ruling[] | null>(null)
  const [typed, type] = useState('')
  useEffect(() => {
    import('./rulings.ts').then((loaded) => setRulings(loaded.rulings))
  }, [])
  const words = typed.split(/\s+/).map(plain)
  const hits = (rulings ?? []).filter(({ name, topic, text }) => {
    const all = plain(`${name} ${topic} ${text.slice(0, 1500)}`)
    return words.every((word) => all.includes(word))
  })
  return (
    <Sheet title="Known rulings" onClose={onClose}>
      <input
        className="ruling-search"
        aria-label="Find a ruling"
        placeholder="a card, a keyword, a rule"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p className="hint">{rulings === null ? 'Loading …' : `${hits.length} of ${rulings.length}`}</p>
      <ul className="rulings">
        {hits.slice(0, MOST).map(({ name, topic, text }) => (
          <li key={`${topic} ${name}`}>
            <button type="button" onClick={() => onStart(text)}>
              {name} <small>{topic}</small>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
