// npm run release: publishes all packages in one version, with provenance, after everything has been checked (ADR 27).
//   npm run release -- --prepare                  the next version in every package.json and in CHANGELOG.md, to commit
//   npm run release -- --dry-run [--skip check,test,long,cases]    everything but publishing; prints obstacles, and goes on
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app.mjs'
import { makeCases } from './conformance.mjs'
import { packAll } from './pack.mjs'
import { declare, prepare, root, run } from './prepare.mjs'
import { inOrder, obstacles, released } from './release/versions.mjs'

const { values } = parseArgs({
  options: {
    prepare: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    skip: { type: 'string', default: '' },
  },
})
const isDry = values['dry-run']
const skipped = isDry ? values.skip.split(',') : []

if (values.prepare) prepareVersion()
else await release()

/** The manifests of all packages. */
function manifests() {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'package.json'))
    .filter((file) => existsSync(file))
    .map(
      (file) =>
        /** @type {import('./release/versions.mjs').Manifest} */ (JSON.parse(readFileSync(file, 'utf8'))),
    )
}

function prepareVersion() {
  must('changesets could not be added up', run('node_modules/@changesets/cli/bin.js', 'version'))
  const version = manifests()[0]?.version ?? ''
  const file = join(root, 'CHANGELOG.md')
  writeFileSync(file, released(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)))
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: root,
    stdio: 'inherit',
  })
  must('the lock file could not be written', status)
  say(`Version ${version}: look at the changes, and commit them`)
}

async function release() {
  const packages = manifests()
  const found = obstacles({
    packages,
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    branch: git('branch', '--show-current').trim(),
    changes: git('status', '--porcelain').trimEnd(),
    tags: git('tag').split('\n'),
  })
  for (const one of found) say(`In the way: ${one}`)
  if (found.length > 0 && !isDry) process.exit(1)
  step('check', () => must('npm run check fails', run('scripts/check.mjs')))
  step('test', () => must('npm test fails', run('scripts/test.mjs')))
  step('long', () => must('npm run test:long fails', run('scripts/test.mjs', '--long')))
  prepare()
  declare()
  buildApp()
  if (!skipped.includes('cases')) await makeCases()
  const folder = mkdtempSync(join(tmpdir(), 'battleline-release-'))
  try {
    const tarballs = packAll(folder)
    for (const { name, version } of inOrder(packages.filter((one) => one.private !== true)))
      publish(name, version, tarballs)
    if (!isDry) git('tag', `v${packages[0]?.version}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Looks into the tarball of a package, and publishes it. */
function publish(
  /** @type {string} */ name,
  /** @type {string} */ version,
  /** @type {string[]} */ tarballs,
) {
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
  const tarball = tarballs.find((one) => one.endsWith(`/${file}`))
  if (tarball === undefined) fail(`there is no tarball ${file}`)
  const files = output('tar', ['tzf', tarball]).split('\n')
  for (const wanted of ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'])
    if (!files.includes(`package/${wanted}`)) fail(`${file} holds no ${wanted}`)
  const how = isDry ? ['--dry-run'] : ['--provenance']
  const { status, stderr } = spawnSync('npm', ['publish', tarball, '--access', 'public', ...how], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  if (status !== 0 && !isDry) fail(stderr)
  say(
    `${status === 0 ? 'Published' : 'Not published'}${isDry ? ' (dry run)' : ''}: ${name} ${version}, ${files.length - 1} files`,
  )
  if (status !== 0) say(stderr)
}

function step(/** @type {string} */ name, /** @type {() => void} */ act) {
  if (skipped.includes(name)) say(`Skipped: ${name}`)
  else act()
}

function git(/** @type {string[]} */ ...args) {
  return output('git', args)
}

function output(/** @type {string} */ program, /** @type {string[]} */ args) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) fail(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}

function must(/** @type {string} */ otherwise, /** @type {number | null} */ code) {
  if (code !== 0) fail(otherwise)
}

function say(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`)
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  say(message)
  process.exit(1)
}
