import { type Answer, Asker, type AskOptions, type RuleAnswer } from '@battleline/ask'
import { gameNames, gameWithCards } from '../games/games.ts'
import { readable } from '../rule-texts.ts'

let asker: Promise<Asker> | null = null

/** Every card of every game, and the index of the rulings: made for the first question. */
async function makeAsker(): Promise<Asker> {
  const cards = await Promise.all(
    gameNames.map(async (game) => {
      const loaded = await gameWithCards(game)
      return loaded.cards().map(({ name, kind, text }) => ({ game, name, kind, text }))
    }),
  )
  return new Asker(cards.flat())
}

export async function answerOf(question: string, options: AskOptions): Promise<Answer> {
  asker ??= makeAsker()
  const { rulings, keywords, steps, ...answer } = (await asker).ask(question, options)
  const rule = ({ id, text }: RuleAnswer): RuleAnswer => ({ id, text: readable(text) })
  return {
    ...answer,
    rulings: rulings.map((one) => ({ ...one, because: one.because === null ? null : rule(one.because) })),
    keywords: keywords.map((one) => ({ ...one, rule: rule(one.rule) })),
    steps: steps.map((one) => ({ ...one, text: readable(one.text) })),
  }
}
