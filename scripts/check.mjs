// npm run check: types, lint and format, import direction, unused code, and the rules of scripts/check. `-- --fix`
// writes the formatting.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { generate, install, root } from './prepare.mjs'

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } })

install()
generate()
// Loaded after the installation, because the rules use the compiler's parser.
const { checks } = await import('./check/checks.mjs')

const biome = [
  'check',
  '--error-on-warnings',
  '--diagnostic-level=warn',
  '--max-diagnostics=none',
  ...(values.fix ? ['--write'] : []),
]

const results = [
  report('types of the packages', tool('native-typescript/bin/tsc', '-b', '--pretty', 'false')),
  report(
    'types of tests and scripts',
    tool('native-typescript/bin/tsc', '-p', 'tsconfig.test.json', '--pretty', 'false'),
  ),
  report('lint, format and sizes', tool('@biomejs/biome/bin/biome', ...biome)),
  report(
    'import direction',
    tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config=.dependency-cruiser.mjs',
      '--output-type=err-long',
      'packages/*/src',
    ),
  ),
  report(
    'unused files, exports and dependencies',
    tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  ),
  ...checks.map(({ title, find }) =>
    report(
      title,
      find(root).map(({ file, line, message }) => `${file}:${line} ${message}`),
    ),
  ),
]
process.exit(results.every(Boolean) ? 0 : 1)

/** Prints one line, and the problems below it. */
function report(/** @type {string} */ title, /** @type {string[]} */ problems) {
  console.log(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${title}`)
  for (const problem of problems) console.log(`      ${problem}`)
  return problems.length === 0
}

/**
 * Runs a tool from node_modules.
 * @returns {string[]} what it printed, if it failed
 */
function tool(/** @type {string} */ script, /** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? [] : `${stdout}${stderr}`.trimEnd().split('\n')
}
