import type { IncomingMessage, RequestListener } from 'node:http'
import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Limits } from '../model/limits.ts'
import { RoomRefusal, refused } from '../model/refusal.ts'
import { limitRequests } from './address-limit.ts'
import type { Metrics } from './metrics.ts'
import { secure } from './security.ts'

/** The parts of the web app of a server. */
export interface AppSettings {
  readonly limits: Limits
  readonly origins: readonly string[]
  readonly isBehindProxy: boolean
  readonly log: NonNullable<FastifyServerOptions['logger']>
  readonly version: string
  readonly now: () => number
  readonly metrics: Metrics
  readonly pages: RequestListener | null
}

/** Fastify with limits, headers, refusals and the OpenAPI document; routes are added to it. */
export async function webApp(settings: AppSettings): Promise<FastifyInstance> {
  const { limits, origins, isBehindProxy, log, version, now, metrics, pages } = settings
  const app = fastify({
    logger: log,
    // One proxy: anybody may have written the addresses before the one that it added.
    trustProxy: isBehindProxy ? (_, hop) => hop < 1 : false,
    bodyLimit: limits.messageBytes,
    // A request that is never finished ends.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  })
  secure(app, origins)
  limitRequests(app, limits, now)
  app.setErrorHandler(async (error, _, reply) => {
    const refusal = refusalOf(error)
    if (refusal === null) app.log.error(safeError(error), 'failed')
    else metrics.refused.inc({ code: refusal.code })
    const sent = refusal ?? new RoomRefusal('unavailable', 'the server failed; try again')
    return reply.code(sent.status).send(refused(sent))
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (pages === null || request.url.startsWith('/api/'))
      throw new RoomRefusal('unknown', 'there is nothing here')
    reply.hijack()
    pages(request.raw, reply.raw)
  })
  await app.register(swagger, { openapi: openApi(version) })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  return app
}

/** The parts of an error that may be logged: its message never has answers, tokens or views. */
export const safeError = (error: unknown): object => {
  const { name, message, code, stack } = Object(error) as Partial<Error> & { code?: unknown }
  return { kind: name, code, message, stack }
}

function refusalOf(error: unknown): RoomRefusal | null {
  if (error instanceof RoomRefusal) return error
  const { statusCode, validation, message } = Object(error) as {
    statusCode?: number
    validation?: unknown
    message?: string
  }
  if (statusCode === 413) return new RoomRefusal('limit', 'the request is too large')
  const isAskers = validation !== undefined || (statusCode !== undefined && statusCode < 500)
  return isAskers ? new RoomRefusal('unreadable', message ?? 'the request cannot be read') : null
}

/** The address that a request comes from; behind a proxy, the one that the proxy names. */
export const addressOf =
  (isBehindProxy: boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    // The proxy adds the address that it saw at the end; anybody may have written those before it.
    const forwarded = isBehindProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : []
    return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '')
  }

const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Battleline',
    version,
    description: 'Games between two machines. Messages of sockets: docs/server.md.',
  },
  components: {
    securitySchemes: {
      seat: { type: 'http' as const, scheme: 'bearer', description: 'the token of a seat' },
    },
  },
})
