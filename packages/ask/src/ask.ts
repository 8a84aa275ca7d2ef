import type { Answer, AskOptions } from './answer.ts'
import { Asker } from './asker.ts'
import { shippedCards } from './shipped-cards.ts'

let asker: Asker | null = null

/** The rulings, cards, keywords and steps that answer a question, the best first. The first call reads the index. */
export function ask(question: string, options: AskOptions = {}): Answer {
  asker ??= new Asker(shippedCards())
  return asker.ask(question, options)
}
