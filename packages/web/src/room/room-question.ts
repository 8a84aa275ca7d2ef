import type { Onlooker, PlayersView } from '@battleline/keyforge'
import { MAIN_STEP } from '../engine/games/keyforge/main-step.ts'
import type { Given } from '../engine/protocol/protocol.ts'
import { type RoomSeat, routeTo } from '../state/route.ts'
import { getEngine } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import type { TableMessage } from './table-message.ts'
import { tableAt } from './use-replay.ts'

type Moves = Given<'roomQuestion'>['moves']

/** Opens a view of a room as a question, with moves. Whether the board has all of them, and they come to the same. */
async function opened(
  view: PlayersView<Onlooker>,
  { edition, seats }: TableMessage,
  moves: Moves,
  navigate: Navigate,
): Promise<boolean> {
  const [one = '', other = ''] = seats.map((seat) => seat.name ?? roomWords.seat(seat.seat))
  const name = roomWords.game(one, other)
  const question = await getEngine().ask('roomQuestion', { view, edition, name, moves })
  if (question === null) return false
  navigate({ ...routeTo(question.text), answers: question.answers })
  return true
}

/** Opens the position of a table as a question. */
export const askAbout = (
  table: TableMessage,
  view: PlayersView<Onlooker>,
  navigate: Navigate,
): Promise<boolean> => opened(view, table, null, navigate)

/**
 * Opens an answer as a question, in which every step can be asked why: the board before the move that it belongs to, or before an
 * earlier move of the turn whose effects last, with all answers from there on. Whether that could be done: not where it
 * needs a card that the receiver could not see.
 */
export async function askWhy(
  seat: RoomSeat,
  table: TableMessage,
  entry: number,
  judged: number,
  navigate: Navigate,
): Promise<boolean> {
  const until = table.answers.slice(0, table.answers.findIndex((one) => one.entry === entry) + 1)
  const viewAt = async (at: number) => {
    const { views } = await tableAt(seat, at)
    return views[judged] ?? views[0]
  }
  const after = await viewAt(entry)
  for (const begun of movesOfTurn(until)) {
    const asked = until.slice(begun)
    const chosen = asked.flatMap(({ options }) => (options?.length === 1 ? options : []))
    const view = await viewAt((asked[0]?.entry ?? 0) - 1)
    if (view === undefined || after === undefined || chosen.length < asked.length) return false
    if (await opened(view, table, { chosen, after }, navigate)) return true
  }
  return false
}

/** Where the moves of the last turn begin, the last first. */
function movesOfTurn(answers: TableMessage['answers']): readonly number[] {
  const moves = [...answers.entries()].filter(([, { step }]) => step === MAIN_STEP).toReversed()
  const [last] = moves
  const ofOther = moves.findIndex(([, { seat }]) => seat !== last?.[1].seat)
  return moves.slice(0, ofOther < 0 ? undefined : ofOther).map(([at]) => at)
}
