import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const brobnar: readonly CardFacts[] = [
  { name: 'Anger', house: 'brobnar', type: 'action', aember: 1, text: 'Play: Ready and fight with a friendly creature.' },
  { name: 'Autocannon', house: 'brobnar', type: 'artifact', aember: 1, traits: ['weapon'], text: 'After a creature enters play, deal 1 damage to it.' },
  { name: 'Ballcano', house: 'brobnar', type: 'action', text: 'Play: Deal 4 damage to each creature. Gain 2 chains.' },
  { name: 'Banner of Battle', house: 'brobnar', type: 'artifact', traits: ['item'], text: 'Each friendly creature gets +1 power.' },
  { name: 'Bingle Bangbang', house: 'brobnar', type: 'creature', power: 2, traits: ['goblin'], text: 'Before Fight: Deal 5 damage to each neighbor of the creature Bingle Bangbang fights.' },
  { name: 'Bumpsy', house: 'brobnar', type: 'creature', power: 5, traits: ['giant'], text: 'Play: Your opponent loses 1Æ.' },
  { name: 'Cowfyne', house: 'brobnar', type: 'creature', power: 5, traits: ['giant'], text: 'Before Fight: Deal 2 damage to each neighbor of the creature Cowfyne fights.' },
  { name: 'Crogg the Clumsy', house: 'brobnar', type: 'creature', power: 7, traits: ['giant'], text: 'Splash-attack 2.' },
  { name: 'Culf the Quiet', house: 'brobnar', type: 'creature', power: 6, traits: ['giant'], text: 'Elusive.' },
  { name: 'Firespitter', house: 'brobnar', type: 'creature', power: 5, armor: 1, traits: ['giant'], text: 'Before Fight: Deal 1 damage to each enemy creature.' },
  { name: 'Ganger Chieftain', house: 'brobnar', type: 'creature', power: 5, traits: ['giant'], text: 'Play: You may ready and fight with a neighboring creature.' },
  { name: 'Ghostform', house: 'brobnar', type: 'upgrade', aember: 1, text: 'This creature gains invulnerable and gains, "After Fight/After Reap: Archive Ghostform."' },
  { name: 'Groggins', house: 'brobnar', type: 'creature', power: 8, traits: ['giant'], text: 'Groggins can only fight flank creatures.' },
  { name: 'Headhunter', house: 'brobnar', type: 'creature', power: 5, traits: ['giant'], text: 'After Fight: Gain 1Æ.' },
  { name: 'Kelifi Dragon', house: 'brobnar', type: 'creature', power: 12, traits: ['dragon'], text: 'Kelifi Dragon cannot be played unless you have 7Æ or more.\nAfter Fight/After Reap: Gain 1Æ. Deal 5 damage to a creature.' },
  { name: 'King of the Crag', house: 'brobnar', type: 'creature', power: 7, traits: ['giant'], text: 'Each enemy Brobnar creature gets -2 power.' },
  { name: 'Loot the Bodies', house: 'brobnar', type: 'action', text: 'Play: For the remainder of the turn, after an enemy creature is destroyed, gain 1Æ.' },
  { name: 'Looter Goblin', house: 'brobnar', type: 'creature', power: 2, traits: ['goblin'], text: 'Elusive.\nAfter Reap: For the remainder of the turn, after an enemy creature is destroyed, gain 1Æ.' },
  { name: 'Phoenix Heart', house: 'brobnar', type: 'upgrade', text: 'This creature gains, "Destroyed: Return this creature to its owner\'s hand. Deal 3 damage to each creature."' },
  { name: 'Pingle Who Annoys', house: 'brobnar', type: 'creature', power: 2, traits: ['goblin'], text: 'Elusive.\nAfter an enemy creature enters play, deal 1 damage to it.' },
  { name: 'Punch', house: 'brobnar', type: 'action', aember: 1, text: 'Play: Deal 3 damage to a creature.' },
  { name: 'Rock-Hurling Giant', house: 'brobnar', type: 'creature', power: 6, traits: ['giant'], text: 'After you discard a Brobnar card from your hand during your turn, you may deal 4 damage to a creature.' },
  { name: 'Troll', house: 'brobnar', type: 'creature', power: 8, traits: ['giant'], text: 'After Reap: Heal 3 damage from Troll.' },
  { name: 'Valdr', house: 'brobnar', type: 'creature', power: 6, traits: ['giant'], text: 'Valdr deals +2 damage while attacking an enemy flank creature.' },
]
