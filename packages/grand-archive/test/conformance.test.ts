import { conformance, describeProblem } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { type CardFacts, grandArchive, type Setup } from '../src/index.ts'

/** Boards with every kind of attack, responses, triggers, and competing effects. */
const BOARDS: Readonly<Record<string, Setup>> = {
  'weapons and responses': {
    players: [
      {
        field: [
          { name: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Fire'], damage: 4 },
          "Warrior's Longsword",
          'Sword of Seeking',
          'War Marshal',
          { name: 'Blazing Destrier' },
        ],
        hand: [
          'Savage Slash',
          'Hurricane Sweep',
          'Restorative Slash',
          'Deflecting Edge',
          'Spirit Blade: Infusion',
          'Lavaheated Brew',
        ],
        graveyard: ['Fireball', 'Purge in Flames', 'Blazing Charge'],
        deck: ['Woodland Squirrels', 'Fireball'],
        material: ['Lorraine, Blademaster', 'Clarent, Sword of Peace', "Dragon's Dawn"],
      },
      {
        field: [
          { name: 'Vanitas, Convergent Ruin', damage: 3 },
          'Hardy Veteran',
          'Aesan Protector',
          { name: 'Rampart Defender', bulwark: 2 },
          { name: 'Lurching Rogue' },
          'Caretaker Drone',
          'Aegis of Dawn',
          'Shilowen, Peaceful Beginnings',
        ],
        hand: ['Calming Breeze', 'Nascent Barrier', 'Bandage Wound', 'Storm of Thorns'],
        deck: ['Giant Tortoise'],
      },
    ],
  },
  'critical, stealth and one-time effects': {
    players: [
      {
        field: [
          { name: 'Tristan, Grim Stalker', preparation: 5 },
          'Bushwhack Bandit',
          'Gloamspire Headhunter',
          'Varuckan Soulknife',
          'Poisoned Dagger',
          'Extinguishing Synchron',
        ],
        hand: ['Coup de Grace', 'Rending Flames', 'Condemning Evisceration', 'Slime Eruption'],
        graveyard: ['Fireball', 'Purge in Flames', 'Blazing Charge', 'Shademist Priestess'],
      },
      {
        field: [
          { name: 'Rai, Spellcrafter', damage: 2 },
          'Shademist Priestess',
          'Safeguard Paladin',
          'Blanche, Sheltering Saint',
          'Embryonic Hemosynth',
          'Intrepid Spearman',
          'Poisonous Apple',
        ],
        hand: ['Spellshield: Arcane', 'Fireball', 'Purge in Flames', 'Giant Tortoise'],
        memory: ['Calming Breeze', 'Fireball'],
        material: ['Excalibur, Cursed Sword'],
      },
    ],
  },
}

/** Custom cards with properties that no library card has. */
const CARDS: readonly CardFacts[] = [
  { name: 'Cub', type: 'ally', power: 1, life: 2, text: 'Foster. Cub gets +1 power while Cub is fostered.' },
  { name: 'Adept', type: 'ally', elements: ['arcane'], power: 2, life: 2 },
  { name: 'Aegis', type: 'item', text: 'Link shield. On Enter: Link Aegis to target ally you control.' },
  { name: 'Coil', type: 'item', text: 'Rest: Put a static counter on Coil.' },
]
const LINKED: Setup = {
  players: [
    {
      field: ['Rai, Spellcrafter', 'Adept', { name: 'Coil', static: 2 }, { name: 'Cub', fostered: true }],
      hand: ['Aegis', 'Fireball'],
    },
    {
      field: ['Tonoris, Lone Mercenary', 'Cub', { name: 'Aegis', linked: 'Cub 2' }],
      hand: ['Deflecting Edge'],
    },
  ],
}

describe.each([
  ['skipping', true],
  ['asking everything', false],
] as const)('Grand Archive, %s,', (_, skipForced) => {
  it.each(['cr-26', '2024'] as const)(
    'keeps the promises of a position in random games, in %s',
    (edition) => {
      const ga = grandArchive({ edition, skipForced, cards: CARDS })
      const starts = Object.fromEntries(
        Object.entries({ ...BOARDS, 'links, static counters and fostering': LINKED }).map(([name, setup]) => [
          name,
          ga.begin(setup),
        ]),
      )
      const report = conformance(ga, starts, { seeds: 2, decisions: 24, rarely: ['pass'] })
      expect(report.problems.map(describeProblem)).toEqual([])
      expect(report.games).toBe(6)
      expect(report.decisions).toBeGreaterThan(60)
      expect(report.wrongChoices).toBeGreaterThan(10 * report.decisions)
    },
  )
})
