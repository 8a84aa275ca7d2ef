import { existsSync } from 'node:fs'
import { fold } from '@battleline/language'
import { readScenarios } from '@battleline/scenario'
import { formatterOf } from '../format/game-formatter.ts'
import { readInput } from '../input/read-input.ts'
import { cardsBeside } from '../input/read-scenario-file.ts'
import { scenarioFiles } from '../input/scenario-files.ts'
import { type CardCatalog, cardsOf, type Facts } from './card-catalog.ts'

/** The cards that stand on the boards of scenarios, with the texts that they have there. */
export class Exercised {
  readonly #catalog: Pick<CardCatalog, 'read'>
  readonly #texts = new Map<string, Set<string>>()

  constructor(catalog: Pick<CardCatalog, 'read'>) {
    this.#catalog = catalog
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
    const read = this.#catalog.read(text, name)
    return read.ok ? read.canonical : text
  }
}

/**
 * Reads every scenario of a game below a folder, none where there is no such folder. Those with problems show nothing.
 * @throws WrongInput
 */
export async function exercisedIn(
  game: string,
  folder: string,
  told: (file: string) => void,
): Promise<Exercised> {
  const { catalog } = formatterOf(game)
  const found = new Exercised(catalog)
  if (!existsSync(folder)) return found
  for (const file of scenarioFiles(folder)) {
    told(file)
    const { scenarios } = readScenarios(await readInput(file), { file, readCards: cardsBeside(file) })
    for (const scenario of scenarios.filter((one) => one.game === game))
      for (const facts of cardsOf(scenario, catalog)) found.add(facts)
  }
  return found
}
