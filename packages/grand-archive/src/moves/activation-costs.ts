import { because, type Reason, say, type View } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import { cardOf, type PlayerId, playerOf } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { candidates } from '../query/references.ts'
import { canBeSacrificed, matches } from '../query/values.ts'
import type { Effect } from '../text/structure.ts'

/** The additional costs of a card. */
export const additionalCosts = ({ abilities }: Definition): readonly Effect[] =>
  abilities.flatMap(({ clause }) => (clause.kind === 'additional cost' ? [clause.effect] : []))

/** Additional costs must be payable in full (GA-REC-4). */
export function whyNotPayable(w: View, who: PlayerId, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  const champion = championOf(w, who)
  for (const cost of additionalCosts($def)) {
    const { damage = 0 } = champion < 0 ? {} : cardOf(w, champion)
    if (cost.kind === 'recover' && cost.amount.kind === 'number' && damage < cost.amount.value)
      return because(
        say`${name} costs recovering ${cost.amount.value}, and there are ${damage} damage counters`,
        'GA-REC-4',
      )
    if (cost.kind === 'banish cards') {
      const cards = playerOf(w, who).graveyard.filter((one) => matches(w, cost.of, card, who, one))
      if (cards.length < cost.count)
        return because(say`${name} costs cards that are not in the graveyard`, 'GA-REC-4')
    }
    if (
      cost.kind === 'sacrifice' &&
      cost.what.kind === 'choose' &&
      !candidates(w, cost.what.of, card, who).some((one) => canBeSacrificed(w, one))
    )
      return because(
        say`${name} costs a sacrifice, and there is nothing to sacrifice`,
        'GA-REC-4',
        'GA-IMM-1',
      )
  }
  return null
}

export const costCharts = (w: View, card: number): readonly string[] =>
  cardOf(w, card).$def.abilities.flatMap(({ clause, chart }) =>
    clause.kind === 'additional cost' && chart !== null ? [chart.id] : [],
  )

/** Whether a champion fits on one of this name (GA-LVL-2). */
const isOfLineage = ({ abilities }: Definition, name: string): boolean =>
  abilities.every(({ clause }) => clause.kind !== 'lineage' || name.toLowerCase().split(',')[0] === clause.of)

/**
 * Whether a card can be materialized: a champion one level up, or any other card if its additional costs can be paid.
 */
export function canMaterialize(w: View, card: number): boolean {
  const { $def, owner } = cardOf(w, card)
  if (whyNotPayable(w, owner, card) !== null) return false
  if ($def.type !== 'champion') return true
  const top = championOf(w, owner)
  if (top < 0) return true
  const below = cardOf(w, top).$def
  return $def.level === below.level + 1 && isOfLineage($def, below.name)
}
