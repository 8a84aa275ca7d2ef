import { Engine } from './client.ts'

/** Starts the engine of the app in its worker. */
export const startEngine = (): Engine =>
  new Engine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }))
