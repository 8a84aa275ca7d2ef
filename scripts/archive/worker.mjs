// Plays the rulings of the files that it is sent, and answers with their records.
import { parentPort, workerData } from 'node:worker_threads'
import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'
import { recordsOf } from '../../packages/archive/dist/index.js'

adapters.add(duelAdapter)

const { app } = /** @type {{ app: string | null }} */ (workerData)

parentPort?.on('message', (/** @type {import('../../packages/archive/dist/index.js').Source} */ source) =>
  parentPort?.postMessage(recordsOf(source, app)),
)
