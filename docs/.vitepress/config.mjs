// The site of the documentation: `npm run docs` makes and serves it. Its pages are the files of docs/, and those that
// scripts/docs writes into docs/site, whose addresses are the ones they would have in docs/.
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { isBoard } from '../../scripts/docs/boards.mjs'
import { repoLinks } from '../../scripts/docs/repo-links.mjs'
import { ruleAnchors } from '../../scripts/docs/rule-anchors.mjs'
import { home } from './home.mjs'
import { nav, sidebar } from './navigation.mjs'

const base = process.env.BATTLELINE_DOCS_BASE ?? '/docs/'

const schemas = ['scenario', 'battleline'].map((name) =>
  fileURLToPath(new URL(`../../packages/${name}/schema`, import.meta.url)),
)
const mark = fileURLToPath(new URL('../../packages/web/public/mark.svg', import.meta.url))

/** What a page's policy forbids inside of it lies in files beside it. */
const inline = new Map()

export default defineConfig({
  title: 'Battleline',
  description: 'A rules engine for fights in card games: every step with its rule',
  lang: 'en',
  base,
  outDir: process.env.BATTLELINE_DOCS_OUT ?? './dist',
  srcExclude: ['.vitepress/**'],
  rewrites: (page) => page.replace(/^site\//, '').replace(/README\.md$/, 'index.md'),
  head: [
    ['link', { rel: 'icon', href: `${base}mark.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#b3240c' }],
  ],
  // Anchors and links are checked on the made pages (scripts/docs/links.mjs); VitePress checks pages only.
  ignoreDeadLinks: false,
  lastUpdated: false,
  metaChunk: true,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => {
      md.use(ruleAnchors)
      md.use(repoLinks)
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: isBoard } } },
  vite: {
    build: {
      chunkSizeWarningLimit: 8000,
      reportCompressedSize: false,
      minify: process.env.BATTLELINE_DOCS_SAMPLE !== '1',
    },
    logLevel: 'warn',
  },
  transformPageData: (data) => (data.relativePath === 'index.md' ? { frontmatter: home } : undefined),
  transformHtml: (code) =>
    code
      // The theme reads an anchor of a heading’s own as part of its name.
      .replace(/ \{#[\w-]+\}(?=&quot;")/g, '')
      .replace('<div class="VPHome"', '<div role="main" class="VPHome"')
      .replace(/<script( id="[^"]*")?>([\s\S]*?)<\/script>/g, (_, id = '', script) => {
        const name = `inline-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
        inline.set(name, script)
        return `<script${id} src="${base}assets/${name}"></script>`
      }),
  buildEnd: ({ outDir }) => {
    for (const [name, script] of inline) writeFileSync(join(outDir, 'assets', name), script)
    copyFileSync(mark, join(outDir, 'mark.svg'))
    // Their ids say the version, and their addresses stay.
    for (const folder of schemas) cpSync(folder, join(outDir, 'schema/1'), { recursive: true })
  },
  themeConfig: {
    logo: '/mark.svg',
    nav,
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { fuzzy: 0.15, prefix: true, boost: { title: 6, titles: 2, text: 1 } } },
      },
    },
    externalLinkIcon: false,
    docFooter: { prev: 'Before', next: 'Next' },
    footer: {
      message: 'Not affiliated with the publishers of the games. MIT license.',
    },
  },
})
