import type { Ending, Outcomes } from '@battleline/search'
import type { Verdict } from '../judge/judge-trace.ts'
import type { Claim } from './expected.ts'
import { claimText, judgeClaim, subjectOf } from './judge-claim.ts'
import type { PositionView } from './position-view.ts'

/** The description of an ending, as one line. */
export const endingText = (view: PositionView, claims: readonly Claim[]): string =>
  claims.map((claim) => claimText(view, claim)).join(', ') || 'anything'

/** Whether each description fits exactly one ending, and every ending has one. */
export function judgeEach(
  { endings, complete }: Outcomes,
  descriptions: readonly (readonly Claim[])[],
  viewOf: (ending: Ending) => PositionView,
): Verdict {
  if (!complete) return { holds: false, actual: `${endings.length} endings before the limit was reached` }
  const views = endings.map(viewOf)
  const met = descriptions.map((claims) =>
    views.flatMap((view, at) => (claims.every((claim) => judgeClaim(view, claim).holds) ? [at] : [])),
  )
  const wrong = met.flatMap((found, at) => {
    if (found.length === 1) return []
    return [
      `description ${at + 1} fits ${found.length === 0 ? 'none' : found.length} of ${endings.length} endings`,
    ]
  })
  const left = views.flatMap((view, at) => {
    if (met.some((found) => found.includes(at))) return []
    return [`ending ${at + 1} fits no description: ${differences(view, descriptions)}`]
  })
  const actual = [...wrong, ...left].join('; ')
  return { holds: actual === '', actual: actual === '' ? `${endings.length} endings` : actual }
}

/** The actual values in an ending, for the properties in the descriptions. */
function differences(view: PositionView, descriptions: readonly (readonly Claim[])[]): string {
  const actual = new Map<string, string>()
  for (const claim of descriptions.flat()) {
    const subject = subjectOf(view, claim)
    actual.set(subject, `${subject} is ${judgeClaim(view, claim).actual}`)
  }
  return [...actual.values()].join(', ') || 'no description'
}
