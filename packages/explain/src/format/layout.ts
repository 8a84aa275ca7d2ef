import { columns, visible } from '@battleline/language'

/** The style of a piece of text, for coloring. */
export type Style = 'strong' | 'quiet' | 'heading' | 'effect' | 'undone' | 'choice' | 'value' | 'good' | 'bad'

/** Colors a piece of text; it must not change its width. */
export type Paint = (style: Style, text: string) => string

export const plainly: Paint = (_, text) => text

/** A stretch of text of one style; plain without a style. */
export interface Span {
  readonly text: string
  readonly style?: Style
}

/** A line of text, in stretches of one style each. */
export type Line = readonly Span[]

/** A stretch of text, plain unless it has a style. */
export const span = (text: string, style?: Style): Span => (style === undefined ? { text } : { text, style })

export const lineColumns = (line: Line): number => line.reduce((sum, { text }) => sum + columns(text), 0)

/** Wraps a line at spaces; later lines are indented by `hang` columns. A longer word has a line of its own. */
export function wrap(line: Line, width: number, hang: number): Line[] {
  const lines: Line[] = []
  let current: Span[] = []
  let used = 0
  for (const word of words(line)) {
    const full = lineColumns(word)
    const bare = full - trailingSpaces(word)
    if (used + bare > width && current.some(({ text }) => text.trim() !== '')) {
      lines.push(current)
      current = [span(' '.repeat(hang))]
      used = hang
    }
    if (bare === 0 && used === hang && lines.length > 0) continue
    current.push(...word)
    used += full
  }
  return [...lines, current]
}

/** Unbreakable parts: words with the spaces after them, in all their styles. */
function words(line: Line): Line[] {
  const found: Span[][] = []
  let open = false
  for (const { text, style } of line) {
    for (const piece of text.split(/(?<= )(?! )/)) {
      if (open) found.at(-1)?.push(span(piece, style))
      else found.push([span(piece, style)])
      open = !piece.endsWith(' ')
    }
  }
  return found
}

const trailingSpaces = (word: Line): number =>
  /[ ]*$/.exec(word.map(({ text }) => text).join(''))?.[0].length ?? 0

/** A line for output: held spaces become spaces, controls become visible, and trailing spaces are removed. */
export function inked(line: Line, paint: Paint): string {
  const merged: { text: string; style?: Style | undefined }[] = []
  for (const { text, style } of trimmed(line)) {
    const last = merged.at(-1)
    if (last !== undefined && last.style === style) last.text += text
    else merged.push({ text, style })
  }
  return merged
    .map(({ text, style }) => [visible(text.replaceAll('\u00a0', ' ')), style] as const)
    .map(([text, style]) => (style === undefined ? text : paint(style, text)))
    .join('')
}

/** A line without spaces at its end. */
export function trimmed(line: Line): Line {
  const rest = line.slice()
  for (let last = rest.pop(); last !== undefined; last = rest.pop()) {
    const text = last.text.trimEnd()
    if (text !== '') return [...rest, { ...last, text }]
  }
  return []
}
