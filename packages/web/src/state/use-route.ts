import { useCallback, useEffect, useState } from 'react'
import { type Looking, START } from './route.ts'

interface Opened {
  readonly looking: Looking
  /** Why the link could not be read. */
  readonly wrong: string | null
}

/** What reads and writes links: loaded when there is one to read or something to write. */
let links: typeof import('./link.ts') | null = null

/** Loads what reads links, for an address that has one: it must be there before the app is shown. */
export async function loadLinks(): Promise<void> {
  links ??= await import('./link.ts')
}

function opened(): Opened {
  const read = links?.readLink(location.hash) ?? null
  if (read === null) return { looking: START, wrong: null }
  return 'wrong' in read ? { looking: START, wrong: read.wrong } : { looking: read, wrong: null }
}

/** How long one looks at the same until the address says so, in milliseconds. */
const REST = 200

export type Look = (change: Partial<Looking>) => void

/** What is looked at, as the address has it: each change of it becomes the link. */
export function useLooking(): Opened & { readonly look: Look; readonly dismiss: () => void } {
  const [state, setState] = useState(opened)
  useEffect(() => {
    const follow = async () => {
      await loadLinks()
      setState(opened())
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const { looking, wrong } = state
  useEffect(() => {
    if (wrong !== null || looking === START) return
    let past = false
    const write = () => {
      if (!past && links !== null) history.replaceState(null, '', links.linkOf(looking))
    }
    const loading = loadLinks()
    // Not for every step that somebody runs through; what is left is written at once.
    const timer = setTimeout(() => loading.then(write), REST)
    addEventListener('pagehide', write)
    return () => {
      past = true
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
