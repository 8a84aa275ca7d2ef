import { existsSync } from 'node:fs'
import { type CardFacts, keyforge, printText, readText } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { ofGame, readScenarios } from '@battleline/scenario'
import { readInput } from './read-input.ts'
import { cardsBeside } from './read-scenario-file.ts'
import { scenarioFiles } from './scenario-files.ts'

/** The cards that stand on the boards of scenarios, with the texts that they have there. */
export class Exercised {
  readonly #texts = new Map<string, Set<string>>()

  add(card: Pick<CardFacts, 'name' | 'text'>): void {
    const name = fold(card.name)
    const texts = this.#texts.get(name) ?? new Set()
    texts.add(canonical(card.name, card.text ?? ''))
    this.#texts.set(name, texts)
  }

  /** Whether a scenario uses a card of this name and of the same meaning: a text of its own shows nothing of this one. */
  has(name: string, text: string): boolean {
    return this.#texts.get(fold(name))?.has(canonical(name, text)) ?? false
  }
}

function canonical(name: string, text: string): string {
  const read = readText(text, name)
  return read.ok ? printText(read.text, name) : text
}

/** Reads every scenario below a folder, none where there is no such folder. Those with problems show nothing. @throws WrongInput */
export async function exercisedIn(folder: string, told: (file: string) => void): Promise<Exercised> {
  const found = new Exercised()
  if (!existsSync(folder)) return found
  const { library } = keyforge()
  for (const file of scenarioFiles(folder)) {
    told(file)
    const { scenarios } = readScenarios(await readInput(file), { file, readCards: cardsBeside(file) })
    for (const { cards, roster } of ofGame(scenarios, 'keyforge')) {
      const own = new Map(cards.map((card) => [fold(card.name), card]))
      for (const { name } of roster) {
        const facts = own.get(fold(name)) ?? library.facts(name)
        if (facts !== undefined) found.add(facts)
      }
    }
  }
  return found
}
