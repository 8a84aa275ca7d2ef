import { board, entries, expectations, type Name, page, printed, question, span } from '@battleline/explain'
import type { Decision, Position } from '@battleline/kernel'
import { CHANGES, type KeyForge } from '@battleline/keyforge'
import { decider, type Played } from '@battleline/scenario'
import { lethalIn, sidesOf, stateOf } from './boards.ts'
import { EXIT, type Exit } from './exit.ts'
import type { Terminal } from './terminal.ts'

/** A scenario that was played, as text for people. */
export function tell(played: Played, all: boolean, out: Terminal): string {
  const { width, paint } = out
  const { game, start, position, ask } = played
  const name = (record: number) => played.name(record)
  const told = printed(entries(played.trace, name), { width, paint, all })
  const parts = [
    heading(played, out),
    unreadText(played, out),
    // Where nothing happened, the board is shown once.
    told === '' ? '' : boardText(game, start, name, out),
    told,
    refusedHeading(played, out),
    refusalText(played, out),
    boardText(game, position, name, out),
    ask === null ? '' : questionText(ask, name, out),
    expectations(played.expectations, width, paint),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

function heading({ scenario, edition }: Played, { width, paint }: Terminal): string {
  const facts = ['KeyForge', `${CHANGES[edition].title} (${edition})`]
  return page(
    [
      { line: [span(scenario.name, 'heading')], hang: 2, cite: [] },
      { line: [span(facts.join(', '), 'quiet')], hang: 2, cite: scenario.cite },
    ],
    width,
    paint,
  )
}

/** What could have mattered to everything below, and is not understood. */
function unreadText({ unread }: Pick<Played, 'unread'>, { width, paint }: Terminal): string {
  const lines = unread.map(({ card, words }) => ({
    line: [
      span('! ', 'bad'),
      span(`not understood, and so without effect: ${card}: “${words.replace(/\s+/g, ' ')}”`),
    ],
    hang: 2,
    cite: [],
  }))
  return lines.length === 0 ? '' : page(lines, width, paint)
}

/** The same on standard error, once, for verbs that answer something else. */
export function warnOfUnread(runs: readonly Pick<Played, 'unread'>[], out: Terminal): void {
  const all = new Map(runs.flatMap(({ unread }) => unread.map((one) => [`${one.card}: ${one.words}`, one])))
  const text = unreadText({ unread: [...all.values()] }, out)
  if (text !== '') out.complain(text)
}

/** The move that was refused, where the trace would have it. */
function refusedHeading({ refusal, status, moves, trace }: Played, { width, paint }: Terminal): string {
  const last = moves.at(-1)
  if (refusal === null || status !== 'refused' || last === undefined || last.trace < trace.length) return ''
  const text = last.text.charAt(0).toUpperCase() + last.text.slice(1)
  return page([{ line: [span(text, 'heading')], hang: 2, cite: [] }], width, paint)
}

function refusalText({ refusal, status }: Played, { width, paint }: Terminal): string {
  if (refusal === null) return ''
  const what = status === 'limit' ? '' : 'refused: '
  const line = [span('✗ ', 'bad'), span(`${what}${refusal.reason}`)]
  return page([{ line, hang: 2, cite: refusal.cite }], width, paint)
}

export const boardText = (
  game: KeyForge,
  position: Position,
  name: Name,
  { width, paint }: Terminal,
): string => {
  const lethal = lethalIn(game, position).map((card) => ({
    line: [span(`${name(card)} has lethal damage: it is destroyed with the first move`, 'quiet')],
    hang: 2,
    cite: [],
  }))
  return `${board(sidesOf(game, position, name), width, paint)}${page(lethal, width, paint)}`
}

export function questionText(ask: Decision, name: Name, { width, paint }: Terminal): string {
  const { title, cite, least, most, manner } = ask
  const who = decider(ask.who, name)
  const options = ask.options.map(({ label }) => label)
  return question({ who, title, cite, options, least, most, manner }, width, paint)
}

/** The same as a JSON document. */
export function played(one: Played) {
  const { scenario, game, edition, status, refusal, position, problems } = one
  const name = (record: number) => one.name(record)
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    game: scenario.game,
    edition,
    cite: scenario.cite,
    status,
    ask: one.ask === null ? null : askOf(one.ask, name),
    refusal,
    rejected: one.rejected,
    before: stateOf(game, one.start, name),
    state: stateOf(game, position, name),
    trace: entries(one.trace, name),
    expectations: one.expectations,
    unread: one.unread,
    problems,
    position: game.save(position),
  }
}

/** A decision with the names of whoever decides and of what it is about. */
export interface AskDocument extends Omit<Decision, 'who' | 'subjects' | 'ids'> {
  readonly who: string
  readonly subjects: readonly string[]
}

export function askOf(ask: Decision, name: Name): AskDocument {
  const { step, title, cite, manner, least, most, free, options } = ask
  const subjects = ask.subjects.map(name)
  return {
    who: decider(ask.who, name),
    step,
    title,
    cite,
    subjects,
    manner,
    least,
    most,
    free,
    options,
  }
}

/** What a scenario that was played says of the exit code. */
export function exitOf({
  problems,
  status,
  expectations,
}: Pick<Played, 'problems' | 'status' | 'expectations'>): Exit {
  if (problems.length > 0) return EXIT.wrong
  if (status === 'limit') return EXIT.limit
  return expectations.every(({ holds }) => holds) ? EXIT.well : EXIT.failed
}
