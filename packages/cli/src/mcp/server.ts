import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { EXIT, type Exit } from '../exit.ts'
import type { Terminal } from '../terminal.ts'
import { appLink } from './app-link.ts'
import { boardsAsRead } from './board-in-words.ts'
import { type BoardChange, editBoard } from './edit-board.ts'
import { SCENARIO, TOOLS, type Tool } from './tools.ts'

/** Runs a command line: `run` of `command-line.ts`. */
export type RunCommand = (args: readonly string[], out: Terminal) => Promise<Exit>

/** The most characters of an answer. */
const LONGEST = 100_000

const INSTRUCTIONS = `Battleline computes rulings of KeyForge, Magic combat and Grand Archive from a board, step by step, with the rule
of each step. First search_rulings; if no ruling fits, write a board (new_board shows how), look at it as it was read, then resolve it, ask
why, or list all outcomes. Every answer about a board repeats the board as it was read: compare it with the question before you trust
the answer. Cards that do not ship with Battleline can be given with their text below “cards:”.`

/** The fields of an answer beside its text. */
const OUTPUT = {
  exit: z
    .number()
    .int()
    .describe('0 well, 1 an expectation failed or a declaration is illegal, 2 wrong input, 3 a limit'),
  board: z.string().nullable().describe('the board as it was read, before anything is played'),
  link: z.string().nullable().describe('the board in the web app'),
  scenario: z.string().nullable().describe('the scenario, after edits'),
  document: z.unknown().describe('the JSON document, if it was asked for; its schema is battleline/schema'),
}

/**
 * The server of the Model Context Protocol: its tools are verbs of the command line, one call at a time. It works in a folder of its own,
 * so that scenarios reach no other file. `app` is the address of the web app, for links; null for none.
 */
export class RulingServer {
  readonly protocol: McpServer
  readonly #folder = mkdtempSync(join(tmpdir(), 'battleline-mcp-'))
  readonly #run: RunCommand
  readonly #app: string | null
  #last: Promise<unknown> = Promise.resolve()

  constructor(run: RunCommand, version: string, app: string | null) {
    this.#run = run
    this.#app = app
    process.chdir(this.#folder)
    this.protocol = new McpServer({ name: 'battleline', version }, { instructions: INSTRUCTIONS })
    for (const [name, tool] of Object.entries(TOOLS)) {
      const { title, description, input } = tool
      const hints = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
      this.protocol.registerTool(
        name,
        { title, description, inputSchema: input, outputSchema: OUTPUT, annotations: hints },
        (given: Record<string, unknown>) => this.#inTurn(() => this.#call(tool, given)),
      )
    }
  }

  /** Removes the folder. */
  close(): void {
    process.chdir(tmpdir())
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Calls wait for each other, because they share the file of the scenario. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#last.then(act)
    this.#last = result.catch(() => {})
    return result
  }

  async #call({ line }: Tool, given: Record<string, unknown>): Promise<CallToolResult> {
    const edited = editedBy(given)
    if (edited !== null && 'wrong' in edited) return answered(EXIT.wrong, { text: edited.wrong })
    const text = edited?.text ?? null
    if (text !== null) writeFileSync(SCENARIO, text)
    const parts = {
      board: text === null ? null : boardsAsRead(text, SCENARIO, new Captured()),
      link: text === null || this.#app === null ? null : `${this.#app}${appLink(text)}`,
      scenario: 'changes' in given ? text : null,
    }
    if (line === undefined && parts.board !== null) return answered(EXIT.well, { ...parts, text: '' })
    // A board that cannot be shown: playing it says why.
    const command = line?.(given) ?? ['resolve', SCENARIO]
    const out = new Captured()
    const exit = await this.#run(given.json === true ? withJson(command) : command, out)
    const document = given.json === true && exit !== EXIT.wrong ? (JSON.parse(out.printed) as unknown) : null
    return answered(exit, { ...parts, text: out.text, document })
  }
}

/** The command line with `--json` after its verb, which is one word or, of cards, two. */
function withJson(line: readonly string[]): readonly string[] {
  const words = line[0] === 'cards' ? 2 : 1
  return [...line.slice(0, words), '--json', ...line.slice(words)]
}

/** The scenario of a call, with its changes; null for a call without one. */
function editedBy({ scenario, changes }: Record<string, unknown>) {
  if (typeof scenario !== 'string') return null
  return Array.isArray(changes) ? editBoard(scenario, changes as readonly BoardChange[]) : { text: scenario }
}

interface Parts {
  readonly text: string
  readonly board?: string | null
  readonly link?: string | null
  readonly scenario?: string | null
  readonly document?: unknown
}

function answered(exit: Exit, parts: Parts): CallToolResult {
  const { text, board = null, link = null, scenario = null, document = null } = parts
  const sections = [
    board === null ? '' : `The board as it was read:\n\n${board}`,
    scenario === null ? '' : `The scenario now:\n\n${scenario}`,
    text,
    link === null ? '' : `The board in the web app: ${link}`,
  ]
  const all = sections.filter((section) => section !== '').join('\n')
  const cut =
    all.length > LONGEST ? `${all.slice(0, LONGEST)}\n… and ${all.length - LONGEST} more characters` : all
  return {
    content: [{ type: 'text', text: cut }],
    structuredContent: { exit, board, link, scenario, document },
    isError: exit === EXIT.wrong || exit === EXIT.broken,
  }
}

/** A terminal that keeps its output. */
class Captured implements Terminal {
  readonly width = 100
  /** Standard output. */
  printed = ''
  /** Standard output and standard error. */
  text = ''

  readonly paint = (_: string, text: string): string => text
  readonly paintError = this.paint

  print(text: string): void {
    this.printed += text
    this.text += text
  }

  complain(text: string): void {
    this.text += text
  }

  remark(text: string): void {
    this.complain(text)
  }

  progress(): void {}
}
