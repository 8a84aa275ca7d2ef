/**
 * A token of card text. `text` is the form for comparison (folded word, digits, one spelling for each mark);
 * `from` and `to` are offsets into the original text. `unread` replaces an unreadable clause.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark' | 'line' | 'unread'
  readonly text: string
  readonly from: number
  readonly to: number
  readonly capital: boolean
}
