import { capital, playerClause, possessive } from '@battleline/card-game'
import { type Message, say, word } from '@battleline/kernel'
import { didYouMean, fold, nearest } from '@battleline/language'
import type { PlayedScenario } from '@battleline/scenario'
import { asMessage, listing } from '../trace/lists.ts'
import { isStepOfText, stepsOf } from '../trace/outline.ts'
import { markWords, type PropertyWords, zoneOf } from '../trace/property-words.ts'
import { type Answer, answer, type Because, becauseAt, listed, reworded, unique } from './answer.ts'
import type { Breakdown, GameExplanation, UnreadQuestion } from './game-explanation.ts'
import type { WhyQuestion } from './question.ts'
import { explainStep } from './step.ts'
import type { Run } from './trace-queries.ts'

/** Answers a question about a run, or says why there is no answer. */
export function answerQuestion(
  question: WhyQuestion,
  played: PlayedScenario,
  explanation: GameExplanation,
): Answer | UnreadQuestion {
  const asks = played.ask?.title ?? null
  const run: Run = { trace: played.trace, name: (record) => played.name(record), asks }
  if ('card' in question && question.kind !== 'value') {
    const outOfPlay = neverInPlay(run, question.card, played, explanation)
    if (outOfPlay !== null) return outOfPlay
    const answered = answerIn(run, question, played, explanation)
    if ('problem' in answered || asks === null || answered.settled === true) return answered
    return soFar(answered, asks)
  }
  return answerIn(run, question, played, explanation)
}

/** What a run has shown can still change with the answer to its question. */
const soFar = (one: Answer, asks: string): Answer =>
  reworded(one, say`${one.message} That is so far: the run waits for an answer at “${asMessage(asks)}”.`)

function answerIn(
  run: Run,
  question: WhyQuestion,
  played: PlayedScenario,
  explanation: GameExplanation,
): Answer | UnreadQuestion {
  const { whys } = explanation
  switch (question.kind) {
    case 'destroyed':
      return whys.destroyed(run, question.card, played)
    case 'survived':
      return whys.survived(run, question.card, played)
    case 'not ability':
      return whys.ability(run, question.card, question.ability, played)
    case 'not keyword': {
      const keyword = sameWord(question.keyword, [...whys.keywords, ...(whys.counters ?? [])])
      if (keyword === undefined) return unknown('keyword', question.keyword, whys.keywords)
      return whys.keyword(run, question.card, keyword, played)
    }
    case 'cannot':
      return whys.cannot(question.move, played)
    case 'step':
      return answerStep(run, question.step, played, explanation)
    case 'value': {
      const { card, property } = question
      const breakdown = (word: string) => whys.cardBreakdown(card, word, played)
      const { game, start, position } = played
      const values = { ...game.card(position, card) }
      const former = game.cards(start).includes(card) ? { ...game.card(start, card) } : {}
      const bearer = { record: card, values, former, breakdowns: whys.cardBreakdowns, breakdown }
      return answerValue(run, bearer, property, played, explanation)
    }
    case 'player value': {
      const { player, property } = question
      const breakdown = (word: string) => whys.playerBreakdown?.(player, word, played) ?? NO_VALUE
      const values = { ...played.game.player(played.position, player as 1 | 2) }
      const former = { ...played.game.player(played.start, player as 1 | 2) }
      const bearer = { record: player, values, former, breakdowns: whys.playerBreakdowns ?? [], breakdown }
      return answerValue(run, bearer, property, played, explanation)
    }
    default:
      return question satisfies never
  }
}

const sameWord = (word: string, all: readonly string[]): string | undefined =>
  all.find((one) => fold(one) === fold(word))

/** Names the nearest of `all`; `instead` are the alternatives in the message. */
function unknown(
  what: string,
  word: string,
  all: readonly string[],
  instead: readonly string[] = all,
): UnreadQuestion {
  return {
    problem: `there is no ${what} “${word}”${didYouMean(nearest(word, all))}`,
    instead: [listed(instead)],
  }
}

