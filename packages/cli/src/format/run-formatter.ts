import { capital } from '@battleline/card-game'
import {
  type Answered,
  type Entry,
  entries,
  expectations,
  explanationOf,
  type Hook,
  type Name,
  page,
  printed,
  question,
  span,
} from '@battleline/explain'
import type { Decision } from '@battleline/kernel'
import { deciderName, type PlayedScenario } from '@battleline/scenario'
import { boardText } from '../board/board-format.ts'
import { EXIT, type Exit } from '../exit.ts'
import { formatterOf } from '../games/game-formatter.ts'
import type { Terminal } from '../terminal.ts'

/** A scenario after play, as text. */
export function runText(played: PlayedScenario, all: boolean, out: Terminal): string {
  const { width, paint } = out
  const { scenario, game, start, position, ask } = played
  const { describeBoard } = formatterOf(scenario.game)
  const { words } = explanationOf(scenario.game)
  const name = (record: number) => played.name(record)
  const steps = printed(stepsOf(played), { width, paint, all, words })
  const parts = [
    heading(played, out),
    unreadText(played, out),
    asideText(played, out),
    // Without any step, the board is shown once.
    steps === '' ? '' : boardText(describeBoard(game, start, name), out),
    steps,
    refusedHeading(played, out),
    refusalText(played, out),
    boardText(describeBoard(game, position, name), out),
    ask === null ? '' : questionText(ask, name, out, answerIn(played, ask)),
    expectations(played.expectations, width, paint),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** The steps of a run, in the words of the game. */
export const stepsOf = (played: PlayedScenario) =>
  entries(played.trace, (record) => played.name(record), explanationOf(played.scenario.game).words)

function heading({ scenario, edition }: PlayedScenario, { width, paint }: Terminal): string {
  const { title, editions } = explanationOf(scenario.game)
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

/** The words that are not understood and may have mattered. */
function unreadText({ unread }: Pick<PlayedScenario, 'unread'>, { width, paint }: Terminal): string {
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

/** What is set aside of the cards of the board. */
function asideText({ aside }: Pick<PlayedScenario, 'aside'>, { width, paint }: Terminal): string {
  const lines = aside.map(({ card, words }) => ({
    line: [span(`set aside: ${card}: ${words.replace(/\s+/g, ' ')}`, 'quiet')],
    hang: 2,
    cite: [],
  }))
  return lines.length === 0 ? '' : page(lines, width, paint)
}

/** Warns of them on standard error, once, for verbs that print something else. */
export function warnOfUnread(runs: readonly Pick<PlayedScenario, 'unread'>[], out: Terminal): void {
  const all = new Map(runs.flatMap(({ unread }) => unread.map((one) => [`${one.card}: ${one.words}`, one])))
  const text = unreadText({ unread: [...all.values()] }, out)
  if (text !== '') out.remark(text)
}

/** The refused move, as a heading. */
function refusedHeading(
  { refusal, status, moves, trace }: PlayedScenario,
  { width, paint }: Terminal,
): string {
  const last = moves.at(-1)
  if (refusal === null || status !== 'refused' || last === undefined || last.trace < trace.length) return ''
  return page([{ line: [span(capital(last.text), 'heading')], hang: 2, cite: [] }], width, paint)
}

function refusalText({ refusal, status }: PlayedScenario, { width, paint }: Terminal): string {
  if (refusal === null) return ''
  const what = status === 'limit' ? '' : 'refused: '
  const line = [span('✗ ', 'bad'), span(`${what}${refusal.reason}`)]
  return page([{ line, hang: 2, cite: refusal.cite }], width, paint)
}

/** A pending decision; `answer` is how a file answers it. */
export function questionText(ask: Decision, name: Name, { width, paint }: Terminal, answer?: string): string {
  const { title, cite, least, most, kind, subjects } = ask
  const [subject, other] = subjects
  const about = subject !== undefined && other === undefined ? { about: name(subject) } : {}
  const who = deciderName(ask.who, name)
  const options = ask.options.map(({ label }) => label)
  const asked = {
    who,
    title,
    cite,
    options,
    least,
    most,
    kind,
    ...about,
    ...(answer !== undefined && { answer }),
  }
  return question(asked, width, paint)
}

/** How the file can answer the pending decision. */
function answerIn(
  { scenario, asked }: PlayedScenario,
  { kind, most, options }: Decision,
): string | undefined {
  const last = asked.at(-1)
  if (!formatterOf(scenario.game).hasChoose || last === undefined || last.entry) return undefined
  const [one = '', other = ''] = last.options
  const answers = {
    pick: most > 1 && options.length > 1 ? `[${one}, ${other}]` : one,
    order: `{ order: [${last.options.join(', ')}] }`,
    divide: `{ ${one}: ${most} }`,
  }
  return `the file answers it with, for example, choose: [${answers[kind]}]`
}

/** A scenario after play as a JSON document. */
export function played(one: PlayedScenario) {
  const { scenario, game, edition, status, refusal, position, problems } = one
  const { boardDocument } = formatterOf(scenario.game)
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
    before: boardDocument(game, one.start, name),
    state: boardDocument(game, position, name),
    trace: stepsOf(one).map(entryDocument),
    expectations: one.expectations,
    unread: one.unread,
    aside: one.aside,
    problems,
    position: game.save(position),
  }
}

/** A step of a document, without the kinds that only code reads. */
export function entryDocument({ skipped, not, answered, hooks, ...entry }: Entry) {
  return {
    ...entry,
    hooks: hooks.map(withoutMessage),
    ...(answered !== undefined && { answered: withoutMessages(answered) }),
    not: not.map(({ card, what, why }) => ({ card, what: what.text, reason: why.reason, cite: why.cite })),
    ...(skipped !== undefined && { skipped: { reason: skipped.reason, cite: skipped.cite } }),
  }
}

const withoutMessage = ({ message: _, ...hook }: Hook) => hook
const withoutMessages = ({ messages: _, ...answered }: Answered) => answered

/** A decision with names for its player and subjects. */
export interface AskDocument extends Omit<Decision, 'who' | 'subjects' | 'ids'> {
  readonly who: string
  readonly subjects: readonly string[]
}

export function askOf(ask: Decision, name: Name): AskDocument {
  const { step, title, cite, kind, least, most, free, options } = ask
  const subjects = ask.subjects.map(name)
  return {
    who: deciderName(ask.who, name),
    step,
    title,
    cite,
    subjects,
    kind,
    least,
    most,
    free,
    options: options.map(({ id, label, record }) => ({ id, label, record })),
  }
}

/** The exit code of a played scenario. */
export function exitOf({
  problems,
  status,
  expectations,
}: Pick<PlayedScenario, 'problems' | 'status' | 'expectations'>): Exit {
  if (problems.length > 0) return EXIT.wrong
  if (status === 'limit') return EXIT.limit
  return expectations.every(({ holds }) => holds) ? EXIT.well : EXIT.failed
}
