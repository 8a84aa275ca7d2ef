import type { ChartNode } from '../model/chart.ts'
import type { Value } from '../model/choice.ts'
import type { Question } from '../model/question.ts'
import type { Frame, World } from '../model/run-state.ts'
import { because, type Reason } from '../model/trace.ts'
import { boundsOf, optionsOf } from './decision.ts'

/** A choice in canonical form, or what is wrong with it. */
export type ReadChoice =
  | { readonly chosen: readonly Value[] }
  | (Reason & { readonly refused: 'illegal' | 'not offered' | 'limit' })

const notOffered = (reason: string): ReadChoice => ({ refused: 'not offered', ...because(reason) })
const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

/**
 * Reads a choice for the pending question. Equal choices get one canonical form. A refusal without a rule of its own
 * cites the rules of the asking step.
 */
export function readChoice(
  w: World,
  frame: Readonly<Frame>,
  node: ChartNode,
  question: Question,
  choice: unknown,
): ReadChoice {
  const read = readAnswer(w, frame, node, question, choice)
  return 'refused' in read && read.cite.length === 0 ? { ...read, cite: node.step.cite } : read
}

function readAnswer(
  w: World,
  frame: Readonly<Frame>,
  node: ChartNode,
  question: Question,
  choice: unknown,
): ReadChoice {
  const chosen = chosenIn(choice)
  if (question.refuse !== null) {
    const [value] = chosen
    if (chosen.length !== 1 || !isValue(value))
      return notOffered('one move is made at a time, named by its id')
    if (w.listed?.options.includes(value) === true) return { chosen: [value] }
    const why = question.refuse(w, frame.locals, value)
    return why === null ? { chosen: [value] } : { ...why, refused: why.refused ?? 'illegal' }
  }
  const options = optionsOf(w, frame, node, question)
  const [least, most] = boundsOf(w, frame, node, question, options.length)
  // A longer list names something twice or something else, and need not be looked through.
  if (chosen.length > options.length && chosen.length > 1)
    return notOffered(`${chosen.length} choices are made among ${options.length} options`)
  if (question.kind === 'divide') return readShares(options, shares(options, choice), least, most)
  if (!chosen.every(isValue)) return notOffered('options are named by their ids')
  const stray = chosen.find((value) => !options.includes(value))
  if (stray !== undefined) {
    const why = question.lacks?.(w, frame.locals, stray) ?? null
    if (why !== null) return { ...why, refused: 'illegal' }
    return notOffered(`${shownChoice(stray)} is not among the options ${listed(options)}`)
  }
  if (chosen.length > 1 && new Set(chosen).size < chosen.length)
    return notOffered('an option is chosen twice')
  if (chosen.length < least || chosen.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    return notOffered(`${chosen.length} options chosen instead of ${wanted}`)
  }
  const asChosen = question.kind === 'order' || chosen.length < 2
  return { chosen: asChosen ? chosen.slice() : options.filter((value) => chosen.includes(value)) }
}

/** More is not looked through: no decision has as many options. */
const MOST_CHOSEN = 100_000

/** The chosen values; a hole of the list is a choice of nothing. */
export function chosenIn(choice: unknown): readonly unknown[] {
  if (!Array.isArray(choice)) return [choice]
  return choice.length > MOST_CHOSEN ? choice : Array.from(choice as readonly unknown[])
}

const MOST_LISTED = 20
const LONGEST = 60

/** The first options, and how many there are beyond. */
export function listed(options: readonly Value[]): string {
  const more = options.length - MOST_LISTED
  return [...options.slice(0, MOST_LISTED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** A choice in a message, whatever it is. */
export function shownChoice(choice: unknown): string {
  if (typeof choice === 'string') return choice.length > LONGEST ? `${choice.slice(0, LONGEST)}…` : choice
  if (Array.isArray(choice))
    return choice.length === 1 ? shownChoice(choice[0]) : `a list of ${choice.length} choices`
  return typeof choice === 'object' && choice !== null ? 'a record' : String(choice)
}

/** The shares in the order of the options; null if a name is not an option. */
function shares(options: readonly Value[], choice: unknown): readonly unknown[] | null {
  if (Array.isArray(choice))
    return choice.length === options.length ? Array.from(choice as readonly unknown[]) : null
  if (typeof choice !== 'object' || choice === null) return null
  if (Object.keys(choice).length > options.length) return null
  const named = new Map(Object.entries(choice))
  const given = options.map((option) => named.get(String(option)) ?? 0)
  return [...named.keys()].every((name) => options.some((option) => String(option) === name)) ? given : null
}

function readShares(
  options: readonly Value[],
  given: readonly unknown[] | null,
  least: number,
  whole: number,
): ReadChoice {
  if (given === null || given.length !== options.length)
    return notOffered(`a share for each of ${listed(options)} is needed`)
  const parts = given.filter(
    (share): share is number => Number.isInteger(share) && (share as number) >= least,
  )
  const sum = parts.reduce((total, share) => total + share, 0)
  if (parts.length < given.length) return notOffered(`each share is a whole number of at least ${least}`)
  return sum === whole ? { chosen: parts } : notOffered(`the shares add up to ${sum}, not to ${whole}`)
}
