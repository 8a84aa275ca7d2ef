import { isRefusal, seeded } from '@battleline/kernel'
import { keyforge } from '@battleline/keyforge'
import { expect, it } from 'vitest'
import { Seat } from './seat.ts'

it('that follows no cards has no world for its bot, and says so', () => {
  const game = keyforge()
  const board = game.begin({ players: [{ battleline: ['Troll'] }, { battleline: ['Gub'] }] })
  if (isRefusal(board)) throw new Error(board.reason)
  for (const needsNoWorld of [false, true]) {
    const seat = new Seat(game, 1, needsNoWorld)
    seat.see(board)
    expect(seat.situation().asked.ids).toContain('end')
    const world = () => seat.situation().world(seeded(1))
    if (needsNoWorld) expect(world).toThrow('a bot that needs no world asks for one')
    else expect(world).not.toThrow()
  }
})
