import { page, span } from '@battleline/explain'
import { fold } from '@battleline/language'
import { adapters } from '@battleline/scenario'
import type { CardCatalog } from '../cards/card-catalog.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { formatterOf, gameNamed } from '../games/game-formatter.ts'
import { names, scenarioFolder, type Use, useLines, usesIn } from '../rulebook/scenario-uses.ts'
import type { Terminal } from '../terminal.ts'

export interface ShowOptions {
  /** Default: every game with a card of that name. */
  readonly game?: string
  /** Default: the folder `scenarios` here, or else the project's. */
  readonly scenarios?: string
  readonly json?: true
}

/** The facts of a card of a library, its canonical text, and the scenarios that use it. */
export async function showCard(name: string, options: ShowOptions, out: Terminal): Promise<Exit> {
  const { scenarios, json } = options
  const games = options.game === undefined ? adapters.names : [gameNamed(options.game)]
  const catalogs = games.map((game) => ({ game, catalog: formatterOf(game).catalog }))
  const found = catalogs.find(({ catalog }) => catalog.library.facts(name) !== undefined)
  if (found === undefined)
    throw new WrongInput('unknown-card', missingIn(catalogs, name), [
      '  = “battleline cards list” lists them; write a card of your own under cards: in the scenario',
    ])
  const { game, catalog } = found
  const facts = catalog.library.facts(name) ?? { name }
  const definition = catalog.library.find(name)
  const folder = scenarioFolder(scenarios)
  const text = definition === null || 'problems' in definition ? (facts.text ?? '') : definition.text
  const isNamed = (words: string) => names(fold(words), fold(facts.name))
  const all = await usesIn(folder, isNamed)
  // Scenarios about the card come first.
  const isAbout = ({ file, name }: Use) => isNamed(`${file} ${name}`)
  const aside = definition === null || 'problems' in definition ? [] : (definition.aside ?? [])
  const uses = [...all.filter(isAbout), ...all.filter((use) => !isAbout(use))]
  if (json) {
    out.print(jsonText({ game, ...facts, text, ...(aside.length > 0 && { aside }), scenarios: uses }))
    return EXIT.well
  }
  const lines = text.split('\n').filter((line) => line !== '')
  out.print(`${out.paint('heading', facts.name)}\n`)
  out.print(`${catalog.line(facts)}\n`)
  const paragraphs = lines.map((line) => ({ line: [span('  '), span(line)], hang: 4, cite: [] }))
  if (lines.length > 0) out.print(`\n${page(paragraphs, out.width, out.paint)}`)
  for (const words of aside) out.print(out.paint('quiet', `  set aside: ${words}\n`))
  out.print(useLines(uses, folder, out))
  return EXIT.well
}

/** The message for an unknown card, with the first library's nearest name. */
function missingIn(catalogs: readonly { readonly catalog: CardCatalog }[], name: string): string {
  const libraries = catalogs.map(({ catalog }) => catalog.library)
  const best = libraries.find((one) => one.near(name) !== undefined) ?? libraries[0]
  return best?.missing(name) ?? ''
}
