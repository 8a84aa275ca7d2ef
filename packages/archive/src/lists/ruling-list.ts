import { citations } from '../base/citations.ts'
import { type Html, html, type Part } from '../base/html.ts'
import type { Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { linkTo } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'

/** So many rulings make a page of about 40 kB. */
const MOST = 120

export interface Listed extends Omit<Page, 'main'> {
  /** The text above the list. */
  readonly intro: Part
  readonly rulings: readonly RulingRecord[]
  /** The text below a ruling; default: none. */
  readonly below?: (ruling: RulingRecord, at: string) => Part
}

/** The pages of a list of rulings: `at`, and `at/page-2` and so on where there are many. */
export function listPages({ intro, rulings, below = () => null, ...page }: Listed): readonly Page[] {
  const pages = Math.max(1, Math.ceil(rulings.length / MOST))
  const addressOf = (n: number) => (n === 0 ? page.at : `${page.at}/page-${n + 1}`)
  return Array.from({ length: pages }, (_, n): Page => {
    const at = addressOf(n)
    const shown = rulings.slice(n * MOST, (n + 1) * MOST)
    const more = (where: string) => pages > 1 && pagesHtml(at, { pages, now: n, where }, addressOf)
    return {
      ...page,
      at,
      title: n === 0 ? page.title : `${page.title}, page ${n + 1}`,
      main: html`<h1>${page.title}</h1>
${n === 0 && intro}
<p class="count">${counted(rulings.length, 'ruling')}</p>
${more('above')}
<ul class="rulings">
${shown.map((ruling) => rulingItem(ruling, at, below(ruling, at)))}</ul>
${more('below')}`,
    }
  })
}

const rulingItem = ({ sentence, address, because }: RulingRecord, at: string, below: Part): Html =>
  html`<li><a href="${linkTo(at, address)}">${sentence}</a> ${because !== null && citations(linksFrom(at), [because.id])}${below}</li>
`

interface Paging {
  readonly pages: number
  readonly now: number
  /** Where the links stand: above the list or below it. */
  readonly where: string
}

const pagesHtml = (at: string, { pages, now, where }: Paging, addressOf: (n: number) => string): Html =>
  html`<nav class="pages" aria-label="Page ${now + 1} of ${pages}, links ${where} the list"><ol>${Array.from(
    { length: pages },
    (_, n) =>
      html`<li><a href="${linkTo(at, addressOf(n))}"${n === now && html` aria-current="page"`}>${n + 1}</a></li>`,
  )}</ol></nav>`
