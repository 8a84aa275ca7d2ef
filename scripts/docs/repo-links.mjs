// Links in docs/ lead through the repository, so that its host can follow them. The site has pages for some of what is
// not in docs/; other links become their text.
import { dirname, relative, resolve, sep } from 'node:path'
import { root } from '../prepare.mjs'

/**
 * @typedef {import('vitepress').MarkdownRenderer} Markdown
 * @typedef {Parameters<Parameters<Markdown['core']['ruler']['push']>[1]>[0]['tokens'][number]} Token
 */

/** Pages of the site for files outside of docs/. */
const ELSEWHERE = /** @type {Record<string, string>} */ ({
  'README.md': '/index.md',
  'CONTRIBUTING.md': '/contributing.md',
  'CHANGELOG.md': '/changelog.md',
})

/**
 * The address of a link in a page of the site, from the address it has in the repository.
 * @param {string} href
 * @param {string} file the page, as a path from the root of the repository
 * @returns {string | null} null where the site has no page for it
 */
export function siteLink(href, file) {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = relative(root, resolve(root, dirname(file), decodeURI(path))).replaceAll(sep, '/')
  const hash = anchor === undefined ? '' : `#${anchor}`
  const known = ELSEWHERE[target]
  if (known !== undefined) return known + hash
  if (!target.startsWith('docs/')) return null
  const page = target.slice('docs/'.length).replace(/^site\//, '')
  if (!page.includes('.')) return `/${page}/${hash}`
  return page.endsWith('.md') ? `/${page.replace(/README\.md$/, 'index.md')}${hash}` : href
}

/** Markdown-it plugin: translates the links of a page. */
export function repoLinks(/** @type {Markdown} */ md) {
  md.core.ruler.push('repository links', (state) => {
    const { path } = /** @type {{ path?: string }} */ (state.env)
    if (path === undefined) return
    const file = relative(root, path).replaceAll(sep, '/')
    for (const { children } of state.tokens) if (children !== null) translate(children, file)
  })
}

function translate(/** @type {Token[]} */ tokens, /** @type {string} */ file) {
  let isDropped = false
  for (const token of tokens) {
    if (token.type === 'link_close' && isDropped) {
      isDropped = false
      drop(token)
    }
    if (token.type !== 'link_open') continue
    const link = siteLink(String(token.attrGet('href')), file)
    if (link !== null) token.attrSet('href', link)
    else {
      isDropped = true
      drop(token)
    }
  }
}

/** Makes a token say nothing. */
const drop = (/** @type {Token} */ token) =>
  Object.assign(token, { type: 'text', tag: '', nesting: 0, content: '' })
