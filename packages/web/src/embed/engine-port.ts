import { Engine, type EnginePort } from '../engine/client.ts'
import type { Reply, Request } from '../engine/protocol/protocol.ts'
import { embedWords } from '../words/embed.ts'

/** Starts the engine of the app, which lies beside this script, perhaps on another server than the page. */
export function startEngine(): Engine {
  const file: string = ENGINE_FILE
  return new Engine(new ForeignPort(new URL(file, import.meta.url)))
}

/**
 * The engine in a worker of a page that may be of another origin than the engine. Where the page allows no such worker, the
 * engine runs in the page itself, one request after the other.
 */
class ForeignPort implements EnginePort {
  onmessage: EnginePort['onmessage'] = null
  onerror: EnginePort['onerror'] = null
  /** The requests whose last reply has not come. */
  readonly #open = new Map<number, Request>()
  readonly #file: URL
  #port: Worker | MessagePort

  constructor(file: URL) {
    this.#file = file
    try {
      const worker = workerOf(file)
      worker.onerror = (event) => {
        event.preventDefault()
        worker.terminate()
        this.#port = this.#startInPage()
      }
      this.#port = worker
    } catch {
      // The policy of the page forbids it.
      this.#port = this.#startInPage()
    }
    this.#hear()
  }

  postMessage(request: Request): void {
    this.#open.set(request.id, request)
    this.#port.postMessage(request)
  }

  #hear(): void {
    this.#port.onmessage = ({ data: reply }: MessageEvent<Reply>) => this.#reply(reply)
  }

  #reply(reply: Reply): void {
    if (!('soFar' in reply)) this.#open.delete(reply.id)
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: reply }))
  }

  /** Messages wait in the port until the engine is there; those that the worker has not answered are sent once more. */
  #startInPage(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    globalThis.battlelineEngine = port2
    import(this.#file.href).catch(() => {
      for (const id of this.#open.keys()) this.#reply({ id, fault: embedWords.notLoaded })
    })
    for (const request of this.#open.values()) port1.postMessage(request)
    this.#port = port1
    this.#hear()
    return port1
  }
}

/** A worker may run only a script of the page’s own origin, which can import one of another. */
function workerOf(file: URL): Worker {
  const options = { type: 'module', name: 'engine' } as const
  if (file.origin === location.origin) return new Worker(file, options)
  const script = `import ${JSON.stringify(file.href)}`
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), options)
}
