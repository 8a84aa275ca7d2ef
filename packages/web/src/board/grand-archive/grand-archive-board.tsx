import type { GrandArchiveBoard } from '../../engine/protocol/grand-archive-board.ts'
import type { GrandArchiveRun } from '../../engine/protocol/protocol.ts'
import { Backs } from '../hand.tsx'
import { asSeated, useOpponent, useSeatedRun } from '../interaction/use-opponent.ts'
import { showsHand, useSeat } from '../interaction/use-seat.ts'
import { type TableProps, useTable } from '../interaction/use-table.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { Table } from '../table.tsx'
import { placesInZones } from '../zone-places.ts'
import { AttackLane } from './attack-lane.tsx'
import { cardDetails } from './card-details.ts'
import { Field, OpenHand } from './field.tsx'
import { pileContents } from './pile-contents.ts'
import { Strip } from './player-strip.tsx'
import { useAttack } from './use-attack.ts'

/** Who waits has no moves. */
const IDLE = { moves: [], barred: [] }

/** The table of Grand Archive: champions with their lineage, weapons and intent, and what an attack adds up to. */
export default function GrandArchiveTable(given: TableProps<GrandArchiveRun>) {
  const { route, navigate } = given
  const whole = useTable<GrandArchiveBoard>(given)
  const seat = useSeat(route, whole.asked, whole.board)
  const opponent = useOpponent(given.run, route, navigate)
  const table = asSeated(whole, route)
  const run = useSeatedRun(given.run, whole.asked, table.asked, IDLE)
  const { steps, board, atEnd, whyNot, about } = table
  const attacking = useAttack(run, table)
  const verdict = useVerdict(route, attacking.asked)
  const field = {
    board,
    stateOf: attacking.stateOf,
    onTouch: (card: number) => attacking.touch(card) || about(card),
  }
  const moves = atEnd ? run.moves : []
  const barred = atEnd ? run.barred : []
  const openPile = (player: 1 | 2, pile: string) => table.open({ kind: 'pile', player, pile })
  const handOf = (player: 1 | 2) => {
    const { name = '', zones } = board.sides[player - 1] ?? {}
    const count = zones?.hand?.length ?? 0
    if (seat.viewer !== null && seat.viewer !== player && count > 0)
      return <Backs name={name} count={count} />
    // In a game, a player sees their hand also while others decide.
    const isSeen = seat.viewer === player || (atEnd && table.asked !== null && showsHand(seat, player, 1))
    return route.view === 'table' && isSeen && <OpenHand {...field} player={player} />
  }
  return (
    <Table
      given={given}
      table={table}
      keys={{
        // Choices made on the board have no number keys.
        asked: attacking.declares ? null : attacking.asked,
        picked: attacking.picked,
        onEscape: attacking.putDown,
      }}
      drag={attacking.drag}
      placesOf={placesInZones}
      detailsOf={cardDetails}
      pileOf={(player, pile) => pileContents(board, { moves, barred }, seat.viewer, player, pile)}
    >
      <Strip board={board} player={2} moves={seat.awaited === null ? moves : []} onPile={openPile} />
      {handOf(2)}
      <Field {...field} player={2} place="far" />
      <AttackLane
        {...{ run, steps, board, attacking, whyNot, seat, opponent }}
        verdict={seat.viewer === null ? verdict : ''}
        question={route}
        onAbout={about}
      />
      <Field {...field} player={1} place="near" />
      {handOf(1)}
      <Strip board={board} player={1} moves={seat.awaited === null ? moves : []} onPile={openPile} />
    </Table>
  )
}
