import type { Engine } from './client.ts'

const newWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })

let ahead: Worker | null = null

/** Starts the worker of the engine; `load` has it begin to load what the board of a text needs. */
export function startAhead(): { readonly load: (text: string) => void } {
  const worker = newWorker()
  ahead = worker
  return { load: (text) => worker.postMessage({ ahead: text }) }
}

/** The engine of the app in its worker, the one that was started ahead if there is one. */
export function startEngine(make: (port: Worker) => Engine): Engine {
  const worker = ahead ?? newWorker()
  ahead = null
  return make(worker)
}
