import { type Choice, type Decision, randomChoice, type Seeded } from '@battleline/kernel'
import { choices, countOf, defaultChoice } from '@battleline/search'
import type { Asked } from './bot.ts'

/**
 * The legal answers to a decision, if there are no more than `most`; else so many different ones by chance. A decision
 * that makes no difference has one.
 */
export function answersTo(asked: Asked, most: number, random: Seeded): readonly Choice[] {
  const decision = asked as Decision
  if (asked.free) return [defaultChoice(decision)]
  if (asked.kind === 'pick' && asked.least === 1 && asked.most === 1 && asked.ids.length <= most)
    return asked.ids
  if (countOf(decision) <= most) return [...choices(decision)]
  const found = new Map<string, Choice>()
  for (let tries = 0; found.size < most && tries < 2 * most; tries++) {
    const choice = inOneForm(asked, randomChoice(asked, random))
    found.set(JSON.stringify(choice), choice)
  }
  return [...found.values()]
}

/** The chosen ids of a pick in the order of the options. */
function inOneForm({ kind, ids }: Asked, choice: Choice): Choice {
  return kind === 'pick' && Array.isArray(choice) ? ids.filter((id) => choice.includes(id)) : choice
}
