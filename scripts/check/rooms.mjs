// The README of a package says the subject of each of its folders, and names no folder that is not there. The root of its
// sources holds few files beside those that the package publishes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isTest, packageFolders, readText } from './sources.mjs'

const MOST_AT_ROOT = 8

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function rooms(root) {
  return packageFolders(root).flatMap((folder) => {
    const source = `${folder}/src/`
    const paths = filesBelow(root, `${folder}/src`).map((file) => file.slice(source.length))
    const file = `${folder}/README.md`
    const cells = existsSync(join(root, file)) ? firstCells(readText(root, file).text) : []
    const named = cells.map((cell) => cell.replace(/\/$/, ''))
    const isThere = (/** @type {string} */ cell) =>
      [source, folder].some((one) => existsSync(join(root, one, cell)))
    const gone = cells.filter((cell) => cell.endsWith('/') && !isThere(cell))
    const folders = new Set(paths.flatMap((path) => above(path)))
    const exported = JSON.stringify(JSON.parse(readText(root, `${folder}/package.json`).text).exports ?? {})
    const isPublished = (/** @type {string} */ path) => exported.includes(`/${path.replace(/\.ts$/, '.js')}"`)
    const atRoot = paths.filter((path) => !path.includes('/') && !isTest(path) && !isPublished(path)).length
    return [
      ...[...folders].filter((one) => !named.includes(one)).map((one) => `the folder ${one} has no subject`),
      ...gone.map((one) => `there is no folder ${one}`),
      ...(atRoot > MOST_AT_ROOT ? [`${atRoot} files at the root of src are too many`] : []),
    ].map((message) => ({ file, line: 1, message }))
  })
}

/** What the first columns of tables name, such as `text/words/`. */
const firstCells = (/** @type {string} */ readme) =>
  [...readme.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w/.-]+)`/g)].map(([, name = '']) => name),
  )

/** The folders that a file is in. */
const above = (/** @type {string} */ path) => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
