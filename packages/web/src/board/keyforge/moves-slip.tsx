import type { BarredMove, CardMoves } from '@battleline/keyforge'
import { Prose } from '../../components/prose.tsx'
import type { Card } from '../../engine/protocol/keyforge-board.ts'
import { appWords } from '../../words/app.ts'
import { kfWords } from '../../words/keyforge.ts'

export interface MovesSlipProps {
  readonly card: Card
  readonly moves: CardMoves
  readonly onMove: (id: string) => void
  readonly onAbout: () => void
}

const nameOf = (kind: string): string | undefined =>
  Object.entries(kfWords.moves).find(([one]) => one === kind)?.[1]

/** The question about the selected card. */
export function askedOf({ may }: Pick<CardMoves, 'may'>): string {
  if (may.some(({ kind }) => kind === 'fight')) return kfWords.chooseToFight
  return may.length > 0 ? appWords.question.whatDo : appWords.question.nothingToDo
}

/** What the selected card can do: the creature that it fights is chosen on the board. */
export function MovesSlip({ card, moves: { may, mayNot }, onMove, onAbout }: MovesSlipProps) {
  const fights = may.filter(({ kind }) => kind === 'fight').length
  const others = may.filter(({ kind }) => kind !== 'fight')
  return (
    <section className="slip" aria-label={appWords.question.whatCanDo(card.called)}>
      <div className="to">
        <span>{card.called}</span>
        <button type="button" className="cite" onClick={onAbout}>
          {appWords.aboutCard}
        </button>
      </div>
      <h2>{askedOf({ may })}</h2>
      {others.length > 0 && (
        <div className="options">
          {others.map(({ id, kind, label }) => (
            <button key={id} type="button" className="option" onClick={() => onMove(id)}>
              <b>{nameOf(kind) ?? label}</b>
            </button>
          ))}
        </div>
      )}
      <Barred barred={mayNot} fights={fights} />
    </section>
  )
}

/** What it can’t do and why; single fights are listed only where others are possible. */
function Barred({ barred, fights }: { readonly barred: readonly BarredMove[]; readonly fights: number }) {
  const told = barred.filter(({ kind, id }) => kind !== 'action' || fights > 0 || id.length > 0)
  if (told.length === 0) return null
  return (
    <ul className="barred-list">
      {told.slice(0, 4).map(({ id, label, reason, cite }) => (
        <li key={id}>
          <b>{appWords.question.cannot(label)}</b>: {reason}. <Prose text={cite.join(', ')} />
        </li>
      ))}
    </ul>
  )
}
