import { Citations } from '../components/citations.tsx'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import type { EditionDifference, EditionSide } from '../engine/protocol/protocol.ts'
import type { Route } from '../state/route.ts'
import { useAnswer, useQuestion } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { allOf } from '../text/clauses.ts'
import { tableWords } from '../words/table.ts'
import '../styles/edition-differences.css'

export interface EditionsSheetProps {
  readonly question: Route
  /** The title of the current edition. */
  readonly played: string
  /** True while a question is open: editions can still differ after it. */
  readonly isOpen: boolean
  readonly navigate: Navigate
  readonly onClose: () => void
}

/** Where other editions differ from the current one: the first different step, its rule, and both results. */
export default function EditionsSheet({ question, played, isOpen, navigate, onClose }: EditionsSheetProps) {
  const differences = useAnswer('editionDifferences', useQuestion(question), { keepsLast: true })
  const go = (change: Partial<Route>) => {
    onClose()
    navigate(change)
  }
  return (
    <DialogSheet title={tableWords.editions.title} onClose={onClose}>
      {differences === undefined && <p role="status">{tableWords.editions.playing}</p>}
      {differences?.map((difference) => (
        <Part
          key={difference.editions[0]?.id}
          difference={difference}
          isOnly={differences.length === 1}
          played={played}
          isOpen={isOpen}
          go={go}
        />
      ))}
    </DialogSheet>
  )
}

interface PartProps {
  readonly difference: EditionDifference
  /** True where no edition differs in any other way. */
  readonly isOnly: boolean
  readonly played: string
  readonly isOpen: boolean
  readonly go: (change: Partial<Route>) => void
}

/** Editions that differ from the current one in the same way. */
function Part({ difference: { editions, row, cite, both, sides }, isOnly, played, isOpen, go }: PartProps) {
  const titles = allOf(editions.map(({ title }) => title))
  if (sides === null)
    return (
      <p className="edition-difference">
        {isOpen
          ? tableWords.editions.sameSoFar
          : isOnly
            ? tableWords.editions.allSame
            : tableWords.editions.same}
        : <b>{allOf([played, ...editions.map(({ title }) => title)])}</b>.
        {isOpen && ` ${tableWords.editions.answerFirst}`}
      </p>
    )
  const [here, there] = sides
  const [first] = editions
  const same = !isOpen && here.ends === '' && there.ends === ''
  return (
    <section className="edition-difference" aria-label={titles}>
      <div className="sides">
        <Side name={played} side={here} same={same}>
          {row !== null && (
            <button type="button" className="btn line" onClick={() => go({ at: row })}>
              {tableWords.editions.showStep}
            </button>
          )}
        </Side>
        <Side name={titles} side={there} same={same}>
          {first !== undefined && (
            <button type="button" className="btn line" onClick={() => go({ edition: first.id, at: null })}>
              {tableWords.editions.use}
            </button>
          )}
        </Side>
      </div>
      <Citations ids={cite} open />
      {both !== '' && (
        <p className="both">
          <b>{tableWords.editions.inBoth}</b> {both}
        </p>
      )}
    </section>
  )
}

interface SideProps {
  readonly name: string
  readonly side: EditionSide
  /** True where it comes to the same on both. */
  readonly same: boolean
  readonly children: React.ReactNode
}

/** One edition at the step where they differ: what happens, by which rule, and the result. */
const Side = ({ name, same, side: { title, comes, cite, ends, asks }, children }: SideProps) => (
  <article>
    <h3>{name}</h3>
    {title !== '' && <p className="step">{title}</p>}
    {comes.map((words) => (
      <p key={words}>{words}</p>
    ))}
    <Citations ids={cite} />
    <p className="ends">
      <b>
        {ends !== ''
          ? tableWords.editions.result
          : same
            ? tableWords.editions.resultSame
            : tableWords.editions.noOther}
      </b>{' '}
      {ends}
      {asks !== '' && ` ${asks}`}
    </p>
    <p className="acts">{children}</p>
  </article>
)
