/** The pattern of the id of a rule, such as KF-DMG-6. */
export const RULE_ID = '[A-Z]+(?:-[A-Z]+)*-\\d+'

/** The rule to name of those that a step cites: one that the scenario is about, if possible. Undefined where it cites none. */
export const chiefRule = (cited: readonly string[], about: readonly string[]): string | undefined =>
  about.find((id) => cited.includes(id)) ?? cited[0]
