import { useEffect, useState } from 'react'

/** What the server has beside the app: the archive of rulings below `rulings/`, the documentation below `docs/`. */
export interface Beside {
  readonly archive: boolean
  readonly docs: boolean
  /** Whether the server has rooms for games, and keeps questions. */
  readonly rooms: boolean
}

const NOTHING: Beside = { archive: false, docs: false, rooms: false }
let known: Promise<Beside> | null = null

/** What there is beside the app; the server says so in `beside.json`. */
export function useBeside(): Beside {
  const [beside, set] = useState(NOTHING)
  useEffect(() => {
    known ??= fetch('beside.json')
      .then((response) => response.json())
      .then(({ archive, docs, rooms }) => ({
        archive: archive === true,
        docs: docs === true,
        rooms: rooms === true,
      }))
      .catch(() => NOTHING)
    let isShown = true
    known.then((is) => isShown && set(is))
    return () => {
      isShown = false
    }
  }, [])
  return beside
}
