import type { ReactNode } from 'react'
import type { MagicBoard, MagicCard, MagicPlayer } from '../../engine/magic/shown.ts'
import { Glyph, lookKey } from '../../parts/glyph.tsx'
import { Creature, type CreatureProps } from './creature.tsx'
import type { Declaring } from './use-declaring.ts'

export interface PlayerRowProps {
  readonly board: MagicBoard
  readonly player: MagicPlayer
  readonly place: 'far' | 'near'
  readonly declaring: Declaring
  /** True while a declaration is made. */
  readonly declares: boolean
  readonly onTouch: (id: number) => void
  /** What stands beside the name. */
  readonly children?: ReactNode
}

/** One player: name, life, creatures, and what else they control. */
export function PlayerRow({ board, player, place, declaring, declares, onTouch, children }: PlayerRowProps) {
  const all = Object.values(board.cards).filter(({ controller }) => controller === player.id)
  const creatures = all.filter(({ power }) => power !== null)
  const others = all.filter(({ power, attached }) => power === null && attached === 0)
  const isGoal = declaring.picked !== null && declaring.verdict?.goals.includes(player.id) === true
  const strip = (
    <div className="strip" key="strip">
      <button
        type="button"
        className={isGoal ? 'who can' : 'who'}
        data-card={player.id}
        disabled={!isGoal}
        onClick={() => onTouch(player.id)}
      >
        {player.name}
        <small>{standing(board, player, declaring, declares)}</small>
      </button>
      <span className="pool life">
        <span className="vh">Life </span>
        <Glyph name="life" />
        {player.life}
      </span>
      {children}
    </div>
  )
  const rows = (
    <div className="across" key="rows">
      {others.length > 0 && <Others of={player.name} cards={others} onTouch={onTouch} />}
      <ul
        className={`battleline creatures ${place}`}
        aria-label={`Creatures of ${player.name}`}
        style={{ '--many': Math.max(5, Math.min(14, creatures.length)) }}
      >
        {creatures.map((card, at) => (
          <Creature
            key={card.id}
            card={card}
            badge={badgeOf(board, card, at)}
            attached={Object.values(board.cards).filter(({ attached }) => attached === card.id)}
            flag={flagOf(board, card, declaring, declares)}
            states={statesOf(card, declaring, declares)}
            onTouch={onTouch}
          />
        ))}
      </ul>
    </div>
  )
  return <>{place === 'far' ? [strip, rows] : [rows, strip]}</>
}

interface OthersProps {
  readonly of: string
  readonly cards: readonly MagicCard[]
  readonly onTouch: (id: number) => void
}

/** Permanents that are no creatures. */
const Others = ({ of, cards, onTouch }: OthersProps) => (
  <ul className="artifacts" aria-label={`Other permanents of ${of}`}>
    {cards.map(({ id, called, colors }) => (
      <li key={id} data-card={id}>
        <button
          type="button"
          className={`artifact h-${lookKey(colors[0] ?? null)}`}
          onClick={() => onTouch(id)}
        >
          {called}
        </button>
      </li>
    ))}
  </ul>
)

function standing(
  { active }: MagicBoard,
  { id }: MagicPlayer,
  { verdict }: Declaring,
  declares: boolean,
): string {
  const attacks = id === active
  if (declares && verdict !== null && attacks === (verdict.deed === 'attack'))
    return verdict.deed === 'attack' ? 'declares attackers' : 'declares blockers'
  return attacks ? 'attacks' : 'defends'
}

/** While blocks are declared attackers have letters; names of one letter need none. */
function badgeOf({ cards }: MagicBoard, { id, attacks, called }: MagicCard, at: number): string {
  if (called.length < 2) return ''
  const attackers = Object.values(cards).filter((one) => one.attacks > 0)
  if (attackers.length === 0) return ''
  return attacks > 0 ? letterOf(attackers.findIndex((one) => one.id === id)) : String(at + 1)
}

const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1))

function nameOf(board: MagicBoard, id: number): string {
  const card = board.cards[id]
  if (card === undefined) return board.players.find((one) => one.id === id)?.name ?? ''
  return badgeOf(board, card, 0) || card.called
}

type Flag = CreatureProps['flag']

function flagOf(board: MagicBoard, card: MagicCard, { pairs, verdict }: Declaring, declares: boolean): Flag {
  const { id, attacks, blocks, power } = card
  const said = (text: string, wrong = false): Flag => ({ text, wrong })
  const choices = declares ? pairs.filter(([creature]) => creature === id).map(([, goal]) => goal) : []
  if (choices.length > 0)
    return said(`${verdict?.deed}s ${choices.map((goal) => nameOf(board, goal)).join(' and ')}`)
  if (blocks.length > 0) return said(`blocks ${blocks.map((goal) => nameOf(board, goal)).join(' and ')}`)
  if (attacks === 0) return card.tapped ? said('tapped') : null
  if (!declares || verdict?.deed !== 'block')
    return said(card.blocked ? 'blocked' : `attacks ${nameOf(board, attacks)}`)
  const missing = verdict.better?.pairs.filter(
    ([creature, goal]) => goal === id && !pairs.some(([one, other]) => one === creature && other === goal),
  )
  const [first] = missing ?? []
  if (first !== undefined) return said(`not blocked by ${board.cards[first[0]]?.called}`, true)
  const isBlocked = pairs.some(([, goal]) => goal === id)
  return isBlocked ? said('blocked') : said(`unblocked: ${power} to ${nameOf(board, attacks)}`)
}

function statesOf(
  { id }: MagicCard,
  { picked, verdict, pairs }: Declaring,
  declares: boolean,
): CreatureProps['states'] {
  if (!declares || verdict === null) return []
  const states: CreatureProps['states'][number][] = []
  if (id === picked || pairs.some(([creature]) => creature === id)) states.push('chosen')
  const bars = (creature: number, goal: number) =>
    verdict.barred.some((one) => one.creature === creature && one.goal === goal)
  if (picked !== null && verdict.goals.includes(id)) states.push(bars(picked, id) ? 'barred' : 'can')
  else if (picked === null && verdict.creatures.includes(id))
    states.push(verdict.goals.every((goal) => bars(id, goal)) ? 'barred' : 'can')
  return states
}
