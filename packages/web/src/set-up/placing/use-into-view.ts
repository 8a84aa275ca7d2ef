import { useEffect, useRef } from 'react'

/** Scrolls an element into view when its card is clicked: on a phone it would be below the window. */
export function useIntoView<E extends HTMLElement = HTMLDivElement>(touched: string) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (touched !== '') element.current?.scrollIntoView({ block: 'nearest' })
  }, [touched])
  return element
}
