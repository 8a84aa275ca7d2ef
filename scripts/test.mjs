// npm test: every test. Builds the packages first, because some tests run the built command line, and the web app,
// because its tests open it in a browser.
// npm run test:quick: the tests that only read the sources, without a build, a browser or the checks of the sources.
import { ensureBrowser } from './browser.mjs'
import { install, prepare, run } from './prepare.mjs'

/** Tests that run built code, or tools that `npm run check` runs anyway. */
const NEED_A_BUILD = [
  'packages/web/test/**',
  'packages/cli/test/command-line.test.ts',
  'packages/cli/test/serve.test.ts',
  'test/readme.test.ts',
  'test/archive.test.mjs',
  'test/checks-fail.test.ts',
]

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const rest = args.filter((arg) => arg !== '--quick')

if (quick) install()
else {
  prepare()
  if (ensureBrowser() !== null) {
    // Loaded after the installation, because building the app needs the installed packages.
    const { buildApp } = await import('./app.mjs')
    buildApp()
  }
}
const without = quick ? NEED_A_BUILD.map((files) => `--exclude=${files}`) : []
process.exit(run('node_modules/vitest/vitest.mjs', 'run', ...without, ...rest))
