import type { PredicateNode, TextOf } from '../text/nodes.ts'
import type { Predicate } from '../text/structure.ts'

type PredicateText = TextOf<Predicate>

/** Other creature types in place of its own, and what comes with them. */
export const turningInto = ({
  subtypes,
  power,
  toughness,
  keywords = [],
  loses,
}: PredicateNode & { readonly kind: 'turns into' }): readonly PredicateText[] => [
  ...(power === undefined || toughness === undefined
    ? []
    : [{ kind: 'becomes', power, toughness, types: [], subtypes: [] } as const]),
  ...subtypes.map(
    (subtype, at) => ({ kind: 'is of', subtype, ...(at === 0 && { only: true as const }) }) as const,
  ),
  ...keywords.map((keyword) => ({ kind: 'has', keyword }) as const),
  ...(loses === undefined ? [] : [{ kind: 'loses', keyword: loses } as const]),
]
