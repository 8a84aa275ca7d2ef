import { memo } from 'react'
import { CardButton } from '../../components/card-button.tsx'
import { CardText } from '../../components/card-text.tsx'
import { Glyph, houseKey, Sign, titled } from '../../components/glyph.tsx'
import type { Card } from '../../engine/protocol/keyforge-board.ts'
import { initials } from '../../text/shorten.ts'
import { inEnglish } from '../../words/in-english.ts'
import { kfWords } from '../../words/keyforge.ts'
import { term } from '../../words/terms.ts'

/** How a card on the board is marked. */
export interface CardState {
  /** Part of the current fight, or selected. */
  readonly chosen?: boolean
  /** The current step is about it. */
  readonly now?: boolean
  /** Can be chosen. */
  readonly can?: boolean
  /** Can’t be chosen. */
  readonly barred?: boolean
}

export interface CardViewProps extends CardState {
  readonly card: Card
  readonly upgrades: readonly Card[]
  /** Of the cards of its line, the one that the Tab key comes to. */
  readonly tabStop: boolean
  readonly onTouch: (card: number) => void
}

/** A creature in a battleline, or an artifact, with its tokens and upgrades. */
export const CardView = memo(function CardView(props: CardViewProps) {
  const { card, upgrades, chosen, now, can, barred, tabStop, onTouch } = props
  const { id, called, ready, warded, tagged, pending } = card
  const states = { chosen, now, can, barred, exhausted: !ready, warded, tagged }
  const classes = Object.entries(states).flatMap(([name, is]) => (is === true ? [name] : []))
  return (
    <li className={['slot', ...classes].join(' ')} data-card={id}>
      {pending > 0 && (
        <span className="pending" aria-hidden="true">
          <b>{pending}</b>
        </span>
      )}
      <CardButton
        id={id}
        look={houseKey(card.house)}
        chosen={chosen === true}
        tabStop={tabStop}
        onTouch={onTouch}
      >
        <Face card={card} />
        <span className="visually-hidden">{marksOf(card, props)}</span>
      </CardButton>
      {warded && <span className="ward-label">{kfWords.ward}</span>}
      {card.stunned && <span className="stun-label">{kfWords.stun}</span>}
      {card.enraged && <span className="stun-label">{kfWords.enraged}</span>}
      <Tokens card={card} />
      {tagged && <span className="tag">{kfWords.tagged}</span>}
      {upgrades.map((upgrade) => (
        <button
          key={upgrade.id}
          type="button"
          className={`upgrade h-${houseKey(upgrade.house)}`}
          tabIndex={tabStop ? 0 : -1}
          aria-label={kfWords.upgradeOn(upgrade.called, called)}
          onClick={() => onTouch(upgrade.id)}
        >
          {upgrade.called}
        </button>
      ))}
    </li>
  )
})

/** The printed and gained parts of a card. */
export function Face({ card }: { readonly card: Card }) {
  const { called, house, icons, type, traits, text, power, armor, armorLeft, keywords, abilities } = card
  return (
    <>
      <Sign name={houseKey(house)} />
      {icons.length > 0 && (
        <span className="icons" aria-hidden="true">
          {icons.map((icon, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: icons keep their places
            <i key={at} className={`icon ${houseKey(icon)} h-${houseKey(icon)}`}>
              <Glyph name={houseKey(icon)} />
            </i>
          ))}
        </span>
      )}
      <span className="name">{called}</span>
      <span className="initials" aria-hidden="true">
        {initials(called)}
      </span>
      <span className="house">
        <Glyph name={houseKey(house)} />
        <span>
          <Said>, </Said>
          {house === null ? kfWords.noHouse : titled(house)}
        </span>
      </span>
      <span className="keywords" {...inEnglish()}>
        {abilities.map(({ trigger, gained }) => (
          <span key={`${trigger} ${gained}`} className={gained ? 'keyword gained' : 'keyword lead'}>
            <Said>, </Said>
            {trigger}
          </span>
        ))}
        {keywords.map(({ word, value, gained }) => (
          <span key={word} className={gained ? 'keyword gained' : 'keyword'}>
            <Said>, </Said>
            {titled(word)}
            {value === null ? '' : ` ${value}`}
          </span>
        ))}
      </span>
      <CardText text={text} keywords={keywords.map(({ word }) => word)} />
      <span className="foot">
        {type.includes('creature') ? (
          <span className="power">
            <Said>{`, ${kfWords.power} `}</Said>
            {power}
          </span>
        ) : (
          <span className="type">
            <Said>, </Said>
            {term(type)}
          </span>
        )}
        <span className="traits" lang="en" aria-hidden="true">
          {traits.join(' · ')}
        </span>
        {armor > 0 && (
          <span className={armorLeft === 0 ? 'armor used' : 'armor'}>
            <Said>{`, ${armorLeft === 0 ? kfWords.usedArmor : kfWords.armor} `}</Said>
            {armorLeft || armor}
          </span>
        )}
      </span>
      <span className="turned">
        <Glyph name="turned" />
      </span>
    </>
  )
}

function Tokens({ card: { aember, damage, powerCounters, counters } }: { readonly card: Card }) {
  return (
    <span className="tokens" aria-hidden="true">
      {aember > 0 && <span className="token aember">{aember}</span>}
      {damage > 0 && <span className="token damage">{damage}</span>}
      {powerCounters > 0 && <span className="token counter">+{powerCounters}</span>}
      {counters.map(({ name, count }) => (
        <span key={name} className="token counter">
          {count} {name}
        </span>
      ))}
    </span>
  )
}

/** The state of a card for screen readers, read after its printed parts. */
function marksOf(card: Card, { can, barred }: CardState): string {
  const { damage, pending, aember } = card
  const marks = [
    [card.powerCounters > 0, kfWords.marks.counters(card.powerCounters)],
    [damage > 0, kfWords.marks.damage(damage)],
    [pending > 0, kfWords.marks.pending(pending)],
    [aember > 0, kfWords.marks.aember(aember)],
    [card.warded, kfWords.marks.warded],
    [card.stunned, kfWords.marks.stunned],
    [card.enraged, kfWords.marks.enraged],
    [!card.ready, kfWords.marks.exhausted],
    [card.tagged, kfWords.marks.tagged],
    [can === true, kfWords.marks.can],
    [barred === true, kfWords.marks.barred],
  ] as const
  return marks.flatMap(([is, word]) => (is ? [`, ${word}`] : [])).join('')
}

/** Text for screen readers only. */
const Said = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden">{children}</span>
)
