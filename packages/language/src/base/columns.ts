/** How text is shown in a terminal, which acts on some characters instead of showing them. */

/**
 * Characters that a terminal obeys or does not show: controls, marks of direction, invisible ones, and halves of
 * surrogate pairs. The joiners of words and emoji are left out.
 */
const UNSHOWN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The text with pictures or codes for such characters, line breaks and tabs too: `␛`, `<U+202E>`. */
export const visible = (text: string): string => text.replace(UNSHOWN, shownAs)

/** The same for lines of text: their breaks remain. */
export const visibleLines = (text: string): string =>
  text.replace(UNSHOWN, (one) => (one === '\n' ? one : shownAs(one)))

function shownAs(one: string): string {
  const code = one.codePointAt(0) ?? 0
  // The pictures of the 32 first controls are in their order, and that of DEL follows the one of the space.
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (code === 0x7f) return '\u2421'
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

/** Letters and signs that take one column each: most of any text. */
const NARROW = /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u257F]*$/

/** Han, kana, hangul and full-width forms, and emoji that are shown as pictures. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]|\uFE0F|\p{Emoji_Presentation}/u

const MARKS_ONLY = /^\p{M}+$/u

let segmenter: Intl.Segmenter | undefined

/** The columns of a text as a terminal shows it. Accents take none, wide letters and emoji two. */
export function columns(text: string): number {
  return NARROW.test(text) ? text.length : cells(text).length
}

/**
 * A visible text column by column: a letter with its accents in the first of its columns, and nothing in the second of
 * a wide one.
 */
export function cells(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter()
  const found: string[] = []
  for (const { segment } of segmenter.segment(visible(text).normalize('NFC'))) {
    const last = found.length - 1
    if (MARKS_ONLY.test(segment) && last >= 0) found[last] += segment
    else if (WIDE.test(segment)) found.push(segment, '')
    else found.push(segment)
  }
  return found
}

/** A text with spaces up to a number of columns. */
export const padded = (text: string, width: number): string =>
  `${text}${' '.repeat(Math.max(0, width - columns(text)))}`
