// npm test: every test. The packages are built first, because tests of the command line run the built one, and the web
// app, because its tests open it in a browser.
import { ensureBrowser } from './browser.mjs'
import { prepare, run } from './prepare.mjs'

prepare()
if (ensureBrowser() !== null) {
  // Loaded after the installation, because building the app takes what was installed.
  const { buildApp } = await import('./app.mjs')
  buildApp()
}
process.exit(run('node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)))
