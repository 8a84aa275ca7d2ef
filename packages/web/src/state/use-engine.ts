import { useEffect, useMemo, useRef, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type {
  Given,
  Gives,
  OutcomesSoFar,
  Question,
  Run,
  TextProblem,
  Verb,
} from '../engine/protocol/protocol.ts'
import { hasBoard, type Route } from './route.ts'
import { useLanguage } from './use-language.ts'
import { useShared } from './use-shared.ts'

/** The state of the current question. */
export interface RunState {
  /** The last run without problems: it stays in view while a text is edited. */
  readonly run: Run | null
  readonly problems: readonly TextProblem[]
  /** True while the engine computes the current question. */
  readonly working: boolean
  /** Why the engine could not answer: a fault of the program. */
  readonly fault: string | null
}

let start: (() => Engine) | null = null
let engine: Engine | null = null

/** Says how the engine is started when it is first needed. */
export function provideEngine(how: () => Engine): void {
  start = how
}

/** The engine, shared by all that is on the page. @throws Error before one is provided */
export function getEngine(): Engine {
  engine ??= start?.() ?? null
  if (engine === null) throw new Error('no engine was provided')
  return engine
}

let opponents: Engine | null = null

/** The engine in which bots think, so that they keep nothing else waiting. @throws Error before one is provided */
export function getOpponents(): Engine {
  opponents ??= start?.() ?? null
  if (opponents === null) throw new Error('no engine was provided')
  return opponents
}

interface KnownRun extends Omit<RunState, 'working'> {
  /** The question that this answers; null before the first answer. */
  readonly of: Question | null
}
const NOTHING: KnownRun = { run: null, problems: [], fault: null, of: null }

/** The question of a route; the same object until it changes. */
export function useQuestion({ view, text, document, edition, answers, match }: Route): Question {
  // In a game against somebody, nothing is said of hidden cards.
  const isShared = useShared(text)
  const conceals = view === 'table' && (isShared || match !== null)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  return useMemo(
    () => ({ text, document, answers, ...(edition !== null && { edition }), ...(conceals && { conceals }) }),
    [text, document, edition, answers, conceals, language],
  )
}

interface AnswerOptions {
  /** True to show the last answer until the next one is there. */
  readonly keepsLast?: boolean
  /** Hears how far a long search is; null when it begins anew. */
  readonly onProgress?: (soFar: OutcomesSoFar | null) => void
}

/**
 * The answer of the engine; undefined while it is loading, and where `given` is null. The same request must be the same object.
 */
export function useAnswer<V extends Verb>(
  verb: V,
  given: Given<V> | null,
  { keepsLast = false, onProgress }: AnswerOptions = {},
): Gives<V> | undefined {
  const [answer, setAnswer] = useState<Gives<V>>()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (!keepsLast || given === null) setAnswer(undefined)
    onProgress?.(null)
    if (given === null) return
    let wanted = true
    getEngine()
      .ask(verb, given, (soFar) => {
        if (wanted) onProgress?.(soFar)
      })
      .then((gives) => {
        if (wanted) setAnswer(() => gives)
      })
    return () => {
      wanted = false
    }
  }, [verb, given, keepsLast, onProgress, language])
  return answer
}

/** Asks the engine whenever the question changes; an answer to a former question is dropped. */
export function useRun(route: Route): RunState {
  const question = useQuestion(route)
  // Some pages have no board.
  const isAsking = !hasBoard(route.view)
  const [known, setKnown] = useState(NOTHING)
  const latest = useRef(0)
  useEffect(() => {
    if (isAsking) return
    const asked = ++latest.current
    getEngine()
      .ask('run', question)
      .then(
        ({ run, problems }) => ({ run, problems, fault: null }),
        (fault: Error) => ({ run: null, problems: [], fault: fault.message }),
      )
      .then((told) => {
        if (asked !== latest.current) return
        setKnown(({ run }) => ({ ...told, run: told.run ?? run, of: question }))
      })
  }, [question, isAsking])
  return { ...known, working: known.of !== question }
}
