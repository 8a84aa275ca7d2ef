// npm run archive: makes the archive of rulings, a page for each, in packages/archive/dist/rulings.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare, root } from './prepare.mjs'
import { rulingOf } from './ruling.mjs'

const LEDGER = 'packages/archive/history.txt'
/** A file that every archive has. */
const MARK = 'archive.css'
const USAGE = `npm run archive -- [--site https://example.org/rulings/] [--no-app] [--pictures] [--record] [--only FILES] [--out FOLDER]
  --site      where the archive will be: adds a sitemap and the addresses that previews need
  --no-app    leaves out the links that open a board in the app, for a site without it
  --pictures  makes a preview picture for every ruling, which takes many minutes
  --only      makes the rulings of some files only, as keyforge/essay
  --record    only writes new and changed rulings into ${LEDGER}
`

/** @returns {{ origin: string | null, app: string | null, hasPictures: boolean, record: boolean, only: string, out: string }} */
function options() {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        'no-app': { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        record: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        out: { type: 'string', default: join(root, 'packages/archive/dist/rulings') },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const origin = values.site === undefined ? null : new URL(values.site).href.replace(/\/?$/, '/')
    return {
      origin,
      app: values['no-app'] ? null : '../',
      hasPictures: values.pictures,
      record: values.record,
      only: values.only,
      out: values.out,
    }
  } catch (error) {
    console.error(`npm run archive: ${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}

const { record, only, out, ...site } = options()
refuseOtherFolder()
prepare()
const began = Date.now()
const tell = (/** @type {string} */ words) => process.stderr.write(`${words}\n`)
const { currentOf, readLedger, siteFiles, styleSheet, updated, writeLedger } = await import(
  '../packages/archive/dist/index.js'
)
const { duelAdapter } = await import('@battleline/duel')
const { adapters } = await import('@battleline/scenario')
adapters.add(duelAdapter)
const { allRecords, sourcesOf } = await import('./archive/records.mjs')

const file = join(root, LEDGER)
const ledger = readLedger(existsSync(file) ? readFileSync(file, 'utf8') : '')
const sources = sourcesOf(root)
const current = sources.flatMap(currentOf)
const now = updated(ledger, current, new Date().toISOString().slice(0, 10))
if (record) {
  writeFileSync(file, writeLedger(now))
  tell(`${current.length} rulings are recorded in ${LEDGER}`)
  process.exit(0)
}

for (const start of only.split(',')) await refuseUnknown(start)
const { records, made, kept } = await allRecords(sources, { root, app: site.app, only, tell })
const played = Date.now()
const wanted = new Set()
let written = 0
for (const { path, content } of everyFile()) {
  const target = join(out, path)
  wanted.add(target)
  if (existsSync(target) && readFileSync(target, 'utf8') === content) continue
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
  written++
}
const { drawPictures } = await import('./archive/pictures.mjs')
const drawn = drawPictures(records, { root, out, all: site.hasPictures, wanted, tell })
removeOthers()
tell(
  `${records.length} rulings, ${wanted.size} files in ${out}; ${made} of ${made + kept} scenario files played anew in ` +
    `${seconds(played - began)}, ${written} pages and ${drawn} pictures written in ${seconds(Date.now() - played)}`,
)

/** The pages, and the style sheet: the values of the app’s look, and the archive’s own rules. */
function* everyFile() {
  const readings = readdirSync(join(root, 'docs/rulings'))
    .map((name) => ({ id: rulingOf(`docs/rulings/${name}`), path: join(root, 'docs/rulings', name) }))
    .flatMap(({ id, path }) => (id === undefined ? [] : [{ id, markdown: readFileSync(path, 'utf8') }]))
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  yield* siteFiles(records, readings, { ledger, former: only === '' ? now.former : new Map() }, site)
  yield { path: MARK, content: styleSheet() }
}

/** Ends the program if the folder holds something other than an earlier archive: its pages would be removed. */
function refuseOtherFolder() {
  if (!existsSync(out) || existsSync(join(out, MARK)) || readdirSync(out).length === 0) return
  refuse(`${out} is not empty, and is no archive: it has no ${MARK}`)
}

/** Ends the program if no file of rulings begins with this. */
async function refuseUnknown(/** @type {string} */ start) {
  if (sources.some(({ file }) => file.startsWith(start))) return
  const { didYouMean, nearest } = await import('@battleline/language')
  const known = sources.flatMap(({ file }) =>
    file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  )
  refuse(`no file of rulings begins with “${start}”${didYouMean(nearest(start, known))}`)
}

/** Ends the program because of its options. */
function refuse(/** @type {string} */ message) {
  console.error(`npm run archive: ${message}`)
  process.exit(2)
}

/** Removes the files of an earlier archive that this one does not have. */
function removeOthers() {
  for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const target = join(out, path)
    if (/\.(?:html|xml|atom|css|png)$/.test(path) && !wanted.has(target)) rmSync(target)
  }
  // Folders that are now empty, the deepest first.
  const folders = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort((one, other) => other.split(sep).length - one.split(sep).length)
  for (const folder of folders) if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

/** A time in words: "12 s". */
function seconds(/** @type {number} */ milliseconds) {
  return `${Math.round(milliseconds / 1000)} s`
}
