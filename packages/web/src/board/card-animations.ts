import { Component, type ContextType } from 'react'
import { PageElement } from '../components/page-element.ts'

export interface FlightsProps<B> {
  /** The scenario: cards do not fly from one scenario to another. */
  readonly of: string
  readonly board: B
  /** The place of each card: a player and a pile, such as “2 discard”, as `data-side` and `data-pile` name them. */
  readonly placesOf: (board: B) => ReadonlyMap<number, string>
}

/** Where something stood: its middle, its width, and its element as it was. */
interface Stood {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly element: HTMLElement
  /** Of what it stood in: its classes, and how wide cards are there. */
  readonly line: string
  readonly cards: string
}

interface Before {
  readonly stood: ReadonlyMap<number, Stood>
  /** The cards that are elsewhere now, with where they came from. */
  readonly left: ReadonlyMap<number, Stood | null>
}

/**
 * Has cards move from where they were to where they are: to their piles, out of them, and closer together where one has
 * left. It draws nothing itself; where motion is not wanted, cards are simply elsewhere.
 */
export class CardAnimations<B> extends Component<FlightsProps<B>> {
  static override contextType = PageElement
  declare context: ContextType<typeof PageElement>

  /** Measures all places before they change, if a card changes its place. */
  override getSnapshotBeforeUpdate({ of, board, placesOf }: FlightsProps<B>): Before | null {
    const now = this.props
    if (of !== now.of || board === now.board) return null
    const [before, after] = [placesOf(board), now.placesOf(now.board)]
    const moved = [...new Set([...before.keys(), ...after.keys()])].filter(
      (card) => before.get(card) !== after.get(card),
    )
    // Asked last: an answer to it can cost a look at every style of the page.
    const page = this.context
    if (moved.length === 0 || duration(page) === 0) return null
    const stood = standing(page)
    return {
      stood,
      left: new Map(moved.map((card) => [card, stood.get(card) ?? pileOf(page, before.get(card))])),
    }
  }

  override componentDidUpdate(_: FlightsProps<B>, __: unknown, before: Before | null): void {
    if (before === null) return
    const page = this.context
    const places = this.props.placesOf(this.props.board)
    // Everything is measured before anything moves.
    const now = standing(page)
    const timing = { duration: duration(page), easing: tokenOf(page, '--ease') }
    const leaving = [...before.left].flatMap(([card, from]) =>
      from !== null && before.stood.has(card)
        ? [{ from, to: now.has(card) ? null : pileOf(page, places.get(card)) }]
        : [],
    )
    for (const [card, to] of now) {
      const from = before.stood.get(card) ?? before.left.get(card)
      if (from !== null && from !== undefined) glide(to, from, timing)
    }
    for (const { from, to } of leaving) leave(page, from, to, timing)
  }

  override render(): null {
    return null
  }
}

/** In milliseconds; 0 with reduced motion. */
const duration = (page: HTMLElement): number => Number.parseFloat(tokenOf(page, '--move')) || 0
const tokenOf = (page: HTMLElement, token: string): string =>
  getComputedStyle(page).getPropertyValue(token).trim()

/** Every card on the board. */
function standing(page: HTMLElement): ReadonlyMap<number, Stood> {
  const cards = page.querySelectorAll<HTMLElement>('.board li[data-card]')
  return new Map(Array.from(cards, (element) => [Number(element.dataset.card), stoodOf(element)]))
}

function stoodOf(element: HTMLElement): Stood {
  // The middle of a card stays the same when the card turns; its width is measured without the turn.
  const { left, top, width, height } = element.getBoundingClientRect()
  const line = element.parentElement?.className ?? ''
  const cards = getComputedStyle(element).getPropertyValue('--cw')
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth, element, line, cards }
}

/** The pile by a place; null where the table does not show it. */
function pileOf(page: HTMLElement, place: string | undefined): Stood | null {
  const [side, pile] = place?.split(' ') ?? []
  const shown = page.querySelector<HTMLElement>(
    `.board [data-side="${side}"] [data-pile="${pile}"] .stack, .board [data-stack-of="${pile}"]`,
  )
  return shown === null ? null : stoodOf(shown)
}

/** A card that is still on the board comes from where it was. */
function glide({ element, x, y, width }: Stood, from: Stood, timing: KeyframeAnimationOptions): void {
  const [by, down, scale] = [from.x - x, from.y - y, from.width / width]
  if (Math.abs(by) < 1 && Math.abs(down) < 1) return
  element.animate(
    [{ transform: `translate(${by}px, ${down}px) scale(${scale})` }, { transform: 'none' }],
    timing,
  )
}

/** A card that has left the board goes to its pile as it was, or fades where there is none. */
function leave(
  page: HTMLElement,
  { element, x, y, width, line, cards }: Stood,
  to: Stood | null,
  timing: KeyframeAnimationOptions,
): void {
  const flight = document.createElement('ul')
  const card = element.cloneNode(true) as HTMLElement
  flight.className = `${line} flight`
  flight.inert = true
  flight.ariaHidden = 'true'
  for (const one of [card, ...card.querySelectorAll<HTMLElement>('[data-card]')]) delete one.dataset.card
  flight.style.setProperty('--cw', cards)
  flight.append(card)
  page.append(flight)
  const { offsetHeight } = card
  flight.style.left = `${x - width / 2}px`
  flight.style.top = `${y - offsetHeight / 2}px`
  const [by, down] = to === null ? [0, 0] : [to.x - x, to.y - y]
  const scale = to === null ? 1 : to.width / width
  flight
    .animate(
      [
        {},
        { opacity: 1, offset: 0.6 },
        { transform: `translate(${by}px, ${down}px) scale(${scale})`, opacity: 0 },
      ],
      timing,
    )
    .finished.finally(() => flight.remove())
}
