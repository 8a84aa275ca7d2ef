import type { EndOfTree, Fork } from '@battleline/search'
import { answerTold } from './endings-told.ts'

/** More lines than these show nobody how endings part. */
const MOST_LINES = 40

/** How the endings part, as a tree: a question a line, below it its answers, each with the ending it comes to. */
export function treeTold(root: Fork | EndOfTree, decider: (who: number) => string): readonly string[] {
  const lines: string[] = []
  const known = new Map<Fork, number>()
  let left = 0
  const show = (fork: Fork, indent: string): void => {
    const { decision, branches } = fork
    known.set(fork, known.size + 1)
    lines.push(`${indent}(${known.size}) ${decider(decision.who)}: ${decision.title}`)
    for (const [at, { answers, to }] of branches.entries()) {
      if (lines.length >= MOST_LINES) {
        left++
        continue
      }
      const last = at === branches.length - 1
      const words = answers.map((answer) => answerTold(decision, answer)).join(' or ')
      const line = `${indent}${last ? '└─' : '├─'} ${words}`
      if ('ending' in to)
        lines.push(`${line} → ${to.ending === null ? 'not gone on' : `ending ${to.ending + 1}`}`)
      else if (known.has(to)) lines.push(`${line} → as (${known.get(to)})`)
      else {
        lines.push(line)
        show(to, `${indent}${last ? '   ' : '│  '}`)
      }
    }
  }
  if ('ending' in root) return []
  show(root, '')
  return left === 0 ? lines : [...lines, `… and ${left} more branches`]
}
