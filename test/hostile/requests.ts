import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '@battleline/ask'
import { grandArchiveDecks, keyforgeDecks, WireSession } from '@battleline/bots'
import { answerCase, casesIn, linesOf, suiteOf } from '@battleline/conformance'
import { type GrandArchive, grandArchive } from '@battleline/grand-archive'
import { isRefusal } from '@battleline/kernel'
import { type KeyForge, keyforge } from '@battleline/keyforge'
import { run } from '../../packages/cli/src/command-line.ts'
import { RulingServer } from '../../packages/cli/src/mcp/server.ts'
import { serveApp } from '../../packages/cli/src/serve/web-server.ts'
import { compare } from '../../packages/conformance/src/report/compare.ts'
import { damaged, damagedText } from './damage.ts'
import { type Entries, type Found, type Given, REFUSED } from './entry.ts'

const QUESTIONS = [
  'dino faust',
  'can I fight past taunt',
  'what happens if a warded creature is dealt 3 damage?',
  'KF-DMG-6 armor',
  'destroyed: steal 1Æ when both die',
  'menace with two blockers',
]
const GOALS = [
  'as many enemy creatures destroyed as possible',
  'no creature of mine destroyed, then as much damage on enemy creatures as possible',
  'destroy Troll',
  'as much damage on enemy champions as possible',
]

/** The start of a goal in a game, or what cannot be read. */
function goal({ random }: Given): Found {
  const text = damagedText(random.one(GOALS), random)
  const games = [
    [keyforge(), { players: [{ battleline: ['Troll'] }, { battleline: ['Urchin'] }] }],
    [grandArchive(), { players: [{}, {}] }],
  ] as const
  const [game, board] = random.one(games as readonly (readonly [KeyForge | GrandArchive, object])[])
  const position = (game as KeyForge).begin(board as never)
  if (isRefusal(position)) return position.reason
  return (game as KeyForge).goal(position, text, random.one([1, 2])).ok ? null : REFUSED
}

const session = new WireSession(
  [keyforgeDecks(keyforge()), grandArchiveDecks(grandArchive())],
  'fuzz',
  () => 0,
)
const RESET = { do: 'reset', seed: 7, chance: 'auto' }
const REQUESTS = [
  { do: 'hello', id: 1 },
  RESET,
  { do: 'reset', seed: 8, chance: 'ask', game: 'grand-archive' },
  { do: 'state', game: 'g1' },
  { do: 'choose', game: 'g1', choice: 0 },
  { do: 'choose', game: 'g1', choice: [0, 1] },
  { do: 'view', game: 'g1', player: 1 },
  { do: 'chance', game: 'g1', seed: 3 },
  { do: 'clone', game: 'g1' },
  { do: 'resample', game: 'g1', player: 2, seed: 1 },
  { do: 'bot', game: 'g1', bot: 'random' },
  { do: 'save', game: 'g1' },
  { do: 'close', game: 'g1' },
]

/** The games that the session has open, the oldest first: it may hold many, but they need not all be kept. */
const open: string[] = []

interface WireReply {
  readonly error?: { readonly message: string }
  readonly game?: string
  readonly closed?: string
}

/** A damaged request gets a reply or an error; a game that it makes can be seen. */
async function wire({ random }: Given): Promise<Found> {
  const reply = async (line: string) => (await session.reply(line)) as WireReply
  const { do: verb, ...fields } = { ...random.one(REQUESTS) } as { do: string; game?: string }
  const id = open.length === 0 ? (await reply(JSON.stringify(RESET))).game : random.one(open)
  if (id !== undefined && open.length === 0) open.push(id)
  const request =
    verb === 'hello' || verb === 'reset' ? { do: verb, ...fields } : { do: verb, ...fields, game: id }
  // Half of the requests go on with a game as they are, so that the others meet games that have come somewhere.
  const line =
    (random.below(2) === 0 ? JSON.stringify(damaged(request, random, true)) : JSON.stringify(request)) ?? ''
  const { error, game, closed } = await reply(random.below(4) === 0 ? damagedText(line, random) : line)
  if (error !== undefined) return error.message === '' ? 'an error says nothing' : refusal(error.message)
  if (typeof game === 'string' && !open.includes(game)) open.push(game)
  if (closed !== undefined) open.splice(open.indexOf(closed), 1)
  if (open.length > 20) await reply(JSON.stringify({ do: 'close', game: open.shift() }))
  return null
}

/** A refusal, unless it has the words of a failure inside of the program. */
const refusal = (text: string): Found =>
  /undefined|not a function|of null|Cannot (?:read|convert|set|mix)|Invalid (?:array|time)|Maximum call|BigInt/.test(
    text,
  )
    ? `it fails: ${text}`
    : REFUSED

/** What carries the messages of the assistant and those of the server. */
interface Pipe {
  start(): Promise<void>
  close(): Promise<void>
  send(message: object): Promise<void>
  onmessage?(message: object): void
}

/** A server with its other end, made when it is first wanted. */
let assistant: { readonly call: (request: object) => Promise<object> } | null = null

