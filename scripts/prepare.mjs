// Prepares a checkout so that everything runs: installs missing packages and builds stale ones. It runs before any
// installation, so it needs only Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateCardLibraries } from './card-library.mjs'
import { areCardTextsStale, generateEmptyCardTexts } from './card-texts.mjs'
import { generateRuleTexts } from './docs-rules.mjs'
import { generatePageStyles } from './page-styles.mjs'
import { generateRulingIndex } from './ruling-index.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const command = 'packages/battleline/bundle/main.js'
const stamp = 'node_modules/.cache/battleline/built'

/** Installs and builds, or ends the process with the failed step. */
export function prepare() {
  install()
  build()
}

export function install() {
  requireNode()
  const missing = missingPackages()
  if (missing.length === 0) return
  say(`Installing missing packages (${missing.length} of those in package-lock.json)`)
  // The compiler and the test runner are development dependencies, wanted under NODE_ENV=production too.
  const code = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  if (code !== 0) fail(`npm ci failed (exit code ${code}); its messages are above`)
}

/** Generates sources from the docs, the scenarios and the card library if they are missing or stale. */
export function generate() {
  generateCardLibraries()
  generateEmptyCardTexts()
  generateRuleTexts()
  generateRulingIndex()
  generatePageStyles()
}

export function build() {
  generate()
  readCardTexts()
  const { digest, outputs } = sources()
  const complete = () => outputs.every((file) => existsSync(join(root, file)))
  if (read(stamp) === digest && complete() && existsSync(join(root, command))) return
  say('Building what has changed')
  if (run('scripts/transpile.mjs') !== 0) fail('The packages could not be built; see above')
  bundle()
  linkCommand()
  mkdirSync(join(root, dirname(stamp)), { recursive: true })
  writeFileSync(join(root, stamp), digest)
}

/** Checks the types of the packages, and writes their declarations; or ends the process with the mistakes. */
export function declare() {
  const code = exitCode(
    spawnSync(process.execPath, ['node_modules/native-typescript/bin/tsc', '-b'], {
      cwd: root,
      stdio: ['inherit', 2, 2],
    }),
  )
  if (code !== 0) fail('The types are wrong; the messages of the compiler are above')
}

/** Reads the texts of the cards that ship, if they or the grammar have changed. */
function readCardTexts() {
  if (!areCardTextsStale()) return
  say('Reading the card texts')
  if (run('scripts/card-texts.mjs') !== 0) fail('The card texts could not be read; see above')
}

/**
 * Runs a script with this Node from the root of the project, connected to this terminal.
 * @param {string} script path from the root
 * @param {string[]} args
 * @returns its exit code
 */
export function run(script, ...args) {
  return exitCode(spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }))
}

function requireNode() {
  const floor = JSON.parse(read('package.json') ?? '{}').engines.node.replace('>=', '')
  const [wantMajor = 0, wantMinor = 0] = floor.split('.').map(Number)
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < wantMajor || (major === wantMajor && minor < wantMinor)) {
    fail(`Battleline needs Node ${floor} or newer; this is ${process.versions.node}`)
  }
}

/**
 * Packages of the lock file that npm's list of installed packages lacks. Dates do not help: a checkout or a copy
 * changes them.
 */
function missingPackages() {
  const wanted = lockedPackages('package-lock.json')
  const installed = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).flatMap(([path, want]) => {
    if (!path.includes('node_modules/')) return []
    const have = installed[path]
    // Optional packages are for other platforms.
    if (!have) return want.optional ? [] : [path]
    const same = ['version', 'integrity', 'link'].every((key) => have[key] === want[key])
    return same && existsSync(join(root, path)) ? [] : [path]
  })
}

/** @returns {Record<string, Record<string, unknown>>} */
function lockedPackages(/** @type {string} */ file) {
  return JSON.parse(read(file) ?? '{}').packages ?? {}
}

/** The sources of the packages that are built, and their outputs. The web app has its own bundler (scripts/app.mjs). */
export function sourceFiles() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const home = `packages/${name}`
    if (!existsSync(join(root, home, 'src')) || name === 'web') return []
    return readdirSync(join(root, home, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path))
      .sort()
      .map((path) => ({
        source: `${home}/src/${path}`,
        output: `${home}/dist/${path.replace(/\.ts$/, '.js')}`,
      }))
  })
}

/** A digest of the build's inputs, and the expected output files. */
function sources() {
  const files = sourceFiles()
  const homes = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
  const inputs = [
    'scripts/transpile.mjs',
    'scripts/bundle.mjs',
    ...homes,
    ...files.map(({ source }) => source),
  ]
  const digest = createHash('sha256')
  for (const file of inputs) {
    const at = statSync(join(root, file), { throwIfNoEntry: false })
    digest.update(`${file} ${at?.mtimeMs} ${at?.size}\n`)
  }
  return { digest: digest.digest('hex'), outputs: files.map(({ output }) => output) }
}

function bundle() {
  if (run('scripts/bundle.mjs') !== 0) fail('The command could not be put together; see above')
}

/** npm links a command on installation only if the file exists, which a fresh checkout has not built yet. */
function linkCommand() {
  if (!existsSync(join(root, command))) return
  chmodSync(join(root, command), 0o755)
  if (existsSync(join(root, 'node_modules/.bin/battleline'))) return
  const code = npm('rebuild', 'battleline', '--loglevel=error')
  if (code !== 0) fail(`npm rebuild battleline failed (exit code ${code}); its messages are above`)
}

/** Standard output belongs to the caller, as in `npm run bench -- --json`; npm's own is not needed. */
function npm(/** @type {string[]} */ ...args) {
  const cli = process.env.npm_execpath ?? ''
  const [file, first] = cli.endsWith(`${sep}npm-cli.js`) ? [process.execPath, [cli]] : ['npm', []]
  const shell = file === 'npm' && process.platform === 'win32'
  return exitCode(spawnSync(file, [...first, ...args], { cwd: root, stdio: ['inherit', 'ignore', 2], shell }))
}

function exitCode(/** @type {import('node:child_process').SpawnSyncReturns<unknown>} */ { status, error }) {
  if (error) say(error.message)
  return status ?? 1
}

function read(/** @type {string} */ file) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
}

function say(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`)
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  say(message)
  process.exit(1)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) prepare()
