import { Prose } from '../../components/prose.tsx'
import type { MagicBoard, Verdict } from '../../engine/protocol/magic-board.ts'
import { clauseText, sentence } from '../../text/clauses.ts'
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
    <section className={wrong ? 'banner' : 'banner legal'} aria-label={`Declare ${action}ers`}>
      <span className="word">
        {begun ? wordOf(verdict) : `${sentence(clauseText([who], 'declares'))} ${action}ers`}
      </span>
      <p role="status">
        {barred !== null ? (
          <>Can’t do that: {barred}.</>
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
            {begun ? `Use this ${action}` : `Propose a legal ${action}`} <kbd className="only-wide">↵</kbd>
          </button>
        )}
        {begun && (
          <button type="button" className="btn line" onClick={() => use([])}>
            Clear
          </button>
        )}
        <button
          type="button"
          className="btn main"
          disabled={legal !== true}
          onClick={() => onDeclare(verdict.answer)}
        >
          {begun ? 'Declare' : `No ${action}s`}
        </button>
      </span>
    </section>
  )
}

const wordOf = ({ legal }: Verdict): string => (legal === null ? 'Not proved' : legal ? 'Legal' : 'Illegal')

/** What to click next. */
function Prompt({
  declaring: { verdict, picked },
  board,
}: Pick<DeclarationBannerProps, 'declaring' | 'board'>) {
  if (verdict === null) return null
  const { action, creatures, goals } = verdict
  const called = (id: number) => board.cards[id]?.called ?? ''
  if (picked !== null)
    return (
      <>
        Click {action === 'block' ? 'the attacker' : 'the player or permanent'} that <b>{called(picked)}</b>{' '}
        {action}s.{' '}
      </>
    )
  if (creatures.length === 0) return <>No creature can {action}. </>
  const several = goals.length > 1
  return action === 'attack' ? (
    <>Click each creature that attacks{several ? ', then what it attacks' : ''}. </>
  ) : (
    <>Click each creature that blocks{several ? ', then the attacker that it blocks' : ''}. </>
  )
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
            A legal {action}: <b>{better.text}</b>.
          </>
        )}
      </>
    )
  const [demand, ...others] = requirements
  return (
    <>
      {possible !== 0 && begun && (
        <>
          <b>
            {obeyed} of {possible ?? obeyed}
          </b>{' '}
          {possible === 1 ? 'requirement' : 'requirements'} met.
        </>
      )}
      {possible !== 0 && !begun && demand !== undefined && (
        <>
          {sentence(demand.reason)}
          {others.length > 0
            ? ` (${others.length} more ${others.length === 1 ? 'requirement' : 'requirements'})`
            : ''}
          :{' '}
          <b>
            {obeyed} of {possible ?? instancesOf(verdict)}
          </b>{' '}
          met so far.
        </>
      )}
      {begun && possible === 0 && `Nothing forces ${action === 'attack' ? 'an attack' : 'a block'}.`}
      {begun && better !== null && (
        <>
          {' '}
          A better {action}: <b>{better.text}</b>.
        </>
      )}
      {costs.length > 0 && <> Cost: {costs.join(', ')}.</>}
    </>
  )
}
