/**
 * Moves of step 3, as words: `fight 3 7` (attacker, defender), `reap 3`, `action 3` (for the second of several
 * abilities `action 3 1`), `unstun 3`, `play 9`, `discard 9`, `activate 12`, `resolve 12`, `tide`, `end`. The numbers
 * are those of the cards' records.
 */
export interface Move {
  readonly kind:
    | ('fight' | 'reap' | 'action' | 'unstun')
    | ('play' | 'discard' | 'activate' | 'resolve' | 'tide' | 'end')
  readonly card: number
  /** The defender, or the index of the action. */
  readonly other: number
}
