import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { Glyph, lookKey } from '../../components/glyph.tsx'
import { Prose } from '../../components/prose.tsx'
import type { CardEntry } from '../../engine/protocol/protocol.ts'
import { inEnglish } from '../../words/in-english.ts'
import { setUpWords } from '../../words/set-up.ts'
import type { Shift } from '../placing/spots.ts'
import type { Placing } from '../placing/use-placing.ts'
import type { Hits } from './search-cards.ts'
import { type Searched, useHits } from './use-card-search.ts'

export interface FindCardProps {
  readonly searched: Searched
  /** The field, so that others can focus it. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly placing: Placing
}

/** The search field and its hits: Enter or a click places a card. */
export function FindCard({ searched, field, placing }: FindCardProps) {
  const [typed, type] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const all = useHits(searched, typed)
  const hits = all?.hits ?? []
  const hit = Math.min(at, hits.length - 1)
  const meant = hits[hit]?.card ?? null
  const attaching = placing.attaching && placing.chosen !== null
  const put = (card: CardEntry) => {
    placing.put(card)
    type('')
    setAt(0)
    field.current?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    const shift = typed === '' ? SHIFTS[key] : undefined
    if (shift !== undefined) placing.shift(shift)
    else if (by !== undefined) setAt((hit + by + hits.length) % Math.max(1, hits.length))
    else if (key === 'Enter' && meant !== null) put(meant)
    else if (key === 'Escape') type('')
    // A “/” focuses this field. In the field it only means something between power and toughness.
    else if (key === '/' && !/\d$/.test(typed)) field.current?.select()
    else return
    event.preventDefault()
  }
  const write = (text: string) => {
    type(text)
    setAt(0)
  }
  useLetters(field)
  useEffect(() => {
    if (attaching) field.current?.focus({ preventScroll: true })
  }, [attaching, field])
  return (
    <div className="finder">
      <label className="caps" htmlFor={`${id}-field`}>
        {attaching ? setUpWords.find.attach : setUpWords.find.label}
      </label>
      <Field id={id} field={field} typed={typed} hit={hit} onType={write} onKey={press} />
      <Goes id={id} keys={typed === '' ? '← ↑ →' : '↵'}>
        {typed === '' || meant !== null ? placing.describeTarget(meant) : ''}
      </Goes>
      <Listed id={id} all={all} hit={hit} typed={typed} onPut={put} onPoint={setAt} />
    </div>
  )
}

interface FieldProps {
  readonly id: string
  readonly field: FindCardProps['field']
  readonly typed: string
  /** The index of the selected hit; -1 for none. */
  readonly hit: number
  readonly onType: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

const Field = ({ id, field, typed, hit, onType, onKey }: FieldProps) => (
  <div className="box">
    <Glyph name="find" />
    <input
      ref={field}
      id={`${id}-field`}
      role="combobox"
      aria-expanded={hit >= 0}
      aria-controls={`${id}-hits`}
      aria-autocomplete="list"
      aria-activedescendant={hit >= 0 ? `${id}-${hit}` : undefined}
      aria-describedby={`${id}-to`}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKey}
    />
    <kbd className="only-wide">/</kbd>
  </div>
)

interface GoesProps {
  readonly id: string
  readonly keys: string
  /** Empty where nothing would go anywhere. */
  readonly children: string
}

/** Where a card would go, and by which key. */
const Goes = ({ id, keys, children }: GoesProps) => (
  <p className="hint" id={`${id}-to`} role="status">
    {children !== '' && (
      <>
        <kbd className="only-wide">{keys}</kbd> {setUpWords.find.to} <b>{children}</b>
      </>
    )}
  </p>
)

/** Where the arrows lead as long as nothing is typed. */
const SHIFTS: Readonly<Record<string, Shift>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'across',
  ArrowDown: 'across',
}

/** The facts and text of the selected hit. */
const Read = ({ card: { kind, text } }: { readonly card: CardEntry }) => (
  <div className="read">
    <p className="kind">{kind}</p>
    {text !== '' && (
      <p className="text" {...inEnglish()}>
        <Prose text={text} />
      </p>
    )}
  </div>
)

/** Where letters have a meaning of their own. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"], [data-writing], dialog'

interface ListedProps {
  readonly id: string
  /** Null as long as the cards are on their way. */
  readonly all: Hits | null
  readonly hit: number
  readonly typed: string
  readonly onPut: (card: CardEntry) => void
  readonly onPoint: (hit: number) => void
}

/** The matching cards, and the text of the selected one; the field keeps the focus and the keys. */
const Listed = ({ id, all, hit, typed, onPut, onPoint }: ListedProps) => (
  <div className="found">
    <div id={`${id}-hits`} role="listbox" aria-label={setUpWords.find.matching} className="hits">
      {all?.hits.map(({ card, by }, n) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={card.name}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === hit}
          data-card-name={card.name}
          data-card-type={card.type}
          data-card-marks={card.marks === undefined ? undefined : JSON.stringify(card.marks)}
          className={`hit h-${lookKey(card.look)}`}
          {...inEnglish()}
          onClick={() => onPut(card)}
          onPointerMove={({ pointerType }) => pointerType === 'mouse' && n !== hit && onPoint(n)}
        >
          <span className="spine" />
          <span className="name">
            <Marked text={card.name} words={by === null ? [typed.trim()] : []} anywhere />
            {by !== null && (
              <small>
                <Marked text={by} words={typed.split(/\s+/)} />
              </small>
            )}
          </span>
          <span className="strength">{card.strength}</span>
        </div>
      ))}
    </div>
    {all?.hits[hit] !== undefined && <Read card={all.hits[hit].card} />}
    {all !== null && all.more > 0 && <p className="hint">{setUpWords.find.more(all.more)}</p>}
    {typed !== '' && all?.hits.length === 0 && <p className="hint none">{setUpWords.find.none}</p>}
    {typed !== '' && all === null && <p className="hint none">{setUpWords.find.loading}</p>}
  </div>
)

interface MarkedProps {
  readonly text: string
  /** The words to mark at the beginning of words; `anywhere`: also inside words. */
  readonly words: readonly string[]
  readonly anywhere?: true
}

function Marked({ text, words, anywhere }: MarkedProps) {
  const found = words.filter(Boolean).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  if (found.length === 0) return text
  const before = anywhere === true ? '' : '(?<![\\p{L}\\p{N}])'
  return text.split(new RegExp(`${before}(${found.join('|')})`, 'giu')).map((part, at) => {
    // The parts of a text keep their places.
    const key = `${at} ${part}`
    return at % 2 === 0 ? part : <mark key={key}>{part}</mark>
  })
}

/** Letters go to the field, and the slash leads to it, wherever nobody types or reads a sheet. */
function useLetters(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const hear = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !/^[\p{L}\d/]$/u.test(key)) return
      if (target instanceof Element && target.closest(WRITTEN_IN) !== null) return
      // A letter is written where the focus comes to be.
      if (key === '/') event.preventDefault()
      field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [field])
}
