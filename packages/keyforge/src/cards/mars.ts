import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const mars: readonly CardFacts[] = [
  { name: 'Blorb', house: 'mars', type: 'token creature', power: 1, traits: ['beast'], text: 'Elusive.\nBlorb cannot reap.\nDestroyed: Return a Blorb Hive from your discard pile to your hand.' },
  { name: 'Chuff Ape', house: 'mars', type: 'creature', power: 11, traits: ['beast'], text: 'Taunt.\nChuff Ape enters play stunned.\nAfter Fight/After Reap: You may destroy another friendly creature. If you do, fully heal Chuff Ape.' },
  { name: 'Collector Worm', house: 'mars', type: 'creature', power: 2, armor: 5, traits: ['beast'], text: 'After Fight: Put the creature Collector Worm fights into your archives.' },
  { name: 'Grunt', house: 'mars', type: 'token creature', power: 3, traits: ['martian', 'soldier'] },
  { name: 'Mindworm', house: 'mars', type: 'creature', power: 1, traits: ['beast'], text: 'Elusive.\nBefore Fight: The creature Mindworm fights deals damage equal to its power to each neighbor of the creature Mindworm fights.' },
  { name: 'Yxilo Bolter', house: 'mars', type: 'creature', power: 3, traits: ['martian', 'soldier'], text: 'After Fight/After Reap: Deal 2 damage to a creature. If this damage destroys that creature, purge it.' },
  { name: 'Zorg', house: 'mars', type: 'creature', power: 7, traits: ['beast'], text: 'Zorg enters play stunned.\nBefore Fight: Stun the creature Zorg fights and stun each neighbor of the creature Zorg fights.' },
]
