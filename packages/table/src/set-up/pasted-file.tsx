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
  const [unfit, setUnfit] = useState<string | null>(null)
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
            if (file === undefined) return
            const fits = file.size <= LONGEST
            setUnfit(fits ? null : `${file.name} is too long for a scenario: the most is 1 MB.`)
            if (fits) setText(await file.text())
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
      {unfit !== null && <p role="alert">{unfit}</p>}
    </Sheet>
  )
}
