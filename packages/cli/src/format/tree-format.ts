import { cells, columns, visible } from '@battleline/language'
import type { EndOfTree, Fork } from '@battleline/search'
import { answerText } from './endings-format.ts'

/** The most lines of a readable tree. */
const MOST_LINES = 40

/** How much of a text fits a width, in UTF-16 units. */
function fitting(text: string, width: number): number {
  return cells(text).slice(0, width).join('').length
}

/** A line wrapped at blanks; later lines begin with `hang`. */
function folded(line: string, hang: string, width: number): readonly string[] {
  const lines: string[] = []
  let left = visible(line)
  while (columns(left) > width) {
    const blank = left.lastIndexOf(' ', fitting(left, width))
    if (blank <= hang.length) break
    lines.push(left.slice(0, blank))
    left = `${hang}${left.slice(blank + 1)}`
  }
  return [...lines, left]
}

/** The tree of decisions: a decision per line, below it its answers, each with its ending. */
export function treeText(
  root: Fork | EndOfTree,
  decider: (who: number) => string,
  width: number,
): readonly string[] {
  const lines: string[] = []
  const known = new Map<Fork, number>()
  let left = 0
  const show = (fork: Fork, indent: string): void => {
    const { decision, branches } = fork
    known.set(fork, known.size + 1)
    lines.push(
      ...folded(
        `${indent}(${known.size}) ${decider(decision.who)}: ${decision.title}`,
        `${indent}    `,
        width,
      ),
    )
    for (const [at, { answers, to }] of branches.entries()) {
      if (lines.length >= MOST_LINES) {
        left++
        continue
      }
      const last = at === branches.length - 1
      const words = answers.map((answer) => answerText(decision, answer)).join(' or ')
      const line = `${indent}${last ? '└─' : '├─'} ${words}`
      const below = `${indent}${last ? '   ' : '│  '}`
      const add = (more: string) => lines.push(...folded(`${line}${more}`, `${below}  `, width))
      if ('ending' in to) add(` → ${to.ending === null ? 'not continued' : `ending ${to.ending + 1}`}`)
      else if (known.has(to)) add(` → as (${known.get(to)})`)
      else {
        add('')
        show(to, below)
      }
    }
  }
  if ('ending' in root) return []
  show(root, '')
  return left === 0 ? lines : [...lines, `… and ${left} more branches`]
}
