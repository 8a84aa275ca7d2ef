import { type RefObject, useEffect } from 'react'

const BY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The up and down keys move from a card to the nearest card of the row above or below. */
export function useRowKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const by = BY[event.key]
      const own = event.target instanceof Element ? event.target.closest('ul:has([data-card])') : null
      if (by === undefined || own === null || event.defaultPrevented || board.current === null) return
      const rows = [...board.current.querySelectorAll('ul:has([data-card])')]
      const next = nearestIn(rows[rows.indexOf(own) + by], event.target as Element)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    const element = board.current
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [board])
}

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

function nearestIn(row: Element | undefined, from: Element): HTMLElement | undefined {
  const cards = [...(row?.querySelectorAll<HTMLElement>('[data-card] > button') ?? [])]
  const far = (card: Element) => Math.abs(middleOf(card) - middleOf(from))
  return cards.sort((one, other) => far(one) - far(other))[0]
}
