#!/usr/bin/env node
import { writeSync } from 'node:fs'
import { run } from './command-line.ts'
import { EXIT } from './exit.ts'
import { terminal } from './terminal.ts'

// A reader that has seen enough closes the pipe, as `| head` does: that is no mistake.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    complainOf(error)
    process.exit(EXIT.broken)
  })
}

/** Says that writing failed, where that can still be said. */
function complainOf({ code, message }: NodeJS.ErrnoException): void {
  try {
    writeSync(2, `battleline: cannot write: ${code === 'ENOSPC' ? 'there is no space left' : message}\n`)
  } catch {
    // Standard error is what cannot be written to.
  }
}

process.exitCode = await run(process.argv.slice(2), terminal())
