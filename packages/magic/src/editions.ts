import type { Edition } from './vocabulary.ts'

/** What an edition is. What it decides otherwise stands with each rule: see MTG-EDN in docs/rules. */
export const CHANGES: Readonly<Record<Edition, { readonly title: string }>> = {
  current: { title: 'Comprehensive Rules, January 2026' },
  e16: { title: 'Comprehensive Rules, July 2016' },
}
