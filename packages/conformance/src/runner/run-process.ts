import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Case, CaseResult } from '../model/case.ts'
import { readResult } from './read-result.ts'

/** What a runner answered. */
export interface Answers {
  readonly results: ReadonlyMap<string, CaseResult>
  /** What it wrote that is no result, the first ones; and how it ended, if not well. */
  readonly faults: readonly string[]
}

const MOST_FAULTS = 20

/**
 * Gives cases to a program, a line each, and reads its results. The program may answer in any order; what it writes on
 * standard error is shown. Never throws.
 */
export async function runProcess(
  command: string,
  cases: readonly Case[],
  onResult: (done: number) => void = () => {},
): Promise<Answers> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const results = new Map<string, CaseResult>()
  const faults: string[] = []
  const known = new Set(cases.map(({ id }) => id))
  const ended = new Promise<string | null>((resolve) => {
    child.on('error', ({ message }) => resolve(message))
    child.on('close', (code, signal) => resolve(code === 0 ? null : `it ended with ${signal ?? code}`))
  })
  // A program that ends early closes its input.
  child.stdin.on('error', () => {})
  const written = write(child.stdin, cases)
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const result = readResult(line)
    const problem =
      'problem' in result ? result.problem : known.has(result.id) ? null : `no case ${result.id}`
    if (problem === null) results.set((result as CaseResult).id, result as CaseResult)
    else if (faults.length < MOST_FAULTS) faults.push(problem)
    onResult(results.size)
  }
  await written
  const end = await ended
  return { results, faults: end === null ? faults : [...faults, end] }
}

async function write(
  input: NodeJS.WritableStream & { readonly writableNeedDrain?: boolean },
  cases: readonly Case[],
): Promise<void> {
  for (const one of cases) {
    const fits = input.write(`${JSON.stringify(one)}\n`)
    if (
      !fits &&
      !(await Promise.race([once(input, 'drain'), once(input, 'close')]).then(
        () => true,
        () => false,
      ))
    )
      return
  }
  input.end()
}
