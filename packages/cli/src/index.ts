import { writeSync } from 'node:fs'
import { run } from './command-line.ts'
import { EXIT } from './exit.ts'
import { terminal } from './terminal.ts'

/** Runs the command line of this process and sets its exit code. */
export async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `| head` may close the pipe early, which is no error.
      if (error.code === 'EPIPE') process.exit()
      reportWriteError(error)
      process.exit(EXIT.broken)
    })
  }
  process.exitCode = await run(process.argv.slice(2), terminal())
}

function reportWriteError({ code, message }: NodeJS.ErrnoException): void {
  try {
    writeSync(2, `battleline: cannot write: ${code === 'ENOSPC' ? 'there is no space left' : message}\n`)
  } catch {
    // Standard error itself may not be writable.
  }
}
