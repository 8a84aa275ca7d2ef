import { chart, type View } from '@battleline/kernel'
import { cardsOf, type Facts, nextTimestamp, permanentOf, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Predicate } from '../text/structure.ts'
import { CREATURE_TYPES } from '../text/subtypes.ts'

/** A player chooses a creature type for some permanents. */
export interface ChoosingType {
  readonly you: number
  readonly cards: readonly number[]
  /** Whether they lose their other creature types. */
  readonly only: boolean
  /** A type that cannot be chosen. */
  readonly except?: string
  chosen: string
}

const named = new WeakMap<Facts, readonly string[]>()

/** The creature types that a card has, or that its text names. */
function typesOf(facts: Facts): readonly string[] {
  const known = named.get(facts)
  if (known !== undefined) return known
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (CREATURE_TYPES.includes(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look([facts.subtypes, facts.abilities, facts.under?.subtypes, facts.under?.abilities])
  named.set(facts, [...found])
  return [...found]
}

/** The types that a card of the board has or names, and one for all others: they make the same difference. */
function options(w: View): readonly string[] {
  const all = new Set(cardsOf(w).flatMap((card) => typesOf(permanentOf(w, card).facts)))
  const other = CREATURE_TYPES.find((one) => !all.has(one))
  return [...[...all].sort(), ...(other === undefined ? [] : [other])]
}

export const chooseType = chart<ChoosingType>(
  'magic/choose-type',
  'A creature type is chosen',
  {
    '1-choose': verbs<ChoosingType>()
      .ask('The creature type', {
        who: (_, l) => l.you,
        options: (w, l) => options(w).filter((type) => type !== l.except),
        take: (w, l, [chosen]) => {
          l.chosen = String(chosen)
          const only = l.only ? ({ only: true } as const) : {}
          const does: Predicate = { kind: 'is of', subtype: String(chosen), ...only }
          for (const card of l.cards) {
            const one = writePermanent(w, card)
            one.effects = [...one.effects, { kind: 'is', does, until: 'turn', at: nextTimestamp(w) }]
          }
        },
        label: (_, type) => String(type),
      })
      .cite('MTG-CST-2', 'MTG-KEY-47'),
  },
  { subjects: (l) => l.cards, like: { you: 1, cards: [], only: false, chosen: '' } },
)
