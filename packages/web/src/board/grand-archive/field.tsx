import { lookKey } from '../../components/glyph.tsx'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import { gaWords } from '../../words/grand-archive.ts'
import { Hand } from '../hand.tsx'
import { CardView, type CardViewProps, Face } from './card-view.tsx'

export interface FieldProps {
  readonly board: GrandArchiveBoard
  readonly player: 1 | 2
  readonly place: 'far' | 'near'
  readonly stateOf: (card: number) => CardViewProps['states']
  readonly onTouch: (card: number) => void
}

/** The cards of both players are equally large, so that the longer field has room; as if there were at least five. A champion is broad. */
const mostOf = ({ sides, cards, combat }: GrandArchiveBoard): number =>
  Math.max(
    5,
    ...sides.map(({ zones: { field = [] } }) => {
      const champions = field.filter((id) => cards[id]?.type === 'champion')
      const isAttacking = combat !== null && field.includes(combat.attacker)
      return field.length + champions.length + (isAttacking ? combat.intent.length : 0)
    }),
  )

/** One player’s field: the champion, what it wields and its intent, then everybody and everything else. */
export function Field({ board, player, place, stateOf, onTouch }: FieldProps) {
  const { sides, cards, combat } = board
  const side = sides[player - 1]
  const of = (ids: readonly number[] = []) => ids.flatMap((id) => cards[id] ?? [])
  const own = of(side?.zones.field)
  const attacks = combat !== null && cards[combat.attacker]?.controller === player
  const wielded = attacks ? of(combat.weapons) : []
  const intent = attacks ? of(combat.intent) : []
  const rest = own.filter((card) => !wielded.includes(card))
  const champion = rest.filter(({ type }) => type === 'champion')
  const others = rest.filter(({ type }) => type !== 'champion')
  const inCombat = (id: number) =>
    combat !== null &&
    (id === combat.attacker || combat.defenders.includes(id) || combat.retaliators.includes(id))
  const draw = (card: GrandArchiveCard) => {
    const states = stateOf(card.id)
    return (
      <CardView
        key={card.id}
        card={card}
        under={of(card.under)}
        states={inCombat(card.id) && states.length === 0 ? ['chosen'] : states}
        onTouch={onTouch}
      />
    )
  }
  return (
    <div className="across">
      <ul
        className={`battleline field ${place}`}
        aria-label={gaWords.fieldOf(side?.name ?? '')}
        style={{ '--many': mostOf(board) }}
      >
        {champion.map(draw)}
        {wielded.length > 0 && <Gear kind="wielded" cards={wielded} draw={draw} />}
        {intent.length > 0 && <Gear kind="intent" cards={intent} draw={draw} />}
        {champion.length > 0 && others.length > 0 && <li className="divide" aria-hidden="true" />}
        {others.map(draw)}
      </ul>
    </div>
  )
}

/** The cards that a player holds. */
export function OpenHand({ board, player, stateOf, onTouch }: Omit<FieldProps, 'place'>) {
  const side = board.sides[player - 1]
  return (
    <Hand
      name={side?.name ?? ''}
      cards={(side?.zones.hand ?? []).flatMap((id) => board.cards[id] ?? [])}
      above={player === 2}
      lookOf={({ elements }) => lookKey(elements[0] ?? null)}
      statesOf={({ id }) => stateOf(id)}
      faceOf={(card) => <Face card={card} />}
      onTouch={onTouch}
    />
  )
}

interface GearProps {
  readonly kind: 'wielded' | 'intent'
  readonly cards: readonly GrandArchiveCard[]
  readonly draw: (card: GrandArchiveCard) => React.ReactNode
}

const Gear = ({ kind, cards, draw }: GearProps) => (
  <li className={`gear ${kind}`}>
    <p className="caps">{gaWords[kind]}</p>
    <ul>{cards.map(draw)}</ul>
  </li>
)
