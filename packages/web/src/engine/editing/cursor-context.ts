import { isMap, isPair, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'

/** Where the cursor is in a scenario text. */
export interface Place {
  /** The keys around it, from the outside; numbers are places of lists. */
  readonly path: readonly (string | number)[]
  /** Whether a key is written, and not a value. */
  readonly isKey: boolean
  /** The keys beside it. */
  readonly beside: readonly string[]
  /** What has been written of the word, and where it begins. */
  readonly word: string
  readonly from: number
}

/** Marks the place of the cursor in the parsed text. */
const MARK = 'Qq0'
const WORD = /(?:^\s*(?:- +)*|[{[,]\s*|:\s+|->\s*|["'])((?:(?!->)[^{}[\],:"'])*)$/

/**
 * Where an offset of a text is among its keys: in as many ways as the text is well formed in, since a word at the end of a
 * line can become a value or a key; none where nothing of the form is written.
 */
export function placesIn(text: string, offset: number): readonly Place[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(start, offset)
  if (/(?:^|\s)#/.test(line)) return []
  const [, word = null] = WORD.exec(line) ?? []
  if (word === null) return []
  const from = offset - word.length
  const head = text.slice(0, from)
  const rest = text.slice(offset).replace(/^[^\n{}[\],:]*/, '')
  const found = [MARK, `${MARK}: 0`].flatMap((mark) => inText(`${head}${mark}${rest}`) ?? [])
  const whole = found.filter((one) => one.whole)
  return (whole.length > 0 ? whole : found.slice(0, 1)).map(({ path, isKey, beside }) => ({
    path,
    isKey,
    beside,
    word,
    from,
  }))
}

interface Found extends Pick<Place, 'path' | 'isKey' | 'beside'> {
  /** Whether the text is well formed so. */
  readonly whole: boolean
}

function inText(text: string): Found | null {
  const document = parseDocument(documentAround(text), { strict: false, logLevel: 'silent' })
  let found: Found | null = null
  visit(document, {
    Scalar(key, node, path) {
      if (!String(node.value).includes(MARK)) return
      const holder = path.at(-1)
      const isKey = key === 'key'
      const map = isPair(holder) ? path.at(-2) : null
      const beside = isMap(map)
        ? map.items.flatMap(({ key: one }) => (isScalar(one) && one !== node ? [String(one.value)] : []))
        : []
      const whole = document.errors.length === 0
      found = { path: keysOf([...path, node] as readonly Node[], isKey), isKey, beside, whole }
      return visit.BREAK
    },
  })
  return found
}

/** The document of a text of several that has the mark. */
const documentAround = (text: string): string =>
  text.split(/^---$/m).find((document) => document.includes(MARK)) ?? ''

function keysOf(nodes: readonly unknown[], isKey: boolean): readonly (string | number)[] {
  return nodes.flatMap((node, at): readonly (string | number)[] => {
    const next = nodes[at + 1]
    if (isSeq(node)) return [node.items.indexOf(next as never)]
    // Of the pair whose key is written, the key is no way to it.
    if (!isPair(node) || (isKey && at === nodes.length - 2)) return []
    return isScalar(node.key) ? [String(node.key.value)] : []
  })
}
