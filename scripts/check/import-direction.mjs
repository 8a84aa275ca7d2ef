// Dependencies point one way, and only through the entry points that a package publishes.
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import ts from 'typescript'
import { lineAt, packageFolders, packageSources, readText } from './sources.mjs'

/**
 * `workspace` and `npm` list what a package may import; 'declared' means whatever its package.json names.
 * @typedef {{ workspace: string[] | 'declared', npm: string[] | 'declared', node: boolean }} Layer
 * @typedef {{ folder: string, dependencies: string[], entryPoints: string[] }} Manifest
 */

const games = ['keyforge', 'magic', 'grand-archive']

/** @type {Layer} */
const game = { workspace: ['kernel', 'language'], npm: [], node: false }

/** @type {Layer} */
const edge = { workspace: 'declared', npm: 'declared', node: true }

/** @type {Record<string, Layer>} */
const layers = {
  kernel: { workspace: [], npm: [], node: false },
  language: { workspace: [], npm: [], node: false },
  ...Object.fromEntries(games.map((name) => [name, game])),
  explain: { workspace: ['kernel'], npm: [], node: false },
  search: { workspace: ['kernel'], npm: [], node: false },
  scenario: {
    workspace: ['kernel', 'language', ...games, 'explain', 'search'],
    npm: ['yaml'],
    node: true,
  },
  cli: edge,
  table: edge,
}

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function importDirection(root) {
  const manifests = readManifests(root)
  return packageSources(root).flatMap((source) =>
    ts.preProcessFile(source.text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
      const message = objection(source, fileName, manifests)
      return message ? [{ file: source.file, line: lineAt(source.text, pos), message }] : []
    }),
  )
}

/** @returns {Map<string, Manifest>} the packages of the workspace by the name they are imported with */
function readManifests(/** @type {string} */ root) {
  return new Map(
    packageFolders(root).map((folder) => {
      const manifest = JSON.parse(readText(root, `${folder}/package.json`).text)
      return [
        manifest.name,
        {
          folder: folder.slice('packages/'.length),
          dependencies: Object.keys(manifest.dependencies ?? {}),
          entryPoints: Object.keys(manifest.exports ?? {}),
        },
      ]
    }),
  )
}

/**
 * @param {import('./sources.mjs').Source} source
 * @param {string} specifier
 * @param {Map<string, Manifest>} manifests
 * @returns {string | undefined} why this file may not import that
 */
function objection(source, specifier, manifests) {
  const layer = layers[source.package]
  if (!layer)
    return `package ${source.package} has no place in the layers of scripts/check/import-direction.mjs`
  if (specifier.startsWith('.')) return objectionToPath(source, specifier)
  if (isBuiltin(specifier)) {
    return layer.node || source.isTest ? undefined : `${source.package} may not import ${specifier}`
  }
  const name = packageName(specifier)
  const target = manifests.get(name)
  if (target && !target.entryPoints.includes(`.${specifier.slice(name.length)}`)) {
    return `${specifier} is not an entry point of ${name}`
  }
  // Tests run in the workspace and may set up whatever they like.
  if (source.isTest || target?.folder === source.package) return undefined
  const allowed = target ? layer.workspace : layer.npm
  if (allowed !== 'declared' && !allowed.includes(target?.folder ?? name)) {
    return `${source.package} may not import ${specifier}`
  }
  const own = [...manifests.values()].find(({ folder }) => folder === source.package)
  if (!own?.dependencies.includes(name)) {
    return `${name} is missing from the dependencies of packages/${source.package}/package.json`
  }
  return undefined
}

/** @returns {string | undefined} */
function objectionToPath(
  /** @type {import('./sources.mjs').Source} */ source,
  /** @type {string} */ specifier,
) {
  const home = `packages/${source.package}/${source.isTest ? '' : 'src/'}`
  const target = posix.join(posix.dirname(source.file), specifier)
  return target.startsWith(home) ? undefined : `${specifier} leaves ${home}; import an entry point instead`
}

function packageName(/** @type {string} */ specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