/** The answer for a card out of play that the trace never names; null for other cards. */
function neverInPlay(
  run: Run,
  card: number,
  { game, position }: PlayedScenario,
  { words }: GameExplanation,
): Answer | null {
  const values = game.card(position, card)
  const isTraced = run.trace.some((event) => 'record' in event && event.record === card)
  if (isTraced || !('owner' in values) || words.inPlay.includes(values.zone)) return null
  const zone = zoneOf(run.name(Number(values.owner)), values.zone, words)
  return answer(say`${run.name(card)} was never in play: it is in ${zone}.`, words.outOfPlay, [], false)
}

/** A step by its id, with or without the game in front: `damage.4-armor`. */
function answerStep(
  run: Run,
  id: string,
  { scenario: { game } }: PlayedScenario,
  { charts, words }: GameExplanation,
): Answer | UnreadQuestion {
  const steps = charts.flatMap(stepsOf)
  const step =
    steps.find((one) => one.id === id || one.id === `${game}/${id}`) ??
    run.trace.find((event) => event.step.id === id)?.step
  if (step !== undefined) return explainStep(run, step, words)
  const short = (stepId: string) => stepId.replace(`${game}/`, '')
  const taken = run.trace.map((event) => event.step.id).filter((stepId) => !isStepOfText(stepId))
  return unknown(
    'step',
    id,
    steps.map((one) => short(one.id)),
    unique(taken.map(short)),
  )
}

const NO_VALUE: Breakdown = { value: null, parts: [] }

/** A card or a player with its values. */
interface Bearer {
  readonly record: number
  readonly values: Readonly<Record<string, unknown>>
  /** The values at the start of the run. */
  readonly former: Readonly<Record<string, unknown>>
  readonly breakdowns: readonly string[]
  breakdown(property: string): Breakdown
}

function answerValue(
  run: Run,
  { record, values, former, breakdowns, breakdown }: Bearer,
  asked: string,
  played: PlayedScenario,
  { whys, words }: GameExplanation,
): Answer | UnreadQuestion {
  const meant = whys.aliases?.[asked.toLowerCase()] ?? asked
  const computed = sameWord(meant, breakdowns)
  if (computed !== undefined) {
    const parts = breakdown(computed)
    const isMark = whys.valued?.has(computed) !== true || parts.value === 0
    const explain = whys.keywords.includes(computed) && isMark ? answerMark : answerBreakdown
    return explain(record, computed, parts, played)
  }
  const fields = Object.keys(values)
  const field = fields.find((one) => fold(spaced(one)) === fold(meant))
  if (field === undefined) return unknown('property', asked, unique([...breakdowns, ...fields.map(spaced)]))
  const how = words.properties[field]
  const write = (one: unknown): string => {
    if (field === 'zone') return words.zones[String(one)] ?? String(one)
    if (whys.records.includes(field)) return shown(withNames(one, played))
    return typeof one === 'string' && /\s/.test(one) ? `“${one.replace(/\s+/g, ' ')}”` : shown(one)
  }
  const changes = run.trace.flatMap((event): readonly Because[] => {
    if (event.kind !== 'change' || event.record !== record || event.property !== field) return []
    const changed =
      typeof event.after === 'boolean'
        ? word(markWords(how ?? markOf(field), event.after))
        : say`${write(event.before)} → ${write(event.after)}`
    const { id, title, cite } = event.step
    return [becauseAt(say`${changed}: ${asMessage(title)}`, id, cite)]
  })
  const last = changes.at(-1)
  const isAsBefore = JSON.stringify(former[field]) === JSON.stringify(values[field])
  const called = how?.kind === 'number' ? how.word : spaced(field)
  const is = valueClause(played.name(record), how, called, values[field], write)
  const text =
    last !== undefined
      ? say`${is}, since the last of the changes below.`
      : isAsBefore
        ? say`${is}, as at the start.`
        : say`${is}.`
  return answer(text, last?.cite ?? [], changes)
}

