import { Fragment, type ReactNode } from 'react'
import { lookKey } from '../../components/glyph.tsx'
import { AemberPool, PlayerName } from '../../components/player-name.tsx'
import type { Change, Spot } from '../../engine/protocol/protocol.ts'
import { setUpWords } from '../../words/set-up.ts'
import { term } from '../../words/terms.ts'
import type { PlacedCard, Seat, Seats } from '../seats/seats.ts'
import { NumberStepper } from './number-stepper.tsx'

export interface SetUpSideProps {
  readonly board: Seats
  readonly seat: Seat
  /** Its player, counted from 1. */
  readonly player: number
  /** Whether it is above the middle of the board. */
  readonly above: boolean
  /** Where the next card goes. */
  readonly place: Spot
  readonly chosen: Spot | null
  /** The properties of the selected card, shown below its row. */
  readonly marks: ReactNode
  /** The selected player, and the properties of that player. */
  readonly sitting: number | null
  readonly person: ReactNode
  readonly make: (change: Change) => void
  readonly onSit: (player: number | null) => void
  readonly onPlace: (spot: Spot) => void
  readonly onChoose: (spot: Spot | null) => void
}

/** One player’s half of the board as it is set up, with a place before, between and behind the cards. */
export function SetUpSide(props: SetUpSideProps) {
  const { board, player, chosen, marks, sitting, person } = props
  const mine = chosen?.player === player ? chosen : null
  const strip = (
    <Fragment key="strip">
      <SetUpStrip {...props} />
      {sitting === player && person}
      {mine !== null && mine.pile !== board.row && marks}
    </Fragment>
  )
  const line = (
    <Fragment key="line">
      <SetUpLine {...props} />
      {mine?.pile === board.row && marks}
    </Fragment>
  )
  return <>{props.above ? [strip, line] : [line, strip]}</>
}

function SetUpStrip(props: SetUpSideProps) {
  const { board, seat, player, place, chosen, sitting, make, onSit, onPlace, onChoose } = props
  const { name, says, counts, piles } = seat
  const [first] = counts
  const isOpen = sitting === player
  return (
    <>
      <div className="strip">
        <button
          type="button"
          className="turn"
          aria-expanded={isOpen}
          onClick={() => onSit(isOpen ? null : player)}
        >
          <PlayerName name={name} says={says} />
        </button>
        {first?.key === 'aember' && <AemberPool player={player === 1 ? 1 : 2} aember={first.value} />}
        {first !== undefined && (
          <NumberStepper
            name={first.key === 'aember' ? '' : term(first.name)}
            spoken={setUpWords.sides.of(term(first.name), name)}
            value={first.value}
            bare={first.key === 'aember'}
            onCount={(wanted) => make({ kind: 'player', player, property: first.key, value: wanted })}
          />
        )}
        <span className="piles">
          {board.piles.map((pile) => {
            const cards = piles[pile] ?? []
            const here = place.player === player && place.pile === pile
            return (
              <button
                key={pile}
                type="button"
                className="drop"
                aria-pressed={here}
                data-drop={`${player} ${pile} ${cards.length}`}
                onClick={() => onPlace({ player, pile, at: cards.length })}
              >
                {term(pile)}
                {cards.length > 0 && <b>{cards.length}</b>}
              </button>
            )
          })}
        </span>
      </div>
      <PileCards board={board} player={player} seat={seat} chosen={chosen} onChoose={onChoose} />
    </>
  )
}

/** The cards of the piles, so that they can be selected too. */
function PileCards({
  board,
  player,
  seat,
  chosen,
  onChoose,
}: Pick<SetUpSideProps, 'board' | 'player' | 'seat' | 'chosen' | 'onChoose'>) {
  const cards = board.piles.flatMap((pile) =>
    (seat.piles[pile] ?? []).map((card, at) => ({ card, spot: { player, pile, at } satisfies Spot })),
  )
  if (cards.length === 0) return null
  return (
    <ul className="pile-cards" aria-label={setUpWords.sides.piles(seat.name)}>
      {cards.map(({ card, spot }) => (
        <li key={`${spot.pile} ${spot.at}`}>
          <button
            type="button"
            className={`h-${lookKey(card.look)}`}
            aria-pressed={isSame(spot, chosen)}
            data-drag={spotWord(spot)}
            onClick={() => onChoose(isSame(spot, chosen) ? null : spot)}
          >
            {card.called} <small>{term(spot.pile)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SetUpLine({ board, seat, player, place, chosen, onPlace, onChoose }: SetUpSideProps) {
  const { row: pile } = board
  const cards = seat.row
  const slot = (at: number, label: string) => {
    const spot: Spot = { player, pile, at }
    const hot = isSame(spot, { ...place, at: Math.min(place.at, cards.length) })
    return (
      <li className={hot ? 'insert hot' : 'insert'}>
        <button
          type="button"
          aria-label={hot ? setUpWords.sides.here(label) : label}
          aria-pressed={hot}
          data-drop={spotWord(spot)}
          onClick={() => onPlace(spot)}
        >
          {hot ? setUpWords.sides.addHere : ''}
        </button>
      </li>
    )
  }
  return (
    <div className="across">
      <ul
        className="battleline"
        aria-label={setUpWords.sides.row(pile, seat.name)}
        style={{ '--many': Math.max(2, Math.min(10, cards.length)) }}
      >
        {slot(0, setUpWords.sides.leftFlank(seat.name))}
        {cards.map((card, at) => {
          const spot: Spot = { player, pile, at }
          return (
            <Fragment key={card.id}>
              {board.face(card.id, {
                chosen: isSame(spot, chosen),
                onTouch: (touched) => onChoose(touchedSpot(touched, card, spot, chosen)),
              })}
              {slot(at + 1, setUpWords.sides.rightOf(card.called))}
            </Fragment>
          )
        })}
      </ul>
    </div>
  )
}

/** The spot of a clicked card or attached card; null deselects it. */
function touchedSpot(touched: number, card: PlacedCard, spot: Spot, chosen: Spot | null): Spot | null {
  const under = card.under.findIndex(({ id }) => id === touched)
  const meant = under < 0 ? spot : { ...spot, under }
  return isSame(meant, chosen) ? null : meant
}

export const spotWord = ({ player, pile, at }: Spot): string => `${player} ${pile} ${at}`

export const isSame = (one: Spot, other: Spot | null): boolean =>
  other !== null &&
  one.player === other.player &&
  one.pile === other.pile &&
  one.at === other.at &&
  one.under === other.under
