import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { run } from '../src/command-line.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The result of a command line. */
interface Answer {
  readonly exit: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command line from the sources in this process, with 80 columns and without colors. */
export async function battleline(
  args: readonly string[],
  input = '',
  progress: (text: string) => void = () => {},
): Promise<Answer> {
  const answer = { stdout: '', stderr: '' }
  const { stdin } = process
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  try {
    const exit = await run(args, {
      width: 80,
      paint: (_, text) => text,
      paintError: (_, text) => text,
      print: (text) => {
        answer.stdout += text
      },
      complain: (text) => {
        answer.stderr += text
      },
      remark: (text) => {
        answer.stderr += text
      },
      progress,
    })
    return { exit, ...answer }
  } finally {
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  }
}

/** Runs the built command line in a separate process, from the root of the project. */
export function startBattleline(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/battleline', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
    env: { ...process.env, FORCE_COLOR: '', COLUMNS: '', ...env },
  })
  return { exit: status, stdout, stderr }
}

/** A folder that is deleted when the test ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

export const dino = 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml'

/** Two fights with a choice, a ward, armor, elusive, a Destroyed: ability and an upgrade. */
export const busy = `
name: A busy turn
game: keyforge
players:
  me:
    battleline:
      - Firespitter: { damage: 1, upgrades: [Way of the Bear] }
      - Dodger
  you:
    battleline:
      - Dust Imp: { damage: 1 }
      - Sequis: { as: warded knight, ward: true }
      - Champion Anaphiel
      - Culf the Quiet
play:
  - fight: Firespitter -> Champion Anaphiel
    choose: ["Firespitter: Before Fight"]
  - fight: Dodger -> Culf the Quiet
expect:
  you: { aember: 1 }
`

/** A scenario of one fight, with its expectations. */
export const fight = (attacker: string, defender: string, expect: string): string => `
name: ${attacker} fights ${defender}
game: keyforge
cards:
  Test Echo: { type: creature, house: dis, power: 20, text: "After Test Echo is dealt damage, heal 1 damage from Test Echo and deal 1 damage to Test Echo." }
players:
  me: { battleline: [${attacker}] }
  you: { battleline: [${defender}] }
play:
  - fight: ${attacker} -> ${defender}
expect: ${expect}
`
