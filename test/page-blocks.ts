import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A fenced block of a page, with the lines before it. */
interface Block {
  readonly language: string
  readonly text: string
  /** The paragraph above it. */
  readonly above: string
}

/** A command of a page with what the page says that it prints, and what it printed. */
export interface Ran {
  readonly command: string
  readonly shown: string
  readonly printed: string
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm

function blocksOf(page: string): readonly Block[] {
  let end = 0
  return [...page.matchAll(FENCE)].map(({ 0: whole, 1: language = '', 2: text = '', index }) => {
    const above = page.slice(end, index).trim().split('\n\n').at(-1) ?? ''
    end = index + whole.length
    return { language, text, above }
  })
}

/** The file that a block is to be saved as; null if the text above it names none. */
const fileOf = ({ above }: Block): string | null =>
  /[Ss]ave\s+this\s+as\s+`([\w.-]+)`/.exec(above.replaceAll('\n', ' '))?.[1] ?? null

/** The modules of a page, which are TypeScript without annotations. */
export const modulesOf = (page: string): readonly string[] =>
  blocksOf(page).flatMap(({ language, text }) => (language === 'ts' ? [text] : []))

/**
 * Does what a page tells its reader, from its first to its last block: saves files, runs commands, and takes what each prints. A
 * command without a block of text after it is run all the same. `canRun` leaves out what this machine does not have.
 */
export function follow(page: string, canRun: (command: string) => boolean): readonly Ran[] {
  // Inside node_modules an example finds the library, and no other test looks for sources.
  const folder = mkdtempSync(`${root}node_modules/.example-`)
  symlinkSync(`${root}scenarios`, `${folder}/scenarios`)
  try {
    const blocks = blocksOf(page)
    return blocks.flatMap((block, at) => {
      const file = fileOf(block)
      if (file !== null) writeFileSync(`${folder}/${file}`, block.text)
      if (block.language !== 'console') return []
      const next = blocks[at + 1]
      const shown = next?.language === 'text' && next.above === '' ? next.text : ''
      const commands = [...block.text.matchAll(/^\$ (.*)$/gm)].map(([, command = '']) => command)
      return commands.filter(canRun).map((command) => ({ command, shown, printed: run(command, folder) }))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a command prints, on either stream. `npx` is left out, which takes a second. */
function run(command: string, folder: string): string {
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', command.replaceAll('npx battleline', `node ${root}packages/battleline`)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  return stdout + stderr
}

/** Whether a text is as a page shows it, where a line with `…` alone stands for any lines. */
export function isShown(shown: string, printed: string): boolean {
  const parts = shown.split(/^…\n/m)
  const [first = '', ...rest] = parts
  if (rest.length === 0) return printed === first
  const last = rest.at(-1) ?? ''
  return printed.startsWith(first) && printed.endsWith(last) && rest.every((part) => printed.includes(part))
}

export const pageText = (path: string): string => readFileSync(root + path, 'utf8')
