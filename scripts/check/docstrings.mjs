// Everything that battleline publishes has a docstring: the reference is made of them.
import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { filesBelow, parse, problemAt, readText } from './sources.mjs'

const FRONT = 'packages/battleline/src'

/** @typedef {import('./sources.mjs').Problem} Problem */

/**
 * @param {string} root
 * @returns {Problem[]}
 */
export function docstrings(root) {
  /** @type {Map<string, Map<string, ts.Node>>} */
  const known = new Map()
  const entries = filesBelow(root, FRONT).filter(
    (file) => file.endsWith('.ts') && !/\/main\.ts$|\.test\.ts$/.test(file),
  )
  const published = new Set(entries.flatMap((entry) => [...exportsOf(entry).values()]))
  return [...published].flatMap((node) => {
    const said = ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && doc.comment !== undefined)
    return said ? [] : [problemAt(node, `${nameOf(node)} is published without a docstring`)]
  })

  /**
   * The declarations that a module exports, by name, also those of other modules.
   * @param {string} file
   * @returns {Map<string, ts.Node>}
   */
  function exportsOf(file) {
    const before = known.get(file)
    if (before !== undefined) return before
    /** @type {Map<string, ts.Node>} */
    const found = new Map()
    known.set(file, found)
    if (!existsSync(join(root, file))) return found
    for (const statement of parse(readText(root, file)).statements) {
      if (ts.isExportDeclaration(statement)) addExports(statement, file, found)
      else if (isExported(statement))
        for (const node of declarationsOf(statement)) {
          const name = nameOf(node)
          // Of overloads the first has the docstring.
          if (!found.has(name)) found.set(name, node)
        }
    }
    return found
  }

  /**
   * @param {ts.ExportDeclaration} statement
   * @param {string} file
   * @param {Map<string, ts.Node>} found
   */
  function addExports({ moduleSpecifier, exportClause }, file, found) {
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return
    const from = exportsOf(fileOf(moduleSpecifier.text, file))
    if (exportClause === undefined) for (const [name, node] of from) found.set(name, node)
    else if (ts.isNamedExports(exportClause))
      for (const { name, propertyName } of exportClause.elements) {
        const node = from.get((propertyName ?? name).text)
        if (node !== undefined) found.set(name.text, node)
      }
  }
}

/** The source of what a module imports. */
const fileOf = (/** @type {string} */ wanted, /** @type {string} */ from) =>
  wanted.startsWith('.')
    ? posix.join(dirname(from), wanted)
    : `packages/${wanted.replace('@battleline/', '')}/src/index.ts`

const isExported = (/** @type {ts.Statement} */ statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** @returns {readonly ts.Node[]} */
const declarationsOf = (/** @type {ts.Statement} */ statement) =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]

/** @returns {string} */
function nameOf(/** @type {ts.Node} */ node) {
  const { name } = /** @type {ts.NamedDeclaration} */ (node)
  return name !== undefined && ts.isIdentifier(name) ? name.text : ''
}
