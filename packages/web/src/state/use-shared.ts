import { useSyncExternalStore } from 'react'

/** The text whose game two players play at one screen, where each may see only what is theirs. It is no part of a link. */
let shared: string | null = null
const listeners = new Set<() => void>()

/** Says which game two players play at one screen; null for none. */
export function shareScreen(text: string | null): void {
  shared = text
  for (const tell of listeners) tell()
}

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether two players play the game of this text at one screen. */
export const useShared = (text: string): boolean => useSyncExternalStore(listen, () => shared === text)
