/** The mark as paths: two battlelines across a rule, one card of each in red. */
export const MARK_LINES = 'M1 1h7v8H1zm18 0h7v8h-7zM1 15h7v8H1zm9 0h7v8h-7zM0 11.400h27v1.200H0z'
export const MARK_HITS = 'M10 1h7v8h-7zm9 14h7v8h-7z'
