import { type ReactNode, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import type { PlayerQuestion, Question, Run } from '../engine/protocol/protocol.ts'
import { linkOf } from '../state/link.ts'
import type { Route } from '../state/route.ts'
import { useBeside } from '../state/use-beside.ts'
import { getEngine, useQuestion } from '../state/use-engine.ts'
import { sentences } from '../text/clauses.ts'
import { shareWords } from '../words/share.ts'
import { download } from './download.ts'
import { embedHtml } from './embed-html.ts'
import { shortLink } from './short-link.ts'
import '../styles/share.css'

export interface ShareSheetProps {
  readonly route: Route
  readonly run: Run | null
  readonly onClose: () => void
}

/** The most that a QR code holds. */
const LONGEST_CODE = 2900

const Reported = ({ file }: { readonly file: string }) => (
  <>
    {shareWords.reportIn} <b>{file}</b>. {shareWords.reportNext}
  </>
)

/** The HTML of the board for a page of somebody else. */
const Embedded = ({ says, html }: { readonly says: string; readonly html: string }) => (
  <>
    {says} <a href="embed.html">{shareWords.examples}</a>
    <textarea
      readOnly
      rows={4}
      value={html}
      aria-label={shareWords.html}
      onFocus={(event) => event.target.select()}
    />
  </>
)

/** The address at which the server keeps the question. */
const ShortLink = ({ says, address }: { readonly says: string; readonly address: string }) => (
  <>
    {says} <a href={address}>{address}</a>
  </>
)

/** The whole question as a link, as a code to be photographed, and as a file. */
export default function ShareSheet({ route, run, onClose }: ShareSheetProps) {
  const question = useQuestion(route)
  const link = `${location.href.replace(/#.*$/, '')}${linkOf(route)}`
  /** What came of the last action. */
  const [message, say] = useState<ReactNode>(null)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => say(shareWords.copied),
      () => say(shareWords.blocked),
    )
  const embed = () => {
    const html = embedHtml(link, run?.name ?? shareWords.aBoard)
    navigator.clipboard.writeText(html).then(
      () => say(<Embedded says={shareWords.embedCopied} html={html} />),
      () => say(<Embedded says={shareWords.embedCopy} html={html} />),
    )
  }
  const { rooms } = useBeside()
  const short = () =>
    shortLink(question, route.match !== null).then(
      (address) =>
        navigator.clipboard.writeText(address).then(
          () => say(<ShortLink says={shareWords.shortCopied} address={address} />),
          () => say(<ShortLink says={shareWords.shortOf} address={address} />),
        ),
      (error: Error) => say(shareWords.notShort(error.message)),
    )
  const picture = () => {
    if (run === null) return
    draw(run, route.at).then(
      () => say(shareWords.pictureSaved),
      () => say(shareWords.noPicture),
    )
  }
  const scenario = () => keep(question, run, link).then(() => say(shareWords.scenarioSaved))
  return (
    <DialogSheet title={shareWords.title} onClose={onClose}>
      <div className="share-code">
        <Code link={link} />
        <div>
          <input
            readOnly
            value={link}
            aria-label={shareWords.link}
            onFocus={(event) => event.target.select()}
          />
          <div className="acts">
            <button type="button" className="btn main" onClick={copy}>
              {shareWords.copy}
            </button>
            {rooms && run !== null && (
              <button type="button" className="btn line" onClick={short}>
                {shareWords.short}
              </button>
            )}
            <button type="button" className="btn line" onClick={scenario}>
              {shareWords.scenario}
            </button>
            {run !== null && (
              <button type="button" className="btn line" onClick={embed}>
                {shareWords.embed}
              </button>
            )}
            {run !== null && (
              <button type="button" className="btn line" onClick={picture}>
                {shareWords.picture}
              </button>
            )}
            <button
              type="button"
              className="btn line"
              onClick={() => report(question, run, link).then((file) => say(<Reported file={file} />))}
            >
              {shareWords.report}
            </button>
          </div>
          <div role="status">{message}</div>
          <p>
            {shareWords.about} {rooms && shareWords.shortAbout}
          </p>
        </div>
      </div>
    </DialogSheet>
  )
}

/** The board with its answer as a picture. */
async function draw(run: Run, at: number | null): Promise<void> {
  const { pictureFile } = await import('./picture/run-picture.ts')
  download(run.name, await pictureFile(run, at), 'png')
}

/** The scenario as a file with its answers: as play entries, or as comments where a file can’t express them. */
async function keep(question: Question, run: Run | null, link: string): Promise<void> {
  const written = await withAnswers(question)
  const file = written.whole ? written.text : `${commented([link, ...choicesIn(run)])}\n${question.text}`
  download(run?.name ?? 'scenario', file, 'yaml')
}

/** The scenario with its result, as a report. Gives the name of the file. */
async function report(question: Question, run: Run | null, link: string): Promise<string> {
  const lines = [
    shareWords.file.result(
      run?.edition ?? shareWords.file.ofScenario,
      run === null ? shareWords.file.none : resultText(run),
    ),
    shareWords.file.expected,
    '',
    link,
    ...choicesIn(run),
  ]
  const { text } = await withAnswers(question)
  return download(
    shareWords.file.wrong(run?.name ?? shareWords.file.answer),
    `${commented(lines)}\n${text}`,
    'yaml',
  )
}

/** The text with the answers, as far as a file can express them. */
const withAnswers = (question: Question) => getEngine().ask('written', question)

/** The result, or the question that is still open. */
function resultText({ rows, refusal, asked, open }: Run): string {
  if (refusal !== null) return shareWords.file.illegal(refusal.reason)
  const asking = open ? asked.at(-1) : undefined
  if (asking !== undefined && !asking.move) return shareWords.file.decides(asking.who, asking.title)
  const shown = rows.filter(({ kind, quiet }) => kind !== 'coming' && !quiet)
  const last = shown.at(-1)
  const [main = '', small = ''] = last?.summary ?? []
  if (last?.kind !== 'move') return main || shareWords.file.noMove
  if (last.concludes) return sentences([main, small])
  return (
    shown.findLast(({ kind, silent }) => kind === 'step' && !silent)?.summary[0] ?? shareWords.file.noMove
  )
}

function choicesIn(run: Run | null): readonly string[] {
  const answered = run?.asked.filter(({ chosen, move }) => chosen !== null && !move) ?? []
  return answered.map((asked) => {
    const words = asked.title.endsWith('?') ? asked.title : `${asked.title}:`
    return `${asked.who}, ${words} ${chosenIn(asked)}`
  })
}

/** The chosen options, as the page names them. */
function chosenIn({ chosen, options }: PlayerQuestion): string {
  const nameOf = (id: unknown) => options.find((one) => one.id === id)?.label ?? String(id)
  if (Array.isArray(chosen)) return chosen.map(nameOf).join(', ') || shareWords.file.none
  if (typeof chosen !== 'object' || chosen === null) return nameOf(chosen)
  return Object.entries(chosen)
    .map(([id, amount]) => shareWords.file.to(String(amount), nameOf(Number(id))))
    .join(', ')
}

const commented = (lines: readonly string[]): string =>
  lines.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}`.trimEnd()).join('\n')

function Code({ link }: { readonly link: string }) {
  const code = useMemo(
    () => (link.length > LONGEST_CODE ? null : encode(link, { ecc: 'L', border: 2 })),
    [link],
  )
  if (code === null) return <p>{shareWords.tooLong}</p>
  const { data: dots, size } = code
  const path = dots
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={shareWords.code} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </svg>
  )
}
