/** The pattern of the id of a rule, such as KF-DMG-6. */
export const RULE_ID = '[A-Z]+(?:-[A-Z]+)*-\\d+'
