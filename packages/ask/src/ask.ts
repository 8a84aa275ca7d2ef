import { Asker } from './asker.ts'
import type { Answer, AskOptions } from './model/answer.ts'
import { shippedCards } from './sources/shipped-cards.ts'

let asker: Asker | null = null

/** The rulings, cards, keywords and steps that answer a question, the best first. The first call reads the index. */
export function ask(question: string, options: AskOptions = {}): Answer {
  asker ??= new Asker(shippedCards())
  return asker.ask(question, options)
}
