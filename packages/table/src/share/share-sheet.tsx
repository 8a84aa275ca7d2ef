import type { Run } from '../engine/protocol.ts'
import { Sheet } from '../parts/sheet.tsx'
import { linkOf } from '../state/link.ts'
import type { Looking } from '../state/question.ts'

export interface ShareSheetProps {
  readonly looking: Looking
  readonly run: Run | null
  readonly onClose: () => void
}

export default function ShareSheet({ looking, onClose }: ShareSheetProps) {
  return (
    <Sheet title="Share this question" onClose={onClose}>
      <p>{linkOf(looking)}</p>
    </Sheet>
  )
}
