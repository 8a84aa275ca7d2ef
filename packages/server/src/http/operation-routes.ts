import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Metrics } from './metrics.ts'

/** Routes for those who run the server: whether it lives, whether it can work, and what it counts. */
export function operationRoutes(
  app: FastifyInstance,
  { db }: Database,
  { registry, request: requests }: Metrics,
  isClosing: () => boolean,
): void {
  app.get(
    '/healthz',
    { schema: { summary: 'Whether the process lives', tags: ['operation'] } },
    async () => ({
      ok: true,
    }),
  )
  app.get(
    '/readyz',
    { schema: { summary: 'Whether the database answers', tags: ['operation'] } },
    async (_, reply) => {
      const isReady =
        !isClosing() &&
        (await sql`select 1`.execute(db).then(
          () => true,
          () => false,
        ))
      return reply.code(isReady ? 200 : 503).send({ ok: isReady })
    },
  )
  app.get(
    '/metrics',
    { schema: { summary: 'Figures for Prometheus', tags: ['operation'] } },
    async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}
