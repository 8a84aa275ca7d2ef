import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

export interface DialogSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal sheet: it keeps the focus, and Escape or a click outside closes it. */
export const DialogSheet = ({ title, onClose, children }: DialogSheetProps) => (
  <ModalOverlay className="backdrop" isOpen isDismissable onOpenChange={(open) => open || onClose()}>
    <Modal className="sheet">
      <Dialog>
        <header>
          <Heading slot="title">{title}</Heading>
          <Button slot="close" className="btn line">
            Close
          </Button>
        </header>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
