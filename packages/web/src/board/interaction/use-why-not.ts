import { useCallback, useEffect, useState } from 'react'
import type { Barred, RunForm } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getEngine, useQuestion } from '../../state/use-engine.ts'

/** Why a card that was touched is no answer to the question that stands open. */
export interface WhyNot {
  /** Of the card that was touched last; null where it was one, and before any was. */
  readonly barred: (Barred & { readonly card: number }) | null
  /**
   * Asks why; `word` is the answer that the card would give, where that is not the card itself. False where it is told
   * already: touched once more, a card tells about itself.
   */
  ask(card: number, word?: string | null): boolean
  forget(): void
}

/** Forgets what was asked as soon as one looks elsewhere. */
export function useWhyNot(route: Route, run: RunForm, at: number): WhyNot {
  const question = useQuestion(route)
  const [barred, bar] = useState<WhyNot['barred']>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was looked at
  useEffect(() => bar(null), [run, at])
  const told = barred?.card
  const ask = useCallback(
    (card: number, word: string | null = null) => {
      if (told === card) return false
      getEngine()
        .ask('whyNot', { question, card, word })
        .then((why) => bar(why === null ? null : { ...why, card }))
      return true
    },
    [question, told],
  )
  const forget = useCallback(() => bar(null), [])
  return { barred, ask, forget }
}
