// Every cited rule must exist in docs/rules, and every ruling in docs/rulings must have a test or a scenario.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rulingOf } from '../ruling.mjs'
import { codeFolders, filesBelow, isTest, lineAt, packageSources, readText } from './sources.mjs'

const definition = /^\s*[-*] \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*/gm
const rulingId = /(?<![\w-])R-\d+\b/g

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function citations(root) {
  if (!existsSync(join(root, 'docs/rules'))) {
    return [{ file: 'docs/rules', line: 1, message: 'docs/rules is missing' }]
  }
  const rules = markdown(root, 'docs/rules').map((file) => readText(root, file))
  const rulings = markdown(root, 'docs/rulings').map((file) => readText(root, file))
  const scenarios = filesBelow(root, 'scenarios')
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => readText(root, file))
  const sources = packageSources(root)
  return [
    ...definedTwice(rules),
    ...undefinedRules([...sources, ...rulings, ...scenarios], rules),
    ...untestedRulings(rulings, [...tests(root), ...scenarios]),
    ...undefinedRulings(scenarios, rulings),
  ]
}

function markdown(/** @type {string} */ root, /** @type {string} */ folder) {
  return filesBelow(root, folder).filter((file) => file.endsWith('.md'))
}

function tests(/** @type {string} */ root) {
  return filesBelow(root, ...codeFolders(root), 'test')
    .filter(isTest)
    .map((file) => readText(root, file))
}

/** @returns {import('./sources.mjs').Problem[]} */
function definedTwice(/** @type {import('./sources.mjs').TextFile[]} */ rules) {
  const seen = new Set()
  return rules.flatMap((source) =>
    mentions(source, definition).flatMap(({ id, line }) => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      return [{ file: source.file, line, message: `${id} is defined twice` }]
    }),
  )
}

/**
 * @param {import('./sources.mjs').TextFile[]} sources
 * @param {import('./sources.mjs').TextFile[]} rules
 * @returns {import('./sources.mjs').Problem[]}
 */
function undefinedRules(sources, rules) {
  const defined = new Set(rules.flatMap((source) => mentions(source, definition).map(({ id }) => id)))
  // The ids of a game begin with its own letters.
  const games = [...new Set([...defined].map((id) => id.split('-', 1)[0]))]
  if (games.length === 0) return []
  const ruleId = new RegExp(`\\b(?:${games.join('|')})(?:-[A-Z]+)*-\\d+\\b`, 'g')
  return sources.flatMap((source) =>
    mentions(source, ruleId)
      .filter(({ id }) => !defined.has(id))
      .map(({ id, line }) => ({ file: source.file, line, message: `${id} is not defined in docs/rules` })),
  )
}

/**
 * @param {import('./sources.mjs').TextFile[]} rulings
 * @param {import('./sources.mjs').TextFile[]} witnesses
 * @returns {import('./sources.mjs').Problem[]}
 */
function untestedRulings(rulings, witnesses) {
  const named = new Set(witnesses.flatMap((source) => mentions(source, rulingId).map(({ id }) => id)))
  return rulings.flatMap(({ file }) => {
    const id = rulingOf(file)
    if (!id || named.has(id)) return []
    return [{ file, line: 1, message: `${id} is named by no test and no scenario` }]
  })
}

/**
 * @param {import('./sources.mjs').TextFile[]} scenarios
 * @param {import('./sources.mjs').TextFile[]} rulings
 * @returns {import('./sources.mjs').Problem[]}
 */
function undefinedRulings(scenarios, rulings) {
  const defined = new Set(rulings.map(({ file }) => rulingOf(file)))
  return scenarios.flatMap((source) =>
    mentions(source, rulingId)
      .filter(({ id }) => !defined.has(id))
      .map(({ id, line }) => ({ file: source.file, line, message: `${id} is not in docs/rulings` })),
  )
}

function mentions(/** @type {import('./sources.mjs').TextFile} */ { text }, /** @type {RegExp} */ pattern) {
  return [...text.matchAll(pattern)].map((match) => ({
    id: match[1] ?? match[0],
    line: lineAt(text, match.index + match[0].search(/\S/)),
  }))
}
