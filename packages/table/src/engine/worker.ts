import type { Given, Gives, Reply, Request, Verb } from './protocol.ts'
import { verbs } from './verbs.ts'

/** The engine's side of the page: takes one request after the other. */

const work = <V extends Verb>(verb: V, given: Given<V>): Gives<V> | Promise<Gives<V>> => verbs[verb](given)

self.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  const { id, verb, given } = request
  try {
    self.postMessage({ id, gives: await work(verb, given) } satisfies Reply)
  } catch (fault) {
    self.postMessage({ id, fault: fault instanceof Error ? fault.message : String(fault) } satisfies Reply)
  }
}
