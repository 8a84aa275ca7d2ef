import { useEffect, useRef } from 'react'

/**
 * Moves the focus after a card was selected by keys: to its first target, else to its other moves. After the card is deselected,
 * the focus returns to it.
 */
export function useTargetFocus(picked: number | null): void {
  const former = useRef<number | null>(null)
  useEffect(() => {
    const of = former.current
    former.current = null
    const focused = document.activeElement
    const byKeys = focused?.matches('.board-surface :focus-visible') === true
    if (picked !== null) {
      if (!byKeys) return
      former.current = picked
      focusOn(targetsOf(picked)) || focusOn('.lane .slip .option')
    } else if (of !== null && (byKeys || focused === document.body))
      // The button of a player loses the focus where the player is no longer a target.
      focusOn(`.board-surface .slot[data-card="${of}"] > .card`)
  }, [picked])
}

const targetsOf = (card: number): string =>
  `.board-surface .slot.can:not([data-card="${card}"]) > .card, .board-surface :is(.who, .artifact).can`

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}
