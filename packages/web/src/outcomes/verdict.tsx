import { Citations } from '../components/citations.tsx'
import type { Outcomes } from '../engine/protocol/protocol.ts'
import { inShort } from '../text/shorten.ts'
import { outcomesWords } from '../words/outcomes.ts'
import { leadsOf } from './lines-of-play.ts'

/** More answers and questions than this help nobody. */
const MOST_TOLD = 4

/** What decides, and how many endings there are. */
export function Verdict({ found }: { readonly found: Outcomes }) {
  const { move, matters, count, ways, merged, complete } = found
  const [first] = matters
  // A question that is asked several times is named once.
  const others = [...new Set(matters.map(({ title }) => title))].slice(1)
  return (
    <section className="verdict">
      <p className="caps">{outcomesWords.everyOf(move)}</p>
      {first === undefined ? (
        <p className="headline">{outcomesWords.onlyOne}</p>
      ) : (
        <p className="headline">
          {outcomesWords.dependsOn} <b>{outcomesWords.quoted(first.title)}</b>
        </p>
      )}
      {first !== undefined && <Leads found={found} title={first.title} />}
      {others.length > 0 && <p className="lede">{outcomesWords.alsoDependsOn(otherTitles(others))}</p>}
      <p className="tally">
        <span>
          <b>{ways}</b> {outcomesWords.linesOfPlay(ways)}
        </span>
        <span>
          <b>{count}</b> {outcomesWords.endings(count)}
        </span>
        {merged > 0 && (
          <span>
            <b>{merged}</b> {outcomesWords.merge}
          </span>
        )}
        <span>{complete ? outcomesWords.complete : outcomesWords.incomplete}</span>
      </p>
    </section>
  )
}

/** Where each answer to the question that decides leads. */
function Leads({ found, title }: { readonly found: Outcomes; readonly title: string }) {
  const { fork, leads = [] } = leadsOf(found.tree, title) ?? {}
  // One more answer takes no more room than “and 1 more”.
  const shown = leads.length === MOST_TOLD + 1 ? leads.length : MOST_TOLD
  const more = leads.length - shown
  return (
    <>
      <ul className="leads">
        {leads.slice(0, shown).map(({ labels, letters }) => (
          <li key={labels.join()}>
            {labels.join(outcomesWords.or)}{' '}
            <span className="visually-hidden">
              {letters.length === 1 ? outcomesWords.endsIn : outcomesWords.leadsTo}{' '}
            </span>
            {letters.length > MOST_TOLD ? (
              <small>
                {letters.length} {outcomesWords.endings(letters.length)}
              </small>
            ) : (
              letters.map((letter) => (
                <span key={letter} className="to">
                  {letter}{' '}
                </span>
              ))
            )}
          </li>
        ))}
        {more > 0 && <li>{outcomesWords.moreAnswers(more)}</li>}
      </ul>
      {fork !== undefined && <Citations ids={fork.cite} />}
    </>
  )
}

/** The questions beside the first, and no more of them than help anybody. */
function otherTitles(others: readonly string[]): string {
  const titles = others.map(outcomesWords.quoted)
  return inShort(titles, MOST_TOLD)
}
