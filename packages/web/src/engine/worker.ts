import type { Given, Gives, OutcomesSoFar, Reply, Request, Verb } from './protocol/protocol.ts'
import { verbs } from './verbs.ts'

/** The engine's side of the page: takes one request after the other. */

const work = <V extends Verb>(verb: V, given: Given<V>, tell: (soFar: OutcomesSoFar) => void) =>
  verbs[verb](given, tell) as Gives<V> | Promise<Gives<V>>

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  const { id, verb, given } = request
  const reply = (message: Reply) => self.postMessage(message)
  try {
    const gives = await work(verb, given, (soFar) => reply({ id, soFar }))
    reply({ id, gives })
  } catch (fault) {
    reply({ id, fault: fault instanceof Error ? fault.message : String(fault) })
  }
}
