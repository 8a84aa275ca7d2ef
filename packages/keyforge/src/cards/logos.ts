import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const logos: readonly CardFacts[] = [
  { name: 'Academy Training', house: 'logos', type: 'upgrade', text: 'While you control this creature, this creature belongs to house Logos.\nThis creature gains, "After Reap: Draw 1 card."' },
  { name: 'Archimedes', house: 'logos', type: 'creature', power: 2, traits: ['cyborg', 'beast'], text: 'Elusive.\nEach neighbor of Archimedes gains, "Destroyed: Archive this creature."' },
  { name: 'Batdrone', house: 'logos', type: 'creature', power: 2, traits: ['robot'], text: 'Skirmish.\nAfter Fight: Steal 1Æ.' },
  { name: 'Bouncing Deathquark', house: 'logos', type: 'action', text: 'Play: Destroy an enemy creature and a friendly creature. You may repeat this effect as long as it is possible to repeat the entire effect.' },
  { name: 'Brain Eater', house: 'logos', type: 'creature', power: 6, traits: ['cyborg', 'beast'], text: 'After an enemy creature is destroyed fighting Brain Eater, draw 1 card.' },
  { name: 'Code Monkey', house: 'logos', type: 'creature', power: 3, traits: ['ai', 'beast'], text: 'Deploy.\nPlay: Archive each neighboring creature. If those creatures share a house, gain 2Æ.' },
  { name: 'Dextre', house: 'logos', type: 'creature', power: 3, traits: ['human', 'scientist'], text: 'Play: Capture 1Æ.\nDestroyed: Put Dextre on top of its owner\'s deck.' },
  { name: 'Hapsis', house: 'logos', type: 'creature', power: 5, traits: ['mutant', 'scientist'], text: 'After an enemy creature is destroyed fighting Hapsis, ward Hapsis and draw 1 card.' },
  { name: 'Harland Mindlock', house: 'logos', type: 'creature', power: 1, traits: ['cyborg', 'scientist'], text: 'Play: Take control of an enemy flank creature until Harland Mindlock leaves play.' },
  { name: 'Hexpion', house: 'logos', type: 'creature', power: 2, traits: ['ai'], text: 'Destroyed: Archive Hexpion and archive the top card of your deck.' },
  { name: 'Jargogle', house: 'logos', type: 'creature', power: 2, traits: ['beast', 'mutant'], text: 'Elusive.\nPlay: Put a card from your hand facedown under Jargogle.\nDestroyed: If it is your turn, play the card under Jargogle. Otherwise, archive the card under Jargogle.' },
  { name: 'Neutron Shark', house: 'logos', type: 'creature', power: 1, traits: ['beast', 'mutant'], text: 'Play/After Fight/After Reap: Destroy an enemy creature or artifact and a friendly creature or artifact. Discard the top card of your deck. If it is not a Logos card, repeat this effect.' },
  { name: 'Old Egad', house: 'logos', type: 'creature', power: 1, armor: 2, traits: ['cyborg'], text: 'Destroyed: Ward each neighbor of Old Egad.' },
  { name: 'Old Egad (Evil Twin)', house: 'logos', type: 'creature', power: 3, traits: ['cyborg'], text: 'Destroyed: Enrage each enemy creature.' },
  { name: 'Phase Shift', house: 'logos', type: 'action', text: 'Play: You may play a non-Logos card this turn.' },
  { name: 'Pocket Universe', house: 'logos', type: 'artifact', traits: ['item'], text: 'You may spend Æ on Pocket Universe when forging keys.\nAction: Move 1Æ from your pool to Pocket Universe.' },
  { name: 'Reassembling Automaton', house: 'logos', type: 'creature', power: 3, traits: ['robot', 'experiment'], text: 'Destroyed: If you control another creature, fully heal Reassembling Automaton, exhaust Reassembling Automaton, and move Reassembling Automaton to a flank instead.' },
  { name: 'Wild Wormhole', house: 'logos', type: 'action', aember: 1, text: 'Play: Play the top card of your deck.' },
]
