import { useCallback, useEffect, useState } from 'react'
import { linkOf, readLink } from './link.ts'
import { type Looking, START } from './question.ts'

interface Opened {
  readonly looking: Looking
  /** Why the link could not be read. */
  readonly wrong: string | null
}

function opened(hash: string): Opened {
  const read = readLink(hash)
  if (read === null) return { looking: START, wrong: null }
  return 'wrong' in read ? { looking: START, wrong: read.wrong } : { looking: read, wrong: null }
}

/** How long one looks at the same until the address says so, in milliseconds. */
const REST = 200

export type Look = (change: Partial<Looking>) => void

/** What is looked at, as the address has it: each change of it becomes the link. */
export function useLooking(): Opened & { readonly look: Look; readonly dismiss: () => void } {
  const [state, setState] = useState(() => opened(location.hash))
  useEffect(() => {
    const follow = () => setState(opened(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const { looking, wrong } = state
  useEffect(() => {
    if (wrong !== null || looking === START) return
    const write = () => history.replaceState(null, '', linkOf(looking))
    // Not for every step that somebody runs through; what is left is written at once.
    const timer = setTimeout(write, REST)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [looking, wrong])
  const look: Look = useCallback(
    (change) => setState((before) => ({ looking: { ...before.looking, ...change }, wrong: null })),
    [],
  )
  const dismiss = useCallback(() => setState((before) => ({ ...before, wrong: null })), [])
  return { looking, wrong, look, dismiss }
}
