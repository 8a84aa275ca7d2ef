import { type RefObject, useEffect } from 'react'
import { useBeforePaint } from '../../components/use-before-paint.ts'
import { useStableCallback } from '../../components/use-stable-callback.ts'

/** The widths of cards that are tried one after the other where a board has no room for larger ones, in pixels. */
const STAGES = [140, 124, 110, 98, 86, 76, 68, 60, 54, 48, 42, 36, 30]

/**
 * Makes the cards of both players smaller, by stages, until the rows and what lies between them end above the ruler, and on a
 * phone above the sheet. What has no room even then is scrolled to.
 */
export function useFit(surface: RefObject<HTMLElement | null>): void {
  const refit = useStableCallback(() => {
    if (surface.current !== null) fit(surface.current)
  })
  useBeforePaint(refit)
  useEffect(() => {
    const element = surface.current
    if (element === null) return
    const watch = new ResizeObserver(refit)
    watch.observe(element)
    // Letters of another font are as wide as they are.
    const forget = () => {
      known.delete(element)
      refit()
    }
    document.fonts.addEventListener('loadingdone', forget)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', forget)
    }
  }, [surface, refit])
}

/** The stage that each board needed for what was on it. A change and its undo lead back to the same. */
const known = new WeakMap<HTMLElement, Map<string, number>>()
const MOST_KNOWN = 100

function fit(surface: HTMLElement): void {
  const before = known.get(surface)
  const stages = before === undefined || before.size > MOST_KNOWN ? new Map<string, number>() : before
  known.set(surface, stages)
  const contents = contentsOf(surface)
  const stage = stages.get(contents) ?? largestWithRoom(surface)
  show(surface, stage)
  stages.set(contents, stage)
  if (stage !== NORMAL) stages.set(contentsOf(surface), stage)
}

/** The usual size, which most boards have room for. */
const NORMAL = -1

/**
 * The largest of the stages that have room. To try one lays the whole board out, and a change seldom needs another: the
 * search begins at the one that is shown.
 */
function largestWithRoom(surface: HTMLElement): number {
  const isTooLarge = (stage: number): boolean => {
    show(surface, stage)
    return overflowOf(surface) > 0
  }
  const shown = STAGES.indexOf(Number.parseInt(surface.style.getPropertyValue('--fit'), 10))
  let [tooLarge, fitting] = [NORMAL - 1, shown]
  if (isTooLarge(shown)) [tooLarge, fitting] = [shown, STAGES.length - 1]
  else if (shown !== NORMAL) {
    if (isTooLarge(shown - 1)) tooLarge = shown - 1
    else fitting = shown - 1
  }
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2)
    if (isTooLarge(middle)) tooLarge = middle
    else fitting = middle
  }
  return fitting === STAGES.length - 1 && scrolls(surface) ? largestAsLow(surface) : fitting
}

/** The smallest stage, or the largest one on which the board is no higher: where nothing has room, small cards gain nothing. */
function largestAsLow(surface: HTMLElement): number {
  const overflowAt = (stage: number): number => {
    show(surface, stage)
    return overflowOf(surface)
  }
  const least = overflowAt(STAGES.length - 1)
  let lowest = STAGES.length - 1
  if (least > 0) while (lowest > NORMAL && overflowAt(lowest - 1) <= least) lowest--
  return lowest
}

function show(surface: HTMLElement, stage: number): void {
  const width = STAGES[stage]
  if (width === undefined) {
    surface.style.removeProperty('--fit')
    delete surface.dataset.fit
  } else {
    surface.style.setProperty('--fit', `${width}px`)
    surface.dataset.fit = ''
  }
}

/** Whether a board scrolls within its room; on a phone it has its natural height. */
const scrolls = (surface: HTMLElement): boolean => getComputedStyle(surface).overflowY !== 'visible'

/** How far a board reaches below its room, in pixels. */
function overflowOf(surface: HTMLElement): number {
  if (scrolls(surface)) return surface.scrollHeight - surface.clientHeight
  // On a phone the board has its natural height, and the sheet lies over the foot of the window.
  const sheet = sheetOf(surface)
  return sheet === 0 ? 0 : surface.getBoundingClientRect().bottom + scrollY - (innerHeight - sheet)
}

/** The height of the sheet over the foot of the window; 0 where the page stands beside or below the board. */
function sheetOf(surface: HTMLElement): number {
  const page = surface.closest('.play')?.querySelector(':scope > .page')
  if (page == null || getComputedStyle(page).position !== 'fixed') return 0
  // Not its current height: it may be on its way.
  return Number.parseFloat(getComputedStyle(page).getPropertyValue('--sheet'))
}

/** Everything that decides how much room there is for cards, other than their own size. */
function contentsOf(surface: HTMLElement): string {
  const parts = [...surface.children].map((part) =>
    part.matches('.across')
      ? [...part.querySelectorAll('.slot')].map(({ childElementCount }) => childElementCount)
      : // The lane between the rows takes what they leave.
        [...(part.matches('.lane') ? [] : [part]), ...part.children].map((one) =>
          one instanceof HTMLElement ? one.offsetHeight : 0,
        ),
  )
  return JSON.stringify([innerWidth, innerHeight, sheetOf(surface), surface.clientWidth, parts])
}
