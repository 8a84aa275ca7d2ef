/** Only the run with this mark may write the record in place. Marks are compared by identity. */
export type Mark = object

/** A record of a position: plain data. Saves leave out `own` and the fields that start with `$`, which are derived. */
export interface StateRecord {
  own: Mark | null
  /** The record's hash (`record-hash.ts`); 0 or missing until it is first needed. */
  $hash?: number
}

const DOLLAR = 36

/** True for fields that are never saved. */
export const isDerived = (field: string): boolean => field.charCodeAt(0) === DOLLAR || field === 'own'

/** What a chart keeps between its steps: plain data. Steps replace its values and never change them in place. */
export type Locals = object

/** What a game tells the kernel about its records. */
export interface RecordRules {
  /** A shallow copy of a record: one literal for each kind of record, so that V8 gives a kind one object layout. */
  copyRecord(row: StateRecord, id: number): StateRecord
  /**
   * The initial record of this number. Saves and keys leave out values that equal the initial ones. Default: whole records
   * are saved.
   */
  blankRecord?(id: number): StateRecord
  /**
   * The hash of a record: equal for equal records. It may read only saved fields, neither `own` nor `$` fields. Default:
   * a hash of all saved fields.
   */
  recordHash?(row: StateRecord, id: number): number
}