/** “The damage of Troll is 2”, “My life is 20”, “Troll is not ready”, “Ogre attacks you”. */
function valueClause(
  name: string,
  how: PropertyWords | undefined,
  field: string,
  value: unknown,
  write: (one: unknown) => string,
): Message {
  if (how?.kind === 'others')
    return say`${name} ${word(how.word)} ${isNone(value) ? word('nothing') : write(value)}`
  if (typeof value === 'boolean') {
    const not = value ? '' : 'not '
    const does = field === 'lost' ? `has ${not}lost the game` : `is ${not}${field.replace(/^is /, '')}`
    return asMessage(capital(playerClause(name, does)))
  }
  const called =
    name === 'me' || name === 'you'
      ? asMessage(`${capital(possessive(name))} ${field}`)
      : say`The ${word(field)} of ${name}`
  return /(?<![su])s$/.test(field) ? say`${called} are ${write(value)}` : say`${called} is ${write(value)}`
}

/** The words for a mark that traces do not show. */
function markOf(field: string): PropertyWords {
  const state = spaced(field).replace(/^is /, '')
  return { kind: 'mark', word: `becomes ${state}`, off: `is not ${state} any more` }
}

/** `armorLeft` in players' words: "armor left". */
const spaced = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Replaces numbers of cards and players by names. */
function withNames(value: unknown, played: PlayedScenario): unknown {
  const name = (record: unknown) =>
    typeof record !== 'number' ? record : record < 1 ? null : played.name(record)
  return Array.isArray(value) ? value.map(name) : name(value)
}

const isNone = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === null || value === '' || value === 0

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map(shown))
  if (value === null || value === '') return 'none'
  if (typeof value !== 'object') return String(value)
  return listed(Object.entries(value).map(([name, one]) => `${name} ${shown(one)}`)) || 'none'
}

const PRINTED = word('its printed text')

/** A keyword without a number: who has it, and from what. */
function answerMark(
  record: number,
  keyword: string,
  { value, parts }: Breakdown,
  played: PlayedScenario,
): Answer {
  const name = played.name(record)
  const cite = parts.flatMap((part) => part.cite)
  const from = unique(
    parts.flatMap(({ what, card, amount }): Message['parts'] => {
      if (amount === 0) return []
      if (card === null) return what === 'printed' ? [PRINTED] : []
      return what === 'lost' ? [] : [played.name(card)]
    }),
  )
  const lost = unique(
    parts.flatMap(({ what, card }) => (what === 'lost' && card !== null ? [played.name(card)] : [])),
  )
  const called = word(keyword)
  if ((value ?? 0) > 0)
    return answer(
      from.length === 0 ? say`${name} has ${called}.` : say`${name} has ${called}, from ${listing(from)}.`,
      cite,
    )
  return answer(
    lost.length === 0
      ? say`${name} does not have ${called}.`
      : say`${name} does not have ${called}, because of ${listing(lost)}.`,
    cite,
  )
}

function answerBreakdown(
  record: number,
  property: string,
  { value, parts }: Breakdown,
  played: PlayedScenario,
): Answer {
  const name = played.name(record)
  if (value === null) return answer(say`${name} has no ${word(property)}.`, [], [], false)
  const because = parts.map(({ what, card, amount, cite }): Because => {
    const source = card === null ? word(what) : say`${word(what)}: ${played.name(card)}`
    return becauseAt(say`${`${amount >= 0 ? '+' : ''}${amount}`}  ${source}`, null, cite)
  })
  const sum = parts
    .filter(({ amount }, at, all) => amount !== 0 || (at === 0 && all.every((one) => one.amount === 0)))
    .map(({ what, card, amount }) => {
      if (card === null)
        return what === 'printed' || what === 'usual'
          ? say`${amount} ${word(what)}`
          : say`${amount} from ${word(what)}`
      if (what === 'an effect') return say`${amount} from ${played.name(card)}`
      return what === 'lost' ? say`lost to ${played.name(card)}` : say`set by ${played.name(card)}`
    })
  const cite = parts.flatMap((part) => part.cite)
  return answer(say`The ${word(property)} of ${name} is ${value}: ${listing(sum)}.`, cite, because)
}
