import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const unfathomable: readonly CardFacts[] = [
  { name: 'Cultist', house: 'unfathomable', type: 'token creature', power: 2, traits: ['aquan'], text: 'Action: Destroy Cultist. If you do, ward a friendly creature.' },
  { name: 'Echo Guardian', house: 'unfathomable', type: 'creature', power: 1, armor: 4, traits: ['beast'], text: 'Taunt.\nWhile you are haunted, Echo Guardian gets +2 power and gains poison.' },
  { name: 'Echoing Deathknell', house: 'unfathomable', type: 'action', text: 'Play: Deal 1 damage to each creature. If you destroy 1 or more creatures this way, repeat this effect.' },
  { name: 'Eldritch Synan', house: 'unfathomable', type: 'creature', power: 3, traits: ['beast'], text: 'Eldritch Synan cannot be dealt damage by damaged creatures.' },
  { name: 'Gatewatcher', house: 'unfathomable', type: 'creature', power: 4, traits: ['aquan'], text: 'Taunt.\nDestroyed: If your opponent is haunted, destroy each enemy flank creature.' },
  { name: 'General Sherman', house: 'unfathomable', type: 'creature', power: 10, traits: ['beast'], text: 'General Sherman deals no damage when fighting.\nPlay: Purge each other creature. After General Sherman leaves play, put each creature purged this way into play under its owner\'s control.' },
  { name: 'Storm Surge', house: 'unfathomable', type: 'action', text: 'Play: During your opponent\'s next turn, your opponent skips their ready step.' },
  { name: 'The Chosen One', house: 'unfathomable', type: 'creature', power: 9, traits: ['aquan'], text: 'Instead of readying creatures during their ready step, your opponent deals 1 damage to The Chosen One for each exhausted creature they control.' },
  { name: 'Hookmaster', house: 'unfathomable', type: 'creature', power: 4, armor: 1, traits: ['aquan'], text: 'After Fight: If the tide is high, your opponent loses 2Æ.' },
  { name: 'Horrid Synan', house: 'unfathomable', type: 'creature', power: 4, traits: ['beast'], text: 'Poison.' },
  { name: 'Kamalani', house: 'unfathomable', type: 'creature', power: 4, traits: ['aquan'], text: 'Destroyed: Make 2 token creatures.' },
  { name: 'Llack Gaboon', house: 'unfathomable', type: 'creature', power: 3, traits: ['aquan'], text: 'Llack Gaboon gets +1 power for each other exhausted creature.\nWhile there are 3 or more other exhausted creatures, Llack Gaboon gains skirmish and gains hazardous 5.' },
  { name: 'Photic Raider', house: 'unfathomable', type: 'creature', power: 2, traits: ['aquan'], text: 'Play: Capture 2Æ.\nWhile the tide is high, Photic Raider gets +4 power.' },
  { name: 'Raider', house: 'unfathomable', type: 'token creature', power: 1, traits: ['aquan'], text: 'While it is your turn, Raider gains poison.' },
  { name: 'Seabringer Kekoa', house: 'unfathomable', type: 'creature', power: 7, traits: ['beast'], text: 'Taunt.\nDestroyed: Raise the tide.' },
  { name: 'Soleft', house: 'unfathomable', type: 'creature', power: 3, traits: ['aquan'], text: 'Destroyed: Destroy the creature on your opponent\'s left flank.' },
  { name: 'Sparkfist', house: 'unfathomable', type: 'creature', power: 2, traits: ['aquan'], text: 'Skirmish.\nAfter Fight: Stun and exhaust the creature it fights.' },
  { name: 'Te-wheke Kraken', house: 'unfathomable', type: 'creature', power: 12, traits: ['beast'], text: 'Play: Exhaust 2 friendly Unfathomable creatures. If you do not, destroy Te-wheke Kraken.\nAfter Fight/After Reap: Deal 2 damage to a creature with 2 splash.' },
  { name: 'Thundertow', house: 'unfathomable', type: 'action', aember: 1, text: 'Play: Exhaust 2 creatures. Deal 2 damage to each exhausted creature.' },
  { name: 'Toxicuda Venom', house: 'unfathomable', type: 'upgrade', aember: 1, text: 'This creature gains poison.' },
  { name: 'Under Pressure', house: 'unfathomable', type: 'upgrade', aember: 1, text: 'This creature cannot ready.' },
  { name: 'Valoocanth', house: 'unfathomable', type: 'creature', power: 6, traits: ['aquan'], text: 'While the tide is low, Valoocanth cannot be used.\nAfter Fight/After Reap: Exhaust an enemy creature and each neighbor of that creature.' },
  { name: 'Voice of Rakuzel', house: 'unfathomable', type: 'creature', power: 5, armor: 1, traits: ['aquan'], text: 'While the tide is high, each friendly creature gets +1 power and gets +1 armor.\nWhile the tide is low, each enemy creature gets +1 power and gets +1 armor.' },
]
