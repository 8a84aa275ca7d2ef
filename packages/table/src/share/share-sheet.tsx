import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import type { Asked, Run } from '../engine/protocol.ts'
import { Sheet } from '../parts/sheet.tsx'
import { linkOf } from '../state/link.ts'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'
import { download } from './download.ts'
import '../styles/share.css'

export interface ShareSheetProps {
  readonly looking: Looking
  readonly run: Run | null
  readonly onClose: () => void
}

/** The most that a QR code holds. */
const LONGEST_CODE = 2900

/** The whole question as a link, as a code to be photographed, and as a file. */
export default function ShareSheet({ looking, run, onClose }: ShareSheetProps) {
  const link = `${location.href.replace(/#.*$/, '')}${linkOf(looking)}`
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const [failed, fail] = useState(false)
  const picture = () => {
    if (run !== null) draw(run, looking.at).then(fail, () => fail(true))
  }
  return (
    <Sheet title="Share this question" onClose={onClose}>
      <div className="share-code">
        <Code link={link} />
        <div>
          <input readOnly value={link} aria-label="Link" onFocus={(event) => event.target.select()} />
          <div className="acts">
            <button type="button" className="btn main" onClick={copy}>
              Copy the link
            </button>
            <button type="button" className="btn line" onClick={() => keep(looking, run, link)}>
              Download the scenario
            </button>
            {run !== null && (
              <button type="button" className="btn line" onClick={picture}>
                Download a picture
              </button>
            )}
            <button
              type="button"
              className="btn line"
              onClick={() => download(`wrong ${run?.name ?? 'answer'}`, reportOf(looking, run, link), 'yaml')}
            >
              Report a wrong answer
            </button>
          </div>
          <p role="status">
            {copied === true && 'Copied. '}
            {failed && 'This browser could not draw the picture. '}
            {copied === false && 'The browser did not allow it: copy the link from the field. '}
            The link holds the whole question, with what was answered. No server keeps anything of it.
          </p>
        </div>
      </div>
    </Sheet>
  )
}

/** The board with its answer as a picture. Gives false, for what failed. */
async function draw(run: Run, at: number | null): Promise<false> {
  const { pictureFile } = await import('./picture/of-run.ts')
  download(run.name, await pictureFile(run, at), 'png')
  return false
}

/** The scenario as a file, with what was answered: played, or where a file cannot say that, above it. */
async function keep(looking: Looking, run: Run | null, link: string): Promise<void> {
  const { text, document, edition, answers } = looking
  const question = { text, document, answers, ...(edition !== null && { edition }) }
  const written = await theEngine().ask('written', question)
  const file = written.whole ? written.text : `${commented([link, ...choicesIn(run)])}\n${text}`
  download(run?.name ?? 'scenario', file, 'yaml')
}

/** The scenario with what came out, to be sent to whoever can mend it. */
export function reportOf({ text }: Looking, run: Run | null, link: string): string {
  const last = run?.rows.findLast(({ kind }) => kind !== 'coming')
  const told = run?.refusal?.reason ?? last?.told.join(': ') ?? 'nothing'
  const lines = [
    `Battleline says, by the edition ${run?.edition ?? 'of the scenario'}: ${told}`,
    'What should have come out instead, and by which rule?',
    '',
    link,
  ]
  return `${commented([...lines, ...choicesIn(run)])}\n${text}`
}

function choicesIn(run: Run | null): readonly string[] {
  const answered = run?.asked.filter(({ chosen, move }) => chosen !== null && !move) ?? []
  return answered.map((asked) => {
    const words = asked.title.endsWith('?') ? asked.title : `${asked.title}:`
    return `${asked.who}, ${words} ${chosenIn(asked)}`
  })
}

/** What was chosen, as the page names it. */
function chosenIn({ chosen, options }: Asked): string {
  const nameOf = (id: unknown) => options.find((one) => one.id === id)?.label ?? String(id)
  if (Array.isArray(chosen)) return chosen.map(nameOf).join(', ') || 'none'
  if (typeof chosen !== 'object' || chosen === null) return nameOf(chosen)
  return Object.entries(chosen)
    .map(([id, amount]) => `${amount} to ${nameOf(Number(id))}`)
    .join(', ')
}

const commented = (lines: readonly string[]): string =>
  lines.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}`.trimEnd()).join('\n')

function Code({ link }: { readonly link: string }) {
  const code = useMemo(
    () => (link.length > LONGEST_CODE ? null : encode(link, { ecc: 'L', border: 2 })),
    [link],
  )
  if (code === null) return <p>Too long for a code.</p>
  const { data: dots, size } = code
  const path = dots
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The link as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}
