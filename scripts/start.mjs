// npm start: one worked example in the terminal, then the web app on this machine until Ctrl-C.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prepare, root, run } from './prepare.mjs'

const example = 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml'

const next = `
What to try next:
  npx battleline resolve ${example}
  npx battleline new keyforge > my.yaml      a scenario of your own to start from
  npx battleline test scenarios              every scenario that ships with the project
  README.md                                  the library and the rest of the commands
`

const { open, port } = options()
prepare()
const code = run('packages/battleline', 'resolve', example)
if (code !== 0) process.exit(code)
console.log(next)

// Loaded after the installation, because building the app needs the installed packages.
const { buildApp, docsFolder, madeArchive, serveApp } = await import('./app.mjs')
try {
  buildApp()
  const archive = madeArchive()
  const { address } = await serveApp(port, archive, docsFolder)
  const rulings = archive === null ? 'npm run archive makes a page for every ruling' : `${address}rulings/`
  console.log(`Web app: ${address}\nRulings: ${rulings}\nCtrl-C ends it.`)
  if (open) openBrowser(address)
  makeDocs(`${address}docs/`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}

/** Makes the documentation beside the running app, which goes first; its address is printed when it is there. */
function makeDocs(/** @type {string} */ address) {
  const child = spawn(process.execPath, ['scripts/docs/make.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ words) => {
    said += words
  })
  child.on('exit', (exit) => console.log(exit === 0 ? `Docs:    ${address}` : `Docs: not made\n${said}`))
  process.once('exit', () => child.kill())
}

/** Opens a browser only in a terminal. */
function options() {
  try {
    const { values } = parseArgs({
      options: { 'no-open': { type: 'boolean' }, port: { type: 'string', default: '0' } },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error(`--port takes a number from 0 to 65535; this is “${values.port}”`)
    const attended = process.stdout.isTTY === true && !process.env.CI
    return { open: attended && values['no-open'] !== true, port }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return fail(`${message}; npm start -- takes --port N and --no-open`, 2)
  }
}

function openBrowser(/** @type {string} */ address) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  // Without a browser, the printed address is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

/** @returns {never} */
function fail(/** @type {string} */ message, /** @type {number} */ code) {
  console.error(`npm start: ${message}`)
  process.exit(code)
}