async function assistantServer(): Promise<NonNullable<typeof assistant>> {
  if (assistant !== null) return assistant
  const home = process.cwd()
  const server = new RulingServer(run, 'fuzz', null)
  let answered: (message: object) => void = () => {}
  const pipe: Pipe = {
    start: async () => {},
    close: async () => {},
    send: async (message) => answered(message),
  }
  await server.protocol.connect(pipe as Parameters<typeof server.protocol.connect>[0])
  const folder = process.cwd()
  process.chdir(home)
  let id = 0
  const send = (method: string, params: object) =>
    new Promise<object>((resolve) => {
      answered = resolve
      pipe.onmessage?.({ jsonrpc: '2.0', id: ++id, method, params })
    })
  const client = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'fuzz', version: '1' },
  }
  await send('initialize', client)
  assistant = {
    call: async (request) => {
      process.chdir(folder)
      const reply = await send('tools/call', request)
      process.chdir(home)
      return reply
    },
  }
  return assistant
}

const toolCalls = (scenario: string) => [
  { name: 'search_rulings', arguments: { question: 'dino faust', game: 'keyforge', most: 3, json: true } },
  { name: 'look_up_rule', arguments: { query: 'damage.4-armor' } },
  { name: 'look_up_card', arguments: { name: 'Troll', game: 'keyforge' } },
  { name: 'read_card_text', arguments: { text: 'Destroyed: Steal 1.', json: false } },
  { name: 'new_board', arguments: { game: 'magic' } },
  { name: 'show_board', arguments: { scenario } },
  {
    name: 'edit_board',
    arguments: { scenario, changes: [{ at: ['players', 'me', 'aember'], value: 3 }, { at: ['name'] }] },
  },
  { name: 'resolve', arguments: { scenario, edition: 'current', all: true, json: true } },
  { name: 'why', arguments: { scenario, question: 'survived Troll', edition: 'current' } },
  { name: 'check_declarations', arguments: { scenario } },
  { name: 'compare_editions', arguments: { scenario, editions: 'current,mrb17.4' } },
]

/** A damaged call is answered, and no answer says that the program is broken. */
async function assistantCall({ random, texts }: Given): Promise<Found> {
  const { call } = await assistantServer()
  const documents = random.one(texts).split(/^---$/m)
  const scenario = random.below(2) === 0 ? random.one(documents) : damagedText(random.one(documents), random)
  const tool = random.one(toolCalls(scenario))
  const given = damaged(tool.arguments, random, true)
  const reply = await call({ name: tool.name, arguments: given })
  const text = JSON.stringify(reply)
  if (/"exit":70/.test(text)) return `it is broken by ${JSON.stringify(given)}: ${text.slice(0, 500)}`
  if ('error' in reply) return refusal(JSON.stringify(reply.error))
  return /"isError":true/.test(text) ? REFUSED : null
}

/** A folder that is served, with a file beside it that is not. */
let served: Promise<number> | null = null

function serverPort(): Promise<number> {
  served ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'battleline-hostile-'))
    for (const name of ['app', 'app/assets', 'rulings']) mkdirSync(join(folder, name))
    for (const name of ['app/index.html', 'app/assets/a-1.js', 'rulings/index.html', 'rulings/a.html'])
      writeFileSync(join(folder, name), 'a page')
    for (const name of ['hidden.html', 'app/hidden']) writeFileSync(join(folder, name), 'hidden')
    const { address } = await serveApp(join(folder, 'app'), join(folder, 'rulings'), 0)
    return Number(new URL(address).port)
  })()
  return served
}

const PATHS = [
  '/',
  '/assets/a-1.js',
  '/rulings/',
  '/rulings/a.html?x#y',
  '/../hidden.html',
  '/..%2fhidden.html',
  '/hidden',
]
const STATUS = /^HTTP\/1\.1 (200|308|400|404|405|408|411|413|414|417|431|501) /

/** A damaged request is answered with a status of HTTP, or not at all where it has not ended, and with no other file. */
async function server({ random }: Given): Promise<Found> {
  const port = await serverPort()
  const method = random.one(['GET', 'HEAD', 'POST', 'OPTIONS', 'get'])
  const head = `${method} ${random.one(PATHS)} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${random.one(['br', 'gzip', 'identity'])}\r\nConnection: close\r\n\r\n`
  const request = random.below(5) === 0 ? head : damagedText(head, random)
  const reply = await answerTo(port, request)
  if (reply.includes('hidden')) return `it serves another file for ${JSON.stringify(request)}`
  if (reply === '' || STATUS.test(reply)) return reply.startsWith('HTTP/1.1 200 ') ? null : REFUSED
  // A pipelined request may be HTTP 1.0, or the second of two.
  return /^HTTP\/1\.1 \d{3} /.test(reply)
    ? `it answers ${reply.slice(0, 40)} to ${JSON.stringify(request)}`
    : null
}

/** What a server answers until it, or the end of the request, closes the connection. */
const answerTo = (port: number, request: string): Promise<string> =>
  new Promise((resolve) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(request))
    socket.setEncoding('latin1').on('data', (piece) => {
      reply += piece
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(reply))
  })

const CASES = linesOf(suiteOf([], 2).cases).trimEnd().split('\n')

/** What comes in questions and requests. */
export const REQUEST_ENTRIES: Entries = {
  goal,
  wire,
  assistant: assistantCall,
  server,
  question: ({ random }) => {
    const options = random.below(3) === 0 ? { game: random.one(['keyforge', 'magic', 'x']) as never } : {}
    JSON.stringify(ask(damagedText(random.one(QUESTIONS), random), options))
    return null
  },
  case: ({ random }) => {
    const line = JSON.stringify(damaged(JSON.parse(random.one(CASES)), random, true)) ?? ''
    try {
      for (const one of casesIn(line)) JSON.stringify(compare(one, answerCase(one)))
    } catch (error) {
      // Says which line is no case.
      if (!(error instanceof SyntaxError)) throw error
      return REFUSED
    }
    return null
  },
}
