// Generates the source of the rules, steps and rulings in docs/, because an installed package has no docs. The build
// runs it before any installation, so it needs only Node.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulingOf } from './ruling.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = 'packages/rulebook/src/rule-texts.generated.ts'

/** @typedef {{ id: string, heading: string, page: string, text: string }} RuleText */

const bullet = /^- \*\*([A-Z][A-Z0-9-]*)\*\* (.*)$/
const step = /^\d+\. `([a-z-]+\.\d+-[a-z-]+)`: (.*)$/

/**
 * The texts of docs/: rules (`KF-DMG-1`), clashes and open points (`C1`, `D1`), steps (`damage.1-pending`, at their
 * first description) and rulings (`R-1`).
 * @returns {RuleText[]}
 */
export function ruleTexts() {
  const texts = [...pages('docs/rules').flatMap(readRules), ...pages('docs/rulings').flatMap(readRuling)]
  const first = new Map([...texts].reverse().map((text) => [text.id, text]))
  return texts.filter((text) => first.get(text.id) === text)
}

/** @returns {{ page: string, lines: string[] }[]} */
function pages(/** @type {string} */ folder) {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => ({
      page: `${folder}/${file}`,
      lines: readFileSync(join(root, folder, file), 'utf8').split('\n'),
    }))
}

/**
 * @param {{ page: string, lines: string[] }} page
 * @returns {RuleText[]}
 */
function readRules({ page, lines }) {
  let heading = ''
  return lines.flatMap((line) => {
    heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading
    const [, id, text] = bullet.exec(line) ?? step.exec(line) ?? []
    return id && text ? [{ id, heading, page, text: plain(text) }] : []
  })
}

/**
 * @param {{ page: string, lines: string[] }} page
 * @returns {RuleText[]}
 */
function readRuling({ page, lines }) {
  const id = rulingOf(page)
  if (!id) return []
  const [title = '', ...body] = lines
  const text = body
    .join('\n')
    .trim()
    .replace(/\n{2,}/g, '\n\n')
  return [{ id, heading: title.replace(/^#+ /, ''), page, text: plain(text) }]
}

/** Links lose their targets; code and emphasis lose their marks. */
function plain(/** @type {string} */ text) {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, '')
}

/** Writes the rule texts as a source file, unless that file is up to date. */
export function generateRuleTexts() {
  const text = [
    '// Generated from docs/rules and docs/rulings by scripts/docs-rules.mjs when the project is built.',
    "import type { RuleText } from './rule-text.ts'",
    '',
    '/** Every rule, step, open point and ruling of the docs, in their order. */',
    `export const RULE_TEXTS: readonly RuleText[] = ${JSON.stringify(ruleTexts(), null, 2)}`,
    '',
  ].join('\n')
  const file = join(root, target)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
