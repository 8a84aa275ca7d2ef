import {
  type Answer,
  answer,
  type Because,
  destroyed,
  listed,
  notAbility,
  notKeyword,
  stepTaken,
  survived,
  type Told,
} from '@battleline/explain'
import { type CardReading, KEYWORDS, RECKONED, type Reckoned } from '@battleline/keyforge'
import { didYouMean, fold, nearest } from '@battleline/language'
import { type Played, positionAt } from '@battleline/scenario'
import type { Unread, WhyQuestion } from './questions.ts'
import { charts, stepsOf } from './rule-book.ts'

/** The answer to a question about a scenario that was played, or why there is none. */
export function why(question: WhyQuestion, played: Played): Answer | Unread {
  const told: Told = { trace: played.trace, name: (record) => played.name(record) }
  switch (question.kind) {
    case 'destroyed':
      return destroyed(told, question.card)
    case 'survived':
      return aliveStill(told, question.card, played)
    case 'not ability': {
      const { card, ability } = question
      return notAbility(told, { card, ability, has: triggersOf(played, card) })
    }
    case 'not keyword':
      return keywordOf(told, question.card, question.keyword, played)
    case 'cannot':
      return cannot(question.move, question.text, played)
    case 'step':
      return stepOf(told, question.step)
    case 'value':
      return valueFor(told, question.card, question.property, played)
    default:
      return question satisfies never
  }
}

/** What a creature survived; where it did not, why it was destroyed. */
function aliveStill(told: Told, card: number, { game, position }: Played): Answer {
  const fate = destroyed(told, card)
  if (fate.holds) return { ...fate, holds: false }
  const spared = survived(told, card)
  if (spared.because.length > 0 || game.card(position, card).zone !== 'battleline') return spared
  const { damage, power } = game.card(position, card)
  return { ...spared, text: `${spared.text.slice(0, -1)}: it has ${damage} damage and power ${power}.` }
}

/** The abilities that a card has at the end of the run or had before it. */
const triggersOf = ({ game, start, position }: Played, card: number): readonly string[] =>
  [start, position].flatMap((at) => game.abilities(at, card).map(({ trigger }) => trigger))

function keywordOf(told: Told, card: number, word: string, played: Played): Answer | Unread {
  const keyword = KEYWORDS.find((one) => fold(one) === fold(word))
  if (keyword === undefined) return unknown('keyword', word, KEYWORDS)
  const worth = (creature: number, _: string, at: number) =>
    played.game.reckon(positionAt(played, at), creature, keyword).value
  return notKeyword(told, { card, keyword, worth })
}

function unknown(what: string, word: string, all: readonly string[]): Unread {
  const near = nearest(word, all)
  return { problem: `there is no ${what} “${word}”${didYouMean(near)}` }
}

/** Why a move may not be made where the run stands. */
function cannot(move: string, text: string, { game, position, ask }: Played): Answer {
  if (ask !== null) return answer(`Not now: “${ask.title}” has to be answered first.`, ask.cite)
  const why = game.whyNot(position, move)
  return why === null
    ? answer(`Nothing forbids “${text}”.`, [], [], false)
    : answer(`It may not be done: ${why.reason}.`, why.cite)
}

const STEPS = charts.flatMap(stepsOf)

/** A step by its id, with or without the game in front: `damage.4-armor`. */
function stepOf(told: Told, id: string): Answer | Unread {
  const step =
    STEPS.find((one) => one.id === id || one.id === `keyforge/${id}`) ??
    told.trace.find((event) => event.step.id === id)?.step
  if (step !== undefined) return stepTaken(told, step)
  return unknown(
    'step',
    id,
    STEPS.map((one) => one.id.replace('keyforge/', '')),
  )
}

const isReckoned = (word: string): word is Reckoned => RECKONED.some((one) => one === word)

function valueFor(told: Told, card: number, word: string, played: Played): Answer | Unread {
  const { game, position } = played
  const reckoned = RECKONED.find((one) => fold(one) === fold(word)) ?? ''
  if (isReckoned(reckoned)) return reckonedOf(card, reckoned, played)
  const reading = game.card(position, card)
  const fields = Object.keys(reading) as (keyof CardReading)[]
  const field = fields.find((one) => fold(spaced(one)) === fold(word))
  if (field === undefined) return unknown('property', word, [...RECKONED, ...fields.map(spaced)])
  const changes = told.trace.flatMap((event): readonly Because[] =>
    event.kind === 'change' && event.record === card && event.property === field
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
  const value = shown(named(field, reading[field], played))
  return answer(
    `The ${spaced(field)} of ${played.name(card)} is ${value}, ${since}.`,
    last?.cite ?? [],
    changes,
  )
}

/** `armorLeft` as players write it: "armor left". */
const spaced = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const RECORDS: ReadonlySet<string> = new Set(['owner', 'controller', 'host', 'upgrades', 'neighbors'])

function named(field: string, value: unknown, played: Played): unknown {
  if (!RECORDS.has(field)) return value
  const name = (record: unknown) => (typeof record === 'number' ? played.name(record) : record)
  return Array.isArray(value) ? value.map(name) : name(value)
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map(String))
  if (value === null) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function reckonedOf(card: number, property: Reckoned, played: Played): Answer {
  const { value, parts } = played.game.reckon(played.position, card, property)
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
