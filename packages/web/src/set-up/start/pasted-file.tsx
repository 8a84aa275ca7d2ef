import { type DragEvent, useState } from 'react'
import { DialogSheet } from '../../components/dialog-sheet.tsx'
import '../../styles/start-from.css'
import { setUpWords } from '../../words/set-up.ts'

export interface PastedFileProps {
  readonly onStart: (text: string) => void
  readonly onClose: () => void
}

/** More than this is no scenario. */
const LONGEST = 1_000_000

/** A scenario from somewhere else: pasted, or a file of this machine, chosen or dropped there. */
export default function PastedFile({ onStart, onClose }: PastedFileProps) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<string | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const tooLong = text.length > LONGEST
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const fits = chosen.size <= LONGEST
    setUnfit(fits ? null : setUpWords.file.tooLarge(chosen.name))
    if (!fits) return
    setFile(chosen.name)
    setText(await chosen.text())
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <DialogSheet title={setUpWords.file.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button in it */}
      <div className="from-file" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <Pick chosen={file} onChoose={take} />
        <label className="paste">
          <span>{setUpWords.file.orPaste}</span>
          <textarea
            className="pasted"
            rows={12}
            spellCheck={false}
            aria-label={setUpWords.scenario.text}
            placeholder={'name: My question\ngame: keyforge\nplayers: …'}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setFile(null)
            }}
          />
        </label>
      </div>
      {unfit !== null && <p role="alert">{unfit}</p>}
      <p className="go">
        <button
          type="button"
          className="btn main"
          disabled={text.trim() === '' || tooLong}
          onClick={() => onStart(text)}
        >
          {tooLong ? setUpWords.file.tooLong : setUpWords.file.open}
        </button>
      </p>
    </DialogSheet>
  )
}

interface PickProps {
  /** The name of the chosen file; null before. */
  readonly chosen: string | null
  readonly onChoose: (file: File | undefined) => void
}

/** A file of this machine; the field of the browser is there for everybody, and seen by nobody. */
const Pick = ({ chosen, onChoose }: PickProps) => (
  <p className="pick">
    <label className="btn line">
      <input
        type="file"
        accept=".yaml,.yml,.json"
        className="visually-hidden"
        onChange={({ target: { files } }) => onChoose(files?.[0])}
      />
      {setUpWords.file.choose}
    </label>
    <span role="status">{chosen ?? setUpWords.file.orDrop}</span>
  </p>
)
