import type { Choice, Decision } from '@battleline/kernel'
import { choiceText, type OpenPosition, type OpenScenario } from '@battleline/scenario'
import type { Ending, Question } from '@battleline/search'
import { type BoardDescription, type DescribedCard, plainFacts } from '../board/board-format.ts'
import type { GameFormatter } from '../games/game-formatter.ts'

/** The result of an ending: facts by subject, and the place of each card. */
interface EndingFacts {
  readonly plain: ReadonlyMap<string, string>
  readonly cards: BoardDescription['cards']
}

/** The facts of an ending, and why the scenario could not continue there. */
function endingFacts(
  { game, name }: OpenScenario,
  formatter: GameFormatter,
  { at, refusal }: OpenPosition,
): EndingFacts {
  const description = formatter.describeBoard(game, at, name)
  const plain = plainFacts(description)
  const { cards } = description
  return refusal === null
    ? { plain, cards }
    : { plain: new Map([...plain, ['refused: ', refusal.reason]]), cards }
}

const areSeveral = (all: readonly (string | undefined)[]): boolean => new Set(all).size > 1

/** How each ending differs from the others; empty if there is only one. */
export function differences(
  left: OpenScenario,
  formatter: GameFormatter,
  endings: readonly Ending<OpenPosition>[],
): readonly (readonly string[])[] {
  const all = endings.map(({ position }) => endingFacts(left, formatter, position))
  const subjects = [...new Set(all.flatMap(({ plain }) => [...plain.keys()]))].filter((subject) =>
    subject.endsWith(': ')
      ? isReordered(all, subject)
      : areSeveral(all.map(({ plain }) => plain.get(subject))),
  )
  const cards = [...(all[0]?.cards.keys() ?? [])].filter((card) =>
    areSeveral(all.map((one) => `${one.cards.get(card)?.place}: ${one.cards.get(card)?.marks.join()}`)),
  )
  const words = cards.map((card) => wordsOf(all, card, left.name(card)))
  return all.map((one, at) => [
    ...subjects.flatMap((subject) => {
      const is = one.plain.get(subject)
      return is === undefined ? [] : [subject.endsWith(': ') ? `${subject}${is}` : `${subject} ${is}`]
    }),
    ...together(words.flatMap((each) => each[at] ?? [])),
  ])
}

/** Whether endings differ only in the order of the same cards. */
function isReordered(all: readonly EndingFacts[], subject: string): boolean {
  const orders = all.map(({ plain }) => plain.get(subject) ?? '')
  const sets = orders.map((order) => order.split(', ').sort().join())
  return areSeveral(orders) && new Set(sets).size < new Set(orders).size
}

/** A card that an ending does not have. */
const ABSENT: DescribedCard = { name: '', place: '', marks: [] }

/** The differences of one card between endings: its zone, if it varies, and the marks that not all endings share. */
function wordsOf(
  all: readonly EndingFacts[],
  card: number,
  name: string,
): readonly (CardDifference | null)[] {
  const each = all.map(({ cards }) => cards.get(card) ?? ABSENT)
  const moves = areSeveral(each.map(({ place }) => place))
  const inPlay = each.filter(({ place }) => place.startsWith('in play'))
  return each.map(({ place, marks }) => {
    const own = marks.filter((mark) => inPlay.some((other) => !other.marks.includes(mark)))
    const marked = own.join(', ')
    if (!moves) return own.length === 0 ? null : { name, is: marked }
    return { name, is: own.length === 0 ? place : `${place} (${marked})` }
  })
}

interface CardDifference {
  readonly name: string
  readonly is: string
}

/** Joins cards with the same description. */
function together(cards: readonly CardDifference[]): readonly string[] {
  const names = new Map<string, string[]>()
  for (const { name, is } of cards) names.set(is, [...(names.get(is) ?? []), name])
  return [...names].map(([is, ones]) => `${ones.join(', ')} ${is}`)
}

/** Answers in words, from the first differing one on; `saying`: without those that make no difference. */
export function answerTexts(
  { choices, start }: OpenScenario,
  answers: readonly Choice[],
  which: 'all' | 'meaningful' = 'all',
): readonly string[] {
  let at = start
  return answers.flatMap((answer) => {
    const decision = choices.decision(at)
    const next = choices.answer(at, answer)
    if ('at' in next) at = next
    if (decision === null) return [String(answer)]
    return decision.free && which === 'meaningful' ? [] : [answerText(decision, answer)]
  })
}

export const answerText = (decision: Decision, answer: Choice): string =>
  choiceText(decision, answer).join(decision.kind === 'order' ? ', then ' : ' and ') || 'nothing'

/** How a decision affects the ending, as a sentence. */
export function verdictOf({ decision, matters, free, orders, classes, answers }: Question): string {
  if (free)
    return `makes no difference by the rules: one answer represents all ${answers} (--free follows each)`
  if (!matters) return 'makes no difference'
  if (orders !== null && orders.pairs.length > 0) {
    const pairs = orders.pairs.map(
      ([one, other]) => `${answerText(decision, one)} comes before ${answerText(decision, other)}`,
    )
    const all = (orders.of.length * (orders.of.length - 1)) / 2
    return `only whether ${pairs.join('; whether ')} matters${all > 1 ? ` (${pairs.length} of ${all} pairs)` : ''}`
  }
  const groups = classes.map((answers) => answers.map((answer) => answerText(decision, answer)).join(' or '))
  return `matters: ${groups.join(' | ')}`
}
