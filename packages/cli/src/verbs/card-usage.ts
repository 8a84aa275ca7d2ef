import { existsSync } from 'node:fs'
import { fold } from '@battleline/language'
import { readScenarios } from '@battleline/scenario'
import { type CardCatalog, cardsOf, type Facts } from '../cards/card-catalog.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { readInput } from '../input/read-input.ts'
import { cardsBeside } from '../input/read-scenario-file.ts'
import { scenarioFiles } from '../input/scenario-files.ts'

interface UsedCard {
  /** The spelling of its name that every text is read with: a text prints the name as it was given. */
  readonly name: string
  readonly texts: Set<string>
}

/** The cards on the boards of scenarios, with their texts there. */
export class Exercised {
  readonly #catalog: Pick<CardCatalog, 'read'>
  readonly #cards = new Map<string, UsedCard>()

  constructor(catalog: Pick<CardCatalog, 'read'>) {
    this.#catalog = catalog
  }

  add(card: Facts): void {
    const key = fold(card.name)
    const { name, texts } = this.#cards.get(key) ?? { name: card.name, texts: new Set() }
    texts.add(this.#canonical(name, card.text ?? ''))
    this.#cards.set(key, { name, texts })
  }

  /** Whether a scenario uses a card with this name, however spelled, and meaning; a changed text does not count. */
  has(name: string, text: string): boolean {
    const used = this.#cards.get(fold(name))
    return used?.texts.has(this.#canonical(used.name, text)) ?? false
  }

  #canonical(name: string, text: string): string {
    const read = this.#catalog.read(text, name)
    return read.ok ? read.canonical : text
  }
}

/** The words that name a card in any scenario with it: halves of a gigantic creature share a name. */
const wordsFor = (name: string): string => ` ${fold(name.replace(/\s*\([^()]*\)$/, ''))} `

/**
 * Reads the scenarios of a game below a folder that can have one of these cards; none if the folder does not exist.
 * Scenarios with problems do not count.
 * @throws WrongInput
 */
export async function exercisedIn(
  game: string,
  folder: string,
  names: readonly string[],
  onFile: (file: string) => void,
): Promise<Exercised> {
  const { catalog } = formatterOf(game)
  const found = new Exercised(catalog)
  if (!existsSync(folder)) return found
  const wanted = new Set(names.map(fold))
  const sought = [...new Set(names.map(wordsFor))].map((words) => ({ words, apart: words.trim().split(' ') }))
  for (const file of scenarioFiles(folder)) {
    onFile(file)
    const text = await readInput(file)
    const folded = ` ${fold(text)} `
    const there = new Set(folded.split(' '))
    const isNamed = sought.some(
      ({ words, apart }) => apart.every((word) => there.has(word)) && folded.includes(words),
    )
    if (!isNamed || !folded.includes(` ${fold(game)} `)) continue
    const { scenarios } = readScenarios(text, {
      file,
      readCards: cardsBeside(file, { cardsBelow: [folder] }),
    })
    for (const scenario of scenarios.filter((one) => one.game === game))
      for (const facts of cardsOf(scenario, catalog)) if (wanted.has(fold(facts.name))) found.add(facts)
  }
  return found
}
