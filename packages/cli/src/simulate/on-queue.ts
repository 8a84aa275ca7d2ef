import { Ledger, type Runner, reportOf, StudyQueue } from '@battleline/simulate'
import { Pace } from '../arena/pace.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { makeFolder } from '../format/make-folder.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import type { Terminal } from '../terminal.ts'
import { reportJson, reportText } from './report.ts'
import { putResults, putShard, take } from './shard-folder.ts'

/**
 * Submits a study to a queue and waits for its workers. Ctrl-C leaves it there, and the same command goes on.
 * @throws WrongInput if there is no Redis, or the study cannot come to an end
 */
export async function simulateOnQueue(
  runner: Runner,
  url: string,
  { out: folder, json }: { readonly out?: string; readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  if (folder !== undefined) makeFolder(folder)
  const queue = await asInput(StudyQueue.submit(url, runner.study, runner.engine))
  if (queue.forgotten !== null) out.complain(`battleline: the study had stopped: ${queue.forgotten}\n`)
  const { signal, release } = untilInterrupted()
  try {
    await asInput(watch(queue, signal, out))
    const ledger = new Ledger()
    for (const shard of await queue.shards()) take(ledger, shard)
    const report = reportOf(runner.facts, ledger)
    if (folder !== undefined) for (const shard of ledger.shards) putShard(folder, shard)
    if (folder !== undefined && report.complete) putResults(folder, report)
    out.print(json ? reportJson(report) : reportText(report, out))
    return report.complete ? EXIT.well : EXIT.limit
  } finally {
    release()
    out.progress('')
    await queue.close()
  }
}

async function watch(queue: StudyQueue, signal: AbortSignal, out: Terminal): Promise<void> {
  let pace: Pace | null = null
  for await (const { done, of, checked, checks } of queue.progress(signal)) {
    pace ??= new Pace(done, performance.now())
    out.progress(`shards: ${pace.text(done, of, performance.now())}; ${checked} of ${checks} played again`)
  }
}

/** What goes wrong with a queue is what was given, not a mistake of the program. */
export async function asInput<T>(waited: Promise<T>): Promise<T> {
  try {
    return await waited
  } catch (error) {
    throw new WrongInput('queue-failed', error instanceof Error ? error.message : String(error))
  }
}
