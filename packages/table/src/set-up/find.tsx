import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { CardEntry } from '../engine/protocol.ts'
import { Glyph, lookKey } from '../parts/glyph.tsx'
import { Prose } from '../parts/prose.tsx'
import type { Found } from './use-found.ts'

export interface FindProps {
  readonly found: Found
  /** The field, for whoever leads somebody to it. */
  readonly field: RefObject<HTMLInputElement | null>
  /** True while a card to put on another is looked for. */
  readonly attaching: boolean
  /** Where a card would go, in words; null: the next one. */
  readonly told: (card: CardEntry | null) => string
  readonly onPut: (card: CardEntry) => void
}

/** A card is found by typing part of its name, read, and placed with Enter or a touch. */
export function Find({ found, field, attaching, told, onPut }: FindProps) {
  const [typed, type] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const hits = found(typed)
  const hit = Math.min(at, hits.length - 1)
  const meant = hits[hit] ?? null
  const put = (card: CardEntry) => {
    onPut(card)
    type('')
    setAt(0)
    field.current?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) setAt((hit + by + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter' && meant !== null) put(meant)
    else if (event.key === 'Escape') type('')
    // A “/” leads to this field, and means nothing to whoever is there.
    else if (event.key !== '/' || typed !== '') return
    event.preventDefault()
  }
  useLetters(field)
  useEffect(() => {
    if (attaching) field.current?.focus({ preventScroll: true })
  }, [attaching, field])
  return (
    <div className="finder">
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
          aria-describedby={`${id}-to`}
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
      <Hits id={id} hits={hits} hit={hit} typed={typed} onPut={put} onPoint={setAt} />
      <p className="hint" id={`${id}-to`}>
        <kbd className="only-wide">↵</kbd> to <b>{told(meant)}</b>
      </p>
    </div>
  )
}

/** What the card says that would be placed. */
const Read = ({ card: { kind, text } }: { readonly card: CardEntry }) => (
  <div className="read">
    <p className="kind">{kind}</p>
    {text !== '' && (
      <p className="text">
        <Prose text={text} />
      </p>
    )}
  </div>
)

/** Where letters have a meaning of their own. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"], [data-writing], [role="dialog"]'

interface HitsProps {
  readonly id: string
  readonly hits: readonly CardEntry[]
  readonly hit: number
  readonly typed: string
  readonly onPut: (card: CardEntry) => void
  readonly onPoint: (hit: number) => void
}

/** The cards that were found, and what the one that is meant says; the field has the focus and the keys. */
const Hits = ({ id, hits, hit, typed, onPut, onPoint }: HitsProps) => (
  <div className="found">
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
          data-card-type={card.type}
          className={`hit h-${lookKey(card.look)}`}
          onClick={() => onPut(card)}
          onPointerMove={({ pointerType }) => pointerType === 'mouse' && n !== hit && onPoint(n)}
        >
          <span className="spine" />
          <Marked name={card.name} typed={typed} />
          <span className="strength">{card.strength}</span>
        </div>
      ))}
    </div>
    {hits[hit] !== undefined && <Read card={hits[hit]} />}
    {typed !== '' && hits.length === 0 && (
      <p className="hint none">No card has that in its name. “Write a card” makes one.</p>
    )}
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

/** Letters go to the field, and the slash leads to it, wherever nobody types or reads a sheet. */
function useLetters(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const hear = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !/^[\p{L}/]$/u.test(key)) return
      if (target instanceof Element && target.closest(WRITTEN_IN) !== null) return
      // A letter is written where the focus comes to be.
      if (key === '/') event.preventDefault()
      field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [field])
}
