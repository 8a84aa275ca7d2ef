import type { CardFacts } from '../model/definition.ts'

/** Items, domains, phantasias and tokens. */
// biome-ignore format: one card a line
export const objects: readonly CardFacts[] = [
  { name: 'Aegis of Dawn', type: 'item', supertypes: ['regalia'], elements: ['neos'], classes: ['guardian'], memory: 1, text: 'Whenever your champion is dealt 4 or more damage, summon an Automaton Drone token.' },
  { name: 'Automaton Drone', type: 'ally', supertypes: ['token'], subtypes: ['automaton'], classes: ['guardian'], reserve: 1, power: 1, life: 1 },
  { name: 'Extinguishing Synchron', type: 'item', supertypes: ['regalia'], elements: ['water'], classes: ['cleric'], memory: 0, text: 'Whenever your champion is dealt non-combat damage by a fire source, put a refinement counter on Extinguishing Synchron.\nSacrifice Extinguishing Synchron: Recover 2 plus the number of refinement counters on Extinguishing Synchron.' },
  { name: 'Obelisk of Protection', type: 'domain', supertypes: ['unique', 'token'], elements: ['neos'], classes: ['guardian'], reserve: 3, text: 'Pay 4 minus the number of domains you control, rest: Prevent the next 2 damage that would be dealt to target unit this turn.' },
  { name: 'Poisoned Dagger', type: 'item', supertypes: ['regalia'], classes: ['assassin'], memory: 0, text: 'Poisoned Dagger enters the field rested.\nRest, banish Poisoned Dagger: Deal 1 damage to target unit. If your champion shares a class with Poisoned Dagger, until end of turn, if damage would be dealt to it, that much plus 1 is dealt instead.' },
  { name: 'Poisonous Apple', type: 'item', supertypes: ['regalia'], classes: ['cleric'], memory: 0, text: 'On Enter: A player of your choice gains control of Poisonous Apple.\nWhenever a floating memory card is banished from your graveyard, deal 2 unpreventable damage to your champion.' },
  { name: 'Relic of Dancing Embers', type: 'phantasia', elements: ['fire'], classes: ['tamer'], reserve: 2, text: 'Relic of Dancing Embers enters the field rested.\nWhenever a champion is dealt combat damage by a fire ally you control, if Relic of Dancing Embers is awake, you may sacrifice Relic of Dancing Embers. If you do, deal 3 damage to it.' },
  { name: 'Resplendent Kite Shield', type: 'item', supertypes: ['regalia'], classes: ['guardian'], memory: 0, text: 'On Enter: Put 1 or [Class Bonus] 2 refinement counters on Resplendent Kite Shield.\nRest, remove a refinement counter from Resplendent Kite Shield: Prevent the next 1 damage that would be dealt to your champion this turn.' },
  { name: 'Shilowen, Peaceful Beginnings', type: 'domain', supertypes: ['unique'], subtypes: ['siegeable'], classes: ['guardian'], reserve: 3, durability: 6, text: 'Whenever an ally enters the field, you may remove 2 durability counters from Shilowen, Peaceful Beginnings. If you do, put a bulwark counter on it.' },
]
