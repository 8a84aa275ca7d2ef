import { because, type Reason, say, type View } from '@battleline/kernel'
import { policyOf } from '../model/edition-policy.ts'

import { isPlayer, isThere, nameOf, permanentOf, type Ref } from '../model/state.ts'
import type { Amount, ObjectFilter, Reference, Sentence } from '../text/structure.ts'
import { abilitiesInPlay } from './abilities.ts'
import { Characteristics } from './characteristics.ts'
import type { FilterContext } from './filter-terms.ts'
import { allMatching, matches } from './object-filter.ts'
import { hexproofFrom, protectedFrom, traitsOf } from './protection.ts'

/** A target of an ability, as its text describes it. */
export interface TargetSlot {
  readonly of: ObjectFilter
  readonly least: number
  /** Null for any number. */
  readonly most: number | null
  /** The amount divided among them; null if there is none. */
  readonly divides: Amount | null
  /** True if the opponent who controls it chooses. */
  readonly theirs: boolean
  /** True if an opponent chooses. */
  readonly opponents: boolean
}

type Target = Reference & { readonly kind: 'target' }

const known = new WeakMap<readonly Sentence[], readonly TargetSlot[]>()

/** The targets of an ability, in the order of its text. */
export function targetSlots(does: readonly Sentence[]): readonly TargetSlot[] {
  const slots = known.get(does) ?? slotsIn(does)
  known.set(does, slots)
  return slots
}

function slotsIn(does: readonly Sentence[]): readonly TargetSlot[] {
  const found: TargetSlot[] = []
  for (const { does: one } of does) {
    const isDivided = (one.kind === 'deal' || one.kind === 'counters') && one.divided === 'chosen'
    const divides = isDivided ? one.amount : null
    for (const { of, least, most, theirs, opponents } of targetsIn(one))
      found.push({ of, least, most, divides, theirs: theirs === true, opponents: opponents === true })
  }
  return found
}

/** The targets of an instruction, in the order of the text. Saves do not keep the order of its fields. */
const targetsIn = (one: object): readonly Target[] =>
  [...targetReferences(one)].sort((first, second) => (first.at ?? 0) - (second.at ?? 0))

/** What has targets of its own, which are chosen later or belong to another ability. */
const OWN_TARGETS: readonly unknown[] = ['mode', 'reflexive', 'grants']

/** Wherever they stand: also in amounts, as in “life equal to target creature's power”. */
function targetReferences(value: unknown): readonly Target[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTarget(value)) return [value]
  if (OWN_TARGETS.includes(kindOf(value))) return []
  return Object.entries(value).flatMap(([field, one]) => (field === 'abilities' ? [] : targetReferences(one)))
}

const kindOf = (value: object): unknown => ('kind' in value ? value.kind : null)
const isTarget = (value: object): value is Target => kindOf(value) === 'target'

/** Why a matching object cannot be targeted; null if it can (MTG-KEY-13, MTG-KEY-14, 115.5). */
function whyUntargetable(
  w: View,
  characteristics: Characteristics,
  target: number,
  { you, source: self, spell }: FilterContext,
): Reason | null {
  if (isPlayer(w, target)) return whyNoTargetPlayer(w, target, you)
  const { name, controller, zone } = permanentOf(w, target)
  if (spell === true && target === self) return because(say`${name} is no target of itself`, 'MTG-NCD-1')
  // These abilities work on the battlefield only.
  if (zone !== 'battlefield') return null
  if (characteristics.has(target, 'shroud')) return because(say`${name} has shroud`, 'MTG-KEY-14')
  if (characteristics.has(target, 'hexproof') && controller !== you)
    return because(say`${name} has hexproof`, 'MTG-KEY-14')
  if (spell === false && controller !== you && isApartFromAbilities(characteristics, target))
    return because(say`${name} cannot be the target of abilities of opponents`, 'MTG-KEY-14')
  const traits = traitsOf(permanentOf(w, self))
  const shunned = controller === you ? null : hexproofFrom(w, characteristics, target, traits)
  if (shunned !== null) return because(say`${name} has hexproof from ${shunned}`, 'MTG-KEY-14')
  const from = protectedFrom(w, characteristics, target, traits)
  return from === null ? null : because(say`${name} has protection from ${from}`, 'MTG-KEY-13')
}

const isApartFromAbilities = (characteristics: Characteristics, target: number): boolean =>
  characteristics.effectsOn(target).some(({ predicate }) => predicate.kind === 'untargetable by abilities')

/** Why a player cannot be targeted by something of `you`; null if they can (702.11c, 702.18a). */
function whyNoTargetPlayer(w: View, target: number, you: number): Reason | null {
  const found = abilitiesInPlay(w, 'player has').find(
    ({ you: owner, is }) => owner === target && (is.keyword === 'shroud' || you !== target),
  )
  return found === undefined ? null : because(say`${nameOf(w, target)} has ${found.is.keyword}`, 'MTG-KEY-14')
}

/** Everything that can be chosen for a target now. */
export function candidates(w: View, { of }: TargetSlot, by: FilterContext): number[] {
  const characteristics = new Characteristics(w)
  return allMatching(w, of, by).filter((record) => whyUntargetable(w, characteristics, record, by) === null)
}

/** Why an object cannot be chosen for a target now; null if it can. */
export function whyNotTargeted(
  w: View,
  { of }: TargetSlot,
  record: number,
  by: FilterContext,
): Reason | null {
  if (!matches(w, of, record, by))
    return because(say`${nameOf(w, record)} is not what ${nameOf(w, by.source)} can target`, 'MTG-NCD-1')
  return whyUntargetable(w, new Characteristics(w), record, by)
}

/** Why a chosen target is not legal any more; null if it is (MTG-NCD-4). */
export function whyIllegal(w: View, { of }: TargetSlot, ref: Ref, by: FilterContext): Reason | null {
  const here = of.zone === undefined ? isThere(w, ref) : permanentOf(w, ref.card).life === ref.life
  if (!here) return because('it has left', 'MTG-NCD-4')
  if (!matches(w, of, ref.card, by)) return because('it is not what can be targeted any more', 'MTG-NCD-4')
  return whyUntargetable(w, new Characteristics(w), ref.card, by)
}

/** The fewest targets to choose: E16 requires one of “any number” if possible (MTG-NCD-2, MTG-EDN-6). */
export const fewestTargets = (w: View, { least, most, divides }: TargetSlot, whole: number): number => {
  if (divides !== null && whole <= 0) return 0
  return most === null && least === 0 && policyOf(w).anyNumberIsSome ? 1 : least
}
