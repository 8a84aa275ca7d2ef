import { visible } from '@battleline/language'

/** A value as a verb prints it with `--json`. What a terminal would obey is escaped: “\u202e”. */
export const jsonText = (value: unknown, indent = 2): string =>
  `${JSON.stringify(value, null, indent).replace(/[^\n\x20-\x7E]/gu, escaped)}\n`

function escaped(one: string): string {
  if (visible(one) === one) return one
  return Array.from({ length: one.length }, (_, at) => one.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')
}

/** The results of several scenarios as one document: a single one without a list. */
export const oneOrAll = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list)
