import type { CST } from 'yaml'
import type { Faults } from '../problems/faults.ts'

/** The deepest nesting of lists and tables. */
export const DEEPEST = 20
export const TOO_DEEP = `this nests deeper than ${DEEPEST} levels`

const REFUSED: Readonly<Record<string, string>> = {
  anchor: 'anchors (&) are not used in scenarios: write it out',
  alias: 'aliases (*) are not used in scenarios: write it out',
  tag: 'tags (!) are not used in scenarios: put a text that begins with ! in quotes',
  directive: 'directives (%) are not used in scenarios: they are always YAML 1.2',
}

/** Finds unsupported YAML before the document is built. False if it nests too deeply to be read. */
export function checkRefused(document: CST.Token, faults: Faults): boolean {
  for (const { token, inside } of tokensIn(document)) {
    const message = REFUSED[token.type]
    if (message !== undefined) {
      const length = 'source' in token ? token.source.trimEnd().length : 1
      faults.add('yaml-feature', { from: token.offset, to: token.offset + length }, message)
    }
    if (inside > DEEPEST) {
      faults.add('too-deep', { from: token.offset, to: token.offset + 1 }, TOO_DEEP)
      return false
    }
  }
  return true
}

/**
 * A document and everything in it, in order, each with the depth of its content. It keeps its own stack, so that no
 * depth exhausts the program's.
 */
export function* tokensIn(
  document: CST.Token,
): Generator<{ readonly token: CST.Token; readonly inside: number }> {
  const left: { token: CST.Token; depth: number }[] = [{ token: document, depth: 0 }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { token, depth } = next
    const inside = 'items' in token ? depth + 1 : depth
    yield { token, inside }
    // Last first, so that they leave the stack in the order of the file.
    for (const child of childrenOf(token).reverse()) left.push({ token: child, depth: inside })
  }
}

function childrenOf(token: CST.Token): CST.Token[] {
  const children: CST.Token[] = []
  if ('start' in token && Array.isArray(token.start)) addAll(children, token.start)
  if ('props' in token) addAll(children, token.props)
  if ('items' in token) for (const item of token.items) addItem(children, item)
  if ('value' in token && token.value !== undefined) children.push(token.value)
  return children
}

/** One by one: there may be more than a call can take. */
function addAll(children: CST.Token[], tokens: readonly CST.Token[]): void {
  for (const token of tokens) children.push(token)
}

function addItem(children: CST.Token[], { start, key, sep, value }: CST.CollectionItem): void {
  addAll(children, start)
  if (key) children.push(key)
  if (sep) addAll(children, sep)
  if (value) children.push(value)
}
