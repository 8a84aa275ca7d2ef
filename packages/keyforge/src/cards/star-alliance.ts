import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const starAlliance: readonly CardFacts[] = [
  { name: 'Access Denied', house: 'star alliance', type: 'upgrade', aember: 1, text: 'This creature cannot reap.' },
  { name: 'Agent Sepdia', house: 'star alliance', type: 'creature', power: 4, armor: 1, traits: ['aquan'], text: 'After Fight/After Reap: Deal 1 damage to a creature. If the tide is high, stun it.' },
  { name: 'Alien Horror', house: 'star alliance', type: 'creature', power: 3, traits: ['alien'], text: 'While you are haunted, Alien Horror gets +7 power.\nAfter Fight: Each neighbor of Alien Horror captures 1Æ.' },
  { name: 'Away Team', house: 'star alliance', type: 'creature', power: 5, traits: ['alien', 'human', 'robot'], text: 'Destroyed: Put each upgrade attached to Away Team into its owner\'s archives.' },
  { name: 'Bad Chemistry', house: 'star alliance', type: 'action', aember: 1, text: 'Play: Stun each creature that shares a house with at least 1 of its neighbors.' },
  { name: 'Crash Muldoon', house: 'star alliance', type: 'creature', power: 3, traits: ['human', 'pilot'], text: 'Deploy.\nCrash Muldoon enters play ready.\nAction: Use a neighboring non-Star Alliance creature.' },
  { name: 'GySgt. Margot', house: 'star alliance', type: 'creature', power: 4, traits: ['mutant'], text: 'After Fight/After Reap: Deal 2 damage to an enemy creature. Ward a friendly creature.' },
  { name: 'Hapless Cadet', house: 'star alliance', type: 'creature', power: 3, traits: ['alien'], text: 'Taunt.\nDestroyed: Your opponent loses 3Æ.' },
  { name: 'Kasheek Fall', house: 'star alliance', type: 'action', aember: 1, text: 'Play: Destroy each creature with a more powerful neighbor.\nFate: Destroy each creature with a less powerful neighbor.' },
  { name: 'Lieutenant Khrkhar', house: 'star alliance', type: 'creature', power: 5, traits: ['alien', 'handuhan'], text: 'Taunt.\nHazardous 3.' },
  { name: 'Light of the Archons', house: 'star alliance', type: 'upgrade', aember: 1, text: 'This creature gets +1 power and +1 armor for each upgrade attached to that creature.' },
  { name: 'Necromorph', house: 'star alliance', type: 'creature', power: 5, traits: ['shapeshifter', 'alien'], text: 'Destroyed: If there is a neighboring non-Star Alliance creature, fully heal Necromorph and destroy a neighboring non-Star Alliance creature instead.' },
  { name: 'Observ-u-Max', house: 'star alliance', type: 'upgrade', aember: 1, text: 'This creature gains, "After Fight/After Reap: Capture 1Æ."' },
  { name: 'Officer\'s Blaster', house: 'star alliance', type: 'upgrade', aember: 1, text: 'This creature gets +2 power.\nThis creature gains, "Destroyed: Attach Officer\'s Blaster to this creature\'s right neighbor."' },
  { name: 'Operations Officer Yshi', house: 'star alliance', type: 'creature', power: 4, armor: 2, traits: ['spirit'], text: 'Taunt.\nEach neighbor of Operations Officer Yshi gains, "After Fight/After Reap: Capture 1Æ."' },
  { name: 'Operative Espion', house: 'star alliance', type: 'creature', power: 4, traits: ['alien'], text: 'Elusive.\nAfter a player raises the tide during their turn, they may deal 3 damage to a creature.' },
  { name: 'Paradox Shield', house: 'star alliance', type: 'upgrade', text: 'This creature gains, "Destroyed: Discard cards from the top of your deck equal to this creature\'s power. If you do, fully heal this creature and destroy Paradox Shield instead."' },
  { name: 'Particle Sweep', house: 'star alliance', type: 'action', aember: 1, text: 'Play: Deal 2 damage to a creature. If it is a Mutant creature, destroy it instead.' },
  { name: 'Peace Accord', house: 'star alliance', type: 'artifact', traits: ['law'], text: 'Play: Each player gains 2Æ.\nAfter a player fights with a creature, that player loses 4Æ. Destroy Peace Accord.' },
  { name: 'Quixxle Stone', house: 'star alliance', type: 'artifact', aember: 1, traits: ['item'], text: 'While they control more creatures than their opponent, each player cannot play creatures.' },
  { name: 'Sci. Officer Morpheus', house: 'star alliance', type: 'creature', power: 2, armor: 1, traits: ['shapeshifter', 'scientist'], text: 'After you play a creature with a Play effect, trigger its Play effect.' },
  { name: 'Specialist Guthrak', house: 'star alliance', type: 'creature', power: 3, traits: ['handuhan', 'alien'], text: 'Skirmish.\nAfter Fight/After Reap: Capture 1Æ for each house represented among Specialist Guthrak and its neighbors.' },
  { name: 'Stunner', house: 'star alliance', type: 'upgrade', aember: 1, text: 'This creature gains, "After Fight/After Reap: You may stun a creature."' },
  { name: 'Techivore Pulpate', house: 'star alliance', type: 'creature', power: 5, traits: ['jelly'], text: 'After a player chooses an active house, destroy each artifact of that house.' },
]
