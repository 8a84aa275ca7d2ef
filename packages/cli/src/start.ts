import type { Exit } from './exit.ts'
import type { Terminal } from './terminal.ts'

/** A verb is loaded only when it runs, for a fast start. */
export type Start = (verb: (out: Terminal) => Promise<Exit>) => Promise<void>
