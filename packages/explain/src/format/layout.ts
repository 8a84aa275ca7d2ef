/** What a stretch of text is, for whoever colours it. */
export type Style = 'strong' | 'quiet' | 'heading' | 'effect' | 'undone' | 'choice' | 'value' | 'good' | 'bad'

/** Gives a stretch of text its look; it must not change what the text takes up on the screen. */
export type Paint = (style: Style, text: string) => string

export const plainly: Paint = (_, text) => text

export interface Span {
  readonly text: string
  readonly style?: Style
}

export type Line = readonly Span[]

export const span = (text: string, style?: Style): Span => (style === undefined ? { text } : { text, style })

/** The columns that a text takes up: accents and other marks take none. */
export const columns = (text: string): number => [...text.normalize('NFC').replace(/\p{M}/gu, '')].length

export const lineColumns = (line: Line): number => line.reduce((sum, { text }) => sum + columns(text), 0)

/** Spaces that no line is broken at. */
export const held = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Breaks a line at spaces; what goes on below is set in by `hang` columns. A longer word has a line of its own. */
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

/** What must stay together: words with the spaces behind them, in whatever styles their letters are. */
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

/** A line as it is written: held spaces become spaces, and none is left at the end. */
export function inked(line: Line, paint: Paint): string {
  const merged: { text: string; style?: Style | undefined }[] = []
  for (const { text, style } of trimmed(line)) {
    const last = merged.at(-1)
    if (last !== undefined && last.style === style) last.text += text
    else merged.push({ text, style })
  }
  return merged
    .map(({ text, style }) => [text.replaceAll('\u00a0', ' '), style] as const)
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
