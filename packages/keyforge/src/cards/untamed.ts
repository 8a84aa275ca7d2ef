import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const untamed: readonly CardFacts[] = [
  { name: 'Ancient Bear', house: 'untamed', type: 'creature', power: 5, traits: ['beast'], text: 'Assault 2.' },
  { name: 'Briar Grubbling', house: 'untamed', type: 'creature', power: 2, traits: ['beast', 'insect'], text: 'Hazardous 5.' },
  { name: 'Duskwitch', house: 'untamed', type: 'creature', power: 1, traits: ['human', 'witch'], text: 'Omega.\nElusive.\nEach friendly creature enters play ready.' },
  { name: 'Gebuk', house: 'untamed', type: 'creature', power: 5, traits: ['beast'], text: 'Destroyed: Discard the top card of your deck. If it is a creature, after Gebuk leaves play, put it into play in Gebuk\'s position in the battleline.' },
  { name: 'Ghosthawk', house: 'untamed', type: 'creature', power: 2, traits: ['beast'], text: 'Deploy.\nPlay: You may reap with each neighbor of Ghosthawk.' },
  { name: 'Grasping Vines', house: 'untamed', type: 'action', aember: 1, text: 'Play: Return up to 3 artifacts to their owners\' hands.' },
  { name: 'Inka the Spider', house: 'untamed', type: 'creature', power: 1, traits: ['beast'], text: 'Poison.\nPlay/After Reap: Stun a creature.' },
  { name: 'Keyfrog', house: 'untamed', type: 'creature', power: 2, traits: ['beast'], text: 'Destroyed: Forge a key at current cost.' },
  { name: 'Mighty Tiger', house: 'untamed', type: 'creature', power: 4, traits: ['beast'], text: 'Play: Deal 4 damage to an enemy creature.' },
  { name: 'Murmook', house: 'untamed', type: 'creature', power: 3, traits: ['beast'], text: 'Your opponent\'s keys cost +1Æ.' },
  { name: 'Niffle Ape', house: 'untamed', type: 'creature', power: 3, traits: ['beast', 'niffle'], text: 'While Niffle Ape is attacking, ignore taunt and elusive.' },
  { name: 'Snufflegator', house: 'untamed', type: 'creature', power: 4, traits: ['beast'], text: 'Skirmish.' },
  { name: 'Tantadlin', house: 'untamed', type: 'creature', power: 9, traits: ['tree'], text: 'Tantadlin only deals 2 damage when fighting.\nAfter Fight: Discard a random card from your opponent\'s archives.' },
  { name: 'Way of the Bear', house: 'untamed', type: 'upgrade', aember: 1, text: 'This creature gains assault 2.' },
  { name: 'Witch of the Eye', house: 'untamed', type: 'creature', power: 3, traits: ['human', 'witch'], text: 'After Reap: Return a card from your discard pile to your hand.' },
  { name: 'Xenos Bloodshadow', house: 'untamed', type: 'creature', power: 4, traits: ['human', 'witch'], text: 'Elusive.\nHazardous 6.\nPoison.\nSkirmish.' },
]
