import { readScenarios } from '@battleline/scenario'
import { cardList, textMistakes } from './keyforge/card-list.ts'
import { mistakesOf } from './mistakes.ts'
import type { Given, Gives, Verb } from './protocol.ts'
import { open, run } from './run.ts'

/** Only the endings that were asked for last are still wanted. */
let outcomesWanted = 0

/** What the worker can be asked. What is not needed at first is loaded when it is asked for. */
export const verbs: { readonly [V in Verb]: (given: Given<V>) => Gives<V> | Promise<Gives<V>> } = {
  read: ({ text }) => {
    const { scenarios, problems } = readScenarios(text, { file: 'scenario' })
    return { scenarios: scenarios.map(({ name }) => name), mistakes: mistakesOf(problems) }
  },
  run,
  change: async ({ text, document, change }) => (await import('./change.ts')).changed(text, document, change),
  cards: () => cardList(),
  cardText: ({ name, text }) => textMistakes(name, text),
  outcomes: async (question) => {
    const { outcomesOf } = await import('./keyforge/outcomes.ts')
    const opened = open(question)
    if (!('session' in opened)) return null
    const mine = ++outcomesWanted
    return outcomesOf(opened.session, question, () => mine === outcomesWanted)
  },
  why: async ({ question, card, step }) => {
    const { whys } = await import('./keyforge/why.ts')
    const opened = open(question)
    if (!('session' in opened)) return []
    return whys(opened.session, question.answers, {
      ...(card !== undefined && { card }),
      ...(step !== undefined && { step }),
    })
  },
  rules: async ({ ids }) => (await import('./rules.ts')).ruleTexts(ids),
}
