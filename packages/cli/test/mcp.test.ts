import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLink } from '../../web/src/state/link.ts'

const command = fileURLToPath(new URL('../../battleline/bundle/main.js', import.meta.url))
const APP = 'https://battleline.example/'

const FIGHT = `name: Troll fights
game: keyforge
# The board of a question.
players:
  me: { battleline: [Troll] }
  you: { battleline: [Gub, Dino-Fiend] }
play:
  - fight: Troll -> Gub
`
const OPEN = FIGHT.replace('- fight: Troll -> Gub', '- play: Punch').replace(
  'battleline: [Troll] }',
  'battleline: [Troll], hand: [Punch] }',
)
const BLOCK = `name: A demand
game: magic
players:
  Nia: { battlefield: [ Breaker of Armies ] }
  Oto: { battlefield: [ Grizzly Bears, Palace Guard ] }
play:
  - attack: { Breaker of Armies: Oto }
  - block: { Grizzly Bears: Breaker of Armies }
`

describe('battleline mcp', () => {
  const client = new Client({ name: 'test', version: '1' })

  beforeAll(async () => {
    const args = [command, 'mcp', '--app', APP]
    await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  })
  afterAll(() => client.close())

  /** The answer of a tool: its text and its other fields. */
  async function call(name: string, args: Record<string, unknown>) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
    const [first] = content as readonly { readonly text: string }[]
    const beside = structuredContent as Readonly<Record<string, string | number | object | null>>
    return { text: first?.text ?? '', isError, ...beside } as Readonly<Record<string, unknown>> & {
      readonly text: string
    }
  }

  it('lists its tools, each with what it takes and gives', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('check_declarations')
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/\.$/)
      expect(Object.keys(inputSchema.properties ?? {})).not.toEqual([])
      expect(outputSchema).toBeDefined()
    }
    expect(client.getInstructions()).toContain('board')
  })

  it('finds rulings, rules and cards', async () => {
    expect((await call('search_rulings', { question: 'can I fight past taunt' })).text).toMatch(/taunt/i)
    expect((await call('look_up_rule', { query: 'KF-DST-5' })).text).toContain('KF-DST-5')
    expect((await call('look_up_card', { name: 'dust imp' })).text).toContain('Dust Imp')
    expect((await call('read_card_text', { text: 'Destroyed: Steal 1.' })).exit).toBe(0)
    expect((await call('new_board', { game: 'magic' })).text).toContain('game: magic')
  })

  it('takes words that look like options as words', async () => {
    expect((await call('search_rulings', { question: '--help' })).text).not.toContain('Usage')
    expect((await call('why', { scenario: FIGHT, question: '--edition' })).text).toContain('questions:')
  })

  it('plays a scenario, and repeats the board as it was read, with a link', async () => {
    const { text, exit, board, link } = await call('resolve', { scenario: FIGHT })
    expect(exit).toBe(0)
    expect(board).toContain('Dino-Fiend')
    expect(text).toContain(String(board))
    expect(text).toContain('Gub')
    expect(link).toContain(APP)
    expect(readLink(String(link).slice(APP.length))).toMatchObject({ view: 'table', text: FIGHT })
  })

  it('gives the documents of the command line', async () => {
    const { document, text } = await call('resolve', { scenario: FIGHT, json: true })
    expect(document).toMatchObject({ scenario: 'Troll fights', status: 'ended' })
    expect(text).toContain('"status"')
    const card = await call('look_up_card', { name: 'Dust Imp', json: true })
    expect(card.document).toMatchObject({ name: 'Dust Imp' })
    const read = await call('read_card_text', { text: 'Play: Stel 1.', json: true })
    expect(read.document ?? read.text).toBeTruthy()
    expect(read.isError).toBe(true)
  })

  it('answers why, lists outcomes, judges blocks and compares editions', async () => {
    expect((await call('why', { scenario: FIGHT, question: 'destroyed Gub' })).text).toMatch(
      /Gub .*destroyed/,
    )
    const { document } = await call('outcomes', { scenario: OPEN, json: true })
    expect(document).toMatchObject({ count: 3, complete: true })
    const judged = await call('check_declarations', { scenario: BLOCK })
    expect(judged.exit).toBe(1)
    expect(judged.isError).toBe(false)
    expect(judged.text).toContain('Illegal')
    expect((await call('compare_editions', { scenario: FIGHT })).exit).toBe(0)
  })

  it('shows a board without playing it', async () => {
    const { text, exit } = await call('show_board', { scenario: FIGHT })
    expect(exit).toBe(0)
    expect(text).toContain('Dino-Fiend')
    expect(text).not.toContain('KF-DMG')
  })

  it('edits a board, and keeps its comments', async () => {
    const changes = [
      { at: ['players', 'you', 'battleline', 0], value: { Gub: { ward: true } } },
      { at: ['players', 'me', 'aember'], value: 3 },
      { at: ['play'] },
    ]
    const { scenario, board } = await call('edit_board', { scenario: FIGHT, changes })
    expect(scenario).toContain('# The board of a question.')
    expect(scenario).not.toContain('fight:')
    expect(board).toMatch(/ward/)
    expect(board).toContain('3 Æ')
    const missing = await call('edit_board', {
      scenario: FIGHT,
      changes: [{ at: ['players', 'him', 'keys'] }],
    })
    expect(missing).toMatchObject({ isError: true, exit: 2, text: 'there is nothing at “players.him”' })
  })

  it('shows mistakes with their place and the nearest word', async () => {
    const { text, exit, isError, board } = await call('resolve', {
      scenario: FIGHT.replace('[Troll]', '[Trol]'),
    })
    expect({ exit, isError, board }).toEqual({ exit: 2, isError: true, board: null })
    expect(text).toMatch(/scenario\.yaml:5:\d+/)
    expect(text).toContain('Troll')
  })

  it('reads no file of the machine', async () => {
    const { isError, text } = await call('resolve', { scenario: `${FIGHT}cards: /etc/passwd\n` })
    expect(isError).toBe(true)
    expect(text).not.toContain('root:')
  })

  it('answers calls that come at once, each with its own board', async () => {
    const all = ['Troll', 'Bumpsy', 'Krump'].map((name) => FIGHT.replaceAll('Troll', name))
    const answers = await Promise.all(all.map((scenario) => call('resolve', { scenario })))
    expect(answers.map(({ board }) => /Troll|Bumpsy|Krump/.exec(String(board))?.[0])).toEqual([
      'Troll',
      'Bumpsy',
      'Krump',
    ])
  })
})
