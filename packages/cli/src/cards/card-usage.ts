import { existsSync } from 'node:fs'
import { fold } from '@battleline/language'
import { readScenarios } from '@battleline/scenario'
import { formatterOf } from '../format/game-formatter.ts'
import { readInput } from '../input/read-input.ts'
import { cardsBeside } from '../input/read-scenario-file.ts'
import { scenarioFiles } from '../input/scenario-files.ts'
import { type CardCatalog, cardsOf, type Facts } from './card-catalog.ts'

/** The cards on the boards of scenarios, with their texts there. */
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

  /** Whether a scenario uses a card with this name and meaning; a changed text does not count. */
  has(name: string, text: string): boolean {
    return this.#texts.get(fold(name))?.has(this.#canonical(name, text)) ?? false
  }

  #canonical(name: string, text: string): string {
    const read = this.#catalog.read(text, name)
    return read.ok ? read.canonical : text
  }
}

/**
 * Reads every scenario of a game below a folder; none if the folder does not exist. Scenarios with problems do not
 * count.
 * @throws WrongInput
 */
export async function exercisedIn(
  game: string,
  folder: string,
  onFile: (file: string) => void,
): Promise<Exercised> {
  const { catalog } = formatterOf(game)
  const found = new Exercised(catalog)
  if (!existsSync(folder)) return found
  for (const file of scenarioFiles(folder)) {
    onFile(file)
    const { scenarios } = readScenarios(await readInput(file), { file, readCards: cardsBeside(file) })
    for (const scenario of scenarios.filter((one) => one.game === game))
      for (const facts of cardsOf(scenario, catalog)) found.add(facts)
  }
  return found
}
