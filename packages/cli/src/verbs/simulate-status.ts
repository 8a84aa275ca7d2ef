import { stateOf } from '@battleline/simulate'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { asInput } from '../simulate/on-queue.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Prints how far the studies on a queue are, and how many workers there are.
 * @throws WrongInput if there is no Redis
 */
export async function studyStatus(
  { queue, json }: { readonly queue: string; readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const state = await asInput(stateOf(queue))
  const { workers, paused, studies } = state
  const lines = studies.map(
    ({ study, done, of, checked, checks }) =>
      `${study}: ${done} of ${of} shards, ${checked} of ${checks} played again\n`,
  )
  const workersText = `${workers} ${workers === 1 ? 'worker' : 'workers'}${paused ? ', paused' : ''}\n`
  out.print(json ? jsonText(state) : (lines.join('') || 'There is no study on the queue.\n') + workersText)
  return EXIT.well
}
