import { type Draggable, useDrag } from '../../components/use-drag.ts'

/** What dragging a card onto another card or a player does: the same as clicking both. */
export interface CardDrag {
  /** Selects the card, so that the board shows its targets. False where the card cannot be dragged now. */
  lift(card: number): boolean
  /** Chooses the target, or says why it cannot be one. */
  drop(card: number, target: number): void
  /** Plays a card of a hand that is dropped on the board. */
  play?(card: number): void
}

/** Drags cards of the board onto what they attack, block or target. `release` deselects a card that is dropped on nothing. */
export function useCardDrag({ lift, drop, play }: CardDrag, release: () => void): void {
  useDrag({
    draggedAt,
    lift: ({ element }) => lift(idOf(element)),
    targetAt: ({ x, y }, { element }) => targetAt(x, y, element),
    drop: ({ element }, target) => {
      if (target === null) release()
      else if (target.matches('.board-surface')) play?.(idOf(element))
      else drop(idOf(element), idOf(target))
    },
  })
}

function draggedAt(pressed: Element): Draggable | null {
  const element = pressed.closest<HTMLElement>('.board-surface .slot[data-card]')
  return element && { element, name: element.querySelector('.name')?.textContent ?? '' }
}

/** The card or the player under the pointer, other than the dragged card; for a card of a hand, else the board. */
function targetAt(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  const under = document.elementFromPoint(x, y)
  const target = under?.closest<HTMLElement>('.board-surface [data-card], .board-surface .strip[data-side]')
  if (target != null && !target.closest('.hand')) return target === dragged ? null : target
  return dragged.closest('.hand') === null || under?.closest('.hand, .strip') != null
    ? null
    : (under?.closest<HTMLElement>('.board-surface') ?? null)
}

const idOf = ({ dataset: { card, side } }: HTMLElement): number => Number(card ?? side)
