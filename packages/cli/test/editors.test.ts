import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { battleline } from './battleline.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface Place {
  readonly line: number
  readonly character: number
}

/** A message of the protocol that editors speak with language servers. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly uri?: string; readonly diagnostics?: readonly Diagnostic[] }
  readonly result?: unknown
}

interface Diagnostic {
  readonly message: string
  readonly range: { readonly start: Place; readonly end: Place }
}

/** An editor: it opens texts in the language server of YAML, and asks about a place in them. */
class Editor {
  readonly #server: ChildProcessWithoutNullStreams
  readonly #waiting = new Map<string | number, (message: Message) => void>()
  #unread = Buffer.alloc(0)
  #sent = 0

  constructor() {
    this.#server = spawn(
      process.execPath,
      ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'],
      {
        cwd: root,
      },
    )
    this.#server.stdout.on('data', (piece: Buffer) => this.#read(piece))
  }

  async start(): Promise<void> {
    await this.request('initialize', { processId: null, rootUri: pathToFileURL(root).href, capabilities: {} })
    this.#send({ method: 'initialized', params: {} })
    const settings = {
      yaml: { schemaStore: { enable: false }, completion: true, hover: true, validate: true },
    }
    this.#send({ method: 'workspace/didChangeConfiguration', params: { settings } })
  }

  stop(): void {
    this.#server.kill()
  }

  /** The diagnostics of a text that is opened as a file of the root. */
  async open(name: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = uriOf(name)
    const published = new Promise<Message>((resolve) => this.#waiting.set(uri, resolve))
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    })
    return (await published).params?.diagnostics ?? []
  }

  async at<T>(verb: 'completion' | 'hover', name: string, position: Place): Promise<T> {
    const params = { textDocument: { uri: uriOf(name) }, position }
    return (await this.request(`textDocument/${verb}`, params)) as T
  }

  async request(method: string, params: object): Promise<unknown> {
    const id = ++this.#sent
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve))
    this.#send({ id, method, params })
    return (await answered).result
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  #read(piece: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, piece])
    for (;;) {
      const end = this.#unread.indexOf('\r\n\r\n')
      if (end < 0) return
      const [, length] = /Content-Length: (\d+)/.exec(this.#unread.toString('latin1', 0, end)) ?? []
      const [from, to] = [end + 4, end + 4 + Number(length)]
      if (this.#unread.length < to) return
      this.#take(JSON.parse(this.#unread.toString('utf8', from, to)))
      this.#unread = this.#unread.subarray(to)
    }
  }

  /** Answers a question of the server with nothing, or gives a message to whoever waits for it. */
  #take(message: Message): void {
    const { id, method, params } = message
    if (id !== undefined && method !== undefined) {
      this.#send({ id, result: null })
      return
    }
    const key = method === 'textDocument/publishDiagnostics' ? params?.uri : id
    if (key === undefined) return
    this.#waiting.get(key)?.(message)
    this.#waiting.delete(key)
  }
}

const uriOf = (name: string) => pathToFileURL(`${root}${name}`).href
const editor = new Editor()
beforeAll(() => editor.start())
afterAll(() => editor.stop())

/** The place of a part of a text, or so many signs after it. */
function placeOf(text: string, part: string, after = 0): Place {
  const lines = text.slice(0, text.indexOf(part) + after).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

test.each([
  ['keyforge', 'fight', 'battleline:', ['fight', 'reap', 'play']],
  ['magic', 'attack', 'battlefield:', ['attack', 'block', 'cast']],
  ['grand-archive', 'attack', 'field:', ['attack', 'activate']],
  ['duel', 'attack', 'field:', ['attack', 'end']],
])('An editor underlines, completes and explains a scenario of %s', async (game, verb, zone, verbs) => {
  const text = (await battleline(['new', game])).stdout
  const name = `${game}.yaml`
  expect(await editor.open(name, text)).toEqual([])

  const misspelt = text.replace(zone, `x${zone}`)
  expect(misspelt).not.toBe(text)
  expect(await editor.open(`misspelt-${name}`, misspelt)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(`x${zone.slice(0, -1)}`),
      range: expect.objectContaining({ start: placeOf(misspelt, `x${zone}`) }),
    }),
  ])

  const open = text.replace(new RegExp(`^  - ${verb}: .*`, 'm'), '  - ')
  await editor.open(`open-${name}`, open)
  const completed = await editor.at<{ readonly items: readonly { readonly label: string }[] }>(
    'completion',
    `open-${name}`,
    placeOf(open, '\n  - \n', 5),
  )
  expect(completed.items.map(({ label }) => label)).toEqual(expect.arrayContaining(verbs))

  const about = await editor.at('hover', name, placeOf(text, '\nplay:', 2))
  expect(about).toMatchObject({
    contents: { value: expect.stringMatching(/The (?:moves of the active player|entries of the play)/) },
  })
})
