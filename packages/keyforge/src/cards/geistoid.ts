import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const geistoid: readonly CardFacts[] = [
  { name: 'Aurascope', house: 'geistoid', type: 'artifact', traits: ['item'], text: 'Action: Discard a card. If you do, purge a card with the same type as the discarded card from a player\'s discard pile.' },
  { name: 'Protective Playmate', house: 'geistoid', type: 'creature', power: 3, traits: ['specter'], text: 'Taunt.\nWhile you are haunted, Protective Playmate gets +6 power.\nProtective Playmate gains elusive unless you are haunted.' },
  { name: 'Ælbia Stray', house: 'geistoid', type: 'creature', power: 6, traits: ['specter', 'vehicle'], text: 'While you are haunted, Ælbia Stray enters play ready.\nAfter Reap: Capture 1Æ.' },
  { name: 'Banshee Suit', house: 'geistoid', type: 'upgrade', aember: 1, text: 'This creature gains, "Destroyed: Archive this creature and the top 2 cards of your discard pile."' },
  { name: 'Boiler', house: 'geistoid', type: 'creature', power: 2, armor: 4, traits: ['specter', 'robot'], text: 'Destroyed: Deal 6 damage to each enemy flank creature.\nScrap: Deal 1 damage to each enemy creature.' },
  { name: 'Darklamp', house: 'geistoid', type: 'creature', power: 4, traits: ['specter', 'robot'], text: 'Each friendly creature with Æ on it gains elusive.\nPlay: Capture 1Æ.' },
  { name: 'Dimo, Elderghast', house: 'geistoid', type: 'creature', power: 3, armor: 2, traits: ['specter', 'robot'], text: 'Enhance capture capture.\nEach friendly creature with Æ on it gains, "Destroyed: If you are haunted, gain 1Æ for each Æ on this creature."' },
  { name: 'The Grim Reaper', house: 'geistoid', type: 'creature', power: 4, traits: ['specter', 'robot'], text: 'While you are haunted, The Grim Reaper enters play ready.\nAfter Reap: Purge an enemy creature and a friendly creature.' },
  { name: 'Infiltrator', house: 'geistoid', type: 'creature', power: 4, traits: ['specter', 'robot'], text: 'Skirmish.\nTreachery.\nVersatile.\nAt the end of your turn, destroy each neighbor of Infiltrator.' },
  { name: 'Paradrone', house: 'geistoid', type: 'creature', power: 2, armor: 4, traits: ['specter', 'vehicle'], text: 'After Fight: A friendly creature captures 1Æ.' },
  { name: 'Portal Guardian', house: 'geistoid', type: 'creature', power: 4, armor: 1, traits: ['specter', 'robot'], text: 'Taunt.\nDestroyed: Another friendly creature captures 2Æ.' },
  { name: 'Snippy', house: 'geistoid', type: 'creature', power: 3, traits: ['specter', 'robot'], text: 'Skirmish.\nPlay: Deal 2 damage to a creature.\nScrap: Destroy an enemy flank creature.' },
  { name: 'Soul Vial', house: 'geistoid', type: 'artifact', aember: 1, traits: ['item'], text: 'Each friendly creature with Æ on it gains, "Destroyed: Archive this creature."' },
  { name: 'Soultender', house: 'geistoid', type: 'creature', power: 1, traits: ['specter', 'robot'], text: 'Play/After Reap: Move all Æ from each Specter creature to the common supply. Fully heal and ward each Specter creature.' },
  { name: 'Tangler', house: 'geistoid', type: 'creature', power: 1, traits: ['specter', 'robot'], text: 'After Reap: Stun a creature and each neighbor of that creature.\nScrap: Stun a creature.' },
  { name: 'Thoughtcatcher', house: 'geistoid', type: 'creature', power: 5, traits: ['specter', 'robot'], text: 'Enhance capture capture.\nEach friendly creature with Æ on it gains, "Destroyed: Draw 1 card."' },
  { name: 'Titan Apparition', house: 'geistoid', type: 'creature', power: 6, traits: ['specter', 'cyborg'], text: 'Taunt.\nDestroyed: If it is not your turn, your opponent discards the top 5 cards of their deck. Otherwise, discard the top 5 cards of your deck.' },
  { name: 'Varad the Indulgent', house: 'geistoid', type: 'creature', power: 4, traits: ['specter', 'robot'], text: 'Varad the Indulgent gets +1 power for each Æ on it.\nAfter another friendly Geistoid creature fights, Varad the Indulgent captures 1Æ.' },
  { name: 'Webstur', house: 'geistoid', type: 'creature', power: 8, traits: ['specter', 'location'], text: 'Taunt.\nAfter Fight: For each damage on Webstur, you may discard the top card of each player\'s deck.' },
]
