import { speak } from '../words/speak.ts'
import { loadAhead } from './games/load-ahead.ts'
import type { Given, Gives, OutcomesSoFar, Reply, Request, Verb } from './protocol/protocol.ts'

/** The engine's side of the page: takes one request after the other. */

declare global {
  /** What a page leaves here to have the engine in itself, before it imports this. */
  var battlelineEngine: MessagePort | undefined
}

/** The rest of the engine, which loads while the page says what it needs. */
const loading = import('./verbs.ts')

async function work<V extends Verb>(verb: V, given: Given<V>, tell: (soFar: OutcomesSoFar) => void) {
  if (given !== null && typeof given === 'object' && 'text' in given) loadAhead(given.text)
  const { verbs } = await loading
  return verbs[verb](given, tell) as Gives<V> | Promise<Gives<V>>
}

/** The page's side: that of the worker, or the port of a page that allows no worker. */
const page = globalThis.battlelineEngine ?? self

page.onmessage = async ({ data: request }: MessageEvent<Request | { readonly ahead: string }>) => {
  if ('ahead' in request) {
    loadAhead(request.ahead)
    return
  }
  const { id, verb, given, language } = request
  const reply = (message: Reply) => page.postMessage(message)
  try {
    await speak(language)
    const gives = await work(verb, given, (soFar) => reply({ id, soFar }))
    reply({ id, gives })
  } catch (fault) {
    reply({ id, fault: fault instanceof Error ? fault.message : String(fault) })
  }
}
