import { Worker } from 'node:worker_threads'
import { RoomRefusal } from '../model/refusal.ts'
import type { QuestionBegins, QuestionTask, QuestionWork } from './question-work.ts'

/** Milliseconds that a question may take once the thread begins with it: usual ones take a tenth of a second. */
const LONGEST = 5000
/** Milliseconds until the thread begins: it may have to load the games first. */
const LONGEST_START = 60_000
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
  #current: { readonly waiting: Waiting; limit: NodeJS.Timeout } | null = null
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
    this.#current = { waiting, limit: this.#endAfter(LONGEST_START) }
    this.#started().postMessage(waiting.task)
  }

  #started(): Worker {
    if (this.#thread !== null) return this.#thread
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
    thread.unref()
    thread.on('message', (work: QuestionWork | QuestionBegins) => {
      const current = this.#current
      const number = 'begins' in work ? work.begins : work.number
      if (current?.waiting.task.number !== number) return
      if ('begins' in work) {
        clearTimeout(current.limit)
        current.limit = this.#endAfter(this.#longest)
        return
      }
      this.#finish()
      current.waiting.done(work)
      this.#next()
    })
    // A thread that fails takes its question with it, and no other.
    thread.on('error', () => void this.#end(new RoomRefusal('limit', 'this question is too large')))
    this.#thread = thread
    return thread
  }

  #endAfter(longest: number): NodeJS.Timeout {
    const late = new RoomRefusal('limit', `this question takes longer than ${longest / 1000} seconds`)
    return setTimeout(() => void this.#end(late), longest)
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
