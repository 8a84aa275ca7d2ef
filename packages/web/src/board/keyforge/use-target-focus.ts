import { useEffect } from 'react'

/** Moves the focus after a card was selected by keys: to the first creature that it can fight, else to its other moves. */
export function useTargetFocus(chosen: number | null): void {
  useEffect(() => {
    const focused = document.activeElement
    if (chosen === null || focused?.matches('[data-card] > :focus-visible') !== true) return
    const next =
      document.querySelector<HTMLElement>(`.board-surface .slot.can:not([data-card="${chosen}"]) > .card`) ??
      document.querySelector<HTMLElement>('.lane .slip .option')
    next?.focus()
  }, [chosen])
}
