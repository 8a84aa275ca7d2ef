import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const redemption: readonly CardFacts[] = [
  { name: 'Admirable Neophyte', house: 'redemption', type: 'creature', power: 2, armor: 1, traits: ['mutant'], text: 'Enhance capture damage.\nPlay: Make 1 token creature.' },
  { name: 'Agamignus', house: 'redemption', type: 'creature', power: 3, traits: ['mutant', 'witch'], text: 'After another Mutant creature enters play, gain 1Æ.\nFate: Destroy each non-Mutant creature.' },
  { name: 'Brass Klein', house: 'redemption', type: 'creature', power: 4, armor: 1, traits: ['mutant'], text: 'While Brass Klein is on a flank, Brass Klein gains skirmish.\nWhile Brass Klein is not on a flank, Brass Klein gains taunt.\nFate: For the remainder of the turn, each friendly creature cannot fight.' },
  { name: 'Charitable Herald', house: 'redemption', type: 'creature', power: 3, traits: ['mutant', 'monk'], text: 'Play/After Reap: Ward a creature.\nFate: Remove the ward from each friendly creature.' },
  { name: 'Fallen Sovereign', house: 'redemption', type: 'creature', power: 4, traits: ['mutant', 'politician'], text: 'Each neighbor of Fallen Sovereign gains the Mutant trait.\nFate: Put Fallen Sovereign into play under your control.' },
  { name: 'Grey Abbess', house: 'redemption', type: 'creature', power: 3, armor: 1, traits: ['human', 'monk'], text: 'Each friendly token creature gets +1 armor.\nPlay: Make 1 token creature.' },
  { name: 'Growland', house: 'redemption', type: 'creature', power: 4, traits: ['mutant', 'beast'], text: 'After Fight/After Reap: You may destroy a Mutant creature.\nScrap: Fully heal each friendly Mutant creature.' },
  { name: 'Guardian', house: 'redemption', type: 'token creature', power: 1, armor: 2, traits: ['human', 'knight'] },
  { name: 'The Mist', house: 'redemption', type: 'artifact', aember: 1, traits: ['power'], text: 'Omni: Destroy The Mist. For the remainder of the turn, each creature gains the Mutant trait.' },
  { name: 'Namel\'s Confession', house: 'redemption', type: 'action', aember: 1, text: 'Play: Destroy a friendly creature. If you do, gain Æ equal to half that creature\'s power rounded down.' },
  { name: 'Oblivion Knight', house: 'redemption', type: 'creature', power: 2, armor: 3, traits: ['mutant', 'knight'], text: 'After Fight: Purge the creature it fights.\nFate: Purge the most powerful friendly creature.' },
  { name: 'Paragon', house: 'redemption', type: 'token creature', power: 5, armor: 1, traits: ['knight'], text: 'While there is a Mutant creature, Paragon enters play enraged.' },
  { name: 'Ragatha', house: 'redemption', type: 'creature', power: 5, traits: ['mutant'], text: 'Treachery.\nEach enemy creature gains, "After Reap: Deal 3 damage to each neighbor of Ragatha."' },
  { name: 'Redeemer Amara', house: 'redemption', type: 'creature', power: 4, traits: ['priest', 'mutant'], text: 'After an enemy creature or a Mutant creature is destroyed, make 1 token creature.' },
  { name: 'Retribution', house: 'redemption', type: 'action', aember: 1, text: 'Play: If there are more enemy creatures than friendly creatures, destroy an enemy creature.' },
  { name: 'Ruthless Avenger', house: 'redemption', type: 'creature', power: 4, traits: ['knight'], text: 'Assault 2.\nHazardous 2.\nFate: Purge 2 random cards from your discard pile. Shuffle your discard pile into your deck.' },
  { name: 'Sacred Duty', house: 'redemption', type: 'upgrade', aember: 1, text: 'This creature gets +2 power and gains, "After Fight: Make 1 token creature."\nPlay: Ready this creature.' },
  { name: 'Sentinel', house: 'redemption', type: 'token creature', power: 2, traits: ['monk', 'mutant'], text: 'Action: Stun an enemy creature. If that creature is stunned, destroy it instead.' },
  { name: 'Zealot', house: 'redemption', type: 'token creature', power: 1, traits: ['mutant'], text: 'Assault 2.' },
]
