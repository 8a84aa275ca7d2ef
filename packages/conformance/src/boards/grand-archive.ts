import type { Seeded } from '@battleline/kernel'
import { type Boards, between, some, times } from './board-document.ts'

const KEYWORDS = [
  'Cleave.',
  'Critical 2.',
  'Intercept.',
  'Retort 1.',
  'Stealth.',
  'Steadfast.',
  'Taunt.',
  'True Sight.',
  'Vigor.',
]

/** An attack of a champion with a weapon or of an ally, and what answers it. */
export const grandArchiveBoards: Boards = {
  game: 'grand-archive',
  over: 'one move',
  board(random) {
    const cards: Record<string, object> = {}
    const side = (letter: string) => {
      const champion = `Champion ${letter}`
      cards[champion] = { type: 'champion', level: 1, life: between(random, 8, 20) }
      const allies = times(between(random, 1, 2), (at) => {
        const name = `${letter}${at + 1}`
        cards[name] = ally(random)
        return name
      })
      const weapons = random.below(2) === 0 ? [] : [`Sword ${letter}`]
      for (const weapon of weapons)
        cards[weapon] = { type: 'weapon', power: between(random, 1, 3), durability: between(random, 1, 2) }
      return { field: [champion, ...allies, ...weapons] }
    }
    return { game: 'grand-archive', players: { me: side('A'), you: side('B') }, cards }
  },
}

function ally(random: Seeded): object {
  const words = some(random, KEYWORDS, random.below(3))
  return {
    type: 'ally',
    power: between(random, 1, 3),
    life: between(random, 1, 4),
    ...(words.length > 0 && { text: words.join(' ') }),
  }
}
