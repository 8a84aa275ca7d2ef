import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** The widths of cards that are tried one after the other where a board has no room for larger ones, in pixels. */
const STAGES = [140, 124, 110, 98, 86, 76, 68, 60, 54, 48, 42, 36, 30]

/**
 * Makes the cards of both players smaller, by stages, until the rows and what lies between them end above the ruler, and on a
 * phone above the sheet. What has no room even then is scrolled to.
 */
export function useFit(surface: RefObject<HTMLElement | null>): void {
  // After every change of the board: it is measured anew only if something in it has another size.
  useLayoutEffect(() => {
    if (surface.current !== null) fit(surface.current)
  })
  useEffect(() => {
    const element = surface.current
    if (element === null) return
    const watch = new ResizeObserver(() => fit(element))
    watch.observe(element)
    // Letters of another font are as wide as they are.
    const refit = () => {
      measured.delete(element)
      fit(element)
    }
    document.fonts.addEventListener('loadingdone', refit)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', refit)
    }
  }, [surface])
}

/** What each board was measured for last. */
const measured = new WeakMap<HTMLElement, string>()

function fit(surface: HTMLElement): void {
  const now = contentsOf(surface)
  if (measured.get(surface) === now) return
  const isTooLarge = (stage: number): boolean => {
    show(surface, stage)
    return overflowOf(surface) > 0
  }
  // The largest of the stages that have room; -1 is the usual size, which most boards have room for. Measuring lays the whole
  // board out, and a change seldom needs another stage: the search begins at the one that is shown.
  const shown = STAGES.indexOf(Number.parseInt(surface.style.getPropertyValue('--fit'), 10))
  let stage = shown
  while (stage < STAGES.length - 1 && isTooLarge(stage)) stage++
  if (stage === shown) while (stage >= 0 && !isTooLarge(stage - 1)) stage--
  show(surface, stage)
  measured.set(surface, contentsOf(surface))
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

/** How far a board reaches below its room, in pixels. */
function overflowOf(surface: HTMLElement): number {
  if (getComputedStyle(surface).overflowY !== 'visible') return surface.scrollHeight - surface.clientHeight
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
      : [part, ...part.children].map((one) => (one instanceof HTMLElement ? one.offsetHeight : 0)),
  )
  return JSON.stringify([innerWidth, innerHeight, sheetOf(surface), surface.clientWidth, parts])
}
