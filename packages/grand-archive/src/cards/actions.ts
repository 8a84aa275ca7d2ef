import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const actions: readonly CardFacts[] = [
  { name: 'Bandage Wound', type: 'action', subtypes: ['skill'], classes: ['cleric'], speed: 'fast', reserve: 2, text: 'Recover 4.' },
  { name: 'Blaze Alight', type: 'action', elements: ['exalted', 'fire'], omits: 'its class, speed and cost', text: 'Deal 3 or [Class Bonus] 5 unpreventable damage to target unit.' },
  { name: 'Calming Breeze', type: 'action', subtypes: ['spell', 'reaction'], elements: ['wind'], classes: ['cleric'], speed: 'fast', reserve: 2, text: 'Until end of turn, if 3 or less damage would be dealt to your champion, prevent it.' },
  { name: 'Deflecting Edge', type: 'action', subtypes: ['reaction'], classes: ['warrior'], speed: 'fast', reserve: 1, text: 'Prevent the next 3 combat damage that would be dealt to target unit this turn.' },
  { name: 'Fireball', type: 'action', subtypes: ['spell'], elements: ['fire'], classes: ['mage'], speed: 'fast', reserve: 4, text: 'Deal 1 plus LV damage to target unit.' },
  { name: 'Lavaheated Brew', type: 'action', subtypes: ['skill'], elements: ['fire'], classes: ['cleric'], speed: 'slow', reserve: 2, text: 'Draw a card and discard a card. If the discarded card is not a potion item, deal 3 damage to your champion.\n[Class Bonus] Floating memory.' },
  { name: 'Mend Flesh', type: 'action', subtypes: ['skill'], elements: ['exia'], classes: ['cleric', 'warrior'], speed: 'slow', reserve: 2, text: 'Recover 8.' },
  { name: 'Nascent Barrier', type: 'action', subtypes: ['spell', 'reaction'], classes: ['cleric'], speed: 'fast', reserve: 2, text: '[Class Bonus] Prevent the next 1 plus LV damage that would be dealt to your champion this turn.\n[Level 3+] Glimpse 3.' },
  { name: 'Purge in Flames', type: 'action', subtypes: ['spell'], elements: ['fire'], classes: ['mage'], speed: 'slow', reserve: 8, text: 'Deal 2 or [Class Bonus] 3 damage to each unit except your champion.' },
  { name: 'Seize Fate', type: 'action', subtypes: ['skill'], elements: ['exia'], classes: ['warrior'], speed: 'slow', reserve: 6, text: 'For the rest of the game, if damage would be dealt to your champion, remove that many damage counters instead, then banish it if it has none.' },
  { name: 'Slime Eruption', type: 'action', subtypes: ['skill'], elements: ['fire'], classes: ['tamer'], speed: 'fast', reserve: 1, text: 'Banish any number of fire slime allies from your graveyard and banish up to 2 non-fire slime allies from your graveyard. For each card banished this way, deal 1 damage to a unit.' },
  { name: 'Spellshield: Arcane', type: 'action', subtypes: ['spell', 'reaction'], elements: ['arcane'], classes: ['mage'], speed: 'fast', reserve: 3, text: 'The next time damage would be dealt to your champion this turn, prevent it and put that many enlighten counters on it.' },
  { name: 'Spellshield: Tera', type: 'action', subtypes: ['spell', 'reaction'], elements: ['tera'], classes: ['mage'], speed: 'fast', reserve: 3, text: 'The next time damage would be dealt to your champion this turn, prevent it and reveal and preserve that many cards from the top of your deck.' },
  { name: 'Spirit Blade: Infusion', type: 'action', subtypes: ['spell'], elements: ['crux'], classes: ['warrior'], speed: 'fast', reserve: 2, text: 'Target sword weapon gets +3 power and gains "On Champion Hit: Draw a card." until end of turn.' },
  { name: 'Storm of Thorns', type: 'action', subtypes: ['reaction'], elements: ['water'], classes: ['guardian'], speed: 'fast', reserve: 2, text: 'Until end of turn, if damage would be dealt to each unit you control, prevent 1 of it, and if its source is a unit, deal 1 damage to that unit.' },
  { name: 'Veiled Gambit', type: 'action', subtypes: ['spell', 'reaction'], elements: ['wind'], classes: ['cleric'], speed: 'fast', reserve: 1, text: 'As an additional cost to activate Veiled Gambit, sacrifice a chessman ally you control.\nPrevent the next 4 damage that would be dealt to your champion and to up to one other target unit this turn.' },
]
