/** What may come next in a JSON text. */
const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Strings have no line breaks and no raw control characters. */
const hasControls = (text: string): boolean => [...text].some((sign) => sign < ' ')

/** Where a text stops being JSON: the offset of the first invalid character; its length if it ends too early. */
export function jsonFault(text: string): number {
  let at = 0
  const open: ('{' | '[')[] = []
  const take = (what: RegExp): boolean => {
    what.lastIndex = at
    const found = what.exec(text)
    if (found === null || (what === STRING && hasControls(found[0]))) return false
    at += found[0].length
    return true
  }
  const is = (sign: string): boolean => {
    take(SPACE)
    if (text[at] !== sign) return false
    at++
    return true
  }
  /** A key and its colon. */
  const key = (): boolean => {
    take(SPACE)
    return take(STRING) && is(':')
  }
  /** A scalar, an empty list or record, or the beginning of one, which needs a value next. */
  const value = (): 'done' | 'opened' | 'wrong' => {
    take(SPACE)
    if (take(STRING) || take(SCALAR)) return 'done'
    const sign = text[at]
    if (sign !== '{' && sign !== '[') return 'wrong'
    at++
    if (is(sign === '{' ? '}' : ']')) return 'done'
    open.push(sign)
    return sign === '[' || key() ? 'opened' : 'wrong'
  }
  for (;;) {
    const came = value()
    if (came === 'wrong') return at
    if (came === 'opened') continue
    // A closed list or record is a value.
    while (open.length > 0 && is(open.at(-1) === '{' ? '}' : ']')) open.pop()
    take(SPACE)
    const around = open.at(-1)
    if (around === undefined) return at
    if (!is(',') || (around === '{' && !key())) return at
  }
}
