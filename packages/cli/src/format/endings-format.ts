import type { Choice, Decision } from '@battleline/kernel'
import { choiceText, type OpenPosition, type OpenScenario } from '@battleline/scenario'
import type { Ending, Pieces, Question } from '@battleline/search'
import {
  type BoardDescription,
  type DescribedCard,
  type PlainFact,
  plainFacts,
} from '../board/board-format.ts'
import type { GameFormatter } from '../games/game-formatter.ts'

/** The result of an ending: facts by subject, and the place of each card. */
export interface EndingFacts {
  readonly plain: ReadonlyMap<string, PlainFact>
  readonly cards: BoardDescription['cards']
}

/** The facts of an ending, and why the scenario could not continue there. */
export function endingFacts(
  { game, name }: OpenScenario,
  formatter: GameFormatter,
  { at, refusal }: OpenPosition,
): EndingFacts {
  const description = formatter.describeBoard(game, at, name)
  const plain = plainFacts(description)
  const { cards } = description
  if (refusal !== null) plain.set('refused:', { is: refusal.reason })
  return { plain, cards }
}

const areSeveral = (all: readonly (string | undefined)[]): boolean => all.some((one) => one !== all[0])

/**
 * How each of the first `most` endings differs from all others, by their facts; empty if there is only one. It takes
 * time in proportion to the facts.
 */
export function* differences(
  all: readonly EndingFacts[],
  most: number,
  name: (record: number) => string,
): Pieces<readonly (readonly string[])[]> {
  const shown = all.slice(0, most)
  const found = shown.map((): { readonly words: string[]; readonly cards: CardDifference[] } => ({
    words: [],
    cards: [],
  }))
  for (const subject of new Set(all.flatMap(({ plain }) => [...plain.keys()]))) {
    yield
    if (!differs(all.map(({ plain }) => plain.get(subject)))) continue
    for (const [at, { plain }] of shown.entries()) {
      const fact = plain.get(subject)
      if (fact !== undefined) found[at]?.words.push(`${subject} ${fact.is}`)
    }
  }
  for (const card of all[0]?.cards.keys() ?? []) {
    yield
    for (const [at, word] of wordsOf(all, card, name(card), most).entries())
      if (word !== null) found[at]?.cards.push(word)
  }
  return found.map(({ words, cards }) => [...words, ...together(cards)])
}

/** Whether a fact differs between endings; an order only if some of them have the same cards in another order. */
function differs(facts: readonly (PlainFact | undefined)[]): boolean {
  const each = new Map(facts.map((fact) => [fact?.is, fact]))
  if (each.size < 2 || facts.every((fact) => fact?.order === undefined)) return each.size > 1
  return new Set([...each.values()].map((fact) => [...(fact?.order ?? [])].sort().join())).size < each.size
}

/** A card that an ending does not have. */
const ABSENT: DescribedCard = { name: '', place: '', isInPlay: false, marks: [] }

/** The differences of one card between endings: its zone, if it varies, and the marks that not all endings share. */
function wordsOf(
  all: readonly EndingFacts[],
  card: number,
  name: string,
  most: number,
): readonly (CardDifference | null)[] {
  const each = all.map(({ cards }) => cards.get(card) ?? ABSENT)
  const moves = areSeveral(each.map(({ place }) => place))
  const inPlay = each.filter(({ isInPlay }) => isInPlay)
  const marked = new Map<string, number>()
  for (const { marks } of inPlay)
    for (const mark of new Set(marks)) marked.set(mark, (marked.get(mark) ?? 0) + 1)
  return each.slice(0, most).map(({ place, marks }) => {
    const own = marks.filter((mark) => inPlay.length > 0 && (marked.get(mark) ?? 0) < inPlay.length)
    const words = own.join(', ')
    if (!moves) return own.length === 0 ? null : { name, is: words }
    return { name, is: own.length === 0 ? place : `${place} (${words})` }
  })
}

interface CardDifference {
  readonly name: string
  readonly is: string
}

/** Joins cards with the same description. */
function together(cards: readonly CardDifference[]): readonly string[] {
  const names = new Map<string, string[]>()
  for (const { name, is } of cards) {
    const known = names.get(is)
    if (known === undefined) names.set(is, [name])
    else known.push(name)
  }
  return [...names].map(([is, ones]) => `${ones.join(', ')} ${is}`)
}

/** The answers that lead to an ending in words; `meaningful`: without those that make no difference. */
export function answerTexts(
  { choices }: OpenScenario,
  { answers, path }: Ending<OpenPosition>,
  which: 'all' | 'meaningful' = 'all',
): readonly string[] {
  return answers.flatMap((answer, at) => {
    const node = path[at]
    const decision = node === undefined ? null : choices.decision(node.position)
    if (decision === null) return [String(answer)]
    return decision.free && which === 'meaningful' ? [] : [answerText(decision, answer)]
  })
}

export const answerText = (decision: Decision, answer: Choice): string =>
  choiceText(decision, answer).join(decision.kind === 'order' ? ', then ' : ' and ') || 'nothing'

/** The most answers, and the most groups of answers, that a sentence names. */
const MOST_NAMED = 8

/** The first of some, as words, and how many there are beyond. */
function firstOf<T>(all: readonly T[], joint: string, text: (one: T) => string): string {
  const words = all.slice(0, MOST_NAMED).map(text)
  const more = all.length - words.length
  return [...words, ...(more > 0 ? [`${more} more`] : [])].join(joint)
}

/** How a decision affects the ending, as a sentence. */
export function verdictOf({ decision, matters, free, orders, classes, answers }: Question): string {
  if (free)
    return `makes no difference by the rules: one answer represents all ${answers} (--free follows each)`
  if (!matters) return 'makes no difference'
  if (orders !== null && orders.pairs.length > 0) {
    const pairs = firstOf(
      orders.pairs,
      '; whether ',
      ([one, other]) => `${answerText(decision, one)} comes before ${answerText(decision, other)}`,
    )
    const all = (orders.of.length * (orders.of.length - 1)) / 2
    return `only whether ${pairs} matters${all > 1 ? ` (${orders.pairs.length} of ${all} pairs)` : ''}`
  }
  return `matters: ${firstOf(classes, ' | ', (alike) => firstOf(alike, ' or ', (answer) => answerText(decision, answer)))}`
}
