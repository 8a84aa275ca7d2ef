import type { UndoRedo } from '../state/history.ts'
import { appWords } from '../words/app.ts'
import { Glyph } from './glyph.tsx'

export interface UndoButtonProps extends UndoRedo {
  readonly is: 'undo' | 'redo'
  readonly looks?: string
  /** True to draw a sign in place of the word. */
  readonly small?: boolean
}

/** Takes the last change back, or makes it again. It is not `disabled` where there is none, so that it keeps the focus. */
export function UndoButton({ is, looks = 'btn', small = false, ...acts }: UndoButtonProps) {
  const act = acts[is]
  return (
    <button
      type="button"
      className={looks}
      aria-label={appWords[is]}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      {small ? <Glyph name={is} /> : appWords[is]}
    </button>
  )
}
