import type { View } from '@battleline/kernel'
import { HOOK, hookedTexts, hookOf } from '../model/hooks.ts'
import { cardOf, type Lasting, type PlayerId, type Ref, type Table, tableOf } from '../model/state.ts'
import type { ContinuousText, Predicate, Restriction } from '../text/structure.ts'
import type { Keyword } from '../vocabulary.ts'

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

type Gives = Extract<ContinuousText, { readonly kind: 'gives' }>
type PredicateOf<K extends Predicate['kind'], P = Predicate> = P extends { readonly kind: infer Kind }
  ? K extends Kind
    ? P
    : never
  : never

/** An active effect that gives its objects a predicate of this kind. */
export type Giving<K extends Predicate['kind']> = ContinuousEffect & {
  readonly text: Gives & { readonly gives: PredicateOf<K> }
}

/** The effects for a list of texts and a list of lasting effects. Both lists are replaced when they change. */
interface CachedEffects {
  readonly lasting: Table['lasting']
  readonly gives: readonly ContinuousEffect[]
  readonly damage: readonly ContinuousEffect[]
  /** Those of `gives` by the kind of what they give, or by its keyword. */
  readonly giving: ReadonlyMap<string, readonly ContinuousEffect[]>
}
const cache = new WeakMap<Table['$effects'], CachedEffects>()

/** The continuous effects on a hook: texts in the order of their cards, then lasting effects in the order they began. */
export const activeEffects = (w: View, hook: 'gives' | 'damage'): readonly ContinuousEffect[] =>
  effectsOf(w)[hook]

/** The active effects that give their objects a predicate of this kind, in the same order. */
export const effectsGiving = <K extends Predicate['kind']>(w: View, kind: K): readonly Giving<K>[] =>
  (effectsOf(w).giving.get(kind) ?? NO_EFFECTS) as readonly Giving<K>[]

/** The active effects that give their objects a keyword. */
export const effectsGivingKeyword = (w: View, keyword: Keyword): readonly Giving<'gains'>[] =>
  (effectsOf(w).giving.get(keywordKey(keyword)) ?? NO_EFFECTS) as readonly Giving<'gains'>[]

const NO_EFFECTS: readonly ContinuousEffect[] = []
const keywordKey = (keyword: Keyword): string => `gains ${keyword}`

function effectsOf(w: View): CachedEffects {
  const { $effects, lasting } = tableOf(w)
  const known = cache.get($effects)
  if (known !== undefined && known.lasting === lasting) return known
  const gives = collectEffects(w, HOOK.gives)
  const fresh = { lasting, gives, damage: collectEffects(w, HOOK.damage), giving: byPredicate(gives) }
  cache.set($effects, fresh)
  return fresh
}

function byPredicate(effects: readonly ContinuousEffect[]): CachedEffects['giving'] {
  const found = new Map<string, ContinuousEffect[]>()
  for (const effect of effects) {
    if (effect.text.kind !== 'gives') continue
    const { gives } = effect.text
    const keys = gives.kind === 'gains' ? [gives.kind, keywordKey(gives.keyword)] : [gives.kind]
    for (const key of keys) {
      const list = found.get(key)
      if (list === undefined) found.set(key, [effect])
      else list.push(effect)
    }
  }
  return found
}

function collectEffects(w: View, hook: number): readonly ContinuousEffect[] {
  const texts = hookedTexts(w, hook).flatMap(({ row, from, ability, text, when }): ContinuousEffect[] => {
    if (text === null) return []
    const { life } = cardOf(w, row)
    return [
      {
        id: from === row ? `${row}.${life}/${ability}` : `${row}.${life}/${from}/${ability}`,
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
    return hookOf(is) === hook && until !== 'next attack' && until !== 'any next attack'
      ? [{ id: `lasting ${id}`, text: is, source, when: null, lasting: one, ability: -1 }]
      : []
  })
  return [...texts, ...lasts]
}

/** The player whom the text of an effect calls "you". */
export const youOf = (w: View, { lasting, source }: ContinuousEffect): PlayerId =>
  lasting?.you ?? cardOf(w, source.card).controller
