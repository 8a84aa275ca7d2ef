import { useState } from 'react'
import { Sheet } from '../parts/sheet.tsx'

export interface PastedFileProps {
  readonly onStart: (text: string) => void
  readonly onClose: () => void
}

/** More than this is no scenario. */
const LONGEST = 1_000_000

/** A scenario from somewhere else: pasted, or a file of this machine. */
export default function PastedFile({ onStart, onClose }: PastedFileProps) {
  const [text, setText] = useState('')
  const tooLong = text.length > LONGEST
  return (
    <Sheet title="A scenario file" onClose={onClose}>
      <textarea
        className="pasted"
        rows={12}
        aria-label="Scenario text"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="go">
        <input
          type="file"
          accept=".yaml,.yml,.json"
          aria-label="A file of this machine"
          onChange={async ({ target: { files } }) => {
            const file = files?.[0]
            if (file !== undefined && file.size <= LONGEST) setText(await file.text())
          }}
        />
        <button
          type="button"
          className="btn main"
          disabled={text.trim() === '' || tooLong}
          onClick={() => onStart(text)}
        >
          {tooLong ? 'Too long for a scenario' : 'Start from it'}
        </button>
      </p>
    </Sheet>
  )
}
