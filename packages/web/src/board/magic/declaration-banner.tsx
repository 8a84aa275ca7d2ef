import { Prose } from '../../components/prose.tsx'
import type { MagicBoard, Verdict } from '../../engine/protocol/magic-board.ts'
import { clauseText, sentence } from '../../text/clauses.ts'
import { mtgWords } from '../../words/magic.ts'
import type { Declaration } from './use-declaration.ts'

export interface DeclarationBannerProps {
  readonly declaring: Declaration
  readonly board: MagicBoard
  /** Who declares. */
  readonly who: string
  readonly onDeclare: (answer: string) => void
}

/**
 * The next thing to do in a declaration, and the verdict on it: how many requirements it meets, and a better declaration.
 */
export function DeclarationBanner({ declaring, board, who, onDeclare }: DeclarationBannerProps) {
  const { verdict, pairs, barred, picked, use } = declaring
  if (verdict === null) return <div className="banner waiting" role="status" />
  const { legal, better, action } = verdict
  const begun = pairs.length > 0
  // Nobody has done anything wrong before they have done anything.
  const wrong = begun && legal === false
  return (
    <section className={wrong ? 'banner' : 'banner legal'} aria-label={mtgWords.declare.label(action)}>
      <span className="word">
        {begun ? wordOf(verdict) : sentence(clauseText([who], mtgWords.declare.declares(action)))}
      </span>
      <p role="status">
        {barred !== null ? (
          mtgWords.declare.cannot(barred)
        ) : (
          <>
            {(!begun || picked !== null) && <Prompt declaring={declaring} board={board} />}
            <Standing verdict={verdict} begun={begun} />
          </>
        )}
      </p>
      <span className="declare">
        {better !== null && (
          <button type="button" className="btn line" onClick={() => use(better.pairs)}>
            {begun ? mtgWords.declare.use(action) : mtgWords.declare.propose(action)}{' '}
            <kbd className="only-wide">↵</kbd>
          </button>
        )}
        {begun && (
          <button type="button" className="btn line" onClick={() => use([])}>
            {mtgWords.declare.clear}
          </button>
        )}
        <button
          type="button"
          className="btn main"
          disabled={legal !== true}
          onClick={() => onDeclare(verdict.answer)}
        >
          {begun ? mtgWords.declare.declare : mtgWords.declare.none(action)}
        </button>
      </span>
    </section>
  )
}

const wordOf = ({ legal }: Verdict): string =>
  mtgWords.declare[legal === null ? 'notProved' : legal ? 'legal' : 'illegal']

/** What to click next. */
function Prompt({
  declaring: { verdict, picked },
  board,
}: Pick<DeclarationBannerProps, 'declaring' | 'board'>) {
  if (verdict === null) return null
  const { action, creatures, goals } = verdict
  const called = (id: number) => board.cards[id]?.called ?? ''
  if (picked !== null) return `${mtgWords.declare.clickGoal(action, called(picked))} `
  if (creatures.length === 0) return `${mtgWords.declare.noCreature(action)} `
  return `${mtgWords.declare.clickEach(action, goals.length > 1)} `
}

interface StandingProps {
  readonly verdict: Verdict
  readonly begun: boolean
}

const instancesOf = ({ requirements }: Verdict): number =>
  requirements.reduce((sum, { instances }) => sum + instances, 0)

/** The first violated restriction, or how many requirements are met. */
function Standing({ verdict, begun }: StandingProps) {
  const { broken, possible, obeyed, better, action, costs, requirements } = verdict
  const [violated] = broken
  if (violated !== undefined && begun)
    return (
      <>
        {sentence(violated.reason)}.{' '}
        <small>
          <Prose text={violated.cite.join(', ')} />
        </small>
        {better !== null && (
          <>
            {' '}
            {mtgWords.declare.aLegal(action)} <b>{better.text}</b>.
          </>
        )}
      </>
    )
  const [demand, ...others] = requirements
  return (
    <>
      {possible !== 0 && begun && (
        <>
          <b>{mtgWords.declare.of(obeyed, possible ?? obeyed)}</b> {mtgWords.declare.met(possible)}
        </>
      )}
      {possible !== 0 && !begun && demand !== undefined && (
        <>
          {sentence(demand.reason)}
          {others.length > 0 ? ` ${mtgWords.declare.moreRequirements(others.length)}` : ''}:{' '}
          <b>{mtgWords.declare.of(obeyed, possible ?? instancesOf(verdict))}</b> {mtgWords.declare.metSoFar}
        </>
      )}
      {begun && possible === 0 && mtgWords.declare.nothingForces(action)}
      {begun && better !== null && (
        <>
          {' '}
          {mtgWords.declare.aBetter(action)} <b>{better.text}</b>.
        </>
      )}
      {costs.length > 0 && <> {mtgWords.declare.cost(costs.join(', '))}</>}
    </>
  )
}
