import type { View } from '@battleline/kernel'
import { type Facts, type Permanent, permanentOf, permanents } from '../model/state.ts'
import type { Ability } from '../text/structure.ts'
import { abilitiesOfKind } from './abilities.ts'
import { Characteristics } from './characteristics.ts'

// Abilities that one permanent gives to others, or that an effect gives for a while.

const giving = new WeakMap<Facts, boolean>()

function gives({ facts, effects }: Permanent): boolean {
  let own = giving.get(facts)
  if (own === undefined) {
    own = abilitiesOfKind(facts, 'about').some(({ does }) => does.kind === 'grants')
    giving.set(facts, own)
  }
  return own || effects.some((one) => one.kind === 'is' && one.does.kind === 'grants')
}

type Used = 'activated' | 'whenever'
type UsedAbility<K extends Used> = Extract<Ability, { readonly kind: K }>

/** Finds the abilities of one kind of each permanent: its own, then those that it is given. */
export function abilitiesFinder<K extends Used>(
  w: View,
  kind: K,
): (card: number) => readonly UsedAbility<K>[] {
  const own = (card: number) => abilitiesOfKind(permanentOf(w, card).facts, kind)
  if (!permanents(w).some((one) => gives(permanentOf(w, one)))) return own
  const characteristics = new Characteristics(w)
  return (card) => {
    if (permanentOf(w, card).zone !== 'battlefield') return own(card)
    const given = characteristics
      .effectsOn(card)
      .flatMap(({ predicate }) => (predicate.kind === 'grants' ? predicate.abilities : []))
      .filter((one): one is UsedAbility<K> => one.kind === kind)
    return given.length === 0 ? own(card) : [...own(card), ...given]
  }
}
