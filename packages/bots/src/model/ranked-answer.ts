import type { Choice } from '@battleline/kernel'
import type { Answer, Line, Situation } from './bot.ts'
import type { BotGame } from './bot-game.ts'

type Labelling = Pick<Situation<BotGame>, 'label'>

/** An answer that a bot compared with others. */
export interface Ranked {
  readonly choice: Choice
  readonly value: number
  readonly tries: number
}

/** The first of the best answers. Its lines get their labels when somebody reads them. */
export function bestOf(situation: Labelling, compared: readonly Ranked[]): Answer {
  const best = compared.reduce((one, other) => (other.value > one.value ? other : one))
  return new RankedAnswer(situation, best.choice, compared)
}

/** An answer with the lines that were compared. */
export class RankedAnswer implements Answer {
  readonly choice: Choice
  readonly #situation: Labelling
  readonly #compared: readonly Ranked[]

  constructor(situation: Labelling, choice: Choice, compared: readonly Ranked[]) {
    this.choice = choice
    this.#situation = situation
    this.#compared = compared
  }

  get lines(): readonly Line[] {
    return this.#compared
      .slice()
      .sort((one, other) => other.value - one.value)
      .map(({ choice, value, tries }) => ({ choice, label: this.#situation.label(choice), value, tries }))
  }
}
