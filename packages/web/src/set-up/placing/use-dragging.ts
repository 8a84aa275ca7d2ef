import { type Draggable, type Point, useDrag } from '../../components/use-drag.ts'
import type { Change, OwnCard, Spot } from '../../engine/protocol/protocol.ts'
import type { Seats } from '../seats/seats.ts'
import { placed, spotFor } from './spots.ts'

/** The dragged card: a search hit, or one on the board. */
type Dragged = Draggable &
  (
    | { readonly kind: 'found'; readonly type: string; readonly marks?: OwnCard }
    | { readonly kind: 'placed'; readonly of: Spot }
  )

/** Cards are dragged by mouse or finger: from the found ones into a place, and from place to place. */
export function useDragging(
  board: Seats | null,
  make: (change: Change) => void,
  onDropped: () => void,
): void {
  useDrag<Dragged>({
    draggedAt: (pressed) => (board === null ? null : draggedAt(pressed, board)),
    targetAt,
    drop: (what, target) => {
      const to = target === null ? null : spotOf(target.dataset.drop ?? '')
      if (to === null) return
      if (what.kind === 'placed') make({ kind: 'move', of: what.of, to })
      else if (board !== null) make(placed(what.name, spotFor(what, to, board), what.marks))
      onDropped()
    },
  })
}

function draggedAt(pressed: Element, board: Seats): Dragged | null {
  const found = pressed.closest<HTMLElement>('[data-card-name]')
  if (found !== null) {
    const { cardName: name = '', cardType: type = '', cardMarks: marks } = found.dataset
    return {
      kind: 'found',
      name,
      type,
      element: found,
      ...(marks !== undefined && { marks: JSON.parse(marks) as OwnCard }),
    }
  }
  const inPile = pressed.closest<HTMLElement>('[data-drag]')
  const of = inPile === null ? null : spotOf(inPile.dataset.drag ?? '')
  if (inPile !== null && of !== null)
    return { kind: 'placed', of, name: inPile.textContent ?? '', element: inPile }
  const slot = pressed.closest<HTMLElement>('.set-up-page .slot[data-card]')
  const id = Number(slot?.dataset.card)
  for (const [at, { row }] of board.seats.entries()) {
    const place = row.findIndex((card) => card.id === id)
    const card = row[place]
    if (slot === null || card === undefined) continue
    return {
      kind: 'placed',
      of: { player: at + 1, pile: board.row, at: place },
      name: card.called,
      element: slot,
    }
  }
  return null
}

/** The place under the pointer; over a line that between its cards which is nearest. */
function targetAt({ x, y }: Point): HTMLElement | null {
  const under = document.elementFromPoint(x, y)
  const place = under?.closest<HTMLElement>('[data-drop]')
  if (place != null) return place
  const places = [
    ...(under?.closest('.set-up-page .across')?.querySelectorAll<HTMLElement>('[data-drop]') ?? []),
  ]
  const away = (one: HTMLElement) => {
    const { left, width } = one.getBoundingClientRect()
    return Math.abs(left + width / 2 - x)
  }
  return places.sort((one, other) => away(one) - away(other))[0] ?? null
}

/** A place as elements carry it: its player, its pile and its number there. */
function spotOf(word: string): Spot | null {
  const [, player, pile = '', at] = /^(\d+) (\S+) (\d+)$/.exec(word) ?? []
  return player === undefined ? null : { player: Number(player), pile, at: Number(at) }
}
