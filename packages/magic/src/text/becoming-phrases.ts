import { phrase } from './nodes.ts'

const FOR_GOOD = { until: 'game', does: [{ kind: 'turns into' }] } as const

/** Something becomes of other creature types, for as long as it is there (611.2a). */
export const becomings = [
  phrase('effect', 'gets', "change {who:object}'s base power to {by:measure}", {
    fixed: { until: 'game', does: [{ kind: 'base power', power: 1 }], as: 'change' },
  }),
  phrase(
    'effect',
    'gets',
    '{who:object} (becomes/become) a(n) {does.subtypes:subtype+" "} with base power and toughness {does.power:#}/{does.toughness:#} and {does.keywords:keyword+" and "}',
    { fixed: FOR_GOOD },
  ),
  phrase(
    'effect',
    'gets',
    '{who:object} (becomes/become) a(n) {does.subtypes:subtype+" "} with base power and toughness {does.power:#}/{does.toughness:#}',
    { fixed: FOR_GOOD },
  ),
  phrase(
    'effect',
    'gets',
    '{who:object} (becomes/become) a(n) {does.subtypes:subtype+" "}, and it loses {does.loses:keyword}',
    { fixed: FOR_GOOD },
  ),
]
