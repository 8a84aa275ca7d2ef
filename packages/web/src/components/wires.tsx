import { useContext, useLayoutEffect, useRef } from 'react'
import { PageElement } from './page-element.ts'

/** A line from one card to another. */
export interface Wire {
  readonly from: number
  readonly to: number
  /** `attack` has an arrow; `back` is the dashed arrow of what answers; `block` is thick; `better` could be drawn instead; `deal` is damage. */
  readonly kind: 'attack' | 'back' | 'block' | 'better' | 'deal'
}

const ARROWS: ReadonlySet<Wire['kind']> = new Set(['attack', 'back', 'deal'])

export interface WiresProps {
  readonly wires: readonly Wire[]
  /** Whatever decides the places of cards: the arrows are redrawn when it changes. */
  readonly board: unknown
}

/** Lines between cards. They are drawn where the cards are, and drawn anew when these move. */
export function Wires({ wires, board }: WiresProps) {
  const page = useContext(PageElement)
  const svg = useRef<SVGSVGElement>(null)
  const written = JSON.stringify(wires)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board says where the cards stand
  useLayoutEffect(() => {
    const draw = () => {
      const lane = svg.current?.parentElement
      if (lane !== null && lane !== undefined) drawAll(page, lane, svg.current, JSON.parse(written))
    }
    // Called after layout, before painting, and whenever an element changes its size.
    const watch = new ResizeObserver(draw)
    if (svg.current !== null) watch.observe(svg.current)
    // Cards that grow or shrink move those beside them, in a line that stays as wide as it is.
    for (const one of page.querySelectorAll('.board :is(.battleline, .slot)')) watch.observe(one)
    return () => watch.disconnect()
  }, [board, written, page])
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
      {wires.map(({ from, to, kind }) => (
        <path
          key={`${kind} ${from} ${to}`}
          className={`wire ${kind}`}
          markerEnd={ARROWS.has(kind) ? 'url(#arrow)' : undefined}
        />
      ))}
    </svg>
  )
}

function drawAll(page: HTMLElement, lane: Element, svg: SVGSVGElement | null, wires: readonly Wire[]): void {
  const paths = svg?.querySelectorAll('.wire') ?? []
  for (const [at, { from, to, kind }] of wires.entries()) {
    const [one, other] = [anchor(page, from), anchor(page, to)]
    const drawn =
      one === null || other === null
        ? ''
        : curve(lane, one, other, { kind, isPending: isPending(page, from) })
    paths[at]?.setAttribute('d', drawn)
  }
}

/** The element of a card or of a player. */
function anchor(page: HTMLElement, card: number): Element | null {
  const place = page.querySelector(`[data-card="${card}"]`)
  return place?.querySelector('.card') ?? place
}

const isPending = (page: HTMLElement, card: number): boolean =>
  page.querySelector(`[data-card="${card}"] .pending`) !== null

/** The resting place of an element on the page, without its rotation and animation. */
function standing(element: Element): {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
} {
  if (!(element instanceof HTMLElement)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + scrollX, y: top + scrollY, w: width, h: height }
  }
  let [x, y] = [0, 0]
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    x += at.offsetLeft + (at === element ? 0 : at.clientLeft)
    y += at.offsetTop + (at === element ? 0 : at.clientTop)
  }
  for (
    let at = element.parentElement;
    at !== null && at !== document.documentElement;
    at = at.parentElement
  ) {
    x -= at.scrollLeft
    y -= at.scrollTop
  }
  return { x, y, w: element.offsetWidth, h: element.offsetHeight }
}

function curve(
  lane: Element,
  from: Element,
  to: Element,
  of: Pick<Wire, 'kind'> & { readonly isPending: boolean },
): string {
  const [area, one, other] = [standing(lane), standing(from), standing(to)]
  const up = one.y > other.y
  // Two arrows between the same cards run side by side.
  const aside = of.kind === 'better' ? 14 : of.kind === 'back' ? 22 : 0
  const x1 = one.x + one.w / 2 - area.x + aside
  const x2 = other.x + other.w / 2 - area.x + aside
  const y1 = (up ? one.y - (of.isPending ? 46 : 6) : one.y + one.h + 6) - area.y
  const y2 = (up ? other.y + other.h + 6 : other.y - 6) - area.y
  const middle = (y1 + y2) / 2
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
}
