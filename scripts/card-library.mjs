// Generates the source of the card libraries from packages/*/cards, because sources cannot import data in every
// environment that runs them. The build runs it before any installation, so it needs only Node.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The games whose libraries are data, with the file that has the type of their cards. */
const GAMES = { keyforge: '../model/definition.ts', magic: './card-facts.ts' }

/** The cards of every file of a library: KeyForge has one file a house. */
export function libraryCards(game = 'keyforge') {
  const folder = join(root, `packages/${game}/cards`)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** Writes the cards of each game as a source file, unless that file is up to date. */
export function generateCardLibraries() {
  for (const [game, types] of Object.entries(GAMES)) {
    const text = [
      `// Generated from packages/${game}/cards by scripts/card-library.mjs when the project is built.`,
      `import type { CardFacts } from '${types}'`,
      '',
      '/** The cards that ship with the project: facts, and the canonical text. A test checks them. */',
      `export const LIBRARY = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(libraryCards(game)))}) as readonly CardFacts[]`,
      '',
    ].join('\n')
    const file = join(root, `packages/${game}/src/cards/library.generated.ts`)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
