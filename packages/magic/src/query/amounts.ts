import type { View } from '@battleline/kernel'
import { countersOf } from '../model/counters.ts'
import { countOf, thingsOf } from '../model/history.ts'
import {
  cardsIn,
  colorsOf,
  handOf,
  isOfType,
  isPlayer,
  isPrintedSubtype,
  manaValueOf,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  type Ref,
} from '../model/state.ts'
import type { Amount, Reference } from '../text/structure.ts'
import { CARD_TYPES, type CardType, LANDWALK } from '../vocabulary.ts'
import {
  type Compute,
  type FilterContext,
  isAttachment,
  matchingUsing,
  typesInGraveyard,
} from './filter-terms.ts'

/** What an amount is measured with. */
export interface Measuring {
  readonly compute: Compute
  readonly by: FilterContext
  resolve(who: Reference): readonly Ref[]
  /** Now, or as last known. */
  powerOf(ref: Ref): number
  toughnessOf(ref: Ref): number
}

/** The amounts that a board has, whatever resolves. */
export type BoardAmount = Exclude<Amount, { readonly kind: 'X' | 'that much' | 'its power' | 'with madness' }>

export const isBoardAmount = (amount: Amount): amount is BoardAmount => !RESOLVING.includes(amount.kind)
const RESOLVING: readonly Amount['kind'][] = ['X', 'that much', 'its power', 'with madness']

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((so, one) => so + of(one), 0)

/** An amount on a board. `inner`: the value of an amount inside it. */
export function boardAmount(
  w: View,
  amount: BoardAmount,
  measuring: Measuring,
  inner: (amount: Amount) => number,
): number {
  const { compute, by } = measuring
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'power of':
      return sum(measuring.resolve(amount.who), measuring.powerOf)
    case 'toughness of':
      return sum(measuring.resolve(amount.who), measuring.toughnessOf)
    case 'mana value of':
      return sum(measuring.resolve(amount.who), ({ card }) =>
        isPlayer(w, card) ? 0 : manaValueOf(permanentOf(w, card)),
      )
    case 'entered':
      return thingsOf(w, 'entered', by.you, amount.of, by.source)
    case 'count':
      return matchingUsing(compute, w, amount.of, by).length
    case 'greatest': {
      const values = compute(w)
      const all = matchingUsing(compute, w, amount.of, by)
      const { what } = amount
      const sizeOf = (one: number) =>
        what === 'mana value' ? manaValueOf(permanentOf(w, one)) : values[what](one)
      return Math.max(0, ...all.map(sizeOf))
    }
    case 'total power': {
      const values = compute(w)
      return sum(matchingUsing(compute, w, amount.of, by), values.power)
    }
    case 'hand':
      return sum(players(w, measuring, amount.who), (player) => handOf(w, player))
    case 'life total':
      return sum(players(w, measuring, amount.who), (player) => playerOf(w, player).life)
    case 'graveyard':
      return cardsInGraveyards(w, by.you, amount)
    case 'counters on':
      return sum(measuring.resolve(amount.who), (ref) => countersOf(w, ref, amount.which))
    case 'drawn':
      return countOf(w, 'drew', by.you)
    case 'basic types':
      return basicTypes(w, by.you)
    case 'types in graveyard':
      return typesInGraveyard(w, by.you)
    case 'sum':
      return inner(amount.of) + inner(amount.and)
    case 'colors':
      return new Set(matchingUsing(compute, w, amount.of, by).flatMap((one) => colorsOf(permanentOf(w, one))))
        .size
    case 'twice':
      return 2 * inner(amount.of)
    case 'half up':
      return Math.ceil(inner(amount.of) / 2)
    case 'half down':
      return Math.floor(inner(amount.of) / 2)
    case 'plus':
      return amount.by + inner(amount.of)
    case 'times':
      return amount.by * inner(amount.of)
    case 'attachments':
      return permanents(w).filter((one) => isAttachment(permanentOf(w, one), by.source, amount.by)).length
    default:
      return amount satisfies never
  }
}

const players = (w: View, measuring: Measuring, who: Reference): readonly number[] =>
  measuring.resolve(who).flatMap(({ card }) => (isPlayer(w, card) ? [card] : []))

/** The types of permanent cards (110.4a). */
const PERMANENT_TYPES: readonly CardType[] = CARD_TYPES.filter(
  (type) => type !== 'instant' && type !== 'sorcery',
)

/** The number of cards in graveyards, of some types, a subtype, or of all. */
export const cardsInGraveyards = (
  w: View,
  you: number,
  { whose, permanents: only, types = only === true ? PERMANENT_TYPES : undefined, subtype }: Buried,
): number =>
  playersOf(w)
    .filter((player) => whose === 'all' || (player === you) === (whose === 'you'))
    .flatMap((player) => cardsIn(w, player, 'graveyard'))
    .map((card) => permanentOf(w, card))
    .filter((card) => types === undefined || types.some((type) => isOfType(card, type)))
    .filter(({ facts }) => subtype === undefined || isPrintedSubtype(facts, subtype)).length
type Buried = Omit<Extract<Amount, { readonly kind: 'graveyard' }>, 'kind'>

/** Domain: the number of basic land types among a player's lands. */
function basicTypes(w: View, you: number): number {
  const own = permanents(w).filter((one) => permanentOf(w, one).controller === you)
  return Object.values(LANDWALK).filter((type) =>
    own.some((one) => permanentOf(w, one).facts.subtypes.includes(type)),
  ).length
}
