import { pause } from '@battleline/simulate'
import { EXIT, type Exit } from '../exit.ts'
import { asInput } from '../simulate/on-queue.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Lets the workers of a queue rest, or go on.
 * @throws WrongInput if there is no Redis
 */
export async function pauseQueue(queue: string, paused: boolean, out: Terminal): Promise<Exit> {
  await asInput(pause(queue, paused))
  out.print(
    paused ? 'The workers rest after the shards that they play; resume goes on.\n' : 'The workers go on.\n',
  )
  return EXIT.well
}
