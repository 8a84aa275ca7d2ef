// Plays the rulings of the files that it is sent, and answers with their records.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'
import { recordsOf } from '../../packages/archive/dist/index.js'

adapters.add(duelAdapter)

const { root, app } = /** @type {{ root: string, app: string | null }} */ (workerData)

parentPort?.on('message', (/** @type {string} */ file) => {
  const text = readFileSync(join(root, 'scenarios', `${file}.yaml`), 'utf8')
  parentPort?.postMessage({ file, records: recordsOf({ file, text }, app) })
})
