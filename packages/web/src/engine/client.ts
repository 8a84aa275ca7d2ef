import { appWords } from '../words/app.ts'
import { language } from '../words/catalogue.ts'
import type { Given, Gives, OutcomesSoFar, Reply, Verb } from './protocol/protocol.ts'

interface Waiting {
  readonly give: (gives: unknown) => void
  readonly fail: (fault: Error) => void
  readonly hear: (soFar: OutcomesSoFar) => void
}

const unheard = (): void => {}

/** Carries requests to the engine and its replies back: a worker, or something like it. */
export type EnginePort = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>

/** The engine, spoken to by verbs. Answers come in the order in which they are worked out. */
export class Engine {
  readonly #port: EnginePort
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(port: EnginePort) {
    this.#port = port
    port.onmessage = ({ data: reply }: MessageEvent<Reply>) => this.#hear(reply)
    port.onerror = () => this.#fail(appWords.engineNotStarted)
  }

  /** `hear` gets the progress of long searches. */
  ask<V extends Verb>(
    verb: V,
    given: Given<V>,
    hear: (soFar: OutcomesSoFar) => void = unheard,
  ): Promise<Gives<V>> {
    const id = ++this.#asked
    return new Promise<Gives<V>>((give, fail) => {
      this.#waiting.set(id, { give: (gives) => give(gives as Gives<V>), fail, hear })
      this.#port.postMessage({ id, verb, given, language: language() })
    })
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    if ('soFar' in reply) {
      waiting?.hear(reply.soFar)
      return
    }
    this.#waiting.delete(reply.id)
    if ('fault' in reply) waiting?.fail(new Error(reply.fault))
    else waiting?.give(reply.gives)
  }

  #fail(fault: string): void {
    for (const { fail } of this.#waiting.values()) fail(new Error(fault))
    this.#waiting.clear()
  }
}
