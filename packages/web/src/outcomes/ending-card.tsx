import { Citations } from '../components/citations.tsx'
import { lookKey } from '../components/glyph.tsx'
import type { Ending } from '../engine/protocol/protocol.ts'
import { outcomesWords } from '../words/outcomes.ts'
import type { Answered } from './lines-of-play.ts'

export interface EndingCardProps {
  readonly ending: Ending
  /** The one that all are compared with. */
  readonly compared: Ending
  /** Facts that all endings share: they are shown once, above. */
  readonly same: ReadonlySet<string>
  /** Rules that are named above. */
  readonly told: readonly string[]
  /** The answers that lead to it; of one that is compared with another those from where the two ways part. */
  readonly way: readonly Answered[]
  /** True for the played ending. */
  readonly played: boolean
  readonly onCompare: () => void
  readonly onWatch: () => void
}

/** More answers than this are not spelled out. */
const MOST_TOLD = 3

/** One ending: its board, its facts, and the differences from the reference. */
export function EndingCard(props: EndingCardProps) {
  const { ending, compared, same, told, way, played, onCompare, onWatch } = props
  const { letter, title, lines, facts, ways } = ending
  const differences = facts.filter(({ what, is }) => isIn(compared, what) !== is).length
  const isCompared = ending === compared
  const [first] = way
  return (
    <article className="ending" aria-labelledby={`ending-${letter}`}>
      <header>
        <span className="letter">{letter}</span>
        <div>
          <h2 id={`ending-${letter}`}>{title}</h2>
          <p>
            {played && <b>{outcomesWords.ending.asPlayed} </b>}
            {!isCompared && <b>{outcomesWords.ending.differences(differences, compared.letter)}</b>}{' '}
            {/* One button, so that the focus stays on it */}
            <button type="button" className="cite" aria-pressed={isCompared} onClick={onCompare}>
              {isCompared ? outcomesWords.ending.reference : outcomesWords.ending.compareAll(letter)}
            </button>
          </p>
        </div>
      </header>
      <div className="way">
        {!isCompared && first !== undefined && (
          <p>{outcomesWords.ending.differsAt(compared.letter, first.fork.title)}</p>
        )}
        <p>{lineOfPlayText(way, ways)}</p>
        {!isCompared && first !== undefined && (
          <Citations ids={first.fork.cite.filter((id) => !told.includes(id))} />
        )}
      </div>
      <div>
        {lines.map(({ player, cards }) => (
          <ul key={player} className="small-line" aria-label={outcomesWords.ending.inPlay(player)}>
            {cards.map((card) => (
              <SmallCard key={card.id} {...card} />
            ))}
          </ul>
        ))}
      </div>
      <Facts ending={ending} compared={compared} same={same} />
      <button type="button" className="btn line" onClick={onWatch}>
        {outcomesWords.ending.watch(letter)}
      </button>
    </article>
  )
}

/** The value of a fact in an ending; empty where it is unchanged. */
const isIn = ({ facts }: Ending, what: string): string => facts.find((fact) => fact.what === what)?.is ?? ''

/** The facts, with the values of the reference where they differ. */
const Facts = ({ ending, compared, same }: Pick<EndingCardProps, 'ending' | 'compared' | 'same'>) => (
  <dl>
    {ending.facts.map(({ what, is }) => {
      const other = isIn(compared, what)
      if (same.has(what) || (is === '' && other === '')) return null
      return (
        <div key={what} className={is === other ? '' : 'differs'}>
          <dt>{what}</dt>
          <dd>
            {is || outcomesWords.ending.unchanged}
            {/* What lies beside it on a wide page is swiped away on a small one. */}
            {is !== other && (
              <small className="only-small">
                {compared.letter}: {other || outcomesWords.ending.unchanged}
              </small>
            )}
          </dd>
        </div>
      )
    })}
  </dl>
)

type SmallCardProps = Ending['lines'][number]['cards'][number]

const SmallCard = ({ called, look, strength, damage, warded, gone }: SmallCardProps) => (
  <li className={`small-card h-${lookKey(look)}${gone ? ' gone' : ''}${warded ? ' warded' : ''}`}>
    <span>
      {called}
      {gone && <span className="visually-hidden">, {outcomesWords.ending.leftPlay}</span>}
    </span>
    {warded && <small>{outcomesWords.ending.ward}</small>}
    {!gone && <b>{strength}</b>}
    {damage > 0 && (
      <i>
        {damage}
        <span className="visually-hidden"> {outcomesWords.ending.damage}</span>
      </i>
    )}
  </li>
)

function lineOfPlayText(way: readonly Answered[], ways: number): string {
  const more = way.length - MOST_TOLD
  const told = way
    .slice(0, MOST_TOLD)
    .map(({ label }) => label)
    .join(outcomesWords.andThen)
  const rest = more > 0 ? `, ${outcomesWords.ending.andMore(more)}` : ''
  const others = ways === 1 ? '' : outcomesWords.ending.waysHere(ways)
  if (told === '') return others === '' ? outcomesWords.ending.onlyLine : others
  return others === '' ? `${told}${rest}` : `${told}${rest}; ${others}`
}
