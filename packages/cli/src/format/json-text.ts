/** A value as a verb prints it with `--json`. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** What comes of several scenarios as one document: of one alone without a list around it. */
export const oneOrAll = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list)
