import MarkdownIt from 'markdown-it'
import { prose } from '../base/citations.ts'
import { escaped, Html } from '../base/html.ts'
import { linksFrom } from '../base/links.ts'
import { linkTo, readingPage } from '../base/paths.ts'
import { ruleOf } from '../base/rules.ts'

/** A page of the docs as HTML: tags in it are text, ids of rules are links, and other links lead nowhere outside. */
export function markdownHtml(markdown: string, at: string): Html {
  const parser = new MarkdownIt({ html: false, linkify: false })
  const { rules } = parser.renderer
  rules.text = (tokens, n) => prose(linksFrom(at), tokens[n]?.content ?? '').text
  // Links do not nest.
  let isLink = false
  rules.link_open = (tokens, n) => {
    const id = /\b(R-\d+)\b[^/]*\.md/.exec(String(tokens[n]?.attrGet('href') ?? ''))?.[1]
    isLink = id !== undefined && ruleOf(id) !== undefined
    return isLink && id !== undefined ? `<a href="${escaped(linkTo(at, readingPage(id)))}">` : '<span>'
  }
  rules.link_close = () => (isLink ? '</a>' : '</span>')
  return new Html(parser.render(markdown))
}
