// Names come from the rulebook. The names in the list below could mean anything, so they say nothing.
import ts from 'typescript'
import { codeFolders, filesBelow, packageSources, parse, problemAt, walk } from './sources.mjs'

const empty = new Set(['manager', 'handler', 'helper', 'util', 'utils', 'data', 'misc'])

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function names(root) {
  const files = filesBelow(root, ...codeFolders(root), 'test', 'scripts', 'bench')
  return [...files.flatMap(fileName), ...packageSources(root).flatMap(declaredNames)]
}

/** @returns {import('./sources.mjs').Problem[]} */
function fileName(/** @type {string} */ file) {
  // The package's own folder is exempt, because its name is published.
  const parts = file.split('/').slice(file.startsWith('packages/') ? 2 : 0)
  return parts.flatMap(emptyWords).map((word) => ({ file, line: 1, message: says(word) }))
}

/** @returns {import('./sources.mjs').Problem[]} */
function declaredNames(/** @type {import('./sources.mjs').Source} */ source) {
  /** @type {import('./sources.mjs').Problem[]} */
  const problems = []
  walk(parse(source), (node) => {
    const name = declaredName(node)
    if (!name) return
    for (const word of emptyWords(name.text)) problems.push(problemAt(name, `${name.text}: ${says(word)}`))
  })
  return problems
}

/**
 * The name that a node introduces. Keys of object literals and imports under their own name are exempt, because their
 * names come from elsewhere.
 */
function declaredName(/** @type {ts.Node} */ node) {
  if (ts.isImportSpecifier(node) && !node.propertyName) return undefined
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node)
  if (!declares || !node.name) return undefined
  return ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name) || ts.isStringLiteral(node.name)
    ? node.name
    : undefined
}

/** The words of `cardData`, `card_data`, `CARD_DATA` or `card-data.ts` that are on the list. */
function emptyWords(/** @type {string} */ name) {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => empty.has(word.replace(/s$/, '')) || empty.has(word))
}

function says(/** @type {string} */ word) {
  return `the word "${word}" says nothing; name its content`
}
