import { useCallback, useEffect, useRef, useState } from 'react'
import { type Cause, isSameBoard, isSameMoment } from './history.ts'
import { keepGame } from './kept.ts'
import { keepBoard } from './recent-boards.ts'
import { hasBoard, type Route, START } from './route.ts'

interface Opened {
  readonly route: Route
  /** Why the link could not be read. */
  readonly wrong: string | null
  /** What led the page to this route. */
  readonly cause: Cause
}

/** What reads and writes links: loaded when there is one to read or something to write. */
let links: typeof import('./link.ts') | null = null

/** Loads the reader of links; an address with a link needs it before the app is shown. */
export async function loadLinks(): Promise<void> {
  links ??= await import('./link.ts')
}

function opened(): Opened {
  const read = links?.readLink(location.hash) ?? null
  const cause = 'followed'
  if (read === null) return { route: START, wrong: null, cause }
  return 'wrong' in read ? { route: START, wrong: read.wrong, cause } : { route: read, wrong: null, cause }
}

/** How long a route must stay the same before the address changes, in milliseconds. */
const REST = 200

/**
 * Whether the browser can go back from a route to the former one: from another view, board or answer, not from another step. A
 * whole game is one place: its moves are taken back at the table.
 */
const isOther = (route: Route, former: Route): boolean =>
  route.view !== former.view ||
  (hasBoard(route.view) &&
    (route.match !== null && former.match !== null
      ? !isSameBoard(route, former)
      : !isSameMoment(route, former)))

/** Whether the reader types in the text: all typing is one change. */
const isTyping = (): boolean => document.activeElement?.closest('[data-writing]') != null

export type Navigate = (change: Partial<Route>) => void

/** The route of the address: every change of it becomes the link, and the browser goes back and forward through them. */
export function useRoute(): Opened & { readonly navigate: Navigate; readonly dismiss: () => void } {
  const [state, setState] = useState(opened)
  // What the address says.
  const written = useRef(state)
  const address = useRef(location.hash)
  useEffect(() => {
    const follow = async () => {
      await loadLinks()
      address.current = location.hash
      written.current = opened()
      setState(written.current)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const { route, wrong, cause } = state
  useEffect(() => {
    if (wrong !== null || route === START) return
    let past = false
    const write = () => {
      // An address that has changed will be followed.
      if (past || links === null || location.hash !== address.current) return
      const link = links.linkOf(route)
      const former = written.current
      const goesOn = cause === 'typed' && former.cause === 'typed'
      if (isOther(route, former.route) && !goesOn) history.pushState(null, '', link)
      else history.replaceState(null, '', link)
      address.current = location.hash
      written.current = state
      keepGame(route, link)
      keepBoard(route, cause)
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
  }, [state, route, wrong, cause])
  const navigate: Navigate = useCallback(
    (change) =>
      setState((before) => {
        // A declaration belongs to its question.
        const isOtherQuestion = ['text', 'document', 'edition', 'answers'].some((part) => part in change)
        const route = { ...before.route, ...(isOtherQuestion && { declared: [] }), ...change }
        return {
          // Other pages than the table know no opponent.
          route: route.view === 'table' ? route : { ...route, match: null },
          wrong: null,
          cause: isTyping() ? 'typed' : 'changed',
        }
      }),
    [],
  )
  const dismiss = useCallback(() => setState((before) => ({ ...before, wrong: null })), [])
  return { ...state, navigate, dismiss }
}
