// npm test: every test but the long ones. Builds the packages first, and the web app, because its tests open it in a browser.
// npm run test:quick: the tests to run between two edits, without a browser.
// npm run test:long: those that take many seconds each, such as whole games in the browser and servers that are killed.
import { ensureBrowser } from './browser.mjs'
import { ensurePostgres } from './postgres.mjs'
import { declare, prepare, run } from './prepare.mjs'
import { ensureRedis } from './redis.mjs'
import { ensureShells } from './shells.mjs'

/** Tests of the browser, of the built command, of what `npm run check` checks, and those that play at random for long. */
const NOT_QUICK = [
  'packages/web/test/**',
  'packages/cli/test/**',
  'packages/archive/test/**',
  'packages/*/test/conformance.test.ts',
  'packages/keyforge/src/api/observation.test.ts',
  'packages/keyforge/src/text/test/*-take-effect.test.ts',
  'packages/keyforge/src/text/test/library-text.test.ts',
  'packages/keyforge/src/cards/shipped-texts.test.ts',
  'packages/magic/src/text/lively.test.ts',
  'packages/scenario/test/library-in-scenarios.test.ts',
  'test/archive.test.mjs',
  'test/checks-fail.test.ts',
  'test/docs-language.test.mjs',
  'test/docs-problems.test.mjs',
  'test/hostile-inputs.test.ts',
  'test/magic-declarations.test.ts',
  'test/packages/**',
  'test/readme.test.ts',
  'test/structure.test.ts',
  'test/tutorials.test.ts',
]

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const long = args.includes('--long')
const rest = args.filter((arg) => arg !== '--quick' && arg !== '--long')

prepare()
if (!quick) {
  declare()
  ensureRedis()
  ensurePostgres()
}
if (long) ensureShells()
if (!quick && ensureBrowser() !== null) {
  // Loaded after the installation, because building the app needs the installed packages.
  const { buildApp } = await import('./app.mjs')
  buildApp()
}
process.env.BATTLELINE_BUILT = '1'
if (quick) process.env.BATTLELINE_QUICK = '1'
const tags = `--tags-filter=${long ? '' : '!'}long`
const without = quick ? NOT_QUICK.map((files) => `--exclude=${files}`) : []
process.exit(run('node_modules/vitest/vitest.mjs', 'run', tags, ...without, ...rest))
