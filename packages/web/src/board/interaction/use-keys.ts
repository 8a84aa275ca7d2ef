import { useContext, useEffect, useRef } from 'react'
import { PageElement, treeOf } from '../../components/page-element.ts'

/** What the keys do; `event.key`, with `Shift+` in front where that is held. */
export type Keys = Readonly<Record<string, () => void>>

const TYPING =
  'input, textarea, select, [contenteditable="true"], [data-writing], [role="slider"], dialog, [role="listbox"]'
const OWN_ENTER = 'button, a, summary'

/** Handles keys everywhere on the page except in text fields and in controls that use the key themselves. */
export function useKeys(keys: Keys): void {
  const page = useContext(PageElement)
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const tree = treeOf(page)
    const hear = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      const key = `${event.shiftKey && event.key.length > 1 ? 'Shift+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`
      const act = latest.current[key]
      if (act === undefined || page.querySelector('dialog[open]') !== null) return
      if (target?.closest(TYPING) != null && !(target.matches('[role="slider"]') && key !== 'Enter')) return
      if ((key === ' ' || key === 'Enter') && target?.closest(OWN_ENTER) != null) return
      event.preventDefault()
      act()
    }
    tree.addEventListener('keydown', hear)
    return () => tree.removeEventListener('keydown', hear)
  }, [page])
}
