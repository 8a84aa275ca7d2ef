// The reference of the public packages: TypeDoc reads the entry points of packages/battleline.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../prepare.mjs'

const CONTENTS = 'contents.md'

/** @typedef {{ name: string, entry: string, text: string }} Module `entry`: what a program imports */

/**
 * A page for each entry point, and one for all.
 * @returns {{ pages: import('./pages.mjs').Page[], entries: import('./pages.mjs').Entry[] }}
 */
export function referencePages() {
  const out = mkdtempSync(join(tmpdir(), 'battleline-reference-'))
  try {
    return contents(modulesIn(out))
  } finally {
    rmSync(out, { recursive: true })
  }
}

/** The pages of some entry points. */
export const contents = (/** @type {Module[]} */ modules) => ({
  pages: [
    contentsPage(modules),
    ...modules.map(({ name, text }) => ({ path: `reference/${name}.md`, text })),
  ],
  entries: modules.map(({ name, entry }) => ({ text: entry, link: `/reference/${name}` })),
})

/** @returns {Module[]} */
function modulesIn(/** @type {string} */ out) {
  const typedoc = [
    'node_modules/typedoc/bin/typedoc',
    '--options',
    'docs/.vitepress/typedoc.json',
    '--out',
    out,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...typedoc, '--logLevel', 'Error'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the reference could not be made:\n${stdout}${stderr}`)
  return readdirSync(out)
    .filter((file) => file.endsWith('.md') && file !== CONTENTS)
    .map((file) => moduleOf(basename(file, '.md'), readFileSync(join(out, file), 'utf8')))
    .sort((one, other) => Number(other.name === 'battleline') - Number(one.name === 'battleline'))
}

/** The page of a module; that of the package itself has its name, not that of an index. */
function moduleOf(/** @type {string} */ file, /** @type {string} */ text) {
  const name = file === 'index' ? 'battleline' : file
  const entry = file === 'index' ? 'battleline' : `battleline/${file}`
  const body = text.replace(/^# .*\n/, '').replaceAll('](index.md', '](battleline.md')
  return { name, entry, text: `---\noutline: 3\npageClass: reference-page\n---\n\n# ${entry}\n${body}` }
}

/** @returns {import('./pages.mjs').Page} */
function contentsPage(/** @type {Module[]} */ modules) {
  const rows = modules.map(({ name, entry, text }) => {
    const [, sentence = ''] = /^# .*\n+((?:(?!#).+\n)+)/m.exec(text) ?? []
    const said = sentence
      .trim()
      .replaceAll('\n', ' ')
      .replace(/: `battleline\/[\w-]+`/, '')
    return `| [\`${entry}\`](${name}.md) | ${said} |`
  })
  return {
    path: 'reference/index.md',
    text: `# Reference\n\nEvery function, class and type that \`battleline\` exports. [The library](../library.md) shows how they are used.\n\n| import | has |\n| --- | --- |\n${rows.join('\n')}\n`,
  }
}
