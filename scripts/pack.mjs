// Makes the tarballs of the packages that are published: `node scripts/pack.mjs FOLDER`.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.mjs'
import { makeCases } from './conformance.mjs'
import { declare, prepare, root } from './prepare.mjs'

/** What each tarball has beside its own files. */
const SHARED = ['LICENSE', 'CHANGELOG.md']

/** The example decks and studies go with the command. */
const EXAMPLES = ['decks', 'studies']
const inCommand = (/** @type {string} */ folder) => join(root, 'packages/battleline', folder)

/** The folders of the packages that are published. */
export const published = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((home) => JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).private !== true)

/**
 * Packs every published package. The packages, their declarations and the web app must have been built.
 * @param {string} folder where the tarballs go; made if there is none
 * @returns {string[]} their paths
 * @throws {Error} with what npm says
 */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true })
  const homes = published()
  const copies = homes.flatMap((home) => SHARED.map((file) => join(home, file)))
  try {
    for (const home of homes) for (const file of SHARED) copyFileSync(join(root, file), join(home, file))
    for (const folder of EXAMPLES) cpSync(join(root, folder), inCommand(folder), { recursive: true })
    const args = ['pack', ...homes, '--pack-destination', folder, '--json', '--loglevel=error']
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
    return JSON.parse(stdout).map((/** @type {{ filename: string }} */ { filename }) =>
      join(folder, filename),
    )
  } finally {
    for (const copy of [...copies, ...EXAMPLES.map(inCommand)]) rmSync(copy, { force: true, recursive: true })
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder = 'tarballs'] = process.argv.slice(2)
  prepare()
  declare()
  buildApp()
  await makeCases()
  process.stdout.write(`${packAll(resolve(folder)).join('\n')}\n`)
}
