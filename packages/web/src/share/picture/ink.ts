import { type GlyphName, glyphPath } from '../../components/glyph.tsx'

export interface Writing {
  readonly size: number
  readonly weight?: number
  readonly face?: 'serif' | 'sans' | 'mono'
  readonly color?: string
  readonly align?: CanvasTextAlign
}

/** A place and the greatest width of the text there, in units of the page. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Draws with the current colours and fonts of the page, read from its design tokens. */
export class Ink {
  readonly pen: CanvasRenderingContext2D
  readonly #probe: HTMLElement
  readonly #colors = new Map<string, string>()
  readonly #faces: Readonly<Record<'serif' | 'sans' | 'mono', string>>

  constructor(pen: CanvasRenderingContext2D, probe: HTMLElement) {
    this.pen = pen
    this.#probe = probe
    const tokens = getComputedStyle(document.documentElement)
    const face = (name: string) => tokens.getPropertyValue(`--${name}`)
    this.#faces = { serif: face('serif'), sans: face('sans'), mono: face('mono') }
  }

  /** A colour as style sheets write it, `var(--ink)`; `look` is what a thing is of, such as its house. */
  color(written: string, look = ''): string {
    const key = `${look} ${written}`
    const known = this.#colors.get(key)
    if (known !== undefined) return known
    this.#probe.className = look === '' ? '' : `h-${look}`
    this.#probe.style.color = written
    const color = getComputedStyle(this.#probe).color
    this.#colors.set(key, color)
    return color
  }

  font({ size, weight = 400, face = 'serif' }: Writing): void {
    this.pen.font = `${weight} ${size}px ${this.#faces[face]}`
  }

  width(text: string, writing: Writing): number {
    this.font(writing)
    return this.pen.measureText(text).width
  }

  /** A text in lines that are no wider; words that are too long for one are broken. */
  lines(text: string, width: number, writing: Writing, most = Number.POSITIVE_INFINITY): readonly string[] {
    this.font(writing)
    const fits = (line: string) => this.pen.measureText(line).width <= width
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).flatMap((one) => broken(one, fits))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && !fits(longer)) {
        lines.push(line)
        line = word
      } else line = longer
    }
    if (line !== '') lines.push(line)
    if (lines.length <= most) return lines
    return [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/.{0,2}$/, '')}…`]
  }

  /** Writes lines from a baseline on; returns the baseline after the last. */
  write(
    lines: string | readonly string[],
    { x, y }: Omit<Spot, 'width'>,
    writing: Writing,
    leading = 1.2,
  ): number {
    const { color = 'var(--ink)', align = 'left', size } = writing
    this.font(writing)
    this.pen.textAlign = align
    this.pen.fillStyle = this.color(color)
    let at = y
    for (const line of typeof lines === 'string' ? [lines] : lines) {
      this.pen.fillText(line, x, at)
      at += size * leading
    }
    return at
  }

  /** A box with round corners, filled or framed or both. */
  box(
    [x, y, width, height]: readonly [number, number, number, number],
    { radius = 0, fill, edge, line = 1, dashed = false }: Box,
  ): void {
    const { pen } = this
    pen.beginPath()
    pen.roundRect(x, y, width, height, radius)
    if (fill !== undefined) {
      pen.fillStyle = fill
      pen.fill()
    }
    if (edge === undefined) return
    pen.strokeStyle = edge
    pen.lineWidth = line
    pen.setLineDash(dashed ? [line * 2.5, line * 1.6] : [])
    pen.stroke()
    pen.setLineDash([])
  }

  /** A shape by its corners, in hundredths of a box. */
  shape(
    [x, y, width, height]: readonly [number, number, number, number],
    corners: readonly number[],
    fill: string,
  ): void {
    const { pen } = this
    pen.beginPath()
    for (let at = 0; at < corners.length; at += 2)
      pen.lineTo(x + ((corners[at] ?? 0) * width) / 100, y + ((corners[at + 1] ?? 0) * height) / 100)
    pen.closePath()
    pen.fillStyle = fill
    pen.fill()
  }

  glyph(name: GlyphName, [x, y, size]: readonly [number, number, number], fill: string): void {
    const { pen } = this
    pen.save()
    pen.translate(x, y)
    pen.scale(size / 24, size / 24)
    pen.fillStyle = fill
    pen.fill(new Path2D(glyphPath(name)), 'evenodd')
    pen.restore()
  }
}

interface Box {
  readonly radius?: number
  readonly fill?: string | CanvasGradient
  readonly edge?: string
  readonly line?: number
  readonly dashed?: boolean
}

/** A word in pieces that fit. */
function broken(word: string, fits: (piece: string) => boolean): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}
