// Rules and steps are bullets with an id: on the site each has an anchor, and every mention of an id leads there.
import { ruleTexts } from '../docs-rules.mjs'

/**
 * @typedef {import('./repo-links.mjs').Markdown} Markdown
 * @typedef {import('./repo-links.mjs').Token} Token
 * @typedef {new (type: string, tag: string, nesting: 1 | 0 | -1) => Token} TokenClass
 */

const ITEM = /^(?:\*\*([A-Z][A-Z0-9-]*)\*\* |`([a-z-]+\.\d+-[a-z-]+)`: )/
const ID = /(?<![\w/-])(?:(?:KF|MTG|GA|DUEL)-[A-Z0-9-]*[A-Z0-9]|DUEL-\d+|R-\d{3})(?![\w-])/g

const pages = new Map(ruleTexts().map(({ id, page }) => [id, page]))

/** The anchor of a rule or step on its page. */
export const anchorOf = (/** @type {string} */ id) => id.toLowerCase().replace('.', '-')

/** The address of a rule or ruling on the site; null if no page has it. */
function ruleLink(/** @type {string} */ id) {
  const page = pages.get(id)
  if (page === undefined) return null
  const address = page.slice('docs'.length)
  return /^R-\d/.test(id) ? address : `${address}#${anchorOf(id)}`
}

/** Markdown-it plugin. */
export function ruleAnchors(/** @type {Markdown} */ md) {
  md.core.ruler.push('rule anchors', (state) => {
    const { relativePath = '' } = /** @type {{ relativePath?: string }} */ (state.env)
    const isRules = relativePath.startsWith('rules/')
    let isHeading = false
    state.tokens.forEach((token, at) => {
      if (token.type === 'heading_open') isHeading = true
      if (token.type === 'heading_close') isHeading = false
      if (token.type !== 'inline' || token.children === null) return
      const id = isRules ? itemOf(token.content) : undefined
      const item = state.tokens[at - 2]
      if (id !== undefined && item?.type === 'list_item_open') item.attrSet('id', anchorOf(id))
      if (!isHeading) token.children = linked(token.children, id, state.Token)
    })
  })
}

function itemOf(/** @type {string} */ content) {
  const [, rule, step] = ITEM.exec(content) ?? []
  return rule ?? step
}

/**
 * The tokens of a line with links around ids, except around the id of the line itself.
 * @param {Token[]} tokens
 * @param {string | undefined} own
 * @param {TokenClass} Token
 */
function linked(tokens, own, Token) {
  let links = 0
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') links++
    if (token.type === 'link_close') links--
    if (token.type !== 'text' || links > 0) return [token]
    return parts(token.content, own, Token) ?? [token]
  })
}

/**
 * @param {string} text
 * @param {string | undefined} own
 * @param {TokenClass} Token
 */
function parts(text, own, Token) {
  const made = []
  let end = 0
  for (const { 0: id, index } of text.matchAll(ID)) {
    const href = id === own ? null : ruleLink(id)
    if (href === null) continue
    const open = new Token('link_open', 'a', 1)
    open.attrSet('href', href)
    open.attrSet('class', 'rule')
    made.push(
      textOf(Token, text.slice(end, index)),
      open,
      textOf(Token, id),
      new Token('link_close', 'a', -1),
    )
    end = index + id.length
  }
  if (end === 0) return null
  return [...made, textOf(Token, text.slice(end))]
}

function textOf(/** @type {TokenClass} */ Token, /** @type {string} */ content) {
  const token = new Token('text', '', 0)
  token.content = content
  return token
}
