import type { Seeded } from '@battleline/kernel'
import { type Boards, between, some, times } from './board-document.ts'

const KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flying',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
]
const EFFECTS = [
  'attacks each combat if able',
  'blocks each combat if able',
  'must be blocked if able',
  'can’t attack',
  'can’t block',
]

/** A combat of two or three creatures against one to three. */
export const magicBoards: Boards = {
  game: 'magic',
  over: 'combat',
  board(random) {
    const side = (letter: string, count: number) => ({
      life: between(random, 4, 12),
      battlefield: times(count, (at) => ({ [`${letter}${at + 1}`]: creature(random) })),
    })
    return {
      game: 'magic',
      players: { me: side('A', between(random, 1, 3)), you: side('B', between(random, 1, 2)) },
    }
  },
}

function creature(random: Seeded): object {
  const keywords = some(random, KEYWORDS, random.below(3))
  return {
    power: between(random, 1, 4),
    toughness: between(random, 1, 5),
    ...(keywords.length > 0 && { keywords }),
    ...(random.below(5) === 0 && { effects: [random.one(EFFECTS)] }),
    ...(random.below(6) === 0 && { tapped: true }),
  }
}
