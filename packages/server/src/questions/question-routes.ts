import { LONGEST_QUESTION, picturePath, questionHtml, questionPath, questionsHtml } from '@battleline/archive'
import type { Problem } from '@battleline/scenario'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFUSALS } from '../http/schemas.ts'
import { RoomRefusal } from '../model/refusal.ts'
import { LatestFew } from './latest-few.ts'
import { ADDRESS, FOUND, PARAMS, SEARCHED } from './question-schemas.ts'
import type { QuestionStore } from './question-store.ts'
import type { QuestionWorker } from './question-worker.ts'

/** Questions of a list. */
const MOST = 50
/** Pages and pictures that are kept, beside the database. */
const KEPT = 200

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** What pages of questions need. */
export interface QuestionPages {
  readonly store: QuestionStore
  readonly worker: QuestionWorker
  /** The style sheet of the pages. */
  readonly styles: string
  /** Where the archive of rulings is, as `/rulings/`; null where there is none. */
  readonly archive: string | null
  /** Where the server is, as `https://example.org/`; null: as each request says. */
  readonly site: string | null
  readonly now: () => number
}

interface OfQuestion {
  readonly Params: { readonly id: string }
}

const STYLES = 'q/questions.css'

/** The routes of questions: one is kept, shown as a page, drawn, searched for, and described to other sites. */
export function questionRoutes(app: FastifyInstance, pages: QuestionPages): void {
  keepRoute(app, pages)
  pageRoutes(app, pages)
  searchRoutes(app, pages)
  oembedRoute(app, pages)
}

const originOf = ({ site }: QuestionPages, request: FastifyRequest): string =>
  site ?? `${request.protocol}://${request.host}/`

async function found({ store }: QuestionPages, id: string) {
  const question = await store.find(id)
  if (question === null) throw new RoomRefusal('unknown', 'there is no such question')
  return question
}

function keepRoute(app: FastifyInstance, pages: QuestionPages): void {
  const { store, worker, archive, now } = pages
  app.post<{ Body: { readonly text: string } }>(
    '/api/questions',
    {
      bodyLimit: 4 * LONGEST_QUESTION,
      schema: {
        summary: 'Keep a question: a scenario as a text. The same question has the same address',
        tags: ['questions'],
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: { text: { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION } },
        },
        response: { 200: ADDRESS, 201: ADDRESS, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const work = await worker.ask({ text: request.body.text, archive, wants: 'page' })
      if ('problems' in work)
        throw new RoomRefusal('unreadable', work.problems.slice(0, 5).map(inWords).join('\n'))
      if (!('answered' in work)) throw new RoomRefusal('unavailable', 'the question was not answered')
      const { id, game, title, words } = work.answered
      const isNew = await store.keep({ hash: id, game, text: work.text, title, plain: words }, now())
      const kept = await found(pages, id)
      if (kept.text !== work.text) throw new RoomRefusal('unavailable', 'another question has this address')
      return reply
        .code(isNew ? 201 : 200)
        .send({ id, address: `${originOf(pages, request)}${questionPath(id)}` })
    },
  )
}

function pageRoutes(app: FastifyInstance, pages: QuestionPages): void {
  const { worker, styles, archive } = pages
  const shown = new LatestFew<string>(KEPT)
  const drawn = new LatestFew<Uint8Array>(KEPT)
  app.get<OfQuestion>('/q/:id', { schema: { hide: true, params: PARAMS } }, async (request, reply) => {
    const { id } = request.params
    const origin = originOf(pages, request)
    const page = await shown.get(`${origin} ${id}`, async () => {
      const work = await worker.ask({ text: (await found(pages, id)).text, archive, wants: 'page' })
      if (!('answered' in work)) throw new RoomRefusal('unavailable', 'this version cannot read the question')
      return questionHtml({ ...work.answered, id }, { origin, styles: `/${STYLES}`, archive })
    })
    return html(reply, page)
  })

  app.get<OfQuestion>('/q/:id.png', { schema: { hide: true, params: PARAMS } }, async (request, reply) => {
    const { id } = request.params
    const picture = await drawn.get(id, async () => {
      const work = await worker.ask({ text: (await found(pages, id)).text, archive, wants: 'picture' })
      if (!('picture' in work)) throw new RoomRefusal('unavailable', 'this version cannot read the question')
      return work.picture
    })
    return reply
      .type('image/png')
      .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
      .send(Buffer.from(picture))
  })

  app.get('/q/questions.css', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(styles),
  )
}

function searchRoutes(app: FastifyInstance, pages: QuestionPages): void {
  const { store, archive } = pages
  app.get<{ Querystring: { readonly q: string } }>(
    '/api/questions',
    {
      schema: {
        summary: 'Search the questions; without words, the newest',
        tags: ['questions'],
        querystring: SEARCHED,
        response: { 200: FOUND, ...REFUSALS },
      },
    },
    async (request) => ({
      questions: (await store.search(request.query.q, MOST)).map(({ hash, game, title }) => ({
        id: hash,
        game,
        title,
        address: `${originOf(pages, request)}${questionPath(hash)}`,
      })),
    }),
  )
  app.get<{ Querystring: { readonly q: string } }>(
    '/questions',
    { schema: { hide: true, querystring: SEARCHED } },
    async (request, reply) => {
      const { q } = request.query
      const questions = (await store.search(q, MOST)).map(({ hash, ...one }) => ({ id: hash, ...one }))
      return html(
        reply,
        questionsHtml(q, questions, { origin: originOf(pages, request), styles: `/${STYLES}`, archive }),
      )
    },
  )
}

function oembedRoute(app: FastifyInstance, pages: QuestionPages): void {
  app.get<{ Querystring: { readonly url: string; readonly format: string } }>(
    '/oembed',
    {
      schema: {
        summary: 'oEmbed: the picture of a question, for sites that show links',
        tags: ['questions'],
        querystring: {
          type: 'object',
          required: ['url'],
          properties: {
            url: { type: 'string', maxLength: 300 },
            format: { type: 'string', default: 'json' },
          },
        },
        response: { 200: { type: 'object', additionalProperties: true }, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { url, format } = request.query
      if (format !== 'json')
        return reply.code(501).send({ error: { code: 'unknown', message: 'format is json' } })
      const origin = originOf(pages, request)
      const [, id] = url.startsWith(origin)
        ? (/^q\/([2-9a-z]{20})$/.exec(url.slice(origin.length)) ?? [])
        : []
      if (id === undefined) throw new RoomRefusal('unknown', `a question here is ${origin}q/…`)
      const { title } = await found(pages, id)
      const picture = `${origin}${picturePath(id)}`
      return {
        version: '1.0',
        type: 'photo',
        title,
        provider_name: 'Battleline',
        provider_url: origin,
        url: picture,
        width: 1200,
        height: 630,
        thumbnail_url: picture,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      }
    },
  )
}

const html = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' })
    .send(page)

/** A problem with its place and the nearest word. */
const inWords = ({ line, column, message, nearest }: Problem): string =>
  `line ${line}, column ${column}: ${message}${nearest === undefined ? '' : `; did you mean “${nearest}”?`}`
