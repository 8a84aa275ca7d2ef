import { useEffect, useState } from 'react'
import type { Row, RuleText, RunForm } from '../engine/protocol/protocol.ts'
import { getEngine } from '../state/use-engine.ts'

const known = new Map<string, RuleText | null>()

/** Loads the missing texts; each is loaded once. */
async function askFor(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return
  const texts = await getEngine().ask('rules', { ids: missing })
  for (const id of missing) known.set(id, texts.find((text) => text.id === id) ?? null)
}

/** The text of a rule or a step, once it is there; null where it has none. */
export function useRule(id: string | null): RuleText | null {
  const [, arrived] = useState(0)
  useEffect(() => {
    if (id !== null && !known.has(id)) askFor([id]).then(() => arrived((n) => n + 1), ignore)
  }, [id])
  return id === null ? null : (known.get(id) ?? null)
}

/** How long a run must stay the same before its rules are loaded, in milliseconds. */
const REST = 600

/** The rules that the chart of a run shows. */
const rulesOf = (rows: readonly Row[]): readonly string[] => [
  ...new Set(rows.flatMap(({ step, cite: [first] }) => (first === undefined ? [step] : [step, first]))),
]

/** Loads the rules that a run cites before the reader steps through it. */
export function useRulesOf(rows: readonly Row[]): void {
  useEffect(() => {
    const timer = setTimeout(() => askFor(rulesOf(rows)).catch(ignore), REST)
    return () => clearTimeout(timer)
  }, [rows])
}

/** True once the texts of the rules of a run are there, or can’t be loaded. They would push down a page that is shown before. */
export function useRulesLoaded(run: RunForm | null): boolean {
  const [loaded, set] = useState<RunForm | null>(null)
  useEffect(() => {
    if (run === null) return
    let wanted = true
    const done = () => wanted && set(run)
    const happened = run.rows.filter(({ kind }) => kind !== 'coming')
    askFor(happened.length === 0 ? [] : [...run.cite, ...rulesOf(happened)]).then(done, done)
    return () => {
      wanted = false
    }
  }, [run])
  return run !== null && loaded === run
}

/** Without a network there are no texts, and the ids stand alone. */
const ignore = () => {}
