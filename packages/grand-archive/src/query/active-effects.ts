import type { View } from '@battleline/kernel'
import { HOOK, hookedTexts, hookOf } from '../model/hooks.ts'
import { cardOf, type Lasting, type PlayerId, type Ref, type Table, tableOf } from '../model/state.ts'
import type { ContinuousText, Restriction } from '../text/structure.ts'

/** An active continuous effect: of a text, or a lasting one. */
export interface ContinuousEffect {
  /** A unique id: each effect applies once to a damage instance. */
  readonly id: string
  readonly text: ContinuousText
  readonly source: Ref
  readonly when: Restriction | null
  /** The lasting effect; null for a text. */
  readonly lasting: Lasting | null
  /** The ability's index in its text. */
  readonly ability: number
}

/** The effects for a list of texts and a list of lasting effects. Both lists are replaced when they change. */
interface CachedEffects {
  readonly lasting: Table['lasting']
  readonly gives: readonly ContinuousEffect[]
  readonly damage: readonly ContinuousEffect[]
}
const cache = new WeakMap<Table['$effects'], CachedEffects>()

/** The continuous effects on a hook: texts in the order of their cards, then lasting effects in the order they began. */
export function activeEffects(w: View, hook: 'gives' | 'damage'): readonly ContinuousEffect[] {
  const { $effects, lasting } = tableOf(w)
  const known = cache.get($effects)
  if (known !== undefined && known.lasting === lasting) return known[hook]
  const fresh = { lasting, gives: collectEffects(w, HOOK.gives), damage: collectEffects(w, HOOK.damage) }
  cache.set($effects, fresh)
  return fresh[hook]
}

function collectEffects(w: View, hook: number): readonly ContinuousEffect[] {
  const texts = hookedTexts(w, hook).flatMap(({ row, ability, text, when }): ContinuousEffect[] => {
    if (text === null) return []
    const { life } = cardOf(w, row)
    return [
      {
        id: `${row}.${life}/${ability}`,
        text,
        source: { card: row, life },
        when,
        lasting: null,
        ability,
      },
    ]
  })
  const lasts = tableOf(w).lasting.flatMap((one): ContinuousEffect[] => {
    const { is, source, id, until } = one
    return hookOf(is) === hook && until !== 'next attack'
      ? [{ id: `lasting ${id}`, text: is, source, when: null, lasting: one, ability: -1 }]
      : []
  })
  return [...texts, ...lasts]
}

/** The player whom the text of an effect calls "you". */
export const youOf = (w: View, { lasting, source }: ContinuousEffect): PlayerId =>
  lasting?.you ?? cardOf(w, source.card).controller
