import type { SimpleRun } from '../../engine/protocol/protocol.ts'
import type { SimpleTableBoard } from '../../engine/protocol/simple-board.ts'
import { strengthOf, wordsOf } from '../../text/simple-card.ts'
import { titled } from '../../text/title-case.ts'
import { appWords } from '../../words/app.ts'
import { term } from '../../words/terms.ts'
import type { Pictured, PicturedCard, PicturedSide } from './picture.ts'

/** The cards in play of both players face each other. */
export const simplePictured =
  (run: SimpleRun): Pictured =>
  (at) => {
    const board = run.boards[at] as SimpleTableBoard
    return { far: sideOf(board, 2), near: sideOf(board, 1), wires: [] }
  }

function sideOf(
  { zones: [inPlay = '', ...piles], sides, cards, active }: SimpleTableBoard,
  player: 1 | 2,
): PicturedSide[] {
  const side = sides[player - 1]
  if (side === undefined) return []
  const { name, numbers, zones } = side
  const cardsIn = (zone: string) => (zones[zone] ?? []).flatMap((id) => cards[id] ?? [])
  return [
    {
      name,
      facts: [
        ...(active === player ? [appWords.roles.active] : []),
        ...Object.entries(numbers).map(([number, value]) => `${term(number)} ${value}`),
      ],
      piles: piles.flatMap((pile) =>
        cardsIn(pile).length > 0 ? [`${term(pile)} ${cardsIn(pile).length}`] : [],
      ),
      chips: [],
      cards: cardsIn(inPlay).map((card): PicturedCard => {
        const { id, called, counters, marks } = card
        const { damage = 0, ...others } = counters
        return {
          ...{
            id,
            name: called,
            look: 'plain',
            kind: '',
            glyph: 'plain',
            armor: null,
            pending: 0,
            aember: 0,
          },
          words: wordsOf(card).map((word) => ({ text: titled(word), gained: false })),
          says: [],
          strength: strengthOf(card),
          damage,
          marks: [
            ...Object.entries(others).flatMap(([counter, count]) =>
              count > 0 ? [`${count} ${term(counter)}`] : [],
            ),
            ...Object.keys(marks).filter((mark) => marks[mark] === true),
          ],
          ...{ warded: false, labels: [], tabs: [], turned: false, tagged: false },
        }
      }),
    },
  ]
}
