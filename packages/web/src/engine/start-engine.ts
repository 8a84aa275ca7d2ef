import type { Engine } from './client.ts'

const newWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })

let ahead: Worker | null = null

/** Starts the worker of the engine, which begins to load what a link needs. */
export function startAhead(link: string): void {
  ahead = newWorker()
  ahead.postMessage({ link })
}

/** The engine of the app in its worker, the one that was started ahead if there is one. */
export function startEngine(make: (port: Worker) => Engine): Engine {
  const worker = ahead ?? newWorker()
  ahead = null
  return make(worker)
}
