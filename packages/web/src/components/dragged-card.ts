/** Shorter movements of the pointer are clicks, in pixels. */
const STARTS = 7

interface Point {
  readonly x: number
  readonly y: number
}

/** Whether a pointer has moved so far that it drags. */
export const isDragged = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= STARTS

/** The image of a dragged card that follows the pointer: its name. */
export function ghostOf(name: string): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'dragged'
  ghost.textContent = name
  document.body.append(ghost)
  return ghost
}

export const moveGhost = (ghost: HTMLElement, { x, y }: Point): void => {
  ghost.style.transform = `translate(${x}px, ${y}px)`
}

/** A drop is no click. */
export function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
