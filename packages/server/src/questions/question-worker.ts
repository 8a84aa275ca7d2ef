import { Worker } from 'node:worker_threads'
import { RoomRefusal } from '../model/refusal.ts'
import type { QuestionTask, QuestionWork } from './question-work.ts'

/** Milliseconds that a question may take: usual ones take a tenth of a second. */
const LONGEST = 5000
/** Questions that wait; more are refused. */
const MOST_WAITING = 50
/** Megabytes of the thread. */
const MEMORY = 512

interface Waiting {
  readonly task: QuestionTask
  done(work: QuestionWork): void
  fail(error: Error): void
}

/** Plays questions one after the other in a thread, so that none of them holds up the games. */
export class QuestionWorker {
  #thread: Worker | null = null
  readonly #queue: Waiting[] = []
  #current: { readonly waiting: Waiting; readonly limit: NodeJS.Timeout } | null = null
  #number = 0
  readonly #longest: number

  constructor(longest = LONGEST) {
    this.#longest = longest
  }

  /** @throws RoomRefusal if too many wait, or if the question takes too long */
  ask(task: Omit<QuestionTask, 'number'>): Promise<QuestionWork> {
    if (this.#queue.length >= MOST_WAITING)
      return Promise.reject(new RoomRefusal('unavailable', 'too many questions at once; try again'))
    return new Promise((done, fail) => {
      this.#queue.push({ task: { ...task, number: ++this.#number }, done, fail })
      this.#next()
    })
  }

  async close(): Promise<void> {
    for (const { fail } of this.#queue.splice(0)) fail(new RoomRefusal('unavailable', 'the server closes'))
    await this.#end(new RoomRefusal('unavailable', 'the server closes'))
  }

  #next(): void {
    if (this.#current !== null) return
    const waiting = this.#queue.shift()
    if (waiting === undefined) return
    const late = new RoomRefusal('limit', `this question takes longer than ${this.#longest / 1000} seconds`)
    this.#current = { waiting, limit: setTimeout(() => void this.#end(late), this.#longest) }
    this.#started().postMessage(waiting.task)
  }

  #started(): Worker {
    if (this.#thread !== null) return this.#thread
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
    thread.unref()
    thread.on('message', (work: QuestionWork) => {
      const current = this.#current
      if (current?.waiting.task.number !== work.number) return
      this.#finish()
      current.waiting.done(work)
      this.#next()
    })
    // A thread that fails takes its question with it, and no other.
    thread.on('error', () => void this.#end(new RoomRefusal('limit', 'this question is too large')))
    this.#thread = thread
    return thread
  }

  #finish(): void {
    clearTimeout(this.#current?.limit)
    this.#current = null
  }

  async #end(why: Error): Promise<void> {
    const thread = this.#thread
    const current = this.#current
    this.#thread = null
    this.#finish()
    current?.waiting.fail(why)
    await thread?.terminate()
    this.#next()
  }
}

/** The thread lies beside what starts it, in the package and in the bundle; tests run the sources. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/questions/question-thread.js' : './question-thread.js',
  import.meta.url,
)
