import { stateOf, withoutPassword, work } from '@battleline/simulate'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { engineHash } from '../simulate/engine-hash.ts'
import { asInput } from '../simulate/on-queue.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Plays shards of a queue until Ctrl-C.
 * @throws WrongInput if there is no Redis, or its studies are of another version
 */
export async function worker(
  { queue, threads }: { readonly queue: string; readonly threads?: string },
  version: string,
  out: Terminal,
): Promise<Exit> {
  const engine = engineHash(version)
  const open = (await asInput(stateOf(queue))).studies.filter(({ done, of }) => done < of)
  const [other] = open
  if (other !== undefined && open.every((study) => study.engine !== engine))
    throw new WrongInput(
      'other-games',
      `${other.study} was submitted by another version: ${other.engine.slice(0, 12)}, this is ${engine.slice(0, 12)}`,
    )
  const { signal, release } = untilInterrupted()
  let games = 0
  out.remark(`playing shards of ${withoutPassword(queue)}; Ctrl-C ends it\n`)
  await asInput(
    work({
      url: queue,
      engine,
      signal,
      ...(threads !== undefined && { threads: Math.max(1, wholeNumber(threads, '--threads')) }),
      onShard: ({ from, to }) => {
        games += to - from
        out.progress(`${games} games`)
      },
      onFailure: (reason) => out.complain(`battleline: ${reason}\n`),
    }),
  )
  release()
  out.progress('')
  out.print(`${games} games\n`)
  return EXIT.well
}
