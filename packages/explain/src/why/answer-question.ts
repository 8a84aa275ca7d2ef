import { possessive } from '@battleline/card-game'
import { didYouMean, fold, nearest } from '@battleline/language'
import type { PlayedScenario } from '@battleline/scenario'
import { isStepOfText, stepsOf } from '../trace/outline.ts'
import { type Answer, answer, type Because, listed, unique } from './answer.ts'
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
    return 'problem' in answered || asks === null ? answered : soFar(answered, asks)
  }
  return answerIn(run, question, played, explanation)
}

/** What a run has shown can still change with the answer to its question. */
const soFar = (one: Answer, asks: string): Answer => ({
  ...one,
  text: `${one.text} That is so far: the run waits for an answer at “${asks}”.`,
})

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
      const values = { ...played.game.card(played.position, card) }
      const bearer = { record: card, values, breakdowns: whys.cardBreakdowns, breakdown }
      return answerValue(run, bearer, property, played, explanation)
    }
    case 'player value': {
      const { player, property } = question
      const breakdown = (word: string) => whys.playerBreakdown?.(player, word, played) ?? NO_VALUE
      const values = { ...played.game.player(played.position, player as 1 | 2) }
      const bearer = { record: player, values, breakdowns: whys.playerBreakdowns ?? [], breakdown }
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
  const zone = `${possessive(run.name(Number(values.owner)))} ${words.zones[values.zone] ?? values.zone}`
  return answer(`${run.name(card)} was never in play: it is in ${zone}.`, words.outOfPlay, [], false)
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
  readonly breakdowns: readonly string[]
  breakdown(property: string): Breakdown
}

function answerValue(
  run: Run,
  { record, values, breakdowns, breakdown }: Bearer,
  asked: string,
  played: PlayedScenario,
  { whys }: GameExplanation,
): Answer | UnreadQuestion {
  const word = whys.aliases?.[asked.toLowerCase()] ?? asked
  const computed = sameWord(word, breakdowns)
  if (computed !== undefined) return answerBreakdown(record, computed, breakdown(computed), played)
  const fields = Object.keys(values)
  const field = fields.find((one) => fold(spaced(one)) === fold(word))
  if (field === undefined) return unknown('property', asked, unique([...breakdowns, ...fields.map(spaced)]))
  const changes = run.trace.flatMap((event): readonly Because[] => {
    if (event.kind !== 'change' || event.record !== record || event.property !== field) return []
    const text = `${shown(event.before)} → ${shown(event.after)}: ${event.step.title}`
    return [{ text, step: event.step.id, cite: event.step.cite }]
  })
  const last = changes.at(-1)
  const since = last === undefined ? 'as at the start' : 'since the last of the changes below'
  const value = shown(whys.records.includes(field) ? withNames(values[field], played) : values[field])
  return answer(
    `The ${spaced(field)} of ${played.name(record)} is ${value}, ${since}.`,
    last?.cite ?? [],
    changes,
  )
}

/** `armorLeft` in players' words: "armor left". */
const spaced = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Replaces numbers of cards and players by names. */
function withNames(value: unknown, played: PlayedScenario): unknown {
  const name = (record: unknown) => (typeof record === 'number' ? played.name(record) : record)
  return Array.isArray(value) ? value.map(name) : name(value)
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map(shown))
  if (value === null) return 'none'
  if (typeof value !== 'object') return String(value)
  return listed(Object.entries(value).map(([name, one]) => `${name} ${shown(one)}`)) || 'none'
}

function answerBreakdown(
  record: number,
  property: string,
  { value, parts }: Breakdown,
  played: PlayedScenario,
): Answer {
  if (value === null) return answer(`${played.name(record)} has no ${property}.`, [], [], false)
  const because = parts.map(({ what, card, amount, cite }): Because => {
    const source = card === null ? what : `${what}: ${played.name(card)}`
    return { text: `${amount >= 0 ? '+' : ''}${amount}  ${source}`, step: null, cite }
  })
  const sum = parts
    .filter(({ amount }, at) => at === 0 || amount !== 0)
    .map(({ what, card, amount }) => {
      if (card === null) return `${amount} ${what}`
      if (what === 'an effect') return `${amount} from ${played.name(card)}`
      return what === 'lost' ? `lost to ${played.name(card)}` : `set by ${played.name(card)}`
    })
  const cite = parts.flatMap((part) => part.cite)
  return answer(`The ${property} of ${played.name(record)} is ${value}: ${listed(sum)}.`, cite, because)
}
