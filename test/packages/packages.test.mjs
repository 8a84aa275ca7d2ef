// The packages as somebody gets them from the registry: packed, installed in an empty project, and used.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAll } from '../../scripts/pack.mjs'
import { sample } from '../sample.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const bin = (/** @type {string} */ name) => join(here, 'node_modules/.bin', name)

const folder = mkdtempSync(join(tmpdir(), 'battleline-packages-'))
const project = join(folder, 'project')

/** What the program of a user prints, wherever it runs. */
const PRINTED = `pick function
ended 1
function object cr-26 true
true true true
true
true
`

/** @type {string[]} */
let tarballs = []

beforeAll(() => {
  // The checkers and the other programs that run JavaScript are large, so that only this test installs them.
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], here)
  tarballs = packAll(join(folder, 'tarballs'))
  const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "user", "private": true, "type": "module" }')
  run('npm', [...npm, ...tarballs], project)
  copyFileSync(join(here, 'user.ts'), join(project, 'user.ts'))
  writeFileSync(
    join(project, 'user.cjs'),
    `const { keyforge } = require('battleline'); console.log(typeof keyforge, typeof require('battleline/magic').magic)`,
  )
  compile('nodenext', '--outDir', 'out')
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('Every package', () => {
  it('comes with README, licence and changelog, and its entry points and types are found', () => {
    for (const tarball of tarballs) {
      const files = run('tar', ['tzf', tarball], folder)
      for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
        expect(files, basename(tarball)).toContain(`package/${file}\n`)
    }
    expect(run(process.execPath, ['lint.mjs', ...tarballs], here)).toBe('')
  })

  it('costs a page what it uses of it', () => {
    // Exits with an error if a part is larger than its limit in sizes.json.
    run(bin('size-limit'), ['--config', 'sizes.json', '--silent'], here)
  })
})

describe('A program of a user', () => {
  it('is accepted by a strict compiler, for bundlers as for Node', () => {
    compile('esnext', '--noEmit', '--moduleResolution', 'bundler', '--lib', 'es2022,dom')
  })

  /** The Node that runs the tests, and one of the other programs: `PROPERTY_SEED` takes the next. */
  const programs = [
    ['this Node', process.execPath],
    ...sample(
      [
        ['Node 22', join(here, 'node_modules/node-22/bin/node')],
        ['Node 24', join(here, 'node_modules/node-24/bin/node')],
        ['Bun', bin('bun')],
      ],
      3,
    ),
  ]
  it.each(programs)('runs on %s, imported and required', (_, program = '') => {
    expect(run(program, ['out/user.js'], project)).toBe(PRINTED)
    expect(run(program, ['user.cjs'], project)).toBe('function function\n')
  })

  it('runs bundled by Vite', { tags: 'long' }, async () => {
    const lib = {
      entry: join(project, 'out/user.js'),
      formats: [/** @type {const} */ ('es')],
      fileName: 'user',
    }
    const outDir = join(folder, 'bundled')
    await build({ root: project, configFile: false, logLevel: 'silent', build: { lib, outDir } })
    expect(run(process.execPath, [join(outDir, readdirSync(outDir)[0] ?? '')], folder)).toBe(PRINTED)
  })
})

describe('The installed command', () => {
  it('plays a scenario', () => {
    const file = join(root, 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml')
    expect(run('npx', ['--no-install', 'battleline', 'resolve', file], project)).toContain('Dino-Fiend')
  })

  it('serves the web app', async () => {
    const command = join(project, 'node_modules/battleline/bundle/main.js')
    const served = spawn(process.execPath, [command, 'serve', '--port', '0', '--json'], { cwd: project })
    try {
      const [printed] = await once(served.stdout, 'data')
      const page = await fetch(JSON.parse(String(printed)).address)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Battleline')
    } finally {
      served.kill()
    }
  })
})

/** Whether `npm ci` has run since the lock file was written. */
function isInstalled() {
  const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    statSync(join(here, file), { throwIfNoEntry: false }),
  )
  return installed !== undefined && installed.mtimeMs >= (locked?.mtimeMs ?? Number.POSITIVE_INFINITY)
}

/** Compiles the program of a user against the installed packages, strictly and with their declarations checked. */
function compile(/** @type {string} */ module, /** @type {string[]} */ ...more) {
  const tsc = join(root, 'node_modules/native-typescript/bin/tsc')
  const options = ['--ignoreConfig', '--strict', '--target', 'es2022', '--module', module, ...more]
  run(process.execPath, [tsc, ...options, 'user.ts'], project)
}

/** What a program prints; everything that it says if it fails. */
function run(/** @type {string} */ program, /** @type {string[]} */ args, /** @type {string} */ cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}${error?.message ?? ''}`)
  return stdout
}
