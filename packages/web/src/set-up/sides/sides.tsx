import { lazy, Suspense } from 'react'
import { setUpWords } from '../../words/set-up.ts'
import type { Placing } from '../placing/use-placing.ts'
import type { Seats } from '../seats/seats.ts'
import { SetUpSide } from './set-up-side.tsx'

// These bars are needed only once a card or a player is selected.
const MarksBar = lazy(() => import('./marks-bar.tsx'))
const PlayerBar = lazy(() => import('./player-bar.tsx'))

export interface SidesProps {
  readonly board: Seats
  readonly game: string
  readonly placing: Placing
  /** True while a card is written: the bars are hidden then. */
  readonly busy: boolean
  /** The reader chose where the next card goes. */
  readonly onPlace: () => void
}

/** The first player sits near, all others above the middle; the bar of a card or player is beside it. */
export function Sides({ board, game, placing, busy, onPlace }: SidesProps) {
  const { place, chosen, seat: sitting, make, select, selectPlayer, go } = placing
  const person = board.seats[(sitting ?? 0) - 1]
  const side = {
    board,
    place,
    chosen,
    sitting,
    make,
    marks: chosen !== null && !busy && (
      <Suspense>
        <Marks board={board} placing={placing} />
      </Suspense>
    ),
    person: person !== undefined && sitting !== null && (
      <Suspense>
        <PlayerBar game={game} board={board} seat={person} player={sitting} make={make} />
      </Suspense>
    ),
    onPlace: (spot: Placing['place']) => go(spot) && onPlace(),
    onChoose: select,
    onSit: selectPlayer,
  }
  const [first, ...others] = board.seats
  return (
    <>
      {others
        .map((seat, at) => <SetUpSide key={seat.name} {...side} seat={seat} player={at + 2} above />)
        .reverse()}
      <p className="board-hint">
        <span>{setUpWords.clickSpot}</span>
      </p>
      {first !== undefined && <SetUpSide {...side} seat={first} player={1} above={false} />}
    </>
  )
}

/** The bar of the selected card. */
const Marks = ({ board, placing }: Pick<SidesProps, 'board' | 'placing'>) =>
  placing.chosen !== null && (
    <MarksBar
      board={board}
      spot={placing.chosen}
      make={placing.make}
      attaching={placing.attaching}
      onAttach={placing.attach}
      moving={placing.moving}
      onMove={placing.move}
      onChoose={placing.select}
    />
  )
