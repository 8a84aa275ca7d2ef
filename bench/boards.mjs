// The boards that the benchmark measures, and the plays on them. The cards are the benchmark's own, so that a change to the
// library changes no number.

const HOUSE = 'untamed'

/** @returns {import('@battleline/keyforge').CardFacts} */
const creature = (name, power, text = '', armor = 0) => ({
  name,
  house: HOUSE,
  type: 'creature',
  power,
  armor,
  text,
})

const FIGHTERS = [
  creature('Heavy Ox', 5),
  creature('Light Hare', 3),
  creature('Old Ram', 4),
  creature('Shield Boar', 3, '', 2),
  creature('Vexed Hunter', 4, 'Assault 1.\nPoison.\nSplash-attack 1.\nBefore Fight: Gain 1Æ.'),
  creature('Thorny Warden', 6, 'Taunt.\nElusive.\nHazardous 1.\nDestroyed: Gain 1Æ.\nDestroyed: Steal 1Æ.'),
]

/** The cards around the fighters: keywords and abilities that a fight has to check, and that do not affect it. */
const BYSTANDERS = [
  creature('Ward Tower', 5, 'Taunt.'),
  creature('Quick Stoat', 4, 'Skirmish.'),
  creature('Night Adder', 3, 'Poison.'),
  creature('Dim Shade', 4, 'Elusive.'),
  creature('Dust Moth', 3, 'Destroyed: Gain 1Æ.'),
  creature('Brash Elk', 5, 'Assault 2.'),
  creature('Bramble Hog', 4, 'Hazardous 2.'),
  creature('Wide Bear', 6, 'Splash-attack 1.'),
  creature('Camp Cook', 4, 'Before Fight: Deal 1 damage to each enemy creature.', 1),
  creature('Proud Hawk', 5, 'After an enemy creature is destroyed fighting Proud Hawk, draw 1 card.'),
  creature('Grey Nurse', 3, 'Each neighbor of Grey Nurse gains elusive.\nAfter Reap: Gain 1Æ.'),
]
const PLAIN = creature('Plain Cow', 4)
/** Its text makes the state-based check look at every creature after every change. */
const POWERFUL = creature('Middle Child', 4, 'While Middle Child is not on a flank, it gets +1 power.')

const STORM = {
  name: 'Short Storm',
  house: HOUSE,
  type: 'action',
  text: 'Play: Deal 3 damage to each creature.',
}
const SADDLE = { name: 'Worn Saddle', house: HOUSE, type: 'upgrade', text: 'This creature gets +1 armor.' }
const BELL = { name: 'Cow Bell', house: HOUSE, type: 'artifact', text: 'Action: Gain 1Æ.' }

/** Creatures that a storm destroys; the order of these abilities determines who has how much Æmber. */
const MOURNED = [
  'Destroyed: Gain 1Æ.',
  'Destroyed: Steal 1Æ.',
  'Destroyed: Your opponent loses 1Æ.',
  'Destroyed: Gain 2Æ.',
  'Destroyed: Steal 2Æ.',
  'Destroyed: Your opponent gains 1Æ.',
  'Destroyed: Lose 1Æ.',
  'Destroyed: Your opponent steals 1Æ.',
].map((text, n) => creature(`Mourned ${n + 1}`, 3, text))

export const CARDS = [...FIGHTERS, ...BYSTANDERS, PLAIN, POWERFUL, STORM, SADDLE, BELL, ...MOURNED]

/** The opponents of a plain creature, and of a text with six keywords and three abilities. */
export const PLAIN_KILL = { attacker: 'Heavy Ox', defender: 'Light Hare' }
export const PLAIN_SURVIVED = { attacker: 'Old Ram', defender: 'Shield Boar' }
export const KEYWORDS = { attacker: 'Vexed Hunter', defender: 'Thorny Warden' }

/** The eleven cards beside a fighter. */
const CROWDS = {
  plain: BYSTANDERS.map(() => PLAIN.name),
  lively: BYSTANDERS.map(({ name }) => name),
  powerful: BYSTANDERS.map(({ name }, n) => (n === 1 ? POWERFUL.name : name)),
}

const line = (fighter, crowd) =>
  crowd === 'none' ? [fighter] : [...CROWDS[crowd].slice(0, 5), fighter, ...CROWDS[crowd].slice(5)]

/** A board with two fighters and, around them, nobody (`none`) or 22 creatures of a crowd. */
export function board({ attacker, defender }, crowd, marks = {}) {
  return {
    players: [
      { aember: 1, battleline: line({ name: attacker, ...marks }, crowd) },
      // The defender was picked once before this turn, so elusive is checked and does not apply.
      { aember: 2, battleline: line({ name: defender, fought: 1 }, crowd) },
    ],
  }
}

/** The lively board with all other zones filled: 24 creatures, and 36 cards for each player. */
export function fullBoard(fighters, marks = {}) {
  const { players } = board(fighters, 'lively', marks)
  const named = (count) => Array.from({ length: count }, (_, n) => BYSTANDERS[n % BYSTANDERS.length].name)
  const saddled = (card, n) => (n < 2 ? { name: card, upgrades: [SADDLE.name] } : card)
  return {
    players: players.map((player) => ({
      ...player,
      battleline: player.battleline.map(saddled),
      artifacts: [BELL.name, BELL.name],
      hand: named(6),
      discard: named(4),
      deck: named(10),
    })),
  }
}

/** Nine creatures, some with a Destroyed: ability, and a storm in hand that destroys them all. */
export function stormBoard(mourned) {
  const names = Array.from({ length: 9 }, (_, n) => (n < mourned ? MOURNED[n].name : 'Light Hare'))
  const ofSide = (side) => names.filter((_, n) => n % 2 === side)
  return {
    players: [
      { aember: 1, battleline: ofSide(0), hand: [STORM.name] },
      { aember: 2, battleline: ofSide(1) },
    ],
  }
}

/** The number of the first card with a name. */
export const cardCalled = (game, position, name) =>
  game.cards(position).find((card) => game.card(position, card).name === name)

/** The move with which the first card fights the second. */
export const fightMove = (game, position, { attacker, defender }) =>
  `fight ${cardCalled(game, position, attacker)} ${cardCalled(game, position, defender)}`

export const stormMove = (game, position) => `play ${cardCalled(game, position, STORM.name)}`
