/** A value as a verb prints it with `--json`. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The results of several scenarios as one document: a single one without a list. */
export const oneOrAll = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list)
