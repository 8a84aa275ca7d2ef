import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const ekwidon: readonly CardFacts[] = [
  { name: 'Gĕzdrutyŏ the Arcane', house: 'ekwidon', type: 'creature', power: 3, traits: ['cyborg'], text: 'Action: Steal 2Æ. Flip Gĕzdrutyŏ the Arcane facedown.' },
]
