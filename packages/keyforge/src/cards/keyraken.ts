import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const keyraken: readonly CardFacts[] = [
  { name: 'Defend the Keyraken!', house: 'keyraken', type: 'action', aember: 1, text: 'Play: Ward a friendly Keyraken creature and each neighbor of that creature.' },
  { name: 'Drag to Your Doom', house: 'keyraken', type: 'action', aember: 1, text: 'Play: Put an enemy flank creature on the bottom of its owner\'s deck.' },
  { name: 'Tidal Trouble', house: 'keyraken', type: 'action', aember: 1, text: 'Play: Stun an enemy creature and each creature that shares a house with that creature.' },
]
