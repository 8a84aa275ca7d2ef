import { once } from 'node:events'
import type { BattlelineServer } from '@battleline/server'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { makeFolder } from '../format/make-folder.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import type { Terminal } from '../terminal.ts'
import { builtApp, madeArchive, pagesOf } from './web-server.ts'

export interface ServeOptions {
  readonly port: string
  readonly json?: true
  readonly public?: true
  /** Where the data are. */
  readonly folder?: string
  readonly database?: string
  readonly host?: string
  readonly origin?: readonly string[]
  readonly behindProxy?: true
  readonly backup?: string
  readonly restore?: string
}

type PublicOptions = Omit<ServeOptions, 'port'> & { readonly port: number }

/** Serves the app and games to everybody until it is asked to end; or backs up or restores what it stores. */
export async function servePublic(options: PublicOptions, version: string, out: Terminal): Promise<Exit> {
  const { folder = 'battleline-data', backup, restore: from } = options
  const url = options.database ?? process.env.BATTLELINE_DATABASE
  if (url !== undefined && !/^postgres(?:ql)?:\/\//.test(url))
    throw new WrongInput('cannot-serve', 'a database is an address that begins with postgres://')
  const at = url === undefined ? { folder } : { url }
  if (url === undefined) makeFolder(folder, 0o700)
  const library = await import('@battleline/server')
  if (backup !== undefined) {
    const rows = await asInput(library.backUp(at, backup))
    out.print(`${rows} rows are in ${backup}\n`)
    return EXIT.well
  }
  if (from !== undefined) {
    const rows = await asInput(library.restore(at, from))
    out.print(`${rows} rows are restored\n`)
    return EXIT.well
  }
  const app = builtApp()
  const archive = madeArchive()
  const server = await asInput(
    library.createServer({
      at,
      version,
      // A line of JSON for each request and failure; addresses have no secrets in them, and headers are left out.
      log: { level: 'info', stream: process.stderr },
      archive: app === null || archive === null ? null : '/rulings/',
      ...(app !== null && { pages: pagesOf(app, { archive, docs: null, rooms: true }) }),
      ...(options.origin !== undefined && { origins: options.origin }),
      ...(options.behindProxy && { isBehindProxy: true }),
    }),
  )
  return untilAsked(server, options, out)
}

async function untilAsked(
  server: BattlelineServer,
  { port, host = '0.0.0.0', json }: PublicOptions,
  out: Terminal,
): Promise<Exit> {
  const address = await asInput(server.listen(port, host))
  out.print(
    json
      ? `${JSON.stringify({ address: `${address}/` })}\n`
      : `Games: ${address}/\nCtrl-C ends it; games go on when it is started again.\n`,
  )
  await once(untilInterrupted().signal, 'abort')
  await server.close()
  return EXIT.well
}

/** What the database or the port says is for the person who started it; passwords are left out. */
const asInput = <T>(made: Promise<T>): Promise<T> =>
  made.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    throw new WrongInput('cannot-serve', message.replace(/\/\/[^@/\s]*@/g, '//'))
  })
