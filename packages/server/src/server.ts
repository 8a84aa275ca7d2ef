import type { RequestListener } from 'node:http'
import { styleSheet } from '@battleline/archive'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { historyRoutes } from './http/history-routes.ts'
import { metricsOf } from './http/metrics.ts'
import { operationRoutes } from './http/operation-routes.ts'
import { roomRoutes } from './http/room-routes.ts'
import { type Sockets, serveSockets } from './http/sockets.ts'
import { addressOf, safeError, webApp } from './http/web-app.ts'
import { HOUR, LIMITS, type Limits } from './model/limits.ts'
import { questionRoutes } from './questions/question-routes.ts'
import { QuestionStore } from './questions/question-store.ts'
import { QuestionWorker } from './questions/question-worker.ts'
import { Audience } from './rooms/audience.ts'
import { History } from './rooms/history.ts'
import { Rooms } from './rooms/rooms.ts'
import { type Database, type DatabasePlace, openDatabase } from './store/database.ts'
import { News } from './store/news.ts'
import { RoomStore } from './store/room-store.ts'

/** The settings of a server. */
export interface ServerSettings {
  /** Where its data are. */
  readonly at: DatabasePlace
  /** Answers for every address that is none of the server's: the web app. */
  readonly pages?: RequestListener
  /** Where the archive of rulings is among those pages, as `/rulings/`. */
  readonly archive?: string | null
  /** Where the server is for others, as `https://club.example/`, in links and previews; default: as each request says. */
  readonly site?: string | null
  readonly limits?: Partial<Limits>
  /** Origins of pages that may use the server beside its own, such as `https://club.example`. */
  readonly origins?: readonly string[]
  /** Whether the last address in `X-Forwarded-For` is the one that a proxy saw. */
  readonly isBehindProxy?: boolean
  /** Of Fastify: where and what to log; nothing by default. */
  readonly log?: FastifyServerOptions['logger']
  readonly version?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** A server that can listen. */
export interface BattlelineServer {
  readonly app: FastifyInstance
  readonly database: Database
  /** Listens, and gives the address. Port 0 is any free one. */
  listen(port: number, host: string): Promise<string>
  /** Takes nothing new, ends what goes on, and closes the database. */
  close(): Promise<void>
}

/**
 * Makes a server of games and questions.
 * @throws Error if the database cannot be opened
 */
export async function createServer(settings: ServerSettings): Promise<BattlelineServer> {
  const { origins = [], isBehindProxy = false, log = false, version = '0', now = Date.now } = settings
  const limits: Limits = { ...LIMITS, ...settings.limits }
  const database = await openDatabase(settings.at)
  const store = new RoomStore(database)
  const failed = (error: unknown) => app.log.error(safeError(error), 'failed')
  const took = (milliseconds: number) => metrics.entry.observe(milliseconds / 1000)
  const rooms = new Rooms(store, limits, { now, failed, took })
  const history = new History(store, now)
  const audience = new Audience(rooms, store, history, now)
  let isClosing = false
  const metrics = metricsOf({
    rooms_held: { help: 'Rooms in memory', value: () => rooms.size },
    rooms_open: { help: 'Rooms that somebody is in', value: () => audience.size },
    sockets: { help: 'Open sockets', value: () => sockets.count() },
  })
  const app = await webApp({
    limits,
    origins,
    isBehindProxy,
    log,
    version,
    now,
    metrics,
    pages: settings.pages ?? null,
  })
  operationRoutes(app, database, metrics, () => isClosing)
  roomRoutes(app, rooms, history)
  historyRoutes(app, rooms, history, store)
  const worker = questionsOf(app, database, settings, now)
  const notes = {
    now,
    refused: (code: string) => metrics.refused.inc({ code }),
    failed,
    took: (milliseconds: number) => metrics.message.observe(milliseconds / 1000),
  }
  const sockets = serveSockets(app, {
    rooms,
    audience,
    limits,
    origins,
    notes,
    addressOf: addressOf(isBehindProxy),
  })
  const giveBack = () => {
    rooms.letGo()
    audience.rest(now() - limits.idleFor).catch(failed)
  }
  const stop = await background(database, rooms, giveBack, failed)
  return {
    app,
    database,
    listen: (port, host) => app.listen({ port, host }),
    close: async () => {
      if (isClosing) return
      isClosing = true
      await closed(sockets, app)
      await worker.close()
      await stop()
      await database.db.destroy()
    },
  }
}

/** The routes of questions, with the thread that makes their pages. */
function questionsOf(
  app: FastifyInstance,
  database: Database,
  { archive = null, site = null }: ServerSettings,
  now: () => number,
): QuestionWorker {
  const worker = new QuestionWorker()
  const store = new QuestionStore(database)
  questionRoutes(app, { store, worker, styles: styleSheet(), archive, site, now })
  return worker
}

/** Sockets first: Fastify waits for open connections. */
async function closed(sockets: Sockets, app: FastifyInstance): Promise<void> {
  await sockets.close()
  await app.close()
}

/** Milliseconds between two looks for rooms in which nothing happens. */
const GIVE_BACK = 10_000

/** Hears of other processes, gives back the memory of idle rooms, and deletes old ones. The function that ends it. */
async function background(
  database: Database,
  rooms: Rooms,
  giveBack: () => void,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const news = await News.listen(database, {
    entry: (room, number) => void rooms.heard(room, number).catch(failed),
    again: () => void rooms.refreshAll().catch(failed),
    failed,
  })
  const timers = [
    setInterval(() => void rooms.deleteOld().catch(failed), HOUR),
    setInterval(giveBack, GIVE_BACK),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await news?.close()
    await rooms.close()
  }
}
