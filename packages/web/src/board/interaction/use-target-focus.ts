import { useContext, useEffect, useRef } from 'react'
import { PageElement, treeOf } from '../../components/page-element.ts'

/**
 * Moves the focus after a card was selected by keys: to its first target, else to its other moves. After the card is deselected,
 * the focus returns to it.
 */
export function useTargetFocus(picked: number | null): void {
  const page = useContext(PageElement)
  const former = useRef<number | null>(null)
  useEffect(() => {
    const of = former.current
    former.current = null
    const focused = treeOf(page).activeElement
    const byKeys = focused?.matches('.board-surface :focus-visible') === true
    if (picked !== null) {
      if (!byKeys) return
      former.current = picked
      focusOn(page, targetsOf(picked)) || focusOn(page, '.lane .slip .option')
    } else if (of !== null && (byKeys || focused === null || focused === document.body))
      // The button of a player loses the focus where the player is no longer a target.
      focusOn(page, `.board-surface .slot[data-card="${of}"] > .card`)
  }, [picked, page])
}

const targetsOf = (card: number): string =>
  `.board-surface .slot.can:not([data-card="${card}"]) > .card, .board-surface :is(.who, .artifact).can`

function focusOn(page: HTMLElement, selector: string): boolean {
  const element = page.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}
