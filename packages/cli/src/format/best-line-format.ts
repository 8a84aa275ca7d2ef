import { type Line, page, span } from '@battleline/explain'
import type { PartResult } from '@battleline/language'
import { deciderName, type OpenPosition, type OpenScenario, overText } from '@battleline/scenario'
import type { BestFound, BoundedFound, Step } from '@battleline/search'
import { boardText } from '../board/board-format.ts'
import { formatterOf } from '../games/game-formatter.ts'
import type { Sought } from '../input/goal-options.ts'
import { becauseOf, type Stopped, WHY } from '../input/search-options.ts'
import type { Terminal } from '../terminal.ts'
import { answerText } from './endings-format.ts'

/** A best line and its search. */
export interface Best {
  readonly sought: Sought
  readonly found: BestFound<OpenPosition> &
    Partial<Pick<BoundedFound<OpenPosition>, 'bounds' | 'alternatives'>>
  readonly stopped: Stopped
}

const isText = (is: number | boolean): string => (typeof is === 'number' ? String(is) : is ? 'yes' : 'no')

/** The answers with a meaning, without those that make no difference. */
const meaningful = (
  line: readonly Step<OpenPosition>[],
  { lineFormat }: OpenScenario,
): readonly Step<OpenPosition>[] =>
  line.filter(
    ({ decision, answer }, at) =>
      !decision.free && lineFormat?.isSilent(decision, answer, at === line.length - 1) !== true,
  )

/** The best line as data. */
export function bestDocument({ sought, found, stopped }: Best) {
  const { game, goal, over, left } = sought
  const { best, proven, positions, merged, pruned: passed, missing, bounds } = found
  return {
    goal: goal.text,
    for: left.name(goal.player),
    over: overText(over, left.lineFormat?.turn),
    proven,
    positions,
    merged,
    passed,
    missing: missing && becauseOf(missing, stopped),
    assumes: left.assumes ?? null,
    bounds:
      bounds === undefined
        ? null
        : { least: boundOf(goal.resultsOf(bounds.least)), most: boundOf(goal.resultsOf(bounds.most)) },
    alternatives: alternativesOf({ sought, found, stopped }).slice(0, MOST_ALTERNATIVES),
    comesTo: best === null ? null : goal.results(best.end.at),
    hoped: best === null || !best.others ? null : goal.results(best.hoped.end.at),
    line:
      best?.line.map(({ decision, answer }) => ({
        who: deciderName(decision.who, left.name),
        ask: decision.title,
        step: decision.step,
        answer: answerText(decision, answer),
        choice: answer,
        free: decision.free,
      })) ?? null,
    refused: best?.end.refusal?.reason ?? null,
    state: best === null ? null : formatterOf(game).boardDocument(left.game, best.end.at, left.name),
  }
}

/** The most answers to the first decision in a document, and in a text. */
const MOST_ALTERNATIVES = 1000
const MOST_SHOWN = 12

/** A bound as data: null for a part without one. */
const boundOf = (results: readonly PartResult[]) =>
  results.map(({ text, is }) => ({ text, is: typeof is === 'number' && !Number.isFinite(is) ? null : is }))

/** The answers to the first decision that were followed, each with the reply that limits it most. */
function alternativesOf({ sought, found }: Best) {
  const { goal, left } = sought
  const first = left.choices.decision(left.start)
  return (found.alternatives ?? []).map(({ answer, position, reply, least, most }) => {
    const decision = left.choices.decision(position)
    const isReply = decision !== null && reply !== null && decision.who !== first?.who
    return {
      answer: first === null ? '' : answerText(first, answer),
      reply: isReply ? answerText(decision, reply) : null,
      least: boundOf(goal.resultsOf(least)),
      most: boundOf(goal.resultsOf(most)),
    }
  })
}

