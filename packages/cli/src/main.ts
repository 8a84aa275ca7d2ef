#!/usr/bin/env node
import { run } from './command-line.ts'
import { EXIT } from './exit.ts'
import { terminal } from './terminal.ts'

// A reader that has seen enough closes the pipe, as `| head` does: that is no mistake.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? undefined : EXIT.broken)
  })
}

process.exitCode = await run(process.argv.slice(2), terminal())
