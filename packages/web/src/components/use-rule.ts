import { useEffect, useState } from 'react'
import type { Row, RuleText } from '../engine/protocol/protocol.ts'
import { getEngine } from '../state/use-engine.ts'

const known = new Map<string, RuleText | null>()

/** Loads the missing texts; each is loaded once. */
function askFor(ids: readonly string[], arrived: () => void): void {
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return
  getEngine()
    .ask('rules', { ids: missing })
    .then((texts) => {
      for (const id of missing) known.set(id, texts.find((text) => text.id === id) ?? null)
      arrived()
    })
}

/** The text of a rule or a step, once it is there; null where it has none. */
export function useRule(id: string | null): RuleText | null {
  const [, arrived] = useState(0)
  useEffect(() => {
    if (id !== null) askFor([id], () => arrived((n) => n + 1))
  }, [id])
  return id === null ? null : (known.get(id) ?? null)
}

/** How long a run must stay the same before its rules are loaded, in milliseconds. */
const REST = 600

/** Loads the rules that a run cites before the reader steps through it. */
export function useRulesOf(rows: readonly Row[]): void {
  useEffect(() => {
    const ids = new Set(
      rows.flatMap(({ step, cite: [first] }) => (first === undefined ? [step] : [step, first])),
    )
    const timer = setTimeout(() => askFor([...ids], () => {}), REST)
    return () => clearTimeout(timer)
  }, [rows])
}
