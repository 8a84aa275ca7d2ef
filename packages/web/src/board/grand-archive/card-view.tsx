import type { ReactNode } from 'react'
import { CardButton } from '../../components/card-button.tsx'
import { CardText } from '../../components/card-text.tsx'
import { Glyph, houseKey, lookKey, Sign, titled } from '../../components/glyph.tsx'
import type { GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import { gaWords } from '../../words/grand-archive.ts'
import { inEnglish } from '../../words/in-english.ts'
import { kindOf } from './card-kind.ts'
import '../../styles/grand-archive.css'

export interface CardViewProps {
  readonly card: GrandArchiveCard
  /** The inner lineage of a champion, or loaded cards, from the top down. */
  readonly under: readonly GrandArchiveCard[]
  readonly states: readonly ('chosen' | 'can' | 'barred' | 'now')[]
  readonly onTouch: (card: number) => void
}

/** A card of Grand Archive: champions are broad, with their lineage behind them. */
export function CardView({ card, under, states, onTouch }: CardViewProps) {
  const { id, called, type, elements, rested, pending, damage, marks } = card
  const isChampion = type === 'champion'
  const classes = ['slot', isChampion ? 'champion' : '', rested ? 'exhausted' : '', ...states]
  return (
    <li className={classes.filter(Boolean).join(' ')} data-card={id}>
      {pending > 0 && (
        <span className="pending" aria-hidden="true">
          <b>{pending}</b>
        </span>
      )}
      {under.length > 0 && <Lineage of={called} under={under} onTouch={onTouch} />}
      <CardButton
        id={id}
        look={lookKey(elements[0] ?? null)}
        chosen={states.includes('chosen')}
        onTouch={onTouch}
      >
        <Face card={card} />
        <span className="visually-hidden">
          {damage > 0 ? `, ${gaWords.marks.damage(damage)}` : ''}
          {pending > 0 ? `, ${gaWords.marks.pending(pending)}` : ''}
          {rested ? `, ${gaWords.marks.rested}` : ''}
          {states.includes('can') ? `, ${gaWords.marks.can}` : ''}
        </span>
      </CardButton>
      <span className="tokens" aria-hidden="true">
        {damage > 0 && <span className="token damage">{damage}</span>}
        {marks.map((mark) => (
          <span key={mark} className="token counter">
            {mark}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The face of a card. */
export function Face({ card }: { readonly card: GrandArchiveCard }) {
  const { called, type, elements, text, keywords } = card
  return (
    <>
      <Sign name={houseKey(elements[0] ?? null)} />
      <span className="name">{called}</span>
      <span className="house">
        <Glyph name={houseKey(elements[0] ?? null)} />
        <span>{kindOf(card)}</span>
      </span>
      {type === 'champion' ? <Life card={card} /> : <Keywords card={card} />}
      <CardText text={text} keywords={keywords.map(({ word }) => word)} />
      <Foot card={card} />
      <span className="turned">
        <Glyph name="turned" />
      </span>
    </>
  )
}

interface LineageProps extends Pick<CardViewProps, 'under' | 'onTouch'> {
  readonly of: string
}

const Lineage = ({ of, under, onTouch }: LineageProps) => (
  <span className="lineage">
    {[...under].reverse().map((one) => (
      <button
        key={one.id}
        type="button"
        className={`h-${lookKey(one.elements[0] ?? null)}`}
        onClick={() => onTouch(one.id)}
      >
        <b>{one.called}</b>
        <i>{one.level ?? ''}</i>
        <span className="visually-hidden">, {gaWords.under(of)}</span>
      </button>
    ))}
  </span>
)

function Life({ card: { life, damage } }: { readonly card: GrandArchiveCard }) {
  const all = life ?? 0
  const left = Math.max(0, all - damage)
  return (
    <span className="life-bar">
      <progress max={Math.max(1, all)} value={left} aria-hidden="true" />
      <span>{gaWords.lifeOf(left, all)}</span>
    </span>
  )
}

const Keywords = ({ card: { keywords } }: { readonly card: GrandArchiveCard }) => (
  <span className="keywords" {...inEnglish()}>
    {keywords.map(({ word, value, gained }) => (
      <span key={word} className={gained ? 'keyword gained' : 'keyword'}>
        {titled(word)}
        {value === null ? '' : ` ${value}`}
      </span>
    ))}
  </span>
)

function Foot({ card }: { readonly card: GrandArchiveCard }): ReactNode {
  const { type, power, life, level, durability, wears } = card
  if (type === 'champion')
    return (
      <span className="foot">
        <span className="level">
          <small>{gaWords.level}</small> {level}
        </span>
        {power !== null && power > 0 && <span className="power">{power}</span>}
      </span>
    )
  return (
    <span className="foot">
      <span className="power">{life === null ? (power ?? '') : `${power ?? 0}/${life}`}</span>
      {durability > 0 && (
        <span className="durability">
          {Array.from({ length: Math.min(6, durability) }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            <i key={pip} className={wears && pip === Math.min(6, durability) - 1 ? 'going' : ''} />
          ))}
          <small>{gaWords.durability(durability)}</small>
        </span>
      )}
    </span>
  )
}
