/**
 * Who may write a record in place: only the run that carries this mark. Marks are compared by identity, so records of
 * two games, or of a loaded save, can never be mistaken for each other's.
 */
export type Mark = object

/**
 * A record of a position: plain data, but for bookkeeping that is never saved: `own`, and fields whose names start with
 * `$`, which can be worked out from the rest.
 */
export interface Owned {
  own: Mark | null
  /** What equal records have in common (`identity.ts`); 0 or nothing until it is worked out, at rest. */
  $hash?: number
}

const DOLLAR = 36

/** True for the fields of a record that must not be saved. */
export const isDerived = (field: string): boolean => field.charCodeAt(0) === DOLLAR || field === 'own'
