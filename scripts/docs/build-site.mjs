// Makes the site of the documentation in docs/.vitepress/dist, unless it is there and nothing of it has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docsFolder, filesBelow, lock } from '../app.mjs'
import { root } from '../prepare.mjs'
import { brokenLinks } from './links.mjs'
import { writePages } from './pages.mjs'

const stamp = join(root, 'node_modules/.cache/battleline/docs')

/**
 * Makes the pages and the site. The packages must have been built.
 * @param {{ base?: string }} [how] `base`: where the site will be on its host
 * @throws Error if a page cannot be made, or a link leads nowhere
 */
export async function buildSite({ base = '/docs/' } = {}) {
  const unlock = lock(stamp)
  try {
    const digest = digestOf(base)
    if (
      existsSync(join(docsFolder, 'index.html')) &&
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === digest
    )
      return
    process.stderr.write('Making the documentation\n')
    const next = `${docsFolder}.next`
    await makeSite({ out: next, base, isSample: false })
    rmSync(docsFolder, { recursive: true, force: true })
    renameSync(next, docsFolder)
    writeFileSync(stamp, digest)
  } finally {
    unlock()
  }
}

/**
 * Makes a sample of the site into a folder: all pages, without the reference and without most rulings of the charts.
 * @throws Error as `buildSite`
 */
export async function buildSample(/** @type {string} */ out) {
  const unlock = lock(stamp)
  try {
    await makeSite({ out, base: '/docs/', isSample: true })
  } finally {
    unlock()
  }
}

async function makeSite(
  /** @type {{ out: string, base: string, isSample: boolean }} */ { out, base, isSample },
) {
  await writePages(isSample)
  const vitepress = ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs']
  const { status, stdout, stderr } = spawnSync(process.execPath, vitepress, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BATTLELINE_DOCS_BASE: base,
      BATTLELINE_DOCS_OUT: out,
      BATTLELINE_DOCS_SAMPLE: isSample ? '1' : '',
    },
  })
  if (status !== 0) throw new Error(`the site could not be made:\n${stdout}${stderr}`)
  const broken = brokenLinks(out, base)
  if (broken.length > 0) throw new Error(`links lead nowhere:\n${broken.join('\n')}`)
}

/** A digest of everything that the site is made of. */
function digestOf(/** @type {string} */ base) {
  const digest = createHash('sha256').update(base)
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'package-lock.json',
    ...filesBelow('docs').filter((file) => !/^docs\/(?:site|\.vitepress\/(?:cache|dist))/.test(file)),
    ...filesBelow('scripts/docs'),
    ...filesBelow('scenarios'),
    ...readdirSync(join(root, 'packages')).flatMap((name) =>
      name === 'web' ? [] : filesBelow(`packages/${name}/src`).filter((file) => !/\.test\.ts$/.test(file)),
    ),
  ]
  for (const file of files) digest.update(file).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}
