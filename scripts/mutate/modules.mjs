// The built packages as modules that can be made anew as often as wanted, one of them broken: a mutant costs no process
// of its own, and what its sources do while they load is done again.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { root } from '../prepare.mjs'

/**
 * @typedef {Record<string, { text: string, uses: Record<string, string | null> }>} Modules by path: the text, and what each
 *   word of `require` leads to, null for what is none of our packages
 * @typedef {(exports: object, require: (word: string) => unknown, module: object) => void} Run
 */

export const ENTRY = join(root, 'packages/scenario/dist/index.js')
const outside = createRequire(join(root, 'packages/scenario/package.json'))

/**
 * The built module `entry` and all that it uses.
 * @param {string} entry
 * @param {(text: string) => string} compile makes a module with `require` and `exports`
 * @returns {Modules}
 */
export function modulesOf(entry, compile) {
  /** @type {Modules} */
  const modules = {}
  const queue = [entry]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (modules[path] !== undefined) continue
    const text = compile(readFileSync(path, 'utf8'))
    /** @type {Record<string, string | null>} */
    const uses = {}
    for (const [, word = ''] of text.matchAll(/\brequire\("([^"]+)"\)/g)) {
      const found = pathOf(word, path)
      uses[word] = found
      if (found !== null) queue.push(found)
    }
    modules[path] = { text, uses }
  }
  return modules
}

function pathOf(/** @type {string} */ word, /** @type {string} */ from) {
  if (word.startsWith('.')) return join(dirname(from), word)
  const [, name, part] = /^@battleline\/([a-z-]+)(\/.*)?$/.exec(word) ?? []
  if (name === undefined) return null
  const home = join(root, 'packages', name)
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, exports[`.${part ?? ''}`].default)
}

export const runnable = (/** @type {string} */ text, /** @type {string} */ path) =>
  /** @type {Run} */ (compileFunction(text, ['exports', 'require', 'module'], { filename: path }))

/**
 * Makes all modules anew, those of `instead` in place of the built ones.
 * @param {Modules} modules
 * @returns {(instead: Record<string, Run>) => typeof import('@battleline/scenario')}
 */
export function maker(modules) {
  const runs = Object.fromEntries(
    Object.entries(modules).map(([path, { text }]) => [path, runnable(text, path)]),
  )
  return (instead) => {
    /** @type {Record<string, { exports: object }>} */
    const made = {}
    const load = (/** @type {string} */ path) => {
      const already = made[path]
      if (already !== undefined) return already.exports
      const module = { exports: {} }
      made[path] = module
      const uses = modules[path]?.uses ?? {}
      const run = instead[path] ?? runs[path]
      run?.(module.exports, (word) => (uses[word] ? load(String(uses[word])) : outside(word)), module)
      return module.exports
    }
    return /** @type {any} */ (load(ENTRY))
  }
}
