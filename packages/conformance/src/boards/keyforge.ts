import type { Seeded } from '@battleline/kernel'
import { type Boards, between, some, times } from './board-document.ts'

const KEYWORDS = [
  'Assault 2.',
  'Elusive.',
  'Hazardous 1.',
  'Hazardous 3.',
  'Invulnerable.',
  'Poison.',
  'Skirmish.',
  'Splash-attack 1.',
  'Taunt.',
]
const ABILITIES = [
  'Destroyed: Gain 1Æ.',
  'Destroyed: Steal 1Æ.',
  'Destroyed: Deal 2 damage to a creature.',
  'Destroyed: Deal 1 damage to each creature.',
  'After Fight: Deal 2 damage to a creature.',
  'After Fight: Capture 1Æ.',
  'Before Fight: Deal 1 damage to a creature.',
  'After Reap: Heal 2 damage from a creature.',
  'Each neighbor of this creature gains, “Destroyed: Gain 1Æ.”',
]

/** Fights and reaps of two to five creatures with up to two keywords and an ability. */
export const keyforgeBoards: Boards = {
  game: 'keyforge',
  over: 'one move',
  board(random) {
    const cards: Record<string, object> = {}
    const side = (letter: string, least: number) => ({
      aember: random.below(3),
      battleline: times(between(random, least, 3), (at) => {
        const name = `${letter}${at + 1}`
        const { power, ...facts } = creature(random)
        cards[name] = { type: 'creature', house: 'brobnar', power, ...facts }
        return { [name]: marks(random, power) }
      }),
    })
    return { game: 'keyforge', players: { me: side('A', 1), you: side('B', 1) }, cards }
  },
}

function creature(random: Seeded) {
  const words = [...some(random, KEYWORDS, random.below(3)), ...some(random, ABILITIES, random.below(2))]
  return {
    power: between(random, 1, 6),
    ...(random.below(3) === 0 && { armor: between(random, 1, 2) }),
    ...(words.length > 0 && { text: words.join(' ') }),
  }
}

function marks(random: Seeded, power: number): object {
  const damage = random.below(Math.min(3, power))
  return {
    ...(damage > 0 && { damage }),
    ...(random.below(6) === 0 && { ward: true }),
    ...(random.below(8) === 0 && { stun: true }),
    ...(random.below(8) === 0 && { enrage: true }),
    ...(random.below(4) === 0 && { aember: between(random, 1, 2) }),
  }
}
