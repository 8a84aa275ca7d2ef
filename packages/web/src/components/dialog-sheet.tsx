import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { appWords } from '../words/app.ts'
import { useStableCallback } from './use-stable-callback.ts'

export interface DialogSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal sheet: it keeps the focus, and Escape or a click outside closes it. */
export function DialogSheet({ title, onClose, children }: DialogSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useModal(sheet, onClose)
  return (
    <dialog className="sheet" ref={sheet} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="btn line" onClick={onClose}>
          {appWords.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}

/** Shows a dialog above everything else. The browser gives the focus back when it closes. */
function useModal(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useStableCallback(onClose)
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (dialog === null) return
    const cancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    // What lies around the dialog belongs to it as well.
    const press = (event: MouseEvent) => {
      if (event.target === dialog && !isWithin(dialog, event)) close()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('click', press)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('click', press)
      dialog.close()
    }
  }, [sheet, close])
}

function isWithin(element: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
