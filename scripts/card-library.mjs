// Generates the source of KeyForge's card library from packages/keyforge/cards, because sources cannot import data in
// every environment that runs them. The build runs it before any installation, so it needs only Node.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = 'packages/keyforge/cards'
const target = 'packages/keyforge/src/cards/library.generated.ts'

/** The cards of every file of the library, one file a house. */
export function libraryCards() {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(root, folder, file), 'utf8')))
}

/** Writes the cards as a source file, unless that file is up to date. */
export function generateCardLibrary() {
  const text = [
    `// Generated from ${folder} by scripts/card-library.mjs when the project is built.`,
    "import type { CardFacts } from '../model/definition.ts'",
    '',
    '/** The cards that ship with the project: facts, and the canonical text. A test checks them. */',
    `export const LIBRARY = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(libraryCards()))}) as readonly CardFacts[]`,
    '',
  ].join('\n')
  const file = join(root, target)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
