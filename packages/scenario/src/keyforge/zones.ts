import type { CardType, Zone } from '@battleline/keyforge'

/** Zones whose order an expectation checks. */
export const ORDERED: readonly Zone[] = ['battleline', 'deck']

/** The types of card that a zone in play accepts; other zones accept every type. */
export const TYPES_IN: Readonly<Partial<Record<Zone, readonly CardType[]>>> = {
  battleline: ['creature', 'token creature'],
  artifacts: ['artifact'],
  attached: ['upgrade'],
  prophecies: ['prophecy'],
  powers: ['archon power'],
}

/** An unknown card, as written in a deck. */
export const UNKNOWN_CARD = '?'

/** Zones with unknown cards. */
export const HIDDEN: readonly Zone[] = ['deck', 'hand', 'archives']
