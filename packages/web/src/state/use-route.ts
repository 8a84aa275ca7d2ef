import { useCallback, useEffect, useState } from 'react'
import { type Route, START, type View } from './route.ts'

interface Opened {
  readonly route: Route
  /** Why the link could not be read. */
  readonly wrong: string | null
}

/** What reads and writes links: loaded when there is one to read or something to write. */
let links: typeof import('./link.ts') | null = null

/** Loads the reader of links; an address with a link needs it before the app is shown. */
export async function loadLinks(): Promise<void> {
  links ??= await import('./link.ts')
}

function opened(): Opened {
  const read = links?.readLink(location.hash) ?? null
  if (read === null) return { route: START, wrong: null }
  return 'wrong' in read ? { route: START, wrong: read.wrong } : { route: read, wrong: null }
}

/** How long a route must stay the same before the address changes, in milliseconds. */
const REST = 200

/** The view of an address. */
const viewIn = (hash: string): string => /^#([a-z-]+)\//.exec(hash)?.[1] ?? START.view

/** Views that the browser can go back to: the answers to a question, and one of them. */
const KEPT: readonly string[] = ['ask', 'answer'] satisfies readonly View[]

export type Navigate = (change: Partial<Route>) => void

/** The route of the address: every change of it becomes the link. */
export function useRoute(): Opened & { readonly navigate: Navigate; readonly dismiss: () => void } {
  const [state, setState] = useState(opened)
  useEffect(() => {
    const follow = async () => {
      await loadLinks()
      setState(opened())
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const { route, wrong } = state
  useEffect(() => {
    if (wrong !== null || route === START) return
    let past = false
    const write = () => {
      if (past || links === null) return
      const link = links.linkOf(route)
      const before = viewIn(location.hash)
      if (KEPT.includes(before) && viewIn(link) !== before) history.pushState(null, '', link)
      else history.replaceState(null, '', link)
    }
    const loading = loadLinks()
    // The address waits until the reader stops stepping; leaving the page writes it at once.
    const timer = setTimeout(() => loading.then(write), REST)
    addEventListener('pagehide', write)
    return () => {
      past = true
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [route, wrong])
  const navigate: Navigate = useCallback(
    (change) => setState((before) => ({ route: { ...before.route, ...change }, wrong: null })),
    [],
  )
  const dismiss = useCallback(() => setState((before) => ({ ...before, wrong: null })), [])
  return { route, wrong, navigate, dismiss }
}
