import type { CardType, Zone } from '@battleline/keyforge'

/** Zones whose order an expectation checks. */
export const ORDERED: readonly Zone[] = ['battleline', 'deck']

/** The types of card that a zone in play takes; every type may be in the others. */
export const TYPES_IN: Readonly<Partial<Record<Zone, readonly CardType[]>>> = {
  battleline: ['creature', 'token creature'],
  artifacts: ['artifact'],
  attached: ['upgrade'],
  prophecies: ['prophecy'],
}

/** A card that nobody has looked at, as it is written in a deck. */
export const UNKNOWN_CARD = '?'

/** Where cards may be that nobody has looked at. */
export const HIDDEN: readonly Zone[] = ['deck', 'hand', 'archives']
