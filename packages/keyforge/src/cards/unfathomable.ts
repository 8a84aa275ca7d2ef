import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const unfathomable: readonly CardFacts[] = [
  { name: 'The Chosen One', house: 'unfathomable', type: 'creature', power: 9, traits: ['aquan'], text: 'Instead of readying creatures during their ready step, your opponent deals 1 damage to The Chosen One for each exhausted creature they control.' },
]
