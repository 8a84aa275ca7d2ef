import { CardButton } from '../../components/card-button.tsx'
import { CardText } from '../../components/card-text.tsx'
import { Glyph, houseKey, lookKey, Sign, titled } from '../../components/glyph.tsx'
import type { MagicCard } from '../../engine/protocol/magic-board.ts'
import { language } from '../../words/catalogue.ts'
import { inEnglish } from '../../words/in-english.ts'
import { mtgWords } from '../../words/magic.ts'
import { kindOf, ownText } from './card-kind.ts'
import '../../styles/magic.css'

export interface CreatureViewProps {
  readonly card: MagicCard
  /** The badge during blocks: letters for attackers, numbers for blockers. */
  readonly badge: string
  readonly attached: readonly MagicCard[]
  /** A label below the card; red where it shows the mistake. */
  readonly flag: { readonly text: string; readonly wrong: boolean } | null
  readonly states: readonly ('chosen' | 'can' | 'barred' | 'now')[]
  readonly onTouch: (card: number) => void
}

/** A creature: a printed plate with what it can do, and below it what it does. */
export function CreatureView({ card, badge, attached, flag, states, onTouch }: CreatureViewProps) {
  const { id, called, colors, tapped, isNew } = card
  const classes = ['slot', 'creature', ...states]
  if (tapped) classes.push('exhausted')
  if (card.attacks > 0) classes.push('attacks')
  return (
    <li className={classes.join(' ')} data-card={id}>
      {card.pending > 0 && (
        <span className="pending" aria-hidden="true">
          <b>{card.pending}</b>
        </span>
      )}
      <CardButton
        id={id}
        look={lookKey(colors[0] ?? null)}
        chosen={states.includes('chosen')}
        onTouch={onTouch}
      >
        <Face card={card} badge={badge} />
        <span className="visually-hidden">
          {tapped ? `, ${mtgWords.marks.tapped}` : ''}
          {isNew ? `, ${mtgWords.marks.isNew}` : ''}
          {card.damage > 0 ? `, ${mtgWords.marks.damage(card.damage)}` : ''}
          {card.pending > 0 ? `, ${mtgWords.marks.pending(card.pending)}` : ''}
          {states.includes('can') ? `; ${mtgWords.marks.can}` : ''}
          {states.includes('barred') ? `; ${mtgWords.marks.barred}` : ''}
        </span>
      </CardButton>
      <Tokens card={card} />
      {attached.map((one) => (
        <button
          key={one.id}
          type="button"
          className={`upgrade h-${lookKey(one.colors[0] ?? null)}`}
          aria-label={mtgWords.marks.attachedTo(one.called, called)}
          onClick={() => onTouch(one.id)}
        >
          {one.called}
        </button>
      ))}
      {flag !== null && <span className={flag.wrong ? 'flag wrong' : 'flag'}>{flag.text}</span>}
    </li>
  )
}

interface FaceProps {
  readonly card: MagicCard
  readonly badge?: string
}

/** The face of a card. */
export function Face({ card, badge = '' }: FaceProps) {
  const { called, colors, types, power, toughness, keywords } = card
  return (
    <>
      <Sign name={houseKey(colors[0] ?? null)} />
      <span className="name">{called}</span>
      {badge !== '' && <span className="badge">{badge}</span>}
      <span className="house">
        <Glyph name={houseKey(colors[0] ?? null)} />
        <span>{kindOf(card)}</span>
      </span>
      <Keywords card={card} />
      <CardText text={ownText(card)} keywords={keywords} />
      <span className="foot">
        {power === null ? (
          <span className="type">{types.join(' ')}</span>
        ) : (
          <span className="power">
            {power}/{toughness}
          </span>
        )}
      </span>
      <span className="turned">
        <Glyph name="turned" />
      </span>
    </>
  )
}

/** Marked damage and counters. */
const Tokens = ({ card: { damage, plus, minus, loyalty } }: { readonly card: MagicCard }) => (
  <span className="tokens">
    {damage > 0 && (
      <span className="token damage" aria-hidden="true">
        {damage}
      </span>
    )}
    {plus > 0 && (
      <span className="token counter">
        +{plus}/+{plus}
      </span>
    )}
    {minus > 0 && (
      <span className="token counter">
        −{minus}/−{minus}
      </span>
    )}
    {loyalty > 0 && <span className="token counter">{mtgWords.loyaltyShort(loyalty)}</span>}
  </span>
)

/** Its keywords. */
const Keywords = ({ card: { keywords, isNew } }: { readonly card: MagicCard }) => (
  <span className="keywords" {...inEnglish()}>
    {isNew && (
      <span className="keyword gained" lang={language()}>
        {mtgWords.new}
      </span>
    )}
    {keywords.map((keyword) => (
      <span key={keyword} className="keyword">
        {titled(keyword)}
      </span>
    ))}
  </span>
)
