import { CHANCE, type Choice, type Message, type Option } from '@battleline/kernel'
import type { DecisionView, KeyForgePosition, Onlooker, OptionView, PlayersView } from '@battleline/keyforge'
import type { Proposal, Role, SeatNumber } from '../model/entry.ts'
import type { ClockSettings } from '../model/room.ts'
import { commitmentTo } from '../model/secrets.ts'
import { type Clock, isBot, type Result, type Stage, type Table } from './table.ts'

/** A seat as everybody may know it. */
export interface SeatShown {
  readonly seat: SeatNumber
  readonly name: string | null
  readonly bot: string | null
  readonly isReady: boolean
}

/** An answer as somebody may know it. */
export interface AnswerShown {
  readonly entry: number
  readonly seat: SeatNumber
  /** The id of the step that asked. */
  readonly step: string
  /** The question. */
  readonly title: string
  /** The chosen options in their own words; null where the receiver may not know them. */
  readonly chosen: string | null
  /** The same one by one. `record`: the number of its card in the receiver's view before the answer, if it was seen there. */
  readonly options: readonly Omit<SaidOption, 'id'>[] | null
}

/** A view whose options have what their labels are made of, for other languages. */
export interface TableView extends Omit<PlayersView<Onlooker>, 'asked'> {
  readonly asked: (Omit<DecisionView, 'options'> & { readonly options: readonly SaidOption[] }) | null
}

/** An option with what its label is made of; left out where the label has no parts. */
interface SaidOption extends OptionView {
  readonly message?: Message
}

/** Everything that somebody at the table may know of it: the same for every tab and device of a seat. */
export interface TableMessage {
  readonly tell: 'table'
  readonly room: string
  readonly role: Role
  /** The last entry. */
  readonly number: number
  /** The entry that made the position: an answer gives it back as `at`. */
  readonly at: number
  readonly phase: 'seating' | 'playing' | 'over'
  readonly game: 'keyforge'
  readonly edition: string
  /** Whether decks are dealt, or the game goes on from a position of another. */
  readonly start: 'deal' | 'position'
  readonly seats: readonly [SeatShown, SeatShown]
  /** The views that the receiver has: one, or of a judge those of the seats that called; none before the deal. */
  readonly views: readonly TableView[]
  readonly answers: readonly AnswerShown[]
  readonly clock: Clock | null
  readonly clockSettings: ClockSettings | null
  readonly isPaused: boolean
  readonly proposal: { readonly seat: SeatNumber; readonly what: Proposal } | null
  readonly judge: Table['judge']
  readonly result: Result | null
  readonly rematch: string | null
  /** SHA-256 of the room's name, a colon and the seed. */
  readonly commitment: string
  /** The seed itself, once the game has ended. */
  readonly seed: string | null
}

/** Answers that a message lists. */
const MOST_ANSWERS = 12

/**
 * The table as a role may know it. `shownBy`: the seats that have shown the judge their views, of a table of the past those of today.
 */
export function messageFor(table: Table, role: Role, shownBy = table.judge.calledBy): TableMessage {
  const { row, number, at, position, clock, isPaused, proposal, judge, result, rematch } = table
  const { settings, seed, name } = row
  const observers = observersFor(role, shownBy)
  const [observer = 0] = observers
  return {
    tell: 'table',
    room: name,
    role,
    number,
    at,
    phase: result !== null ? 'over' : position === null ? 'seating' : 'playing',
    game: settings.game,
    edition: settings.edition,
    start: settings.start.kind,
    seats: [shownSeat(table, 1), shownSeat(table, 2)],
    views: position === null ? [] : observers.map((one) => viewOf(table, position, one)),
    answers: table.stages.slice(-MOST_ANSWERS).map((stage) => shownAnswer(table, stage, observer)),
    clock,
    clockSettings: settings.clock,
    isPaused,
    proposal,
    judge,
    result,
    rematch,
    commitment: commitmentTo(name, seed),
    seed: result === null ? null : seed,
  }
}

/** The observers whose views a role gets. */
function observersFor(role: Role, shownBy: readonly SeatNumber[]): readonly Onlooker[] {
  if (role === 1 || role === 2) return [role]
  return role === 'judge' && shownBy.length > 0 ? shownBy : [0]
}

const observed = ({ game }: Table, position: KeyForgePosition, observer: Onlooker) =>
  observer === 0 ? game.publicObservation(position) : game.observation(position, observer)

function viewOf(table: Table, position: KeyForgePosition, observer: Onlooker): TableView {
  const { view, options } = observed(table, position, observer)
  const decision = table.game.decision(position)
  if (view.asked === null) return { ...view, asked: null }
  const shown = view.asked.options.map((option, at) => {
    const message = decision?.options[options[at]?.place ?? -1]?.message
    return message === undefined ? option : { ...option, message }
  })
  return { ...view, asked: { ...view.asked, options: shown } }
}

function shownSeat(table: Table, seat: SeatNumber): SeatShown {
  const sitting = table.sitting[seat - 1] ?? null
  return {
    seat,
    name: sitting?.name ?? null,
    bot: table.row.settings.bots[seat],
    isReady: sitting !== null || isBot(table, seat),
  }
}

/** Answers in the words of each observer: a stage never changes, so its words are made once and not for every message. */
const SHOWN = new WeakMap<Stage, Map<Onlooker, AnswerShown>>()

function shownAnswer(table: Table, stage: Stage, observer: Onlooker): AnswerShown {
  const byObserver = SHOWN.get(stage) ?? new Map<Onlooker, AnswerShown>()
  SHOWN.set(stage, byObserver)
  const shown = byObserver.get(observer) ?? answerInWords(table, stage, observer)
  byObserver.set(observer, shown)
  return shown
}

/** An answer as the observer saw it, or sees it afterwards: a card that is played is known then. */
function answerInWords(table: Table, stage: Stage, observer: Onlooker): AnswerShown {
  const { entry, seat, choice, from, to } = stage
  const { view, options } = observed(table, from, observer)
  const { asked } = view
  const recordOf = new Map(options.map(({ id }, at) => [id, asked?.options[at]?.record ?? null]))
  const seen = new Set(observed(table, to, observer).seen.map(({ card }) => card))
  const taken = idsIn(choice).map((id) => table.game.decision(from)?.options.find((one) => one.id === id))
  const known = taken.filter(
    (one): one is Option =>
      one !== undefined && (recordOf.has(one.id) || (one.record !== null && seen.has(one.record))),
  )
  const isKnown = known.length === taken.length
  const chosen = isKnown ? known.map(({ label }) => label).join(', ') : null
  const shown = known.map(({ id, label, message }) => ({
    label,
    ...(message !== undefined && { message }),
    record: recordOf.get(id) ?? null,
  }))
  const { step = '', title = '' } = asked === null || asked.who === CHANCE ? {} : asked
  return { entry, seat, step, title, chosen, options: isKnown ? shown : null }
}

function idsIn(choice: Choice): readonly unknown[] {
  if (Array.isArray(choice)) return choice
  if (typeof choice !== 'object' || choice === null) return [choice]
  return Object.entries(choice).flatMap(([id, share]) => (Number(share) > 0 ? [id] : []))
}
