/** No scenario is nested more deeply than this; the highlighter would overflow. */
const DEEPEST = 100

/** Whether a text in YAML may be nested more deeply than any scenario: by brackets, by dashes, by how far it is set in. */
export function isDeep(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++
    else if ((letter === ']' || letter === '}') && depth > 0) depth--
    if (depth > DEEPEST) return true
  }
  return text.split('\n').some((line) => (/^[\s?:-]*/.exec(line)?.[0].length ?? 0) > 2 * DEEPEST)
}
