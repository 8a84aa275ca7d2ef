import { useEffect, useMemo, useRef, useState } from 'react'
import { type Engine, startEngine } from '../engine/client.ts'
import type {
  Given,
  Gives,
  Mistake,
  OutcomesSoFar,
  Question,
  Run,
  Verb,
} from '../engine/protocol/protocol.ts'
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

/** What the engine is asked about; the same object as long as nothing of it changes. */
export function useQuestion({ text, document, edition, answers }: Looking): Question {
  return useMemo(
    () => ({ text, document, answers, ...(edition !== null && { edition }) }),
    [text, document, edition, answers],
  )
}

interface AnswerOptions {
  /** True to show the last answer until the next one is there. */
  readonly keepsLast?: boolean
  /** Hears how far a long search is; null when it begins anew. */
  readonly onProgress?: (soFar: OutcomesSoFar | null) => void
}

/**
 * What the engine answers; undefined until that is there, and where `given` is null. Whoever asks the same again passes
 * the same object again.
 */
export function useAnswer<V extends Verb>(
  verb: V,
  given: Given<V> | null,
  { keepsLast = false, onProgress }: AnswerOptions = {},
): Gives<V> | undefined {
  const [answer, setAnswer] = useState<Gives<V>>()
  useEffect(() => {
    if (!keepsLast || given === null) setAnswer(undefined)
    onProgress?.(null)
    if (given === null) return
    let wanted = true
    theEngine()
      .ask(verb, given, (soFar) => {
        if (wanted) onProgress?.(soFar)
      })
      .then((gives) => {
        if (wanted) setAnswer(() => gives)
      })
    return () => {
      wanted = false
    }
  }, [verb, given, keepsLast, onProgress])
  return answer
}

/** Asks the engine whenever the question changes; an answer to a former question is dropped. */
export function useRun(looking: Looking): Known {
  const question = useQuestion(looking)
  const [known, setKnown] = useState(NOTHING)
  const latest = useRef(0)
  useEffect(() => {
    const asked = ++latest.current
    setKnown((before) => ({ ...before, working: true }))
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
  }, [question])
  return known
}
