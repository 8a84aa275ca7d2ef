import { once } from 'node:events'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { RulingServer, type RunCommand } from '../mcp/server.ts'
import { builtApp, madeArchive, serveApp } from '../serve/web-server.ts'

export interface McpOptions {
  /** The address of a web app for links. Default: one that is served meanwhile, if it is built. */
  readonly app?: string
}

/** Serves the Model Context Protocol on standard input and output, until the client closes them. */
export async function mcp({ app }: McpOptions, version: string, run: RunCommand): Promise<Exit> {
  if (app !== undefined && !URL.canParse(app))
    throw new WrongInput('option-value', `--app takes an address, not “${app}”`)
  const built = app === undefined ? builtApp() : null
  const served = built === null ? null : await serveApp(built, madeArchive(), 0)
  const server = new RulingServer(run, version, app ?? served?.address ?? null)
  const closed = once(process.stdin, 'end')
  await server.protocol.connect(new StdioServerTransport())
  await closed
  await server.protocol.close()
  served?.close()
  server.close()
  return EXIT.well
}
