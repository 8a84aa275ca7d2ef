import { page, span } from '@battleline/explain'
import { keyforge } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { factsLine } from '../facts-line.ts'
import { jsonText } from '../json-text.ts'
import { names, scenarioFolder, type Use, useLines, usesIn } from '../scenario-uses.ts'
import type { Terminal } from '../terminal.ts'

export interface ShowOptions {
  /** Left out: the folder `scenarios` here, or else the project's. */
  readonly scenarios?: string
  readonly json?: true
}

/** The facts of a card of the library, its canonical text, and the scenarios that use it. */
export async function showCard(name: string, { scenarios, json }: ShowOptions, out: Terminal): Promise<Exit> {
  const { library } = keyforge()
  const facts = library.facts(name)
  const definition = library.find(name)
  if (facts === undefined || definition === null)
    throw new WrongInput(library.missing(name), [
      '  = “battleline cards list” lists them; write a card of your own under cards: in the scenario',
    ])
  const folder = scenarioFolder(scenarios)
  const text = 'problems' in definition ? (facts.text ?? '') : definition.text
  const isNamed = (words: string) => names(fold(words), fold(facts.name))
  const all = await usesIn(folder, isNamed)
  // Those that are about the card come first.
  const isAbout = ({ file, name }: Use) => isNamed(`${file} ${name}`)
  const uses = [...all.filter(isAbout), ...all.filter((use) => !isAbout(use))]
  if (json) {
    out.print(jsonText({ ...facts, text, scenarios: uses }))
    return EXIT.well
  }
  const lines = text.split('\n').filter((line) => line !== '')
  out.print(`${out.paint('heading', facts.name)}\n`)
  out.print(`${factsLine(facts)}\n`)
  const paragraphs = lines.map((line) => ({ line: [span('  '), span(line)], hang: 4, cite: [] }))
  if (lines.length > 0) out.print(`\n${page(paragraphs, out.width, out.paint)}`)
  out.print(useLines(uses, folder, out))
  return EXIT.well
}
