import type { Choice, Decision, Option } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Cast } from './keyforge/cast.ts'
import { near } from './near.ts'
import type { Chosen, ChosenWord } from './play-entry.ts'

/** What the cards and players of a board are called, by the numbers of their records. */
export interface Naming {
  /** A card's alias or name, told apart from others of its name; or a player's name. */
  name(record: number): string
  /** The name that is printed on a card. */
  plainName(record: number): string
}

/** An answer, or the word of the file that names no option, with why and with what is offered where that helps. */
export type Matched =
  | { readonly choice: Choice }
  | {
      readonly wrong: ChosenWord | Chosen
      readonly why: string
      readonly nearest: string | undefined
      readonly offered: string
    }

/** Finds what the file chooses among the options of a decision. */
export function match(decision: Decision, chosen: Chosen, cast: Cast): Matched {
  const shape = wrongShape(decision, chosen)
  const offered = list(decision.options)
  if (shape !== null) return { wrong: chosen, why: shape, nearest: undefined, offered }
  const ids: Option['id'][] = []
  for (const word of chosen.words) {
    const left = decision.options.filter(({ id }) => !ids.includes(id))
    const found = optionsNamed(left, word.text, cast)
    const [only] = found
    if (only === undefined || found.length > 1) {
      const isOne = found.length === 0
      const why = isOne ? `“${word.text}” is not offered` : `“${word.text}” may mean ${list(found)}`
      return { wrong: word, why, nearest: isOne ? nearestOf(left, word.text, cast) : undefined, offered }
    }
    ids.push(only.id)
  }
  if (chosen.kind === 'divide')
    return { choice: Object.fromEntries(ids.map((id, at) => [id, chosen.words[at]?.share ?? 0])) }
  const [first] = ids
  return { choice: chosen.kind === 'one' && first !== undefined ? first : ids }
}

function wrongShape({ manner, least, most, options }: Decision, { kind, words }: Chosen): string | null {
  if (manner === 'order') {
    if (kind === 'order' && words.length === options.length) return null
    return `an order of all ${options.length} is asked: { order: [ … ] }`
  }
  if (manner === 'divide') {
    const sum = words.reduce((total, { share }) => total + share, 0)
    return kind === 'divide' && sum === most
      ? null
      : `shares that add up to ${most} are asked: { label: share, … }`
  }
  if (kind === 'order') return 'no order is asked'
  if (kind === 'divide') return 'nothing is divided'
  if (words.length >= least && words.length <= most) return null
  return `${least === most ? least : `${least} to ${most}`} must be chosen, and this is ${words.length}`
}

/** The options that a word names: exactly, or as a card, or else those that begin with it. */
function optionsNamed(options: readonly Option[], word: string, cast: Cast): readonly Option[] {
  const wanted = fold(word)
  const exact = options.filter(
    (option) =>
      String(option.id).toLowerCase() === word.toLowerCase() ||
      fold(option.label) === wanted ||
      fold(plainLabel(option, cast)) === wanted,
  )
  if (exact.length === 1) return exact
  const cards = options.filter((option) => {
    return option.record !== null && cast.isCalled(option.record, word)
  })
  if (cards.length > 0) return cards
  if (exact.length > 0) return exact
  return options.filter((option) => fold(option.label).startsWith(wanted))
}

/** The label of an option with the name that is printed on its card, instead of what that is called on the board. */
export function plainLabel({ label, record }: Option, naming: Naming): string {
  if (record === null) return label
  const name = naming.name(record)
  return label.startsWith(name) ? `${naming.plainName(record)}${label.slice(name.length)}` : label
}

function nearestOf(options: readonly Option[], word: string, cast: Cast): string | undefined {
  const labels = options.flatMap(({ label, record }) =>
    record === null ? [label] : [label, cast.name(record)],
  )
  const plain = options.flatMap(({ record }) => (record === null ? [] : [cast.plainName(record)]))
  return near(word, new Set([...labels, ...plain]))
}

const list = (options: readonly Option[]): string => options.map(({ label }) => label).join(', ')

/** What was chosen, as a file names it. */
export function choiceText({ options, manner }: Decision, choice: Choice): readonly string[] {
  const textOf = (id: Option['id']) => {
    const option = options.find((one) => String(one.id) === String(id))
    return option?.label ?? String(id)
  }
  if (typeof choice !== 'object') return [textOf(choice)]
  if (!Array.isArray(choice)) return Object.entries(choice).map(([id, share]) => `${textOf(id)}: ${share}`)
  if (manner !== 'divide') return choice.map(textOf)
  return options.map(({ id }, at) => `${textOf(id)}: ${choice[at]}`)
}
