import { existsSync } from 'node:fs'
import { fold } from '@battleline/language'
import { type PlayedGame, readScenarios } from '@battleline/scenario'
import { readInput } from './read-input.ts'
import { cardsBeside } from './read-scenario-file.ts'
import { scenarioFiles } from './scenario-files.ts'
import { cardsOf, type Facts, type Shelf } from './shelf.ts'
import { tellerOf } from './teller.ts'

/** The cards that stand on the boards of scenarios, with the texts that they have there. */
export class Exercised {
  readonly #shelf: Pick<Shelf, 'read'>
  readonly #texts = new Map<string, Set<string>>()

  constructor(shelf: Pick<Shelf, 'read'>) {
    this.#shelf = shelf
  }

  add(card: Facts): void {
    const name = fold(card.name)
    const texts = this.#texts.get(name) ?? new Set()
    texts.add(this.#canonical(card.name, card.text ?? ''))
    this.#texts.set(name, texts)
  }

  /** Whether a scenario uses a card of this name and of the same meaning: a text of its own shows nothing of this one. */
  has(name: string, text: string): boolean {
    return this.#texts.get(fold(name))?.has(this.#canonical(name, text)) ?? false
  }

  #canonical(name: string, text: string): string {
    const read = this.#shelf.read(text, name)
    return read.ok ? read.canonical : text
  }
}

/**
 * Reads every scenario of a game below a folder, none where there is no such folder. Those with problems show nothing.
 * @throws WrongInput
 */
export async function exercisedIn(
  game: PlayedGame,
  folder: string,
  told: (file: string) => void,
): Promise<Exercised> {
  const { shelf } = tellerOf(game)
  const found = new Exercised(shelf)
  if (!existsSync(folder)) return found
  for (const file of scenarioFiles(folder)) {
    told(file)
    const { scenarios } = readScenarios(await readInput(file), { file, readCards: cardsBeside(file) })
    for (const scenario of scenarios.filter((one) => one.game === game))
      for (const facts of cardsOf(scenario, shelf)) found.add(facts)
  }
  return found
}
