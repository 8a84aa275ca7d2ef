import { once } from 'node:events'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { type ServeOptions, servePublic } from '../serve/public-server.ts'
import { builtApp, madeArchive, serveApp } from '../serve/web-server.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Serves the web app, and the archive of rulings if it has been made, to this machine only, until Ctrl-C; with `public` also
 * games, to everybody.
 */
export async function serve(options: ServeOptions, version: string, out: Terminal): Promise<Exit> {
  const { port, json } = options
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new WrongInput('option-value', `--port takes a number from 0 to 65535; this is “${port}”`)
  if (options.public) return servePublic({ ...options, port: number }, version, out)
  const stray = ['folder', 'database', 'host', 'origin', 'behindProxy', 'backup', 'restore'].find(
    (name) => name in options,
  )
  if (stray !== undefined)
    throw new WrongInput('conflicting-options', `--${FLAGS[stray] ?? stray} needs --public`)
  const app = builtApp()
  if (app === null)
    throw new WrongInput('cannot-serve', 'the web app has not been built here', [
      'npm start builds it, and serves it too',
    ])
  const archive = madeArchive()
  const { address, close } = await serveApp(app, archive, number).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new WrongInput('cannot-serve', `port ${number} is in use; 0 takes any that is free`)
    if (error.code === 'EACCES')
      throw new WrongInput('cannot-serve', `this user may not listen at port ${number}`)
    throw error
  })
  const rulings = archive === null ? {} : { rulings: `${address}rulings/` }
  const beside = archive === null ? '' : `Rulings: ${address}rulings/\n`
  out.print(
    json ? `${JSON.stringify({ address, ...rulings })}\n` : `Web app: ${address}\n${beside}Ctrl-C ends it.\n`,
  )
  await once(untilInterrupted().signal, 'abort')
  close()
  return EXIT.well
}

/** Options with other names than their flags. */
const FLAGS: Readonly<Record<string, string>> = { folder: 'data', behindProxy: 'behind-proxy' }
