import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { builtApp, serveFolder } from '../serve/web-server.ts'
import type { Terminal } from '../terminal.ts'

export interface ServeOptions {
  readonly port: string
  readonly json?: true
}

/** Serves the web app to this machine only, until Ctrl-C. */
export async function serve({ port, json }: ServeOptions, out: Terminal): Promise<Exit> {
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new WrongInput(`--port takes a number from 0 to 65535; this is “${port}”`)
  const app = builtApp()
  if (app === null)
    throw new WrongInput('the web app has not been built here', ['npm start builds it, and serves it too'])
  const { address, close } = await serveFolder(app, number).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new WrongInput(`port ${number} is in use; 0 takes any that is free`)
    if (error.code === 'EACCES') throw new WrongInput(`this user may not listen at port ${number}`)
    throw error
  })
  out.print(json ? `${JSON.stringify({ address })}\n` : `Web app: ${address}\nCtrl-C ends it.\n`)
  await new Promise<void>((ended) => {
    process.once('SIGINT', ended)
    process.once('SIGTERM', ended)
  })
  close()
  return EXIT.well
}
