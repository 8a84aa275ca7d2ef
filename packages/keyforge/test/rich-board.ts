import type { CardFacts, PlayerSetup, Setup } from '../src/index.ts'

/** The card with the tested texts. */
export const BRUTE = 'Brute'

export const own = (name: string, type: CardFacts['type'], facts: Partial<CardFacts> = {}): CardFacts => ({
  name,
  type,
  house: 'dis',
  ...facts,
})
/** Cards of every type, with texts of all kinds. */
export const CARDS = [
  own('Ann', 'creature', {
    power: 3,
    traits: ['knight', 'human'],
    aember: 1,
    text: 'Play: Gain 1. Reap: Steal 1.',
  }),
  own('Bob', 'creature', {
    power: 5,
    traits: ['knight'],
    armor: 1,
    aember: 1,
    text: 'Taunt. Reap: Draw a card.',
  }),
  own('Cat', 'creature', {
    power: 2,
    traits: ['beast'],
    house: 'mars',
    text: 'Elusive. Skirmish. Fight: Gain 1.',
  }),
  own('Dan', 'creature', {
    power: 4,
    traits: ['knight', 'human'],
    aember: 1,
    text: 'Destroyed: Draw a card.',
  }),
  own('Eve', 'creature', {
    power: 6,
    traits: ['giant'],
    text: 'Assault 1. Taunt. Reap: Your opponent loses 1.',
  }),
  own('Fay', 'creature', { power: 1, house: 'mars' }),
  own('Up', 'upgrade', { text: 'This creature gets +1 power.' }),
  own('Art', 'artifact', { traits: ['item'] }),
  own('Act', 'action', { icons: ['damage'], text: 'Play: Deal 2 damage to a creature. Steal 1.' }),
  own('Tok', 'token creature', { power: 2 }),
]
const out: PlayerSetup = {
  aember: 12,
  keys: 1,
  token: 'Tok',
  artifacts: ['Art'],
  hand: ['Act', 'Ann', 'Cat', 'Art', 'Up'],
  deck: ['Bob', 'Act', 'Dan', 'Art', 'Up', 'Eve', 'Fay', 'Cat'],
  discard: ['Ann', 'Cat', 'Act', 'Art', 'Up', 'Gub', 'Dan'],
  archives: ['Fay', 'Act'],
  purged: ['Bob'],
}
/** A board with something of everything that effects can affect. */
export const SETUP: Setup = {
  house: 'dis',
  players: [
    {
      ...out,
      battleline: [
        { name: 'Ann', damage: 1, aember: 2 },
        { name: 'Bob', exhausted: true, warded: true, upgrades: ['Up'] },
        { name: BRUTE, aember: 1, damage: 1, under: ['Act', 'Dan'] },
        { name: 'Cat', stunned: true, damage: 1, counters: 1 },
      ],
    },
    {
      ...out,
      battleline: [
        { name: 'Dan', damage: 1, aember: 1 },
        { name: 'Eve', exhausted: true, upgrades: ['Up'], damage: 2 },
        { name: 'Fay', enraged: true, warded: true },
      ],
    },
  ],
}

/** Random numbers from a seed. */
export const chance = (seed: number) => {
  let state = seed + 1
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}
