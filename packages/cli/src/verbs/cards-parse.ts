import { existsSync, statSync } from 'node:fs'
import { printText, readText, type TextProblem } from '@battleline/keyforge'
import { frame } from '@battleline/language'
import { EXIT, type Exit } from '../exit.ts'
import { readInput } from '../read-input.ts'
import type { Terminal } from '../terminal.ts'

export interface ParseOptions {
  readonly name?: string
  readonly json?: true
}

/** Stands for the card's name where none is given: no text calls itself this. */
const NAMELESS = 'This Card'

/** Reads card text: prints its canonical form, or what cannot be read, where, and what was expected. */
export async function parseCard(
  given: string,
  { name = NAMELESS, json }: ParseOptions,
  out: Terminal,
): Promise<Exit> {
  const isFile = given === '-' || (existsSync(given) && statSync(given).isFile())
  // In a shell a line break in an argument is hard to type.
  const text = isFile ? await readInput(given) : given.replaceAll('\\n', '\n')
  const read = readText(text.trimEnd(), name)
  if (read.ok) {
    const canonical = printText(read.text, name)
    out.print(
      json
        ? `${JSON.stringify({ ok: true, name, canonical, structure: read.text }, null, 2)}\n`
        : `${canonical}\n`,
    )
    return EXIT.well
  }
  if (json) out.print(`${JSON.stringify({ ok: false, name, problems: read.problems }, null, 2)}\n`)
  else for (const problem of read.problems) out.complain(`${shown(text, problem, isFile ? given : 'text')}\n`)
  return EXIT.wrong
}

const shown = (text: string, problem: TextProblem, source: string): string =>
  `${source}:${frame(text, problem)}`
