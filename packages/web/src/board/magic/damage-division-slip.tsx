import type { Choice, Value } from '@battleline/kernel'
import { useState } from 'react'
import { decides } from '../../components/question-slip.tsx'
import { StepperButton } from '../../components/stepper-button.tsx'
import { type MagicBoard, nameOn } from '../../engine/protocol/magic-board.ts'
import type { PlayerQuestion } from '../../engine/protocol/protocol.ts'
import { mtgWords } from '../../words/magic.ts'
import { dividedOf, idOfShares, proposed, type Recipient, wholeOf, whyNot } from './damage-division.ts'

export interface DamageDivisionSlipProps {
  readonly asked: PlayerQuestion
  readonly board: MagicBoard
  readonly edition: string
  readonly onAnswer: (choice: Choice) => void
}

/** Divides a creature's combat damage: starts with a sensible legal division, which can be changed point by point. */
export function DamageDivisionSlip({ asked, board, edition, onAnswer }: DamageDivisionSlipProps) {
  const { options, chosen, subjects } = asked
  const [by] = subjects
  const divisions = options.flatMap(({ id }) => dividedOf(id) ?? [])
  const others = options.filter(({ id }) => dividedOf(id) === null)
  const to = recipientsOf(
    divisions.flatMap((one) => [...one.keys()]),
    board,
    by ?? 0,
  )
  const [shares, setShares] = useState(
    () => dividedOf(chosen) ?? proposed(divisions, to) ?? new Map<number, number>(),
  )
  const whole = wholeOf(divisions[0] ?? shares)
  const left = whole - wholeOf(shares)
  const id = idOfShares(
    shares,
    options.map((option) => option.id),
  )
  return (
    <section className="slip" aria-label={asked.title} data-question={asked.step}>
      <div className="to">
        <span>{decides(asked)}</span>
        <span>{mtgWords.division.total(whole)}</span>
      </div>
      <h2>{asked.title}</h2>
      <p className="said">{ruleOf(to, edition, touches(board, by ?? 0))}</p>
      <ul className="ordering">
        {to.map((one) => (
          <Share
            key={one.id}
            recipient={one}
            life={board.players.find((player) => player.id === one.id)?.life}
            share={shares.get(one.id) ?? 0}
            left={left}
            onAdd={(more) => setShares(new Map([...shares, [one.id, (shares.get(one.id) ?? 0) + more]]))}
          />
        ))}
      </ul>
      <Done left={left} id={id} others={others} why={whyNot(shares, to)} onAnswer={onAnswer} />
    </section>
  )
}

interface DoneProps extends Pick<DamageDivisionSlipProps, 'onAnswer'> {
  /** How much is not divided yet. */
  readonly left: number
  /** The answer that divides so; null where that is not legal. */
  readonly id: Value | null
  /** Answers that divide nothing. */
  readonly others: PlayerQuestion['options']
  readonly why: string
}

const Done = ({ left, id, others, why, onAnswer }: DoneProps) => (
  <p className="done">
    {others.map((option) => (
      <button key={String(option.id)} type="button" className="btn line" onClick={() => onAnswer(option.id)}>
        {option.label}
      </button>
    ))}
    <button
      type="button"
      className="btn main"
      disabled={id === null}
      onClick={() => id !== null && onAnswer(id)}
    >
      {left > 0 ? mtgWords.division.left(left) : id === null ? why : mtgWords.division.assign}
    </button>
  </p>
)

interface ShareProps {
  readonly recipient: Recipient
  /** Of a player. */
  readonly life: number | undefined
  readonly share: number
  /** How much is not divided yet. */
  readonly left: number
  readonly onAdd: (by: 1 | -1) => void
}

/** What one creature or player gets. */
const Share = ({ recipient: { name, lethal }, life, share, left, onAdd }: ShareProps) => (
  <li>
    <span className="label">
      {name}{' '}
      <small>
        {lethal === null
          ? life === undefined
            ? ''
            : mtgWords.lifeOf(life)
          : mtgWords.division.lethal(lethal)}
        {lethal !== null && share >= lethal && ' ✓'}
      </small>
    </span>
    <StepperButton label={mtgWords.division.lessTo(name)} able={share > 0} onNudge={() => onAdd(-1)}>
      −
    </StepperButton>
    <output aria-label={mtgWords.division.to(name)}>{share}</output>
    <StepperButton label={mtgWords.division.moreTo(name)} able={left > 0} onNudge={() => onAdd(1)}>
      +
    </StepperButton>
  </li>
)

/** The recipients of a creature's damage: the blockers in order, and last the attacked player or permanent. */
function recipientsOf(ids: readonly number[], board: MagicBoard, by: number): readonly Recipient[] {
  const one = touches(board, by)
  const all = [...new Set(ids)].map((id): Recipient => {
    const card = board.cards[id]
    const name = nameOn(board, id)
    if (card?.toughness == null) return { id, name, lethal: null }
    const left = Math.max(0, card.toughness - card.damage)
    return { id, name, lethal: one ? Math.min(1, left) : left }
  })
  const isLast = ({ lethal }: Recipient) => (lethal === null ? 1 : 0)
  return all.sort((a, b) => isLast(a) - isLast(b) || a.id - b.id)
}

/** Whether what a creature deals is lethal from 1 on. */
const touches = ({ cards }: MagicBoard, creature: number): boolean =>
  cards[creature]?.keywords.includes('deathtouch') === true

/** The rule for legal divisions, in a sentence. */
function ruleOf(to: readonly Recipient[], edition: string, deathtouch: boolean): string {
  const beyond = to.find(({ lethal }) => lethal === null)
  if (beyond !== undefined) return mtgWords.division.trample(beyond.name, deathtouch)
  return edition === 'e16' ? mtgWords.division.inOrder : mtgWords.division.any
}
