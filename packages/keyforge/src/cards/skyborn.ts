import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const skyborn: readonly CardFacts[] = [
  { name: 'Black Tempest', house: 'skyborn', type: 'creature', power: 5, armor: 2, traits: ['ship'], text: 'Hazardous 2.\nAfter Fight: If you have no forged keys, steal 3Æ. Otherwise, steal 2Æ.' },
  { name: 'Bomb-arang', house: 'skyborn', type: 'action', aember: 1, text: 'Play: Deal 3 damage to an enemy creature. If this damage does not destroy that creature, deal 1 damage to a friendly creature.' },
  { name: 'Endurance', house: 'skyborn', type: 'creature', power: 4, armor: 1, traits: ['ship', 'recruiter'], text: 'Enhance Skyborn.\nEach of Endurance\'s Skyborn neighbors gains, "After Reap: Ready and fight with this creature."' },
  { name: 'Flint\'s Stash', house: 'skyborn', type: 'artifact', traits: ['treasure'], text: 'Each flank creature gains, "Destroyed: Gain 2Æ."' },
  { name: 'Indigo Halyard', house: 'skyborn', type: 'creature', power: 5, traits: ['human', 'halyard'], text: 'While your blue key is forged, Indigo Halyard gains, "After Reap: Ready and fight with another friendly creature."\nWhile your opponent\'s blue key is forged, each neighbor of Indigo Halyard gains taunt.' },
  { name: 'Ley, Earl of Hurl', house: 'skyborn', type: 'creature', power: 4, armor: 2, traits: ['human', 'pilot'], text: 'Destroyed: If Ley, Earl of Hurl is not on a flank, fully heal Ley, Earl of Hurl, exhaust Ley, Earl of Hurl, ward Ley, Earl of Hurl, and move Ley, Earl of Hurl to a flank instead.' },
  { name: 'Pirate Champion', house: 'skyborn', type: 'creature', power: 6, traits: ['stormkin'], text: 'Taunt.\nAfter Fight: You may move Pirate Champion to a flank.' },
  { name: 'The Red Baron', house: 'skyborn', type: 'creature', power: 4, armor: 1, traits: ['cyborg', 'pirate'], text: 'While your red key is forged, The Red Baron gains, "After Reap: Steal 1Æ."\nWhile your opponent\'s red key is forged, The Red Baron gains elusive.' },
  { name: 'Scalawag Finn', house: 'skyborn', type: 'creature', power: 6, traits: ['hunter', 'raptrix'], text: 'After Fight: Heal 3 damage from Scalawag Finn.' },
  { name: 'Sir Lorcas', house: 'skyborn', type: 'creature', power: 5, armor: 1, traits: ['human', 'knight'], text: 'While your red key is forged, Sir Lorcas gains skirmish.\nWhile your yellow key is forged, Sir Lorcas gains elusive.\nWhile your blue key is forged, Sir Lorcas gains taunt.' },
  { name: 'Third of Cliff', house: 'skyborn', type: 'creature', power: 2, traits: ['elf', 'assassin'], text: 'Elusive.\nAction: If your red key is forged, destroy each enemy flank creature. Otherwise, destroy an enemy flank creature.' },
  { name: 'Wheel of Fire', house: 'skyborn', type: 'upgrade', aember: 1, text: 'This creature gains assault 2 and gains hazardous 2 and gains splash-attack 2.' },
]
