import type { Choice, Decision, Option } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { AnswerWord, WrittenAnswer } from '../model/answer.ts'
import { type Naming, plainLabel } from '../names/labels.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Fault } from '../problems/faults.ts'

/** Naming for answers, where names can be shared. */
export interface CardNaming extends Naming {
  isCalled(record: number, word: string): boolean
}

/** An answer, or the word that names no option, with the reason and the options. */
export type Matched =
  | { readonly choice: Choice }
  | {
      readonly wrong: AnswerWord | WrittenAnswer
      readonly why: string
      readonly nearest: string | undefined
      readonly offered: string
    }

/** The fault of an answer that fits no option. `asked`: the decision as one line. */
export const wrongAnswer = (
  { wrong, why, nearest, offered }: Exclude<Matched, { readonly choice: Choice }>,
  asked: string,
): Fault => ({
  kind: 'wrong-answer',
  at: wrong.at,
  message: `${why} (asked: ${asked})`,
  nearest,
  notes: [`offered: ${offered}`],
})

/** Finds the file's choice among the options of a decision. */
export function match(decision: Decision, chosen: WrittenAnswer, naming: CardNaming): Matched {
  const shape = wrongShape(decision, chosen)
  const offered = list(decision.options)
  if (shape !== null) return { wrong: chosen, why: shape, nearest: undefined, offered }
  const ids: Option['id'][] = []
  for (const word of chosen.words) {
    const left = decision.options.filter(({ id }) => !ids.includes(id))
    const found = optionsNamed(left, word.text, naming)
    const [only] = found
    if (only === undefined || found.length > 1) {
      const isOne = found.length === 0
      const why = isOne ? `“${word.text}” is not offered` : `“${word.text}” may mean ${list(found)}`
      return { wrong: word, why, nearest: isOne ? nearestOf(left, word.text, naming) : undefined, offered }
    }
    ids.push(only.id)
  }
  if (chosen.kind === 'divide')
    return { choice: Object.fromEntries(ids.map((id, at) => [id, chosen.words[at]?.share ?? 0])) }
  const [first] = ids
  return { choice: chosen.kind === 'one' && first !== undefined ? first : ids }
}

function wrongShape(
  { kind: asked, least, most, options }: Decision,
  { kind, words }: WrittenAnswer,
): string | null {
  if (asked === 'order') {
    if (kind === 'order' && words.length === options.length) return null
    return `an order of all ${options.length} is asked: { order: [ … ] }`
  }
  if (asked === 'divide') {
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

/** The options of a word: by exact label, by card, or by the beginning of the label. */
function optionsNamed(options: readonly Option[], word: string, naming: CardNaming): readonly Option[] {
  const wanted = fold(word)
  const exact = options.filter(
    (option) =>
      String(option.id).toLowerCase() === word.toLowerCase() ||
      fold(option.label) === wanted ||
      fold(plainLabel(option, naming)) === wanted,
  )
  if (exact.length === 1) return exact
  const cards = options.filter((option) => {
    return option.record !== null && naming.isCalled(option.record, word)
  })
  if (cards.length > 0) return cards
  if (exact.length > 0) return exact
  return options.filter((option) => fold(option.label).startsWith(wanted))
}

function nearestOf(options: readonly Option[], word: string, naming: CardNaming): string | undefined {
  const labels = options.flatMap(({ label, record }) =>
    record === null ? [label] : [label, naming.name(record)],
  )
  const plain = options.flatMap(({ record }) => (record === null ? [] : [naming.plainName(record)]))
  return nearestWord(word, new Set([...labels, ...plain]))
}

const list = (options: readonly Option[]): string => options.map(({ label }) => label).join(', ')
