import type { View } from '@battleline/kernel'
import { championOf, everyObject, hasStayed, isThere } from './read.ts'
import { cardOf, type PlayerId, type Ref, refTo, tableOf, type Waiting } from './state.ts'
import { fits } from './such.ts'
import type { Group, Target } from './text/structure.ts'

/** An ability that is resolving: what its text can speak of. */
export interface Acting {
  readonly source: Ref
  /** Whom it calls "you". */
  readonly you: PlayerId
  /** What was chosen as it was put on the stack. */
  readonly targets: readonly Ref[]
  /** "It", "that unit": what it waited for, or what an earlier part chose. */
  it: readonly Ref[]
  /** What was discarded by an earlier part, and what of the deck was looked at to be put below. */
  discarded: readonly Ref[]
  seen: readonly Ref[]
  /** "That much". */
  readonly amount: number
  /** "If it is prepared": true for the ability of an attack card that was. */
  readonly prepared: boolean
  readonly attacker: Ref | null
  /** Whether the sentence that is resolving was accepted, or its condition held. */
  go: boolean
  /** Whether the last sentence was carried out: "if you do" (GA-RPL-6). */
  did: boolean
}

export const acting = ({
  source: card,
  life,
  you,
  targets,
  it,
  amount,
  prepared,
  attacker,
}: Waiting): Acting => ({
  source: { card, life },
  you,
  targets,
  it,
  discarded: [],
  seen: [],
  amount,
  prepared,
  attacker,
  go: true,
  did: true,
})

/** What the charts of texts know, for checking saved ones. */
export const EXAMPLE: Acting = {
  source: { card: 0, life: 0 },
  you: 1,
  targets: [],
  it: [],
  discarded: [],
  seen: [],
  amount: 0,
  prepared: false,
  attacker: null,
  go: true,
  did: true,
}

export const refsTo = (w: View, cards: readonly number[]): readonly Ref[] =>
  cards.map((card) => refTo(w, card))

/** The objects that a target means now; chosen ones are what was chosen. Objects that have left are among them. */
export function meant(w: View, l: Acting, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [l.source]
    case 'it':
      return l.it.length > 0 ? l.it : l.targets
    case 'choose':
      return l.it
    case 'attacker':
      return l.attacker === null ? [] : [l.attacker]
    case 'your champion': {
      const champion = championOf(w, l.you)
      return champion < 0 ? [] : [refTo(w, champion)]
    }
    case 'target':
    case 'optional target':
    case 'another target': {
      const chosen = l.targets[target.at ?? 0]
      return chosen === undefined ? [] : [chosen]
    }
    case 'each':
      return refsTo(w, members(w, l, target.of))
    case 'each but your champion':
      return refsTo(
        w,
        members(w, l, target.of).filter((card) => card !== championOf(w, l.you)),
      )
  }
}

/** The objects that a target means and that have not left: cards of the intent count as there. */
export const cardsMeant = (w: View, l: Acting, target: Target): readonly number[] =>
  meant(w, l, target)
    .filter((ref) => isThere(w, ref) || (hasStayed(w, ref) && cardOf(w, ref.card).zone === 'intent'))
    .map((ref) => ref.card)

/** The objects of a group, and the cards of the intent where it speaks of them. */
export function candidates(w: View, group: Group, self: number, you: PlayerId): readonly number[] {
  const intent = group.nouns.includes('intent') ? (tableOf(w).combat?.intent ?? []) : []
  return [...everyObject(w), ...intent].filter((card) => fits(w, group, self, you, card))
}

const members = (w: View, l: Acting, group: Group): readonly number[] =>
  candidates(w, group, l.source.card, l.you)
