import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const unfathomable: readonly CardFacts[] = [
  { name: 'General Sherman', house: 'unfathomable', type: 'creature', power: 10, traits: ['beast'], text: 'General Sherman deals no damage when fighting.\nPlay: Purge each other creature. After General Sherman leaves play, put each creature purged this way into play under its owner\'s control.' },
  { name: 'The Chosen One', house: 'unfathomable', type: 'creature', power: 9, traits: ['aquan'], text: 'Instead of readying creatures during their ready step, your opponent deals 1 damage to The Chosen One for each exhausted creature they control.' },
]
