/** HTML whose inserted texts are escaped. */

/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What can be inserted: HTML as it is, everything else escaped; nothing for null and false. */
export type Part = Html | string | number | null | false | readonly Part[]

/** Characters that no XML document may have, and those that would hide or turn text around. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that can stand in an element or a quoted attribute; a character that cannot stand there is “�”. */
export const escaped = (text: string): string =>
  text.replaceAll(UNSEEN, '\ufffd').replaceAll(/[&<>"']/g, (one) => NAMES[one] ?? '')

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part))
}

/** HTML with its inserted parts escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + written(parts[at] ?? null)).join(''))
