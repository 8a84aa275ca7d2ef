import type { EditionChange } from '@battleline/card-game'
import type { Edition } from './vocabulary.ts'

/** The titles of the editions. They differ in conditions, but in no step: `edition-policy.ts` has the differences. */
export const CHANGES: Readonly<Record<Edition, EditionChange>> = {
  current: { title: 'Comprehensive Rules, January 2026', short: 'CR, January 2026', steps: [] },
  e16: {
    title: 'Comprehensive Rules, July 2016',
    short: 'CR, July 2016',
    cite: ['MTG-EDN-1', 'MTG-EDN-9'],
    steps: [],
  },
}
