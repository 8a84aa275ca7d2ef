import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const skyborn: readonly CardFacts[] = [
  { name: 'Ley, Earl of Hurl', house: 'skyborn', type: 'creature', power: 4, armor: 2, traits: ['human', 'pilot'], text: 'Destroyed: If Ley, Earl of Hurl is not on a flank, fully heal Ley, Earl of Hurl, exhaust Ley, Earl of Hurl, ward Ley, Earl of Hurl, and move Ley, Earl of Hurl to a flank instead.' },
]
