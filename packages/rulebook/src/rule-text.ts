/** A rule, a step, a ruling or an open point of the docs. */
export interface RuleText {
  readonly id: string
  /** The heading above it; for a ruling, its title. */
  readonly heading: string
  /** Its page in the docs. */
  readonly page: string
  readonly text: string
}
