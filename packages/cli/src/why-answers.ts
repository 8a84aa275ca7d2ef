import {
  type Answer,
  answer,
  type Because,
  listed,
  possessive,
  stepTaken,
  type Told,
  unique,
} from '@battleline/explain'
import { didYouMean, fold, nearest } from '@battleline/language'
import type { AnyPlayed } from '@battleline/scenario'
import type { WhyQuestion } from './questions.ts'
import { stepsOf } from './rule-book.ts'
import { tellerOf } from './teller.ts'
import type { Reckoning, Unread } from './why-teller.ts'

/** The answer to a question about a scenario that was played, or why there is none. */
export function why(question: WhyQuestion, played: AnyPlayed): Answer | Unread {
  const told: Told = { trace: played.trace, name: (record) => played.name(record) }
  const { why: game } = tellerOf(played.scenario.game)
  const away =
    'card' in question && question.kind !== 'value' ? neverInPlay(told, question.card, played) : null
  if (away !== null) return away
  switch (question.kind) {
    case 'destroyed':
      return game.destroyed(told, question.card, played)
    case 'survived':
      return game.survived(told, question.card, played)
    case 'not ability':
      return game.ability(told, question.card, question.ability, played)
    case 'not keyword': {
      const keyword = named(question.keyword, [...game.keywords, ...(game.counters ?? [])])
      if (keyword === undefined) return unknown('keyword', question.keyword, game.keywords)
      return game.keyword(told, question.card, keyword, played)
    }
    case 'cannot':
      return game.cannot(question.move, played)
    case 'step':
      return stepOf(told, question.step, played)
    case 'value': {
      const { card, property } = question
      const reckon = (word: string) => game.reckon(card, word, played)
      const reading = { ...played.game.card(played.position, card) }
      return valueFor(told, { record: card, reading, reckoned: game.reckoned, reckon }, property, played)
    }
    case 'player value': {
      const { player, property } = question
      const reckon = (word: string) => game.reckonPlayer?.(player, word, played) ?? NO_VALUE
      const reading = { ...played.game.player(played.position, player as 1 | 2) }
      return valueFor(
        told,
        { record: player, reading, reckoned: game.ofPlayer ?? [], reckon },
        property,
        played,
      )
    }
    default:
      return question satisfies never
  }
}

/** That of some words which is meant. */
const named = (word: string, all: readonly string[]): string | undefined =>
  all.find((one) => fold(one) === fold(word))

/** Told with the nearest of `all`; `instead` are those that are listed. */
function unknown(
  what: string,
  word: string,
  all: readonly string[],
  instead: readonly string[] = all,
): Unread {
  const near = nearest(word, all)
  return { problem: `there is no ${what} “${word}”${didYouMean(near)}`, instead: [listed(instead)] }
}

/** A card out of play of which nothing is told is not destroyed, and its text does nothing; null for other cards. */
function neverInPlay(told: Told, card: number, { scenario, game, position }: AnyPlayed): Answer | null {
  const { words } = tellerOf(scenario.game)
  const reading = game.card(position, card)
  const isTold = told.trace.some((event) => 'record' in event && event.record === card)
  if (isTold || !('owner' in reading) || words.inPlay.includes(reading.zone)) return null
  const place = `${possessive(told.name(reading.owner))} ${words.zones[reading.zone] ?? reading.zone}`
  return answer(`${told.name(card)} was never in play: it is in ${place}.`, words.outOfPlay, [], false)
}

/** A step by its id, with or without the game in front: `damage.4-armor`. */
function stepOf(told: Told, id: string, { scenario: { game } }: AnyPlayed): Answer | Unread {
  const { charts, words } = tellerOf(game)
  const steps = charts.flatMap(stepsOf)
  const step =
    steps.find((one) => one.id === id || one.id === `${game}/${id}`) ??
    told.trace.find((event) => event.step.id === id)?.step
  if (step !== undefined) return stepTaken(told, step, words)
  const short = (one: { readonly id: string }) => one.id.replace(`${game}/`, '')
  const taken = unique(told.trace.flatMap(({ step: { id } }) => (id.startsWith(game) ? short({ id }) : [])))
  return unknown('step', id, steps.map(short), taken)
}

const NO_VALUE: Reckoning = { value: null, parts: [] }

/** A card or a player whose values are asked for. */
interface Valued {
  readonly record: number
  readonly reading: Readonly<Record<string, unknown>>
  readonly reckoned: readonly string[]
  reckon(property: string): Reckoning
}

function valueFor(told: Told, of: Valued, said: string, played: AnyPlayed): Answer | Unread {
  const { why: game } = tellerOf(played.scenario.game)
  const { record, reading } = of
  const word = game.aliases?.[said.toLowerCase()] ?? said
  const reckoned = named(word, of.reckoned)
  if (reckoned !== undefined) return reckonedOf(record, reckoned, of.reckon(reckoned), played)
  const fields = Object.keys(reading)
  const field = fields.find((one) => fold(spaced(one)) === fold(word))
  if (field === undefined) return unknown('property', said, unique([...of.reckoned, ...fields.map(spaced)]))
  const changes = told.trace.flatMap((event): readonly Because[] =>
    event.kind === 'change' && event.record === record && event.property === field
      ? [
          {
            text: `${shown(event.before)} → ${shown(event.after)}: ${event.step.title}`,
            step: event.step.id,
            cite: event.step.cite,
          },
        ]
      : [],
  )
  const last = changes.at(-1)
  const since = last === undefined ? 'as the board was drawn' : 'since the last of the changes below'
  const value = shown(game.records.includes(field) ? byName(reading[field], played) : reading[field])
  return answer(
    `The ${spaced(field)} of ${played.name(record)} is ${value}, ${since}.`,
    last?.cite ?? [],
    changes,
  )
}

/** `armorLeft` as players write it: "armor left". */
const spaced = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Cards and players by their names. */
function byName(value: unknown, played: AnyPlayed): unknown {
  const name = (record: unknown) => (typeof record === 'number' ? played.name(record) : record)
  return Array.isArray(value) ? value.map(name) : name(value)
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map(shown))
  if (value === null) return 'none'
  if (typeof value !== 'object') return String(value)
  return listed(Object.entries(value).map(([name, one]) => `${name} ${shown(one)}`)) || 'none'
}

function reckonedOf(card: number, property: string, { value, parts }: Reckoning, played: AnyPlayed): Answer {
  if (value === null) return answer(`${played.name(card)} has no ${property}.`, [], [], false)
  const name = (from: number) => played.name(from)
  const because = parts.map(({ what, card: from, amount, cite }): Because => {
    const whose = from === null ? what : `${what}: ${name(from)}`
    return { text: `${amount >= 0 ? '+' : ''}${amount}  ${whose}`, step: null, cite }
  })
  const sum = parts
    .filter(({ amount }, at) => at === 0 || amount !== 0)
    .map(({ what, card: from, amount }) => {
      if (from === null) return `${amount} ${what}`
      if (what === 'an effect') return `${amount} from ${name(from)}`
      return what === 'lost' ? `lost to ${name(from)}` : `set by ${name(from)}`
    })
  const cite = parts.flatMap((part) => part.cite)
  return answer(`The ${property} of ${played.name(card)} is ${value}: ${listed(sum)}.`, cite, because)
}
