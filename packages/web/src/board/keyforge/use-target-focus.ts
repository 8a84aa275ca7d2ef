import { useEffect } from 'react'

/** Whoever picked a card up by keys is led on: to the first card that it may fight, else to what else it may do. */
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
