import { useEffect, useRef } from 'react'
import { ghostOf, isDragged, moveGhost, swallowClick } from '../../components/dragged-card.ts'

/** What dragging a card onto another card or a player does: the same as clicking both. */
export interface CardDrag {
  /** Selects the card, so that the board shows its targets. False where the card cannot be dragged now. */
  lift(card: number): boolean
  /** Chooses the target, or says why it is none. */
  drop(card: number, target: number): void
  /** Deselects the card, which was dropped on nothing. */
  release(): void
}

interface Dragged {
  readonly card: number
  readonly element: HTMLElement
  readonly from: { readonly x: number; readonly y: number }
  readonly pointer: number
  /** The dragged image, once the pointer has moved far enough. */
  ghost: HTMLElement | null
  target: HTMLElement | null
}

/** Cards of the board are dragged by mouse or finger onto what they attack, block or target. */
export function useCardDrag(drag: CardDrag): void {
  const latest = useRef(drag)
  latest.current = drag
  useEffect(() => {
    let now: Dragged | null = null
    const begin = (event: PointerEvent) => {
      const element = event.button === 0 && event.isPrimary ? slotAt(event.target) : null
      if (element === null) return
      const from = { x: event.clientX, y: event.clientY }
      now = { card: idOf(element), element, from, pointer: event.pointerId, ghost: null, target: null }
    }
    const move = (event: PointerEvent) => {
      if (now?.pointer !== event.pointerId) return
      const to = { x: event.clientX, y: event.clientY }
      if (now.ghost === null) {
        if (!isDragged(now.from, to)) return
        if (!latest.current.lift(now.card)) {
          now = null
          return
        }
        now.ghost = ghostOf(now.element.querySelector('.name')?.textContent ?? '')
        now.element.classList.add('dragging')
      }
      moveGhost(now.ghost, to)
      now.target?.classList.remove('drop-target')
      now.target = targetAt(to.x, to.y, now.element)
      now.target?.classList.add('drop-target')
    }
    const end = (event: PointerEvent) => {
      if (now?.pointer !== event.pointerId) return
      const done = now
      now = null
      if (done.ghost === null) return
      putAway(done)
      swallowClick()
      if (done.target === null || event.type !== 'pointerup') latest.current.release()
      else latest.current.drop(done.card, idOf(done.target))
    }
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end } as const
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][]
    for (const [name, hear] of all) addEventListener(name, hear)
    return () => {
      for (const [name, hear] of all) removeEventListener(name, hear)
      if (now !== null) putAway(now)
    }
  }, [])
}

const slotAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.board-surface .slot[data-card]') : null

/** The card or the player under the pointer, other than the dragged card. */
function targetAt(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  const under = document.elementFromPoint(x, y)
  const target = under?.closest<HTMLElement>('.board-surface [data-card], .board-surface .strip[data-side]')
  return target == null || target === dragged ? null : target
}

const idOf = ({ dataset: { card, side } }: HTMLElement): number => Number(card ?? side)

function putAway({ ghost, target, element }: Dragged): void {
  ghost?.remove()
  target?.classList.remove('drop-target')
  element.classList.remove('dragging')
}
