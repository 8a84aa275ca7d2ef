/** A part of a structure, looked at without knowing of what kind it is. */
export type Part = Readonly<Record<string, unknown>>

/** The kind of a node; empty for any other part. */
export const kindOf = (what: unknown): string =>
  typeof what === 'object' && what !== null && 'kind' in what ? String(what.kind) : ''

/** Whether a part of a structure, or one within it, is so; what is inside parts of the `closed` kinds is not looked at. */
export const mentions = (
  part: unknown,
  is: (one: Part) => boolean,
  closed: readonly string[] = NONE,
): boolean =>
  typeof part === 'object' &&
  part !== null &&
  !('kind' in part && closed.includes(String(part.kind))) &&
  (is(part as Part) || Object.values(part).some((one) => mentions(one, is, closed)))
const NONE: readonly string[] = []

/** What speaks for itself: an ability that is given has pronouns of its own. */
export const GIVEN = ['grants', 'upgrade text']
