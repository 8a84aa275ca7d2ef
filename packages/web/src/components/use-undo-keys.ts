import { useContext, useEffect } from 'react'
import type { UndoRedo } from '../state/history.ts'
import { PageElement, treeOf } from './page-element.ts'

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, except in a field that has an undo of its own. */
export function useUndoKeys({ undo, redo }: UndoRedo): void {
  const page = useContext(PageElement)
  useEffect(() => {
    const tree = treeOf(page)
    const hear = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey || page.querySelector('dialog[open]') !== null) return
      const key = event.key.toLowerCase()
      const act = key === 'y' || (key === 'z' && shiftKey) ? redo : key === 'z' ? undo : null
      if (act === null || undoesItself(target)) return
      event.preventDefault()
      act()
    }
    tree.addEventListener('keydown', hear)
    return () => tree.removeEventListener('keydown', hear)
  }, [page, undo, redo])
}

const undoesItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? target.value !== ''
    : target instanceof Element && target.closest('[data-writing]') !== null
