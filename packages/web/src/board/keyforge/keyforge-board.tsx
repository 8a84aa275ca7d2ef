import { lazy, Suspense, useState } from 'react'
import { type Board, HOUSE_STEP } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'
import { Backs } from '../hand.tsx'
import { asSeated, useOpponent, useSeatedRun } from '../interaction/use-opponent.ts'
import { useSeat } from '../interaction/use-seat.ts'
import { type TableProps, useTable } from '../interaction/use-table.ts'
import { Table } from '../table.tsx'
import { placesInZones } from '../zone-places.ts'
import { Artifacts, Line, OpenHand } from './battleline.tsx'
import { cardDetails } from './card-details.ts'
import { Lane } from './lane.tsx'
import { pileContents } from './pile-contents.ts'
import { SideStrip } from './player-strip.tsx'
import { useCardClicks } from './use-card-clicks.ts'

const HousesSheet = lazy(() => import('./houses-sheet.tsx'))

/** Who waits has no moves. */
const IDLE = { moves: [] }

/** The table of KeyForge: two battlelines, and the question between them. */
export default function KeyForgeTable(given: TableProps<KeyForgeRun>) {
  const { route, navigate } = given
  const whole = useTable<Board>(given)
  const seat = useSeat(route, whole.asked, whole.board)
  const opponent = useOpponent(given.run, route, navigate)
  const table = asSeated(whole, route)
  const run = useSeatedRun(given.run, whole.asked, table.asked, IDLE)
  const { steps, board, atEnd, whyNot, about } = table
  const [choosesHouses, chooseHouses] = useState(false)
  const touch = useCardClicks(run, table)
  const { asked, chosen } = touch
  const openPile = (player: 1 | 2, pile: string) => table.open({ kind: 'pile', player, pile })
  const line = { board, stateOf: touch.stateOf, onTouch: touch.touch }
  // The player who makes a move sees the playable cards, and so does one who chooses the house that lets them be played.
  const seesHand = atEnd && (asked?.move === true || asked?.step === HOUSE_STEP)
  const inHand = (player: 1 | 2) => {
    const count = board.sides[player - 1]?.zones.hand?.length ?? 0
    if (seat.viewer !== null && seat.viewer !== player && count > 0)
      return <Backs name={board.sides[player - 1]?.name ?? ''} count={count} />
    return (
      (seat.viewer === player || (seesHand && board.active === player)) && (
        <OpenHand {...line} player={player} />
      )
    )
  }
  return (
    <>
      <Table
        given={given}
        table={table}
        keys={{ picked: chosen, onEscape: touch.putDown }}
        drag={touch.drag}
        placesOf={placesInZones}
        detailsOf={cardDetails}
        pileOf={(player, pile) =>
          pileContents(board, { moves: atEnd ? run.moves : [], viewer: seat.viewer }, player, pile)
        }
      >
        <SideStrip board={board} player={2} onPile={openPile} />
        {inHand(2)}
        <Artifacts {...line} player={2} />
        <Line {...line} player={2} place="far" />
        <Lane
          {...{ run, steps, board, touch, atEnd, whyNot, seat, opponent }}
          question={route}
          onAbout={about}
          onHouses={() => chooseHouses(true)}
        />
        <Line {...line} player={1} place="near" />
        <Artifacts {...line} player={1} />
        {inHand(1)}
        <SideStrip board={board} player={1} onPile={openPile} />
      </Table>
      <Suspense>
        {choosesHouses && (
          <HousesSheet
            board={board}
            question={route}
            navigate={navigate}
            answers={run.answers}
            onClose={() => chooseHouses(false)}
          />
        )}
      </Suspense>
    </>
  )
}
