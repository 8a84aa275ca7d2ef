import type { CST, YAMLError } from 'yaml'
import type { Fault, Place } from '../problems/faults.ts'
import { tokensIn } from './unsupported-syntax.ts'

/** Messages for common YAML mistakes, with a suggestion. Other mistakes keep the library's message. */
const MESSAGES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'this line is indented with a tab: use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'there is a second “: ” in this line: put a text with a colon in quotes',
  BLOCK_IN_FLOW: 'there is a second “: ” in these brackets: write [Troll: { damage: 3 }]',
  MULTILINE_IMPLICIT_KEY: 'a “:” is missing in this line, or its indentation differs from its neighbors',
}

/**
 * The first syntax error of a document, with its place. Later errors are only its consequences. `written` are the raw
 * documents of the file.
 */
export function firstMistake(written: readonly CST.Token[], errors: readonly YAMLError[]): Fault | null {
  const [first] = [...errors].sort((one, other) => one.pos[0] - other.pos[0])
  if (first === undefined) return null
  const { code, pos, message } = first
  const document = written.filter(({ offset }) => offset <= pos[0]).at(-1)
  // Everything after an unclosed bracket is misread: it is the cause, wherever the library notices.
  const open = document === undefined ? null : firstUnclosed(document)
  if (open !== null) return open
  return {
    kind: 'yaml-syntax',
    at: { from: pos[0], to: pos[1] },
    message: MESSAGES[code] ?? plainly(message),
  }
}

/** The first bracket of a document that another one closes; else the innermost unclosed bracket or quote. */
function firstUnclosed(document: CST.Token): Fault | null {
  let open: Fault | null = null
  let crossed: Fault | null = null
  for (const { token } of tokensIn(document)) {
    if (token.type === 'flow-collection') {
      const { start, end } = token
      const wanted = start.type === 'flow-map-start' ? '}' : ']'
      const [closing] = end
      if (closing === undefined)
        open = {
          kind: 'yaml-syntax',
          at: placeOf(start),
          message: `this “${start.source}” is not closed: a “${wanted}” is missing`,
        }
      else if (closing.source !== wanted && closing.offset < (crossed?.at.from ?? Number.POSITIVE_INFINITY))
        crossed = {
          kind: 'yaml-syntax',
          at: placeOf(closing),
          message: `a “${wanted}” is missing before this “${closing.source}”`,
        }
    } else if (isQuoted(token) && (token.source.length < 2 || !token.source.endsWith(token.source.charAt(0))))
      open = {
        kind: 'yaml-syntax',
        at: { from: token.offset, to: token.offset + 1 },
        message: 'this quote is not closed',
      }
  }
  return crossed ?? open
}

const isQuoted = (token: CST.Token): token is CST.FlowScalar =>
  token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar'

const placeOf = ({ offset, source }: CST.SourceToken): Place => ({ from: offset, to: offset + source.length })

/** The library's messages begin with a capital letter; scenario messages do not. */
const plainly = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1)
