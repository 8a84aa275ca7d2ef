import type { Keyword } from '../vocabulary.ts'
import type { Quantity } from './condition-structure.ts'
import type { Filter } from './filter-structure.ts'
import type {
  AttackPrice,
  CostOfCards,
  EntersWith,
  GainedKeyword,
  LostKeyword,
  Offered,
  PlainGift,
} from './terms-structure.ts'

/** What an effect gives the objects that it affects; `T` are triggered abilities. */
export type PredicateOf<T> =
  | {
      readonly kind: 'gets power' | 'gets life' | 'gets level'
      readonly by: number
      readonly each?: Quantity
    }
  /** Both, for each of the same things. */
  | { readonly kind: 'gets both'; readonly by: number; readonly life: number; readonly each: Quantity }
  /** `live`: “has”; a lasting effect with it affects whatever its text describes at the time (GA-LAY-2). */
  | { readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number; readonly live?: true }
  /** `known`: the effects of texts that gave them before, set as the effect begins; left out: printed keywords only. */
  | { readonly kind: 'loses'; readonly of: readonly LostKeyword[]; readonly known?: readonly string[] }
  /** Several keywords behind one verb. */
  | { readonly kind: 'gains several'; readonly of: readonly GainedKeyword[]; readonly live?: true }
  /** `chartId` is the chart of the ability, set as the text is compiled. */
  | { readonly kind: 'grants'; readonly ability: T; readonly chartId?: string; readonly live?: true }
  | { readonly kind: 'base power'; readonly is: number }
  /** So many counters more as it enters the field (GA-EFF-4). */
  | ({ readonly kind: 'enters with' } & EntersWith)
  /** More power as it enters the intent; or so much less that its player recovers. */
  | { readonly kind: 'enters intent with' | 'recovers less'; readonly by: number }
  /** What cards that players activate or materialize cost (GA-CST-4). */
  | ({ readonly kind: 'card cost' } & CostOfCards)
  /** One of them, as the ability resolves. */
  | { readonly kind: 'your choice'; readonly of: readonly Offered[] }
  /** What a player pays to declare an attack with the object, with the weapon, or on the object (GA-CMB-6). */
  | ({ readonly kind: 'attack price' } & AttackPrice)
  /** Damage by these sources cannot be prevented (GA-PRV-5). */
  | { readonly kind: 'damage unpreventable'; readonly of: Filter }
  /** These units cannot retaliate against it. */
  | { readonly kind: 'cannot be retaliated by'; readonly of: Filter }
  /** Its activated abilities cost so much more (GA-CST-4). */
  | { readonly kind: 'abilities cost more'; readonly by: number }
  /** In an attack only (GA-PWR-3). */
  | { readonly kind: 'attacks get power'; readonly by: number; readonly each?: Quantity }
  /** `spelled`: its words name the elements. */
  | { readonly kind: PlainGift; readonly spelled?: true }
