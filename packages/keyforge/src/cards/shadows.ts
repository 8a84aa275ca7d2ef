import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const shadows: readonly CardFacts[] = [
  { name: 'Bad Penny', house: 'shadows', type: 'creature', power: 1, traits: ['human', 'thief'], text: 'Destroyed: Return Bad Penny to its owner\'s hand.' },
  { name: 'Boss Zarek', house: 'shadows', type: 'creature', power: 3, traits: ['mutant', 'thief'], text: 'Each friendly creature with Æ on it gains elusive.' },
  { name: 'Carlo Phantom', house: 'shadows', type: 'creature', power: 1, traits: ['elf', 'thief'], text: 'Elusive.\nSkirmish.\nAfter you play an artifact, steal 1Æ.' },
  { name: 'Dodger', house: 'shadows', type: 'creature', power: 5, traits: ['elf', 'thief'], text: 'After Fight: Steal 1Æ.' },
  { name: 'Gas-Pipes Malone', house: 'shadows', type: 'creature', power: 3, traits: ['elf', 'thief'], text: 'Before Fight: The creature Gas-Pipes Malone fights captures 1Æ from its own side.' },
  { name: 'Hard Simpson', house: 'shadows', type: 'creature', power: 4, traits: ['elf', 'thief'], text: 'Elusive.\nAfter Hard Simpson is dealt damage, steal 1Æ. If the tide is low, your opponent steals 1Æ instead.' },
  { name: 'Lamindra', house: 'shadows', type: 'creature', power: 1, traits: ['elf', 'thief'], text: 'Deploy.\nElusive.\nEach neighbor of Lamindra gains elusive.' },
  { name: 'Lethal Distraction', house: 'shadows', type: 'action', aember: 1, text: 'Play: Choose a creature. For the remainder of the turn, it takes 2 additional damage each time it is dealt damage.' },
  { name: 'Little Niff', house: 'shadows', type: 'creature', power: 2, traits: ['elf', 'thief'], text: 'Omega.\nDeploy.\nElusive.\nAfter a neighbor of Little Niff fights, steal 1Æ.' },
  { name: 'Macis Asp', house: 'shadows', type: 'creature', power: 3, traits: ['beast'], text: 'Skirmish.\nPoison.' },
  { name: 'Mack the Knife', house: 'shadows', type: 'creature', power: 3, traits: ['elf', 'thief'], text: 'Elusive.\nVersatile.\nAction: Deal 1 damage to a creature. If this damage destroys that creature, gain 1Æ.' },
  { name: 'Nexus', house: 'shadows', type: 'creature', power: 3, traits: ['cyborg', 'thief'], text: 'Elusive.\nAfter Reap: Use an enemy artifact as if it were yours.' },
  { name: 'Poison Wave', house: 'shadows', type: 'action', aember: 1, text: 'Play: Deal 2 damage to each creature.' },
  { name: 'Reckless Rizzo', house: 'shadows', type: 'creature', power: 1, traits: ['elf', 'thief'], text: 'Elusive.\nAction: Steal 2Æ. Until the start of your next turn, Reckless Rizzo loses elusive.' },
  { name: 'Shadow Self', house: 'shadows', type: 'creature', power: 9, traits: ['specter'], text: 'Shadow Self deals no damage when fighting.\nDamage dealt to non-Specter neighbors is dealt to Shadow Self instead.' },
  { name: 'Shoulder Id', house: 'shadows', type: 'creature', power: 6, traits: ['specter'], text: 'Taunt.\nShoulder Id cannot fight.\nWhen Shoulder Id would deal damage, steal 1Æ instead.' },
  { name: 'Silvertooth', house: 'shadows', type: 'creature', power: 2, traits: ['elf', 'thief'], text: 'Silvertooth enters play ready.' },
  { name: 'Umbra', house: 'shadows', type: 'creature', power: 2, traits: ['elf', 'thief'], text: 'Skirmish.\nAfter Fight: Steal 1Æ.' },
  { name: 'Urchin', house: 'shadows', type: 'creature', power: 1, traits: ['elf', 'thief'], text: 'Elusive.\nPlay: Steal 1Æ.' },
]