/** Why nothing reaches a goal that is only a condition: each answer, and the reply against it. */
function refutations(best: Best, paragraph: (line: Line, hang?: number) => string): string {
  const { goal } = best.sought
  const isMissed =
    best.found.proven &&
    goal.parts.length === 1 &&
    goal.resultsOf(best.found.bounds?.most ?? [])[0]?.is === false
  const all = isMissed ? alternativesOf(best).filter(({ reply }) => reply !== null) : []
  if (all.length === 0) return ''
  const shown = [...all].reverse().slice(0, MOST_SHOWN)
  const more = all.length - shown.length
  return [
    paragraph([
      span(`The reply to each of ${all.length === 1 ? 'one answer' : `${all.length} answers`}:`, 'quiet'),
    ]),
    ...shown.map(({ answer, reply }) => paragraph([span(`   ${answer} → `), span(reply ?? '', 'choice')], 5)),
    ...(more > 0 ? [paragraph([span(`   and ${more} more (--json lists them)`, 'quiet')])] : []),
  ].join('')
}

/** What the goal comes to at least and at most, where that is not proven. */
function boundsText({ sought, found }: Best, paragraph: (line: Line) => string): string {
  if (found.proven || found.bounds === undefined) return ''
  const text = (worth: readonly number[]) =>
    boundOf(sought.goal.resultsOf(worth))
      .map(({ is }) => (is === null ? 'unknown' : isText(is)))
      .join(', ')
  return paragraph([
    span(`at least ${text(found.bounds.least)}; at most ${text(found.bounds.most)}`, 'quiet'),
  ])
}

/** The best line as text for people. */
export function bestText(searched: Best, out: Terminal): string {
  const { sought, found, stopped } = searched
  const { game, goal, over, left } = sought
  const { best, proven, positions, missing } = found
  const paragraph = (line: Line, hang = 2) => page([{ line, hang, cite: [] }], out.width, out.paint)
  const head = [
    paragraph([
      span(
        `The best line for ${left.name(goal.player)}, over ${overText(over, left.lineFormat?.turn)}`,
        'heading',
      ),
    ]),
    paragraph([span(goal.text, 'quiet')]),
  ].join('')
  const why = missing === null ? '' : stopped === null ? (missing.refused[0]?.reason ?? '') : WHY[stopped]
  const looked = positions === 1 ? 'one position' : `${positions} positions`
  const sure = proven
    ? `proven: nothing is better (${looked})`
    : `not proven: ${why}; it is the best of ${looked}`
  const assumed = left.assumes === undefined ? '' : paragraph([span(`assumed: ${left.assumes}`, 'quiet')])
  const ending = [
    paragraph([span(sure, proven ? 'good' : 'bad')]),
    boundsText(searched, paragraph),
    assumed,
  ].join('')
  if (best === null)
    return `${head}\n${paragraph([span('no line reached an end')])}${paragraph([span(`not proven: ${why}`, 'bad')])}`
  const comes = goal.results(best.end.at)
  const hoped = best.others ? goal.results(best.hoped.end.at) : comes
  const results = comes.map(({ text, is }, at) => {
    const more = hoped[at]?.is
    const hope =
      more === undefined || more === is ? '' : ` (for any answers of others; ${isText(more)} with luck)`
    return paragraph([span(`${text}: `), span(isText(is), 'value'), span(hope, 'quiet')])
  })
  const refused =
    best.end.refusal === null ? '' : paragraph([span(`refused: ${best.end.refusal.reason}`, 'bad')])
  return [
    head,
    [...results, ending, refused].join(''),
    lineText(meaningful(best.line, left), goal.player, left, paragraph) + refutations(searched, paragraph),
    boardText(formatterOf(game).describeBoard(left.game, best.end.at, left.name), out),
  ].join('\n')
}

/** Moves with their numbers, and below each the answers to its decisions. */
function lineText(
  line: readonly Step<OpenPosition>[],
  player: number,
  { name, lineFormat }: OpenScenario,
  paragraph: (line: Line, hang?: number) => string,
): string {
  if (line.length === 0) return paragraph([span('nothing more is done', 'choice')])
  let moves = 0
  return line
    .map(({ position, decision, answer }) => {
      const words = answerText(decision, answer)
      if (lineFormat?.isMove?.(position, decision) === true) {
        const number = String(++moves).padEnd(3)
        return paragraph([span(number, 'strong'), span(words, 'choice')], 3)
      }
      const who = decision.who === player ? '' : `${deciderName(decision.who, name)}, `
      return paragraph([span(`   ${who}${decision.title} → `, 'quiet'), span(words, 'choice')], 5)
    })
    .join('')
}
