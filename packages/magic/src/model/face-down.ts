import type { Ability } from '../text/structure.ts'
import type { Facts } from './state.ts'

/** The facts of a face-down card (708.2). */
export const FACE_DOWN: Facts = {
  name: 'Face-down creature',
  types: ['creature'],
  subtypes: [],
  colors: [],
  power: 2,
  toughness: 2,
  loyalty: 0,
  defense: 0,
  legendary: false,
  manaValue: 0,
  abilities: [],
}

const turnedDown = new WeakMap<Facts, Facts>()

/** A card with these facts as it is face down: for its morph cost, its player can turn it face up at any time (702.37e). */
export function faceDownFacts(facts: Facts): Facts {
  const known = turnedDown.get(facts)
  if (known !== undefined) return known
  const abilities = facts.abilities.flatMap((one): readonly Ability[] =>
    one.kind === 'morph' ? [...(one.has ?? []), turningUp(one.costs)] : [],
  )
  const made: Facts = { ...FACE_DOWN, abilities, under: facts }
  turnedDown.set(facts, made)
  return made
}

const turningUp = (costs: (Ability & { readonly kind: 'morph' })['costs']): Ability => ({
  kind: 'activated',
  costs,
  does: [{ does: { kind: 'turn up', who: { kind: 'self' } } }],
  special: true,
})

export const isFaceDown = ({ under, hidden }: Facts): boolean => under !== undefined || hidden === true

/** The facts that a copy of a card has: of a face-down one, those of a 2/2 creature without a name (707.2). */
export const copiableFacts = (facts: Facts): Facts => (isFaceDown(facts) ? FACE_DOWN : facts)
