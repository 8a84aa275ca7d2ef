import { entries, expectations, type Name, page, printed, question, span } from '@battleline/explain'
import type { Decision } from '@battleline/kernel'
import { type AnyPlayed, decider } from '@battleline/scenario'
import { EXIT, type Exit } from './exit.ts'
import { tellerOf } from './teller.ts'
import type { Terminal } from './terminal.ts'

/** A scenario that was played, as text for people. */
export function tell(played: AnyPlayed, all: boolean, out: Terminal): string {
  const { width, paint } = out
  const { scenario, game, start, position, ask } = played
  const { words, board } = tellerOf(scenario.game)
  const name = (record: number) => played.name(record)
  const told = printed(stepsOf(played), { width, paint, all, words })
  const parts = [
    heading(played, out),
    unreadText(played, out),
    // Where nothing happened, the board is shown once.
    told === '' ? '' : board(game, start, name, out),
    told,
    refusedHeading(played, out),
    refusalText(played, out),
    board(game, position, name, out),
    ask === null ? '' : questionText(ask, name, out, answerIn(played, ask)),
    expectations(played.expectations, width, paint),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** The steps that were played, in the words of their game. */
export const stepsOf = (played: AnyPlayed) =>
  entries(played.trace, (record) => played.name(record), tellerOf(played.scenario.game).words)

function heading({ scenario, edition }: AnyPlayed, { width, paint }: Terminal): string {
  const { title, editions } = tellerOf(scenario.game)
  const facts = [title, `${editions[edition]?.title} (${edition})`]
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
function unreadText({ unread }: Pick<AnyPlayed, 'unread'>, { width, paint }: Terminal): string {
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
export function warnOfUnread(runs: readonly Pick<AnyPlayed, 'unread'>[], out: Terminal): void {
  const all = new Map(runs.flatMap(({ unread }) => unread.map((one) => [`${one.card}: ${one.words}`, one])))
  const text = unreadText({ unread: [...all.values()] }, out)
  if (text !== '') out.complain(text)
}

/** The move that was refused, where the trace would have it. */
function refusedHeading({ refusal, status, moves, trace }: AnyPlayed, { width, paint }: Terminal): string {
  const last = moves.at(-1)
  if (refusal === null || status !== 'refused' || last === undefined || last.trace < trace.length) return ''
  const text = last.text.charAt(0).toUpperCase() + last.text.slice(1)
  return page([{ line: [span(text, 'heading')], hang: 2, cite: [] }], width, paint)
}

function refusalText({ refusal, status }: AnyPlayed, { width, paint }: Terminal): string {
  if (refusal === null) return ''
  const what = status === 'limit' ? '' : 'refused: '
  const line = [span('✗ ', 'bad'), span(`${what}${refusal.reason}`)]
  return page([{ line, hang: 2, cite: refusal.cite }], width, paint)
}

/** A question that stands open; `answer` says how it is answered. */
export function questionText(ask: Decision, name: Name, { width, paint }: Terminal, answer?: string): string {
  const { title, cite, least, most, manner, subjects } = ask
  const [subject, other] = subjects
  const about = subject !== undefined && other === undefined ? { about: name(subject) } : {}
  const who = decider(ask.who, name)
  const options = ask.options.map(({ label }) => label)
  const asked = {
    who,
    title,
    cite,
    options,
    least,
    most,
    manner,
    ...about,
    ...(answer !== undefined && { answer }),
  }
  return question(asked, width, paint)
}

/** How the file can answer what stands open. */
function answerIn({ scenario, asked }: AnyPlayed, { manner, most, options }: Decision): string | undefined {
  const last = asked.at(-1)
  if (!tellerOf(scenario.game).chooses || last === undefined || last.entry) return undefined
  const [one = '', other = ''] = last.options
  const answers = {
    pick: most > 1 && options.length > 1 ? `[${one}, ${other}]` : one,
    order: `{ order: [${last.options.join(', ')}] }`,
    divide: `{ ${one}: ${most} }`,
  }
  return `the file answers it with, for example, choose: [${answers[manner]}]`
}

/** The same as a JSON document. */
export function played(one: AnyPlayed) {
  const { scenario, game, edition, status, refusal, position, problems } = one
  const { state } = tellerOf(scenario.game)
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
    before: state(game, one.start, name),
    state: state(game, position, name),
    trace: stepsOf(one),
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
}: Pick<AnyPlayed, 'problems' | 'status' | 'expectations'>): Exit {
  if (problems.length > 0) return EXIT.wrong
  if (status === 'limit') return EXIT.limit
  return expectations.every(({ holds }) => holds) ? EXIT.well : EXIT.failed
}
