import type { PileContents } from '../../components/pile-contents.ts'
import { PlayerName } from '../../components/player-name.tsx'
import { QuestionSlip } from '../../components/question-slip.tsx'
import type { SimpleRun } from '../../engine/protocol/protocol.ts'
import type { SimpleCard, SimpleTableBoard } from '../../engine/protocol/simple-board.ts'
import { kindOf } from '../../text/simple-card.ts'
import { appWords } from '../../words/app.ts'
import { simpleWords } from '../../words/simple.ts'
import { term } from '../../words/terms.ts'
import type { CardDetails } from '../card-sheet.tsx'
import { StepSummary } from '../chart/step-summary.tsx'
import { type TableProps, useTable } from '../interaction/use-table.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { WhyNotNote } from '../interaction/why-not.tsx'
import { Table } from '../table.tsx'
import { placesInZones } from '../zone-places.ts'
import { SimpleCardView } from './card-view.tsx'
import { type Moving, useMoves } from './use-moves.ts'

/** The table of any simple game: two players with the cards in play between them. */
export default function SimpleTable(given: TableProps<SimpleRun>) {
  const { run, route } = given
  const table = useTable<SimpleTableBoard>(given)
  const { steps, board, whyNot, about } = table
  const moving = useMoves(run, table)
  const { asked, picked, give } = moving
  const verdict = useVerdict(route, asked)
  const side = {
    board,
    moving,
    onCard: (card: number) => moving.touch(card) || about(card),
    onPile: (player: 1 | 2, pile: string) => table.open({ kind: 'pile', player, pile }),
  }
  const asks = asked !== null && !asked.move
  return (
    <Table
      given={given}
      table={table}
      keys={{
        picked,
        choices: (picked === null ? moving.others : moving.moves).map(({ id }) => id),
        onEscape: moving.putDown,
      }}
      drag={moving.drag}
      placesOf={placesInZones}
      detailsOf={cardDetails}
      pileOf={(player, pile) => pileContents(board, player, pile)}
    >
      <Strip {...side} player={2} />
      <Field {...side} player={2} />
      <div className="lane">
        {asks && (
          <QuestionSlip key={run.asked.indexOf(asked)} asked={asked} verdict={verdict} onAnswer={give} />
        )}
        {!asks && (picked !== null || moving.others.length > 0) && (
          <MoveSlip name={board.cards[picked ?? -1]?.called ?? null} moving={moving} />
        )}
        <WhyNotNote barred={whyNot.barred} onAbout={about} />
        <StepSummary run={run} steps={steps} asked={asked} hidden={asks || picked !== null} />
      </div>
      <Field {...side} player={1} />
      <Strip {...side} player={1} />
    </Table>
  )
}

const pileContents = (board: SimpleTableBoard, player: number, pile: string): PileContents => ({
  title: `${board.sides[player - 1]?.name}: ${term(pile)}`,
  cards: cardsIn(board, player, pile).map(({ id, called, ...card }) => {
    return { id, called, look: 'plain', text: kindOf(card), may: [], mayNot: [] }
  }),
})

const cardsIn = ({ sides, cards }: SimpleTableBoard, player: number, zone: string): readonly SimpleCard[] =>
  (sides[player - 1]?.zones[zone] ?? []).flatMap((id) => cards[id] ?? [])

function cardDetails({ id, called, zone, owner, ...card }: SimpleCard, board: SimpleTableBoard): CardDetails {
  const kind = `${kindOf(card)} · ${term(zone)}, ${board.sides[owner - 1]?.name ?? ''}`
  return { title: called, card: id, kind, text: '' }
}

interface SideProps {
  readonly board: SimpleTableBoard
  readonly player: 1 | 2
  readonly moving: Moving
  readonly onCard: (card: number) => void
  readonly onPile: (player: 1 | 2, pile: string) => void
}

/** The cards that a player has in play. */
function Field({ board, player, moving, onCard }: SideProps) {
  const [inPlay = ''] = board.zones
  const cards = cardsIn(board, player, inPlay)
  return (
    <div className="across">
      <ul
        className={`battleline field ${player === 1 ? 'near' : 'far'}`}
        aria-label={simpleWords.zoneOf(term(inPlay), board.sides[player - 1]?.name ?? '')}
        style={{ '--many': Math.max(5, cards.length) }}
      >
        {cards.map((card) => (
          <SimpleCardView key={card.id} card={card} states={moving.stateOf(card.id)} onTouch={onCard} />
        ))}
      </ul>
    </div>
  )
}

/** One player: name, numbers and other zones. */
function Strip({ board, player, moving, onPile }: SideProps) {
  const side = board.sides[player - 1]
  const target = moving.moves.find((move) => move.target === player)
  return (
    <div className="strip" data-side={player}>
      <PlayerName name={side?.name ?? ''} says={standing(board, player)} />
      {Object.entries(side?.numbers ?? {}).map(([number, value]) => (
        <span key={number} className="label">
          {term(number)} <b>{value}</b>
        </span>
      ))}
      {target !== undefined && (
        <button type="button" className="btn" onClick={() => moving.give(target.id)}>
          {target.label}
        </button>
      )}
      <span className="piles">
        {board.zones.slice(1).map((zone) => {
          const cards = side?.zones[zone] ?? []
          return (
            <button
              key={zone}
              type="button"
              className="pile"
              disabled={cards.length === 0}
              onClick={() => onPile(player, zone)}
              data-pile={zone}
            >
              <span className={`stack ${cards.length === 0 ? 'none' : 'face h-plain'}`} />
              <span>
                <b>{cards.length}</b>
                <span className="label">{term(zone)}</span>
              </span>
            </button>
          )
        })}
      </span>
    </div>
  )
}

function standing({ active, winner }: SimpleTableBoard, player: 1 | 2): string {
  if (winner !== null) return winner === player ? appWords.roles.winner : appWords.roles.lost
  return active === player ? appWords.roles.active : appWords.roles.opponent
}

/** The moves of the selected card, or the moves that need no card. */
function MoveSlip({ name, moving }: { readonly name: string | null; readonly moving: Moving }) {
  const moves = name === null ? moving.others : moving.moves
  return (
    <section
      className="slip"
      aria-label={name === null ? simpleWords.otherMoves : appWords.question.whatCanDo(name)}
    >
      <h2>{name === null ? simpleWords.chooseCardOr : simpleWords.chooseTarget(name)}</h2>
      <div className={moves.length < 3 ? 'options' : 'options many'}>
        {moves.map(({ id, label }) => (
          <button key={id} type="button" className="option" onClick={() => moving.give(id)}>
            <b>{label}</b>
          </button>
        ))}
      </div>
    </section>
  )
}
