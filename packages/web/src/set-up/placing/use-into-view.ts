import { useEffect, useRef } from 'react'

/** What belongs to something that was touched comes into view: on a phone it stands below, where it would not be seen. */
export function useIntoView<E extends HTMLElement = HTMLDivElement>(touched: string) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (touched !== '') element.current?.scrollIntoView({ block: 'nearest' })
  }, [touched])
  return element
}
