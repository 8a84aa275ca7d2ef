import type { MagicBoard } from '../../engine/protocol/magic-board.ts'

/** Where the cards of a board are: “2 graveyard”; those on the battlefield are their controllers’. */
export const placesOf = ({ cards }: MagicBoard): ReadonlyMap<number, string> =>
  new Map(
    Object.values(cards).map(({ id, zone, owner, controller }) => [
      id,
      `${zone === 'battlefield' ? controller : owner} ${zone}`,
    ]),
  )
