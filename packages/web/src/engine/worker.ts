import { speak } from '../words/speak.ts'
import type { Given, Gives, OutcomesSoFar, Reply, Request, Verb } from './protocol/protocol.ts'
import { verbs } from './verbs.ts'

/** The engine's side of the page: takes one request after the other. */

declare global {
  /** What a page leaves here to have the engine in itself, before it imports this. */
  var battlelineEngine: MessagePort | undefined
}

const work = <V extends Verb>(verb: V, given: Given<V>, tell: (soFar: OutcomesSoFar) => void) =>
  verbs[verb](given, tell) as Gives<V> | Promise<Gives<V>>

/** The page's side: that of the worker, or the port of a page that allows no worker. */
const page = globalThis.battlelineEngine ?? self

page.onmessage = async ({ data: request }: MessageEvent<Request>) => {
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
