import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CardEntry } from '../engine/protocol.ts'
import { Glyph, lookKey } from '../parts/glyph.tsx'
import type { Found } from './use-found.ts'

export interface FindProps {
  readonly found: Found
  /** True while a card to put on another is looked for. */
  readonly attaching: boolean
  readonly onPut: (card: CardEntry) => void
}

/** A card is found by typing part of its name, and placed with Enter or a touch. */
export function Find({ found, attaching, onPut }: FindProps) {
  const [typed, type] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const hits = found(typed)
  const hit = Math.min(at, hits.length - 1)
  const put = (card: CardEntry) => {
    onPut(card)
    type('')
    setAt(0)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) setAt((hit + by + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter' && hits[hit] !== undefined) put(hits[hit])
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }
  useSlash(field)
  useEffect(() => {
    if (attaching) field.current?.focus()
  }, [attaching])
  return (
    <>
      <label className="caps" htmlFor={`${id}-field`}>
        {attaching ? 'Find a card to put on it' : 'Find a card'}
      </label>
      <div className="box">
        <Glyph name="find" />
        <input
          ref={field}
          id={`${id}-field`}
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${id}-${hit}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <kbd className="only-wide">/</kbd>
      </div>
      <Hits id={id} hits={hits} hit={hit} typed={typed} onPut={put} />
      <p className="hint only-wide">
        <kbd>↵</kbd> to the chosen place
      </p>
    </>
  )
}

interface HitsProps {
  readonly id: string
  readonly hits: readonly CardEntry[]
  readonly hit: number
  readonly typed: string
  readonly onPut: (card: CardEntry) => void
}

/** The cards that were found; the field has the focus and the keys. */
const Hits = ({ id, hits, hit, typed, onPut }: HitsProps) => (
  <div id={`${id}-hits`} role="listbox" aria-label="Matching cards" className="hits">
    {hits.map((card, n) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
      <div
        key={card.name}
        id={`${id}-${n}`}
        role="option"
        aria-selected={n === hit}
        data-card-name={card.name}
        className={`hit h-${lookKey(card.look)}`}
        onClick={() => onPut(card)}
      >
        <span className="spine" />
        <Marked name={card.name} typed={typed} />
        <span className="strength">{card.strength}</span>
      </div>
    ))}
  </div>
)

function Marked({ name, typed }: { readonly name: string; readonly typed: string }) {
  const at = name.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0 || typed === '') return <span>{name}</span>
  return (
    <span>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </span>
  )
}

/** The slash goes to the field, wherever nobody types. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const hear = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (
        event.key !== '/' ||
        target?.closest('input, textarea, [contenteditable="true"], [data-writing]') != null
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [field])
}
