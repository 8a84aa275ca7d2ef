import type { Onlooker, PlayersView } from '@battleline/keyforge'
import { MAIN_STEP } from '../engine/games/keyforge/main-step.ts'
import type { ChosenOption } from '../engine/protocol/protocol.ts'
import { type RoomSeat, routeTo } from '../state/route.ts'
import { getEngine } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { roomWords } from '../words/room.ts'
import type { TableMessage } from './table-message.ts'
import { tableAt } from './use-replay.ts'

/** Opens a view of a room as a question, with answers. Whether the board has all of them. */
async function opened(
  view: PlayersView<Onlooker>,
  { edition, seats }: TableMessage,
  chosen: readonly ChosenOption[],
  navigate: Navigate,
): Promise<boolean> {
  const [one = '', other = ''] = seats.map((seat) => seat.name ?? roomWords.seat(seat.seat))
  const name = roomWords.game(one, other)
  const { text, answers } = await getEngine().ask('roomQuestion', { view, edition, name, chosen })
  if (answers !== null && answers.length < chosen.length) return false
  navigate({ ...routeTo(text), answers })
  return true
}

/** Opens the position of a table as a question. */
export const askAbout = (
  table: TableMessage,
  view: PlayersView<Onlooker>,
  navigate: Navigate,
): Promise<boolean> => opened(view, table, [], navigate)

/**
 * Opens an answer as a question, in which every step can be asked why: the board before the move that it belongs to, with all
 * answers from there on. Whether that could be done: not where it needs a card that the receiver could not see.
 */
export async function askWhy(
  seat: RoomSeat,
  table: TableMessage,
  entry: number,
  judged: number,
  navigate: Navigate,
): Promise<boolean> {
  const until = table.answers.slice(0, table.answers.findIndex((one) => one.entry === entry) + 1)
  const begun = until.findLastIndex(({ step }) => step === MAIN_STEP)
  const asked = until.slice(begun < 0 ? -1 : begun)
  const [first] = asked
  const chosen = asked.flatMap(({ options }) => (options?.length === 1 ? options : []))
  if (first === undefined || chosen.length < asked.length) return false
  const { views } = await tableAt(seat, first.entry - 1)
  const view = views[judged] ?? views[0]
  return view === undefined ? false : opened(view, table, chosen, navigate)
}
