import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const attacks: readonly CardFacts[] = [
  { name: 'Blazing Charge', type: 'attack', elements: ['fire'], classes: ['guardian'], reserve: 2, power: 3, text: '[Class Bonus] Blazing Charge gets +2 power.\nOn Attack: Until the beginning of your next turn, if damage would be dealt to your champion, that much plus 1 is dealt instead.' },
  { name: 'Condemning Evisceration', type: 'attack', elements: ['exalted', 'water'], classes: ['assassin'], reserve: 2, power: 4, text: '[Class Bonus] Prepare 1.\nOn Champion Hit: If Condemning Evisceration is prepared, you may banish 1 floating memory card from your graveyard. If you do, deal 4 damage to it.' },
  { name: 'Coup de Grace', type: 'attack', classes: ['assassin'], reserve: 4, power: 4, text: 'Prepare 4.\n[Class Bonus] On Attack: If Coup de Grace is prepared, Coup de Grace gains critical 4 until end of turn.' },
  { name: 'Drenching Finish', type: 'attack', elements: ['water'], classes: ['warrior'], reserve: 2, power: 2, text: '[Class Bonus] On Kill: Have a player of your choice mill 3.' },
  { name: 'Eternal Directive', type: 'attack', subtypes: ['command', 'automaton'], elements: ['wind'], classes: ['warrior'], reserve: 2, power: 3, text: '[Class Bonus] On Attack: Put a buff counter on the attacker.' },
  { name: 'Extraction Incision', type: 'attack', classes: ['assassin'], reserve: 2, power: 3, text: 'True sight.\n[Class Bonus] On Kill: Put a preparation counter on your champion.' },
  { name: 'Final Stroke', type: 'attack', elements: ['umbra'], classes: ['assassin'], reserve: 4, power: 5, text: 'Prepare 3.\n[Class Bonus] On Champion Hit: If Final Stroke is prepared and it has 20 or more damage counters, destroy it.' },
  { name: 'Hurricane Sweep', type: 'attack', elements: ['wind'], classes: ['warrior'], reserve: 5, power: 1, text: '[Class Bonus] Efficiency.\nCleave.' },
  { name: 'Ravishing Finale', type: 'attack', elements: ['water'], classes: ['guardian'], reserve: 3, power: 6, text: 'As an additional cost to activate Ravishing Finale, banish 2 floating memory cards from your graveyard.\n[Nico Bonus] On Champion Hit: Have its controller mill 2 times the number of damage counters on it.' },
  { name: 'Refreshing Slice', type: 'attack', elements: ['water'], classes: ['warrior'], reserve: 3, power: 3, text: '[Class Bonus] On Attack: You may pay 3. If you do, recover 3 plus LV.' },
  { name: 'Rending Flames', type: 'attack', elements: ['fire'], classes: ['assassin', 'warrior'], reserve: 3, power: 3, text: '[Class Bonus] On Attack: You may banish 3 fire cards from your graveyard. If you do, double the damage that this attack would deal.' },
  { name: 'Restorative Slash', type: 'attack', elements: ['water'], classes: ['warrior'], reserve: 4, power: 3, text: 'On Attack: Recover 3.' },
  { name: 'Savage Slash', type: 'attack', classes: ['warrior'], reserve: 2, power: 2, text: '[Class Bonus] Floating memory.' },
]
