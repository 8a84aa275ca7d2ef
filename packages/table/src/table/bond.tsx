import { useLayoutEffect, useRef } from 'react'
import type { Board } from '../engine/protocol.ts'

/** The arrow from an attacker to whom it fights. It is drawn where the cards are, and drawn anew when they move. */
export function Bond({ board, pair }: { readonly board: Board; readonly pair: readonly [number, number] }) {
  const svg = useRef<SVGSVGElement>(null)
  const [from, to] = pair
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board says where the cards stand
  useLayoutEffect(() => {
    const draw = () => {
      const lane = svg.current?.parentElement
      const path = svg.current?.querySelector(':scope > path')
      const [one, other] = [from, to].map((card) => document.querySelector(`[data-card="${card}"] .card`))
      if (lane === null || lane === undefined || path === null || path === undefined) return
      path.setAttribute('d', one == null || other == null ? '' : curve(lane, one, other, isPending(from)))
    }
    draw()
    const watch = new ResizeObserver(draw)
    if (svg.current !== null) watch.observe(svg.current)
    // Once more where cards have come to rest.
    const timer = setTimeout(draw, 450)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [board, from, to])
  return (
    <svg className="bond" ref={svg} aria-hidden="true">
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth="15"
          markerHeight="15"
          orient="auto"
        >
          <path d="M0 1l9 4-9 4z" fill="context-stroke" />
        </marker>
      </defs>
      <path markerEnd="url(#arrow)" />
    </svg>
  )
}

const isPending = (card: number): boolean => document.querySelector(`[data-card="${card}"] .pending`) !== null

function curve(lane: Element, from: Element, to: Element, pending: boolean): string {
  const [area, one, other] = [lane, from, to].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const up = one.top > other.top
  const [x1, x2] = [one.left + one.width / 2 - area.left, other.left + other.width / 2 - area.left]
  const y1 = (up ? one.top - (pending ? 46 : 6) : one.bottom + 6) - area.top
  const y2 = (up ? other.bottom + 6 : other.top - 6) - area.top
  const middle = (y1 + y2) / 2
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
}
