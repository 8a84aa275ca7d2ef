import { type Boards, between, times } from './board-document.ts'

/** An attack among two to six creatures, some with first strike, last blows or splashes. */
export const duelBoards: Boards = {
  game: 'duel',
  over: 'one move',
  board(random) {
    const cards: Record<string, object> = {}
    const side = (letter: string) => ({
      life: between(random, 3, 10),
      field: times(between(random, 1, 3), (at) => {
        const name = `${letter}${at + 1}`
        cards[name] = {
          power: between(random, 1, 4),
          life: between(random, 1, 5),
          ...(random.below(3) === 0 && { splash: between(random, 1, 2) }),
          ...(random.below(3) === 0 && { 'last blow': between(random, 1, 3) }),
          ...(random.below(4) === 0 && { keywords: ['first strike'] }),
        }
        return name
      }),
    })
    return { game: 'duel', players: { me: side('A'), you: side('B') }, cards }
  },
}
