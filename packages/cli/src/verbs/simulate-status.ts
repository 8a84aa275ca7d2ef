import { studiesOn } from '@battleline/simulate'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { asInput } from '../simulate/on-queue.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Tells how far the studies on a queue are.
 * @throws WrongInput if there is no Redis
 */
export async function studyStatus(
  { queue, json }: { readonly queue: string; readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const studies = await asInput(studiesOn(queue))
  const lines = studies.map(({ study, done, of }) => `${study}: ${done} of ${of} shards\n`)
  out.print(json ? jsonText({ studies }) : lines.join('') || 'There is no study on the queue.\n')
  return EXIT.well
}
