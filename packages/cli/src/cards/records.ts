/** A record of a file, as text, with its first line, from 1. */
export interface RecordText {
  readonly text: string
  readonly line: number
}

/** Splits a list, or lines, into records while their text arrives in pieces. */
export class Records {
  #depth = 0
  #quoted = false
  #escaped = false
  #line = 1
  #begun = 1
  /** The text so far of the unfinished record. */
  #parts: string[] = []

  /** The records that end in this piece. */
  take(piece: string): readonly RecordText[] {
    const found: RecordText[] = []
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      if (code === NEWLINE) this.#line++
      if (this.#quoted) {
        if (this.#escaped) this.#escaped = false
        else if (code === BACKSLASH) this.#escaped = true
        else if (code === QUOTE) this.#quoted = false
        continue
      }
      if (code === QUOTE) this.#quoted = this.#depth > 0
      else if (code === OPEN && this.#depth++ === 0) {
        from = at
        this.#begun = this.#line
      } else if (code === CLOSE && this.#depth > 0 && --this.#depth === 0) {
        const text = [...this.#parts, piece.slice(from, at + 1)].join('')
        this.#parts = []
        found.push({ text, line: this.#begun })
      }
    }
    if (this.#depth > 0) this.#parts.push(piece.slice(from))
    return found
  }

  /** The first line of the unfinished record; null if there is none. */
  rest(): number | null {
    return this.#depth > 0 ? this.#begun : null
  }
}

const NEWLINE = 10
const QUOTE = 34
const BACKSLASH = 92
const OPEN = 123
const CLOSE = 125
