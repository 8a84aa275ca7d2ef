/**
 * Who may write a record in place: only the run that carries this mark. Marks are compared by identity, so records of
 * two games, or of a loaded save, can never be mistaken for each other's.
 */
export type Mark = object

/** A record of a position: plain data. `own` is bookkeeping and never saved, nor is a field whose name starts with `$`. */
export interface Owned {
  own: Mark | null
}

/** The record itself where the mark allows writing, else a copy that it allows. What the record refers to is shared. */
export function owned<T extends Owned>(record: T, mark: Mark): T {
  if (record.own === mark) return record
  const copy = { ...record }
  copy.own = mark
  return copy
}

/** True for what must not be saved: marks, and what can be derived from the rest. */
export const isDerived = (field: string): boolean => field === 'own' || field.startsWith('$')
