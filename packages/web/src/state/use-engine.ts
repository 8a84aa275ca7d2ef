import { useEffect, useRef, useState } from 'react'
import { type Engine, startEngine } from '../engine/client.ts'
import type { Mistake, Run } from '../engine/protocol/protocol.ts'
import type { Looking } from './route.ts'

/** What is known of the question that is looked at. */
export interface Known {
  /** The last run without a mistake: it stays in view while a text is mended. */
  readonly run: Run | null
  readonly mistakes: readonly Mistake[]
  /** True while the engine works on what is looked at now. */
  readonly working: boolean
  /** Why the engine could not answer: a fault of the program. */
  readonly fault: string | null
}

let engine: Engine | null = null
export const theEngine = (): Engine => {
  engine ??= startEngine()
  return engine
}

const NOTHING: Known = { run: null, mistakes: [], working: true, fault: null }

/** Asks the engine whenever the question changes; an answer to a former question is dropped. */
export function useRun({ text, document, edition, answers }: Looking): Known {
  const [known, setKnown] = useState(NOTHING)
  const latest = useRef(0)
  useEffect(() => {
    const asked = ++latest.current
    setKnown((before) => ({ ...before, working: true }))
    const question = { text, document, answers, ...(edition !== null && { edition }) }
    theEngine()
      .ask('run', question)
      .then(
        ({ run, mistakes }) => ({ run, mistakes, fault: null }),
        (fault: Error) => ({ run: null, mistakes: [], fault: fault.message }),
      )
      .then((told) => {
        if (asked !== latest.current) return
        setKnown(({ run }) => ({ ...told, run: told.run ?? run, working: false }))
      })
  }, [text, document, edition, answers])
  return known
}
