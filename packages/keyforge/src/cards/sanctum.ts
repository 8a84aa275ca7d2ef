import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const sanctum: readonly CardFacts[] = [
  { name: 'Angry Mob', house: 'sanctum', type: 'creature', power: 4, traits: ['human'], text: 'Before Fight: You may discard cards from the top of your deck until you discard an Angry Mob. If you discard an Angry Mob this way, put it into your hand.' },
  { name: 'Ardent Hero', house: 'sanctum', type: 'creature', power: 4, traits: ['human', 'knight'], text: 'Taunt.\nArdent Hero cannot be dealt damage by Mutant creatures or creatures with power 5 or higher.' },
  { name: 'Armageddon Cloak', house: 'sanctum', type: 'upgrade', aember: 1, text: 'This creature gains hazardous 2 and gains, "Destroyed: Fully heal this creature and destroy Armageddon Cloak instead."' },
  { name: 'Bulwark', house: 'sanctum', type: 'creature', power: 4, armor: 2, traits: ['human', 'knight'], text: 'Each neighbor of Bulwark gets +2 armor.' },
  { name: 'Challe the Safeguard', house: 'sanctum', type: 'creature', power: 4, armor: 2, traits: ['human', 'knight'], text: 'Deploy.\nTaunt.' },
  { name: 'Champion Anaphiel', house: 'sanctum', type: 'creature', power: 6, armor: 1, traits: ['knight', 'spirit'], text: 'Taunt.' },
  { name: 'Commander Remiel', house: 'sanctum', type: 'creature', power: 3, traits: ['human', 'knight'], text: 'After Reap: Use a friendly non-Sanctum creature.' },
  { name: 'Duma the Martyr', house: 'sanctum', type: 'creature', power: 3, traits: ['human'], text: 'Destroyed: Fully heal each other friendly creature and draw 2 cards.' },
  { name: 'Francus', house: 'sanctum', type: 'creature', power: 6, armor: 1, traits: ['knight', 'spirit'], text: 'After an enemy creature is destroyed fighting Francus, capture 1Æ.' },
  { name: 'Grey Monk', house: 'sanctum', type: 'creature', power: 3, traits: ['human', 'priest'], text: 'Each friendly creature gets +1 armor.\nAfter Reap: Heal 2 damage from a creature.' },
  { name: 'Hallowed Shield', house: 'sanctum', type: 'artifact', traits: ['item'], text: 'Action: Choose a creature. For the remainder of the turn, it cannot be dealt damage.' },
  { name: 'Holdfast', house: 'sanctum', type: 'creature', power: 6, traits: ['beast'], text: 'After a neighbor of Holdfast is dealt damage, ready it.' },
  { name: 'Jehu the Bureaucrat', house: 'sanctum', type: 'creature', power: 3, traits: ['human'], text: 'After you choose Sanctum as your active house, gain 2Æ.' },
  { name: 'Lightsmith Clariel', house: 'sanctum', type: 'creature', power: 5, armor: 2, traits: ['angel'], text: 'Before Fight: You may exchange Lightsmith Clariel\'s power and armor for the remainder of the turn.' },
  { name: 'Maruck the Marked', house: 'sanctum', type: 'creature', power: 5, armor: 1, traits: ['spirit', 'knight'], text: 'After Maruck the Marked prevents damage with its armor, capture 1Æ for each damage just prevented.' },
  { name: 'Mighty Lance', house: 'sanctum', type: 'action', text: 'Play: Deal 3 damage to a creature and deal 3 damage to a neighbor of that creature.' },
  { name: 'Opal Knight', house: 'sanctum', type: 'creature', power: 5, traits: ['spirit', 'knight'], text: 'Play: Destroy each creature with even power.' },
  { name: 'Protect the Weak', house: 'sanctum', type: 'upgrade', aember: 1, text: 'This creature gets +1 armor and gains taunt.' },
  { name: 'Raiding Knight', house: 'sanctum', type: 'creature', power: 4, armor: 2, traits: ['human', 'knight'], text: 'Play: Capture 1Æ.' },
  { name: 'Sequis', house: 'sanctum', type: 'creature', power: 4, armor: 2, traits: ['human', 'knight'], text: 'After Reap: Capture 1Æ.' },
  { name: 'Shadows Ambassador', house: 'sanctum', type: 'creature', power: 1, traits: ['human'], text: 'Elusive.\nAfter Fight/After Reap: You may play or use a Shadows card this turn.' },
  { name: 'Shield of Justice', house: 'sanctum', type: 'action', aember: 1, text: 'Play: For the remainder of the turn, each friendly creature cannot be dealt damage.' },
  { name: 'Smite', house: 'sanctum', type: 'action', text: 'Play: Ready and fight with a friendly creature. Deal 2 damage to each neighbor of the creature Smite fights.' },
]
