// Generates the index of the rulings in scenarios/, because an installed package and the web app find them without
// reading every scenario. The build runs it before any installation, so it needs only Node.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scenarioFiles } from './scenario-files.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = 'packages/ask/src/sources/rulings.generated.ts'

/**
 * The rulings as short rows: the file and the document in it, the sentence, the rules, the cards, and what a comment
 * says of it. Files and cards are numbers in the lists beside them.
 */
export function rulingIndex() {
  const files = scenarioFiles(root)
  const cards = new Map()
  const numberOf = (/** @type {string} */ card) => {
    if (!cards.has(card)) cards.set(card, cards.size)
    return cards.get(card)
  }
  const rulings = files.flatMap((file, at) =>
    documents(file).flatMap((text, document) => {
      const name = /^name: *(.+)$/m.exec(text)?.[1]
      if (name === undefined) return []
      const named = cardNames(text).map(numberOf)
      return [[at, document, unquoted(name), cited(text), named, commentOf(text)]]
    }),
  )
  return { files: files.map((file) => file.replace(/\.yaml$/, '')), cards: [...cards.keys()], rulings }
}

const documents = (/** @type {string} */ file) =>
  readFileSync(join(root, 'scenarios', file), 'utf8').split(/^---$/m)

/** The rules, the one that decides first: what the scenario expects as the reason comes before what it cites. */
function cited(/** @type {string} */ text) {
  const reason = /\b(?:because|illegal): *\[?["']?([A-Z][A-Z0-9]*-[A-Z0-9-]+|R-\d+)/.exec(text)?.[1]
  const cite = /^cite: *\[?([^\]\n]*)/m.exec(text)?.[1]?.split(/[, ]+/).filter(Boolean) ?? []
  return [...new Set([...(reason !== undefined && cite.includes(reason) ? [reason] : []), ...cite])]
}

const unquoted = (/** @type {string} */ name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')

/** What the comments of a scenario say, without those that are no sentences. */
const commentOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^ *# ?(.*)$/gm)]
    .map(([, line = '']) => line)
    .join(' ')
    .trim()

/** The names on the board and in the play: what begins with a capital letter or a digit and is no text of a card. */
function cardNames(/** @type {string} */ text) {
  const [before = ''] = text.replaceAll(/^ *#.*$/gm, '').split(/^expect:/m)
  const board = before.slice(Math.max(0, before.search(/^players:/m)))
  const spelled = [...board.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'/g)].map(
    ([, double, single]) => double ?? (single ?? '').replaceAll("''", "'"),
  )
  const plain = board.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, ',').split(/[{}[\],:\n]|->/)
  const names = [...spelled, ...plain].map((name) => name.trim().replace(/^- /, ''))
  return [...new Set(names.filter((name) => /^[\p{Lu}\d].*\p{L}{2}/u.test(name) && name.length < 40))]
}

/** Writes the index as a source file, unless that file is up to date. */
export function generateRulingIndex() {
  const text = [
    '// Generated from scenarios/ by scripts/ruling-index.mjs when the project is built.',
    "import type { RulingRows } from './ruling-rows.ts'",
    '',
    `export const RULING_ROWS = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(rulingIndex()))}) as RulingRows`,
    '',
  ].join('\n')
  const file = join(root, target)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
