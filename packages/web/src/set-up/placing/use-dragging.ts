import { type PointerEvent, useEffect, useRef } from 'react'
import { ghostOf, isDragged, moveGhost, swallowClick } from '../../components/dragged-card.ts'
import type { Change, OwnCard, Spot } from '../../engine/protocol/protocol.ts'
import type { Seats } from '../seats/seats.ts'
import { placed, spotFor } from './spots.ts'

/** The dragged card: a search hit, or one on the board. */
type Dragged =
  | {
      readonly kind: 'found'
      readonly name: string
      readonly type: string
      readonly marks?: OwnCard
      readonly element: HTMLElement
    }
  | { readonly kind: 'placed'; readonly of: Spot; readonly name: string; readonly element: HTMLElement }

interface Drag {
  readonly what: Dragged
  readonly from: { readonly x: number; readonly y: number }
  readonly pointer: number
  /** The dragged image, once the pointer has moved far enough. */
  ghost: HTMLElement | null
  target: HTMLElement | null
}

/** Cards are dragged by mouse or finger: from the found ones into a place, and from place to place. */
export function useDragging(
  board: Seats | null,
  make: (change: Change) => void,
  onDropped: () => void,
): (event: PointerEvent<HTMLElement>) => void {
  const drag = useRef<Drag | null>(null)
  const latest = useRef({ board, make, onDropped })
  latest.current = { board, make, onDropped }
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      if (drag.current?.pointer === event.pointerId) follow(drag.current, event)
    }
    const end = (event: globalThis.PointerEvent) => {
      const done = drag.current
      if (done?.pointer !== event.pointerId) return
      drag.current = null
      putAway(done)
      const to = event.type === 'pointerup' ? spotIn(done.target) : null
      if (done.ghost !== null) swallowClick()
      if (done.ghost === null || to === null) return
      const { what } = done
      const { board } = latest.current
      if (what.kind === 'placed') latest.current.make({ kind: 'move', of: what.of, to })
      else if (board !== null) latest.current.make(placed(what.name, spotFor(what, to, board), what.marks))
      latest.current.onDropped()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [])
  return (event) => {
    const what = event.button === 0 ? draggedAt(event.target, latest.current.board) : null
    if (what === null) return
    const from = { x: event.clientX, y: event.clientY }
    drag.current = { what, from, pointer: event.pointerId, ghost: null, target: null }
    // A touch captures its first element; releasing it reports the element below the finger.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId)
  }
}

function draggedAt(target: EventTarget, board: Seats | null): Dragged | null {
  if (!(target instanceof Element) || board === null) return null
  const found = target.closest<HTMLElement>('[data-card-name]')
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
  const inPile = target.closest<HTMLElement>('[data-drag]')
  const of = inPile === null ? null : spotOf(inPile.dataset.drag ?? '')
  if (inPile !== null && of !== null)
    return { kind: 'placed', of, name: inPile.textContent ?? '', element: inPile }
  const slot = target.closest<HTMLElement>('.set-up-page .slot[data-card]')
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

function follow(drag: Drag, { clientX: x, clientY: y }: globalThis.PointerEvent): void {
  if (drag.ghost === null) {
    if (!isDragged(drag.from, { x, y })) return
    drag.ghost = ghostOf(drag.what.name)
    drag.what.element.classList.add('dragging')
  }
  moveGhost(drag.ghost, { x, y })
  drag.target?.classList.remove('drop-target')
  drag.target = targetAt(x, y)
  drag.target?.classList.add('drop-target')
}

/** The place under the pointer; over a line that between its cards which is nearest. */
function targetAt(x: number, y: number): HTMLElement | null {
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

function putAway({ ghost, target, what }: Drag): void {
  ghost?.remove()
  target?.classList.remove('drop-target')
  what.element.classList.remove('dragging')
}

const spotIn = (target: HTMLElement | null): Spot | null =>
  target === null ? null : spotOf(target.dataset.drop ?? '')

/** A place as elements carry it: its player, its pile and its number there. */
function spotOf(word: string): Spot | null {
  const [, player, pile = '', at] = /^(\d+) (\S+) (\d+)$/.exec(word) ?? []
  return player === undefined ? null : { player: Number(player), pile, at: Number(at) }
}
