import { useCallback, useEffect, useState } from 'react'
import type { Barred, RunForm } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getEngine, useQuestion } from '../../state/use-engine.ts'

/** Why a clicked card is not an answer to the open question. */
export interface WhyNot {
  /** The reason for the card that was clicked last; null where it was an answer, and before any click. */
  readonly barred: (Barred & { readonly card: number }) | null
  /**
   * Asks why; `word` is the answer that the card stands for, where that is not the card itself. False where the reason is
   * shown already: a second click then shows the details of the card.
   */
  ask(card: number, word?: string | null): boolean
  forget(): void
}

/** The reason disappears as soon as the current row changes. */
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
