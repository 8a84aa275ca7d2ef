import { namedBot } from '@battleline/bots'
import type { FastifyRequest } from 'fastify'
import { RoomRefusal } from '../model/refusal.ts'
import type { RoomSettings } from '../model/room.ts'

/** A request about a room. */
export interface InRoom {
  readonly Params: { readonly room: string }
}

/** The token of a seat. Addresses are kept in logs and histories, so it is in a header. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const { authorization } = headers
  if (authorization === undefined) return null
  const [, token] = /^Bearer ([A-Za-z0-9_-]{10,100})$/.exec(authorization) ?? []
  if (token === undefined) throw new RoomRefusal('unreadable', 'the header is “Authorization: Bearer TOKEN”')
  return token
}

/** Bots that think too long for a server of many rooms are not seated. */
const SEATED = ['random', 'greedy']

/**
 * The bots of the seats.
 * @throws RoomRefusal for an unknown one
 */
export function botsIn(
  [one, other]: readonly [string | null, string | null] = [null, null],
): RoomSettings['bots'] {
  for (const bot of [one, other]) {
    if (bot === null) continue
    const [word = ''] = bot.split('@')
    if (!SEATED.includes(word) || 'wrong' in namedBot(bot))
      throw new RoomRefusal('unreadable', `the bots are ${SEATED.join(', ')}`)
  }
  return { 1: one, 2: other }
}
