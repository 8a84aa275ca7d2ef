import type { Ending } from '../engine/protocol.ts'
import { lookKey } from '../parts/glyph.tsx'

export interface EndingCardProps {
  readonly ending: Ending
  /** The one that all are compared with. */
  readonly compared: Ending
  /** The answers that lead to it. */
  readonly way: readonly string[]
  readonly onCompare: () => void
  readonly onWatch: () => void
}

/** More answers than this are not spelled out. */
const MOST_TOLD = 3

/** One ending: what stands then, what is the case, and what of that is otherwise in the one it is compared with. */
export function EndingCard({ ending, compared, way, onCompare, onWatch }: EndingCardProps) {
  const { letter, title, lines, facts } = ending
  const isOther = (what: string, is: string) => compared.facts.find((fact) => fact.what === what)?.is !== is
  const differences = facts.filter(({ what, is }) => isOther(what, is)).length
  const isCompared = ending === compared
  return (
    <article className="ending" aria-labelledby={`ending-${letter}`}>
      <header>
        <span className="letter">{letter}</span>
        <div>
          <h2 id={`ending-${letter}`}>{title}</h2>
          <p>{wayTold(way, ending.ways)}</p>
          <p>
            {isCompared ? (
              <b>The others are compared with this</b>
            ) : (
              <>
                <b>
                  {differences === 1 ? '1 difference' : `${differences} differences`} from {compared.letter}
                </b>{' '}
                <button type="button" className="cite" onClick={onCompare}>
                  Compare with {letter}
                </button>
              </>
            )}
          </p>
        </div>
      </header>
      <div>
        {lines.map(({ player, cards }) => (
          <ul key={player} className="small-line" aria-label={`In play for ${player}`}>
            {cards.map((card) => (
              <SmallCard key={card.id} {...card} />
            ))}
          </ul>
        ))}
      </div>
      <dl>
        {facts.map(
          ({ what, is }) =>
            is !== '' && (
              <div key={what} className={isOther(what, is) ? 'differs' : ''}>
                <dt>{what}</dt>
                <dd>{is}</dd>
              </div>
            ),
        )}
      </dl>
      <button type="button" className="btn line" onClick={onWatch}>
        Watch {letter}
      </button>
    </article>
  )
}

type SmallCardProps = Ending['lines'][number]['cards'][number]

const SmallCard = ({ called, look, strength, damage, warded, gone }: SmallCardProps) => (
  <li className={`small-card h-${lookKey(look)}${gone ? ' gone' : ''}${warded ? ' warded' : ''}`}>
    <span>
      {called}
      {gone && <span className="vh">, gone</span>}
    </span>
    {warded && <small>Ward</small>}
    {!gone && <b>{strength}</b>}
    {damage > 0 && (
      <i>
        {damage}
        <span className="vh"> damage</span>
      </i>
    )}
  </li>
)

function wayTold(way: readonly string[], ways: number): string {
  const more = way.length - MOST_TOLD
  const told = way.slice(0, MOST_TOLD).join(', then ')
  const rest = more > 0 ? `, and ${more} more ${more === 1 ? 'answer' : 'answers'}` : ''
  const others = ways === 1 ? '' : `${ways} ways lead here`
  if (told === '') return others === '' ? 'The one way there is' : others
  return others === '' ? `${told}${rest}` : `${told}${rest}; ${others}`
}
