import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const dis: readonly CardFacts[] = [
  { name: 'Æmber Imp', house: 'dis', type: 'creature', power: 2, traits: ['imp'], text: 'Elusive.\nAfter a creature reaps, stun it.' },
  { name: 'Collar of Subordination', house: 'dis', type: 'upgrade', text: 'You control this creature.' },
  { name: 'Dance of Doom', house: 'dis', type: 'action', text: 'Play: Choose a number. Destroy each creature with power equal to that number.' },
  { name: 'Dino-Fiend', house: 'dis', type: 'creature', power: 4, traits: ['mutant', 'demon'], text: 'Play: You may exalt Dino-Fiend. If you do, deal 3 damage to a creature.\nDestroyed: Steal 1Æ.' },
  { name: 'Drecker', house: 'dis', type: 'creature', power: 4, traits: ['imp'], text: 'Damage dealt to Drecker\'s neighbors during fights is also dealt to Drecker.\nAfter Reap: Steal 1Æ.' },
  { name: 'Drumble', house: 'dis', type: 'creature', power: 2, traits: ['imp'], text: 'Elusive.\nPlay: If your opponent has 7Æ or more, capture all Æ.' },
  { name: 'Dust Imp', house: 'dis', type: 'creature', power: 2, traits: ['imp'], text: 'Destroyed: Gain 2Æ.' },
  { name: 'Ember Imp', house: 'dis', type: 'creature', power: 2, traits: ['imp'], text: 'Your opponent cannot play more than 2 cards each turn.' },
  { name: 'Fear', house: 'dis', type: 'action', text: 'Play: Return an enemy creature to its owner\'s hand.' },
  { name: 'Flame-Wreathed', house: 'dis', type: 'upgrade', aember: 1, text: 'This creature gets +2 power and gains hazardous 2.' },
  { name: 'Gabos Longarms', house: 'dis', type: 'creature', power: 5, traits: ['demon'], text: 'Before Fight: Choose a creature. Gabos Longarms deals damage to it rather than the creature it fights.' },
  { name: 'Gateway to Dis', house: 'dis', type: 'action', text: 'Play: Destroy each creature. Gain 3 chains.' },
  { name: 'Gluttony', house: 'dis', type: 'creature', power: 6, traits: ['demon', 'sin'], text: 'Play: Exalt Gluttony for each friendly Sin creature.\nAfter Reap: Move all Æ from each friendly creature to your pool.' },
  { name: 'Gub', house: 'dis', type: 'creature', power: 1, traits: ['demon'], text: 'While Gub is not on a flank, it gets +5 power and gains taunt.' },
  { name: 'Harbinger of Doom', house: 'dis', type: 'creature', power: 2, armor: 3, traits: ['demon'], text: 'Destroyed: Destroy each creature.' },
  { name: 'Pain Reaction', house: 'dis', type: 'action', aember: 1, text: 'Play: Deal 2 damage to an enemy creature. If this damage destroys that creature, deal 2 damage to each neighbor of that creature.' },
  { name: 'Overlord Greking', house: 'dis', type: 'creature', power: 7, traits: ['demon'], text: 'After an enemy creature is destroyed fighting Overlord Greking, put it into play under your control.' },
  { name: 'Pit Demon', house: 'dis', type: 'creature', power: 5, traits: ['demon'], text: 'Action: Steal 1Æ.' },
  { name: 'Poltergeist', house: 'dis', type: 'action', aember: 1, text: 'Play: Use an artifact as if it were yours. Destroy it.' },
  { name: 'Soulkeeper', house: 'dis', type: 'upgrade', aember: 1, text: 'This creature gains, "Destroyed: Destroy the most powerful enemy creature."' },
  { name: 'Stealer of Souls', house: 'dis', type: 'creature', power: 6, traits: ['demon'], text: 'After an enemy creature is destroyed fighting Stealer of Souls, purge it and gain 1Æ.' },
  { name: 'The Pale Star', house: 'dis', type: 'artifact', traits: ['power'], text: 'Omni: Destroy The Pale Star. For the remainder of the turn, each creature has power 1 and has armor 0.' },
  { name: 'Tolas', house: 'dis', type: 'creature', power: 1, traits: ['imp'], text: 'Elusive.\nAfter a creature is destroyed, its opponent gains 1Æ.' },
  { name: 'Unlocked Gateway', house: 'dis', type: 'action', text: 'Omega.\nPlay: Destroy each creature.' },
]
