import type { Board, Card, Change, Side, Spot } from '../engine/protocol.ts'
import { CardView } from '../parts/card-view.tsx'
import { houseKey } from '../parts/glyph.tsx'

export interface SetUpSideProps {
  readonly board: Board | null
  readonly player: 1 | 2
  /** Where the next card goes. */
  readonly place: Spot
  readonly chosen: Spot | null
  readonly make: (change: Change) => void
  readonly onPlace: (spot: Spot) => void
  readonly onChoose: (spot: Spot | null) => void
}

const PILES = ['hand', 'deck', 'artifacts', 'discard', 'archives'] as const

/** One player’s half of the board as it is set up, with a place before, between and behind the cards. */
export function SetUpSide(props: SetUpSideProps) {
  const { board, player } = props
  const side = board?.sides[player - 1]
  const strip = <SetUpStrip key="strip" {...props} side={side} />
  const line = <SetUpLine key="line" {...props} side={side} />
  return <>{player === 2 ? [strip, line] : [line, strip]}</>
}

type WithSide = SetUpSideProps & { readonly side: Side | undefined }

function SetUpStrip({ board, player, place, chosen, side, make, onPlace, onChoose }: WithSide) {
  const name = side?.name ?? `player ${player}`
  const aember = side?.aember ?? 0
  const pool = (value: number) => make({ kind: 'player', player, property: 'aember', value })
  return (
    <>
      <div className="strip">
        <span className="who">
          {name}
          <small>{board?.active === player ? 'active' : 'waits'}</small>
        </span>
        <span className="pool">
          <span className="vh">Æmber pool </span>
          <span className="gem" aria-hidden="true" />
          <span data-pool={player}>{aember}</span>
        </span>
        <span className="stepper">
          <button
            type="button"
            aria-label={`Less Æmber for ${name}`}
            disabled={aember === 0}
            onClick={() => pool(aember - 1)}
          >
            −
          </button>
          <button type="button" aria-label={`More Æmber for ${name}`} onClick={() => pool(aember + 1)}>
            +
          </button>
        </span>
        <span className="piles">
          {PILES.map((pile) => {
            const cards = side?.zones[pile] ?? []
            const here = place.player === player && place.pile === pile
            return (
              <button
                key={pile}
                type="button"
                className="drop"
                aria-pressed={here}
                onClick={() => onPlace({ player, pile, at: cards.length })}
              >
                {pile}
                {cards.length > 0 && <b>{cards.length}</b>}
              </button>
            )
          })}
        </span>
      </div>
      <PileCards board={board} player={player} side={side} chosen={chosen} onChoose={onChoose} />
    </>
  )
}

/** The cards of the piles, so that they can be chosen too. */
function PileCards({
  board,
  player,
  side,
  chosen,
  onChoose,
}: Pick<WithSide, 'board' | 'player' | 'side' | 'chosen' | 'onChoose'>) {
  const cards = PILES.flatMap((pile) =>
    (side?.zones[pile] ?? []).map((id, at) => ({
      card: board?.cards[id],
      spot: { player, pile, at } satisfies Spot,
    })),
  )
  if (cards.length === 0) return null
  return (
    <ul className="pile-cards" aria-label={`Piles of ${side?.name}`}>
      {cards.map(({ card, spot }) => (
        <li key={`${spot.pile} ${spot.at}`}>
          <button
            type="button"
            className={`h-${houseKey(card?.house ?? null)}`}
            aria-pressed={isSame(spot, chosen)}
            onClick={() => onChoose(isSame(spot, chosen) ? null : spot)}
          >
            {card?.called} <small>{spot.pile}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SetUpLine({ board, player, place, chosen, side, onPlace, onChoose }: WithSide) {
  const ids = side?.zones.battleline ?? []
  const cards = ids.flatMap((id) => board?.cards[id] ?? [])
  const slot = (at: number, before: string) => {
    const spot: Spot = { player, pile: 'battleline', at }
    const hot = isSame(spot, { ...place, at: Math.min(place.at, cards.length) })
    return (
      <li key={`slot ${at}`} className={hot ? 'insert hot' : 'insert'}>
        <button
          type="button"
          aria-label={hot ? `${before}: here` : before}
          aria-pressed={hot}
          onClick={() => onPlace(spot)}
        >
          {hot ? 'here' : ''}
        </button>
      </li>
    )
  }
  return (
    <div className="across">
      <ul
        className="battleline"
        aria-label={`Battleline of ${side?.name}`}
        style={{ '--many': Math.max(3, cards.length) }}
      >
        {slot(0, `Place at the left flank of ${side?.name}`)}
        {cards.flatMap((card, at) => {
          const spot: Spot = { player, pile: 'battleline', at }
          return [
            <CardView
              key={card.id}
              card={card}
              upgrades={upgradesOf(card, board)}
              tabStop
              chosen={isSame(spot, chosen)}
              onTouch={(touched) => onChoose(touchedSpot(touched, card, spot, chosen))}
            />,
            slot(at + 1, `Place to the right of ${card.called}`),
          ]
        })}
      </ul>
    </div>
  )
}

const upgradesOf = ({ upgrades }: Card, board: Board | null): readonly Card[] =>
  upgrades.flatMap((id) => board?.cards[id] ?? [])

/** The place of what was touched: a card, or one of its upgrades; what is chosen already is put down. */
function touchedSpot(touched: number, card: Card, spot: Spot, chosen: Spot | null): Spot | null {
  const upgrade = card.upgrades.indexOf(touched)
  const meant = upgrade < 0 ? spot : { ...spot, upgrade }
  return isSame(meant, chosen) ? null : meant
}

export const isSame = (one: Spot, other: Spot | null): boolean =>
  other !== null &&
  one.player === other.player &&
  one.pile === other.pile &&
  one.at === other.at &&
  one.upgrade === other.upgrade
