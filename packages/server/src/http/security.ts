import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RoomRefusal } from '../model/refusal.ts'

/** Answers of the interface are texts that nobody frames, embeds or stores. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/**
 * Refuses what pages of other origins send, and sets the headers of every answer that sets none itself.
 * @param origins beside the server's own host
 */
export function secure(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request, origins))
      throw new RoomRefusal('origin', 'pages of other origins may not ask this')
  })
}

/** Whether a request comes from a page of this server, or from no page at all. */
export function isOwnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: readonly string[],
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}
