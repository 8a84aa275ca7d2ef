import { phrase } from './nodes.ts'

/** Foraging: three cards of one's graveyard are exiled, or a Food is sacrificed (701.61). */
export const FORAGING = {
  costs: [
    {
      kind: 'exile cards',
      amount: 3,
      of: { kind: 'which', zone: 'graveyard', whose: 'you' },
      forages: true,
    },
  ],
  or: [{ kind: 'sacrifice', amount: 1, of: { kind: 'which', subtype: 'Food' }, forages: true }],
} as const

/** Costs that are paid in one of two ways as something resolves. */
export const eitherCosts = [
  phrase('effect', 'pays', 'forage', { fixed: { ...FORAGING, as: 'forage' } }),
  phrase('effect', 'pays', '{costs:payment+", "} or {or:mana-cost+", "}', { fixed: { as: 'or' } }),
]

/** An activated ability that costs foraging. */
export const forageAbilities = [
  phrase('clause', 'activated', '{costs:cost+", "}, Forage: {does:sentence+" "}', {
    fixed: { forages: true },
  }),
]
