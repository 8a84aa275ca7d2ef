import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const saurian: readonly CardFacts[] = [
  { name: 'Auto-Legionary', house: 'saurian', type: 'artifact', traits: ['robot', 'ally'], text: 'Action: Move Auto-Legionary to a flank.\nWhile Auto-Legionary is on a flank, Auto-Legionary is a creature with power 5 and gains versatile.' },
  { name: 'Faust the Great', house: 'saurian', type: 'creature', power: 4, traits: ['dinosaur'], text: 'Your opponent\'s keys cost +1Æ for each friendly creature with Æ on it.\nPlay: You may exalt a friendly creature.' },
  { name: 'Gladiodontus', house: 'saurian', type: 'creature', power: 15, traits: ['mutant'], text: 'Gladiodontus enters play stunned.\nGladiodontus only deals 5 damage when fighting.\nAfter Fight/After Reap: If this is the first time Gladiodontus was used this turn, ready Gladiodontus and enrage Gladiodontus.' },
  { name: 'Imperial Scutum', house: 'saurian', type: 'upgrade', aember: 1, text: 'This creature gets +2 armor and gains, "Destroyed: Move all Æ from this creature to the common supply."' },
  { name: 'Optio Gorkus', house: 'saurian', type: 'creature', power: 3, armor: 3, traits: ['dinosaur', 'soldier'], text: 'Elusive.\nEach neighboring creature gains, "Destroyed: Move all Æ from this creature to a neighboring Optio Gorkus."' },
  { name: 'Phalanx Strike', house: 'saurian', type: 'action', aember: 1, text: 'Play: Choose a creature. Deal 1 damage to it for each friendly creature. You may exalt a friendly creature to repeat the preceding effect.' },
  { name: 'Senator Shrix', house: 'saurian', type: 'creature', power: 4, armor: 1, traits: ['dinosaur', 'politician'], text: 'You may spend Æ on Senator Shrix as if it were in your pool.\nPlay/After Reap: You may exalt Senator Shrix.' },
  { name: 'Siren Horn', house: 'saurian', type: 'upgrade', aember: 1, text: 'This creature gains, "Before Fight: Move 1Æ from this creature to the creature Siren Horn fights."' },
  { name: 'Spartasaur', house: 'saurian', type: 'creature', power: 6, armor: 1, traits: ['dinosaur', 'soldier'], text: 'After a friendly creature is destroyed, destroy each non-Dinosaur creature.\nAfter Fight: Gain 2Æ.' },
  { name: 'Tricerian Legionary', house: 'saurian', type: 'creature', power: 5, armor: 1, traits: ['dinosaur', 'soldier'], text: 'Taunt.\nPlay: Ward a friendly creature.' },
  { name: 'Undagnathus', house: 'saurian', type: 'creature', power: 12, traits: ['beast'], text: 'While the tide is low, Undagnathus deals no damage when fighting.' },
  { name: 'Undagnathus (Evil Twin)', house: 'saurian', type: 'creature', power: 12, traits: ['beast'], text: 'While the tide is low, double all damage dealt to Undagnathus.' },
  { name: 'Venator Altum', house: 'saurian', type: 'creature', power: 7, armor: 2, traits: ['dinosaur', 'soldier'], text: 'After Venator Altum is dealt damage, if the tide is low, exalt Venator Altum.' },
]
