// Writes the pages of the site that no file of docs/ holds, into docs/site: charts, reference, schemas, what lies beside docs/.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../prepare.mjs'
import { chartPages } from './charts.mjs'
import { contents, referencePages } from './reference.mjs'
import { siteLink } from './repo-links.mjs'

const folder = join(root, 'docs/site')

/** @typedef {{ path: string, text: string }} Page a page, by its path below the site */
/** @typedef {{ text: string, link?: string, collapsed?: boolean, items?: Entry[] }} Entry of a sidebar */

/**
 * Writes all of them anew. A sample plays no rulings and has no reference, which take most of the time.
 * @param {boolean} isSample
 */
export async function writePages(isSample) {
  rmSync(folder, { recursive: true, force: true })
  const charts = await chartPages(isSample)
  const reference = isSample ? contents([]) : referencePages()
  const pages = [
    ...charts.pages,
    ...reference.pages,
    beside('CONTRIBUTING.md', 'contributing.md'),
    beside('CHANGELOG.md', 'changelog.md'),
    { path: 'ruling.md', text: RULING },
  ]
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const navigation = { charts: charts.entries, reference: reference.entries }
  writeFileSync(join(folder, 'navigation.json'), JSON.stringify(navigation))
}

const RULING = `---
title: A ruling
outline: false
search: false
---

# A ruling

<RulingBoard />
`

/** A file of the root of the repository as a page: its links lead on from there. */
function beside(/** @type {string} */ file, /** @type {string} */ path) {
  const text = readFileSync(join(root, file), 'utf8').replace(
    /\[([^\]]*)\]\(([^)\s]+)\)/g,
    (_, /** @type {string} */ words, /** @type {string} */ href) => {
      const link = siteLink(href, file)
      return link === null ? words : `[${words}](${link})`
    },
  )
  return { path, text }
}
