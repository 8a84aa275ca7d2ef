import type { Choice, Decision, Position } from '@battleline/kernel'
import { choiceText, type LeftOpen, type Scripted } from '@battleline/scenario'
import type { Ending, Question } from '@battleline/search'
import { sidesOf } from './boards.ts'

/** What can be said of a position, by what it is said of: "me" has "3 Æ", "me battleline" is "Troll, Urchin". */
function features({ game, name }: LeftOpen, { at, refusal }: Scripted): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  for (const { player, has, zones } of sidesOf(game, at as Position, name)) {
    told.set(player, has.join(', '))
    for (const { name: zone, cards } of zones) {
      const all = cards.map((card) =>
        card.marks.length === 0 ? card.name : `${card.name} (${card.marks.join(', ')})`,
      )
      // Of other zones only what lies there is told, not how it is ordered.
      told.set(`${player} ${zone}`, (zone === 'battleline' || zone === 'deck' ? all : all.sort()).join(', '))
    }
  }
  if (refusal !== null) told.set('refused', refusal.reason)
  return told
}

/** Of each ending what is not the same in all of them, each in a few words; nothing where only one is known. */
export function differences(
  left: LeftOpen,
  endings: readonly Ending<Scripted>[],
): readonly (readonly string[])[] {
  const told = endings.map(({ position }) => features(left, position))
  const subjects = [...new Set(told.flatMap((one) => [...one.keys()]))]
  const differing = subjects.filter((subject) => new Set(told.map((one) => one.get(subject))).size > 1)
  return told.map((one) =>
    differing.map((subject) => {
      const words = one.get(subject)
      const isPlayer = subject !== 'refused' && !subject.includes(' ')
      return isPlayer
        ? `${subject} ${words}`
        : `${subject}: ${words === undefined || words === '' ? 'empty' : words}`
    }),
  )
}

/** Answers in words, from where they are first given on. */
export function answersTold({ choices, start }: LeftOpen, answers: readonly Choice[]): readonly string[] {
  let at = start
  return answers.map((answer) => {
    const decision = choices.ask(at)
    const next = choices.answer(at, answer)
    if ('at' in next) at = next
    return decision === null ? String(answer) : answerTold(decision, answer)
  })
}

export const answerTold = (decision: Decision, answer: Choice): string =>
  choiceText(decision, answer).join(decision.manner === 'order' ? ', then ' : ' and ') || 'nothing'

/** What a question has to do with how it ends, as a sentence. */
export function verdictOf({ decision, matters, free, orders, classes }: Question): string {
  if (free) return 'makes no difference by the rules: one order stands for all'
  if (!matters) return 'makes no difference'
  if (orders !== null && orders.pairs.length > 0) {
    const pairs = orders.pairs.map(
      ([one, other]) => `${answerTold(decision, one)} comes before ${answerTold(decision, other)}`,
    )
    const all = (orders.of.length * (orders.of.length - 1)) / 2
    return `only whether ${pairs.join('; whether ')} matters${all > 1 ? ` (${pairs.length} of ${all} pairs)` : ''}`
  }
  const groups = classes.map((answers) => answers.map((answer) => answerTold(decision, answer)).join(' or '))
  return `matters: ${groups.join(' | ')}`
}
