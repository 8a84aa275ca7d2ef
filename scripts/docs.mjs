// npm run docs: writes the generated pages, makes the site of the documentation and serves it until Ctrl-C.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare, root } from './prepare.mjs'

const USAGE = `npm run docs -- [--build] [--port N] [--base /docs/] [--languages]
  --build      makes the site in docs/.vitepress/dist, and ends
  --port       the port to serve at; left out: any that is free
  --base       where the site will be on its host, below the app
  --languages  only writes the pages about the card languages and about problems anew
`

const { build, port, base, languages } = options()
prepare()
const { GAMES, languagePage, pathOf } = await import('./docs-language.mjs')
for (const game of GAMES) writeFileSync(join(root, pathOf(game)), await languagePage(game))
const { PATH, problemsPage } = await import('./docs-problems.mjs')
writeFileSync(join(root, PATH), await problemsPage())
if (languages) process.exit(0)

const { buildSite } = await import('./docs/build-site.mjs')
try {
  await buildSite({ base })
  if (build) process.exit(0)
  const { buildApp, docsFolder, madeArchive, serveApp } = await import('./app.mjs')
  // The boards of the pages are those of the app.
  buildApp()
  const { address } = await serveApp(port, madeArchive(), docsFolder)
  console.log(`Docs: ${address}docs/\nCtrl-C ends it.`)
} catch (error) {
  fail(error, 1)
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        build: { type: 'boolean', default: false },
        languages: { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
        base: { type: 'string', default: '/docs/' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const number = Number(values.port)
    if (!Number.isInteger(number) || number < 0 || number > 65535)
      throw new Error(`--port takes a number from 0 to 65535; this is “${values.port}”`)
    return { ...values, port: number }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, 2)
  }
}

/** @returns {never} */
function fail(/** @type {unknown} */ error, /** @type {number} */ code) {
  console.error(`npm run docs: ${error instanceof Error ? error.message : error}`)
  process.exit(code)
}
