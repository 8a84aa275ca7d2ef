/** How many: at least, at most, exactly so many. One of them is there. */
export interface Bounds {
  readonly least?: number
  readonly most?: number
  readonly exactly?: number
  /** Fewer than so many. */
  readonly below?: number
  /** More than so many. */
  readonly above?: number
  readonly parity?: 'even' | 'odd'
}
