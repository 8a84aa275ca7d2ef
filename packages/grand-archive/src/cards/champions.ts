import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const champions: readonly CardFacts[] = [
  { name: 'Lorraine, Blademaster', type: 'champion', classes: ['warrior'], memory: 2, level: 2, life: 24, omits: 'its abilities' },
  { name: 'Lorraine, Crux Knight', type: 'champion', elements: ['crux'], classes: ['warrior'], memory: 3, level: 3, life: 28, text: 'Lorraine, Crux Knight gets +1 power for each regalia weapon in your banishment while Lorraine, Crux Knight is attacking.' },
  { name: 'Lorraine, Wandering Warrior', type: 'champion', classes: ['warrior'], memory: 1, level: 1, life: 20, text: 'On Enter: Materialize a weapon with memory cost 0 from your material deck.' },
  { name: 'Nico, Whiplash Allure', type: 'champion', elements: ['water'], classes: ['guardian'], memory: 2, level: 2, life: 25, text: 'Whenever a floating memory card is banished from your graveyard, put a lash counter on Nico, Whiplash Allure.\nOn Champion Hit: You may have its controller mill cards equal to the number of lash counters on Nico, Whiplash Allure.' },
  { name: 'Rai, Spellcrafter', type: 'champion', classes: ['mage'], memory: 1, level: 1, life: 19, omits: 'its abilities' },
  { name: 'Spirit of Fire', type: 'champion', elements: ['fire'], classes: ['spirit'], memory: 0, level: 0, life: 15, text: 'On Enter: Draw 7 cards.' },
  { name: 'Spirit of Water', type: 'champion', elements: ['water'], classes: ['spirit'], memory: 0, level: 0, life: 15, text: 'On Enter: Draw 7 cards.' },
  { name: 'Spirit of Wind', type: 'champion', elements: ['wind'], classes: ['spirit'], memory: 0, level: 0, life: 15, text: 'On Enter: Draw 7 cards.' },
  { name: 'Tonoris, Lone Mercenary', type: 'champion', classes: ['guardian'], memory: 1, level: 1, life: 20, omits: 'its abilities' },
  { name: 'Tristan, Grim Stalker', type: 'champion', classes: ['assassin'], memory: 2, level: 2, life: 22, text: 'On Ally Hit: You may remove 3 preparation counters from Tristan, Grim Stalker. If you do, destroy it.\nAt the beginning of your end phase, if Tristan, Grim Stalker is awake, put a preparation counter on Tristan, Grim Stalker.' },
  { name: 'Vanitas, Convergent Ruin', type: 'champion', elements: ['wind'], classes: ['cleric'], memory: 2, level: 2, life: 22, power: 1, omits: 'what its hits add to the cost of materializing', text: "Whenever you activate a spell card, your champion's next attack without a weapon this turn gets +1 power." },
]
