import { useEffect, useState } from 'react'

let known: Promise<boolean> | null = null

/** Whether the archive of rulings is beside the app, below `rulings/`; the server says so in `archive.json`. */
export function useArchive(): boolean {
  const [isThere, set] = useState(false)
  useEffect(() => {
    known ??= fetch('archive.json')
      .then((response) => response.json())
      .then(({ archive }) => archive === true)
      .catch(() => false)
    let isShown = true
    known.then((is) => isShown && set(is))
    return () => {
      isShown = false
    }
  }, [])
  return isThere
}
