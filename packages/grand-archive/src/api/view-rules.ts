import { type Identity, inAlphabet, type ResampleRules } from '@battleline/card-game'
import type { Definition } from '../model/definition.ts'
import { cardOf, tableOf } from '../model/state.ts'
import { isSameCard } from '../query/objects.ts'
import { PILES } from '../vocabulary.ts'

/** Which physical card a record is. */
interface PhysicalCard extends Identity {
  readonly $def: Definition
}

const ORDERED: ReadonlySet<string> = new Set(['field', 'deck', 'graveyard', 'banishment'])
/** Only their owner may look at these zones, and nobody into a main deck (GA-ZON-1). */
const OWN: ReadonlySet<string> = new Set(['hand', 'memory', 'material'])

/** Who may look at which cards, and how the others are dealt anew (GA-ZON-1). */
export const VIEW_RULES: ResampleRules<PhysicalCard> = {
  piles: ['field', ...PILES],
  isOrdered: (pile) => ORDERED.has(pile),
  isOpen: (player, whose, pile) => pile !== 'deck' && (!OWN.has(pile) || whose === player),
  revealed: (w) =>
    tableOf(w).memory.flatMap((one) => (one.kind === 'revealed' && isSameCard(w, one) ? [one.card] : [])),
  // Inner lineages and loaded cards are public, and so is the Effects Stack.
  isFacedown: () => false,
  attachedTo: (w, card) => cardOf(w, card).under,
  isGivenName: (name, printed) => name !== printed && !/^ \d+$/.test(name.slice(printed.length)),
  placeOf: (w, card) => {
    const { zone, owner } = cardOf(w, card)
    return `${zone} ${owner}`
  },
  identityOf: (w, card) => {
    const { name, definition, $def } = cardOf(w, card)
    return { name, definition, $def }
  },
  compare: (one, other) => inAlphabet(one.definition, other.definition) || inAlphabet(one.name, other.name),
}
