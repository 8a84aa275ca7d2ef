import type { Choice } from '@battleline/kernel'
import { type MagicBoard, nameOn } from '../../engine/protocol/magic-board.ts'
import type { MagicRun } from '../../engine/protocol/protocol.ts'
import { showsHand, useSeat } from '../interaction/use-seat.ts'
import { type TableProps, useTable } from '../interaction/use-table.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { Table } from '../table.tsx'
import { cardDetails } from './card-details.ts'
import { DeclarationBanner } from './declaration-banner.tsx'
import { MagicLane } from './lane.tsx'
import { pileContents } from './pile-contents.ts'
import { PlayerRow } from './player-row.tsx'
import { choicesOf } from './priority-slip.tsx'
import { Requirements } from './requirements.tsx'
import { sidesOf } from './seating.ts'
import { type Declaration, useDeclaration } from './use-declaration.ts'
import { usePriority } from './use-priority.ts'
import { placesOf } from './zone-places.ts'

/** The table of Magic: attackers and blockers with lines between them, the verdict while they are declared, the stack. */
export default function MagicTable(given: TableProps<MagicRun>) {
  const { run, route } = given
  const table = useTable<MagicBoard>(given)
  const { steps, board, atEnd, asked, give, whyNot } = table
  const declares = atEnd && run.open && asked?.step.endsWith('.1-choose') === true && asked.move
  const declaring = useDeclaration(run, route, given.navigate, declares)
  const acting = usePriority(run, table)
  const matters = useVerdict(route, asked)
  const { verdict } = declaring
  const seat = useSeat(route, asked, board)
  const awaits = seat.awaited !== null && atEnd
  const about = (card: number) => board.cards[card] !== undefined && table.about(card)
  const making = { board, declaring, declares, acting }
  const row = {
    ...making,
    onTouch: (id: number) => declaring.touch(id) || acting.touch(id) || about(id),
    onZone: (player: number, zone: string) => table.open({ kind: 'pile', player, pile: zone }),
  }
  const [own, others] = sidesOf(board)
  const handShows = (player: number) =>
    route.view === 'table' && atEnd && asked !== null && showsHand(seat, player, own?.id)
  return (
    <Table
      given={given}
      table={table}
      keys={{
        picked: declaring.picked ?? table.picked,
        choices: choicesOf(acting),
        onEnter: () => takeOver(declaring, declares, give),
        onEscape: () => {
          declaring.putDown()
          acting.putDown()
        },
      }}
      drag={declares ? declaring.drag : acting.drag}
      placesOf={placesOf}
      detailsOf={cardDetails}
      pileOf={(player, zone) => pileContents(board, atEnd ? run.moves : [], seat.viewer, player, zone)}
      below={
        declares && verdict !== null
          ? (onCite) => <Requirements verdict={verdict} nameOf={(id) => nameOn(board, id)} onCite={onCite} />
          : undefined
      }
    >
      {declares && asked !== null && (
        <DeclarationBanner declaring={declaring} board={board} who={asked.who} onDeclare={give} />
      )}
      {others.map((player) => (
        <PlayerRow key={player.id} {...row} player={player} place="far" showsHand={handShows(player.id)} />
      ))}
      <MagicLane
        {...making}
        {...{ run, steps, asked, whyNot }}
        text={route.text}
        seat={seat}
        awaits={awaits}
        verdict={seat.viewer === null ? matters : ''}
        onGive={give}
        onAbout={about}
      />
      {own !== undefined && <PlayerRow {...row} player={own} place="near" showsHand={handShows(own.id)} />}
    </Table>
  )
}

/** Enter takes over the better declaration, or declares a legal one. */
function takeOver({ verdict, use }: Declaration, declares: boolean, give: (choice: Choice) => void): void {
  if (!declares || verdict === null) return
  if (verdict.better !== null) use(verdict.better.pairs)
  else if (verdict.legal === true) give(verdict.answer)
}
