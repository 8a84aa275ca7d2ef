// Links of a made site: each must lead to a page of it, and to an anchor that this page has.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** The page of one ruling, whose address stands after the `#`. */
const RULING = 'ruling.html'

/**
 * What is wrong with the links of a site.
 * @param {string} folder where it is
 * @param {string} base its address on its host: links to what lies above it are not looked at
 * @returns {string[]}
 */
export function brokenLinks(folder, base) {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
  )
  const pages = [...files].filter((file) => file.endsWith('.html'))
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const anchors = new Map([...texts].map(([page, text]) => [page, idsIn(text)]))
  return [...texts].flatMap(([page, text]) =>
    hrefsIn(text).flatMap((href) => {
      const problem = problemOf(href)
      return problem === null ? [] : [`${page}: ${href} ${problem}`]
      /** @returns {string | null} */
      function problemOf(/** @type {string} */ to) {
        if (/^[a-z]+:/i.test(to)) return null
        const [path = '', anchor = ''] = to.split('#')
        const at =
          path === ''
            ? base + page
            : posix.resolve(dirname(base + page), path) + (path.endsWith('/') ? '/' : '')
        if (!`${at}/`.startsWith(base)) return null
        const rest = decodeURI(at.slice(base.length))
        const target = rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest
        if (!files.has(target)) return 'is no file of the site'
        if (anchor === '' || target === RULING || !target.endsWith('.html')) return null
        return anchors.get(target)?.has(decodeURIComponent(anchor)) ? null : 'is no anchor of that page'
      }
    }),
  )
}

const idsIn = (/** @type {string} */ text) =>
  new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id)))
const hrefsIn = (/** @type {string} */ text) => [
  ...new Set([...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href))),
]
const unescaped = (/** @type {string} */ text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
