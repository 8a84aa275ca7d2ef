// Reads and parses the source files for the checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** @typedef {{ file: string, line: number, message: string }} Problem a place, as a path from the root, and what is wrong */
/** @typedef {{ file: string, text: string }} TextFile */
/** @typedef {TextFile & { package: string, isTest: boolean }} Source `package` is the name of its folder */

/**
 * The paths of the files below some folders, from the root and with forward slashes.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]}
 */
export function filesBelow(root, ...folders) {
  return folders.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return []
    return readdirSync(join(root, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter((entry) => entry.name !== 'node_modules')
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        return entry.isDirectory() ? filesBelow(root, path) : [path]
      })
  })
}

/** @returns {string[]} folders of the packages, such as `packages/kernel` */
export function packageFolders(/** @type {string} */ root) {
  if (!existsSync(join(root, 'packages'))) return []
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** @returns {string[]} folders with the sources and the tests of the packages */
export function codeFolders(/** @type {string} */ root) {
  return packageFolders(root).flatMap((folder) => [`${folder}/src`, `${folder}/test`])
}

/** @returns {TextFile} */
export function readText(/** @type {string} */ root, /** @type {string} */ file) {
  return { file, text: readFileSync(join(root, file), 'utf8') }
}

/** @returns {Source[]} every TypeScript file of `packages/<name>/src` */
export function packageSources(/** @type {string} */ root) {
  return packageFolders(root).flatMap((folder) =>
    filesBelow(root, `${folder}/src`)
      .filter(isTypeScript)
      .map((file) => ({
        ...readText(root, file),
        package: folder.slice('packages/'.length),
        isTest: isTest(file),
      })),
  )
}

export function isTypeScript(/** @type {string} */ file) {
  return /\.tsx?$/.test(file)
}

export function isTest(/** @type {string} */ file) {
  return /\.test\.tsx?$/.test(file) || /^(packages\/[^/]+\/)?test\//.test(file)
}

/**
 * The trees of texts that were parsed, by path: most files are asked for by two checks.
 * @type {Map<string, ts.SourceFile>}
 */
const parsed = new Map()

export function parse(/** @type {TextFile} */ { file, text }) {
  const known = parsed.get(file)
  if (known?.text === text) return known
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  parsed.set(file, tree)
  return tree
}

/**
 * Visits a node and everything below it.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The line of a position in a text, counted from 1. */
export function lineAt(/** @type {string} */ text, /** @type {number} */ position) {
  return text.slice(0, position).split('\n').length
}

/** @returns {Problem} */
export function problemAt(/** @type {ts.Node} */ node, /** @type {string} */ message) {
  const tree = node.getSourceFile()
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
  return { file: tree.fileName, line: line + 1, message }
}
