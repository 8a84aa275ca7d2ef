import { useEffect, useRef } from 'react'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Something that can be dragged. */
export interface Draggable {
  readonly element: HTMLElement
  /** The text of the image that follows the pointer. */
  readonly name: string
}

/** What can be dragged on a page, and where it can be dropped. */
export interface Dragging<D extends Draggable> {
  /** What a press on an element would drag; null for nothing. */
  draggedAt(pressed: Element): D | null
  /** Called once the pointer has moved far enough. False where this cannot be dragged now. */
  lift?(dragged: D): boolean
  targetAt(point: Point, dragged: D): HTMLElement | null
  /** `target`: null where the drag was cancelled or ended on nothing. */
  drop(dragged: D, target: HTMLElement | null): void
}

interface Drag<D> {
  readonly what: D
  readonly from: Point
  readonly pointer: number
  /** The dragged image, once the pointer has moved far enough. */
  ghost: HTMLElement | null
  target: HTMLElement | null
}

/** Shorter movements of the pointer are clicks, in pixels. */
const STARTS = 7

/** Drags elements by mouse or finger. The target below the pointer has the class `drop-target`. */
export function useDrag<D extends Draggable>(dragging: Dragging<D>): void {
  const latest = useRef(dragging)
  latest.current = dragging
  useEffect(() => {
    let now: Drag<D> | null = null
    const begin = ({ target: pressed, button, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      if (button !== 0 || !isPrimary || !(pressed instanceof Element)) return
      const what = latest.current.draggedAt(pressed)
      if (what === null) return
      now = { what, from: { x: clientX, y: clientY }, pointer: pointerId, ghost: null, target: null }
      // A touch captures its first element; releasing it reports the element below the finger.
      if (pressed.hasPointerCapture(pointerId)) pressed.releasePointerCapture(pointerId)
    }
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (now?.pointer !== pointerId) return
      if (now.ghost === null) {
        if (Math.hypot(x - now.from.x, y - now.from.y) < STARTS) return
        if (latest.current.lift?.(now.what) === false) {
          now = null
          return
        }
        now.ghost = ghostOf(now.what)
      }
      now.ghost.style.transform = `translate(${x}px, ${y}px)`
      now.target?.classList.remove('drop-target')
      now.target = latest.current.targetAt({ x, y }, now.what)
      now.target?.classList.add('drop-target')
    }
    const end = ({ type, pointerId }: PointerEvent) => {
      if (now?.pointer !== pointerId) return
      const done = now
      now = null
      if (done.ghost === null) return
      putAway(done)
      swallowClick()
      latest.current.drop(done.what, type === 'pointerup' ? done.target : null)
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

function ghostOf({ element, name }: Draggable): HTMLElement {
  element.classList.add('dragging')
  const ghost = document.createElement('div')
  ghost.className = 'dragged'
  ghost.textContent = name
  document.body.append(ghost)
  return ghost
}

function putAway({ ghost, target, what: { element } }: Drag<Draggable>): void {
  ghost?.remove()
  target?.classList.remove('drop-target')
  element.classList.remove('dragging')
}

/** A drop is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
