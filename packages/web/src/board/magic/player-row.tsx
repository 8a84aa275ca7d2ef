import { Glyph, lookKey } from '../../components/glyph.tsx'
import type { MagicBoard, MagicCard, MagicPlayer } from '../../engine/protocol/magic-board.ts'
import { allOf, letterOf } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { mtgWords } from '../../words/magic.ts'
import { term } from '../../words/terms.ts'
import { Hand } from '../hand.tsx'
import { CreatureView, type CreatureViewProps, Face } from './creature-view.tsx'
import { cardsIn } from './pile-contents.ts'
import type { Declaration } from './use-declaration.ts'
import type { PriorityInput } from './use-priority.ts'

export interface PlayerRowProps {
  readonly board: MagicBoard
  readonly player: MagicPlayer
  readonly place: 'far' | 'near'
  readonly declaring: Declaration
  /** True while a player declares attackers or blockers. */
  readonly declares: boolean
  readonly acting: PriorityInput
  /** Whether the cards of the player's hand are shown. */
  readonly showsHand: boolean
  readonly onTouch: (id: number) => void
  readonly onZone: (player: number, zone: string) => void
}

/** The cards of all players are equally large, so that the longest row has room; as if there were from 5 to 12. */
function mostOf({ players, cards }: MagicBoard): number {
  const creatures = Object.values(cards).filter(({ zone, power }) => zone === 'battlefield' && power !== null)
  const counts = players.map(({ id }) => creatures.filter(({ controller }) => controller === id).length)
  return Math.min(12, Math.max(5, ...counts))
}

/** One player: name, life, creatures, and what else they control. */
export function PlayerRow(props: PlayerRowProps) {
  const { board, player, place, declaring, declares, acting, onTouch } = props
  const all = Object.values(board.cards).filter(
    ({ controller, zone }) => controller === player.id && zone === 'battlefield',
  )
  const creatures = all.filter(({ power }) => power !== null)
  const others = all.filter(({ power, attached }) => power === null && attached === 0)
  const attachedTo = (id: number) =>
    Object.values(board.cards).filter(({ attached, zone }) => attached === id && zone === 'battlefield')
  const rows = (
    <div className="across" key="rows">
      {others.length > 0 && <Others of={player.name} cards={others} acting={acting} onTouch={onTouch} />}
      <ul
        className={`battleline creatures ${place}`}
        aria-label={mtgWords.creaturesOf(player.name)}
        style={{ '--many': mostOf(board), '--count': creatures.length }}
      >
        {creatures.map((card, at) => (
          <CreatureView
            key={card.id}
            card={card}
            badge={badgeOf(board, card, at)}
            attached={attachedTo(card.id)}
            flag={flagOf(board, card, declaring, declares)}
            states={[...statesOf(card, declaring, declares), ...actedOn(acting, card.id)]}
            onTouch={onTouch}
          />
        ))}
      </ul>
    </div>
  )
  const strip = <PlayerStrip key="strip" {...props} attached={attachedTo(player.id)} />
  const hand = props.showsHand && (
    <Hand
      key="hand"
      name={player.name}
      cards={cardsIn(board, player.id, 'hand')}
      above={place === 'far'}
      lookOf={({ colors }) => lookKey(colors[0] ?? null)}
      statesOf={({ id }) => actedOn(acting, id)}
      faceOf={(card) => <Face card={card} />}
      onTouch={onTouch}
    />
  )
  return <>{place === 'far' ? [strip, hand, rows] : [rows, hand, strip]}</>
}

interface PlayerStripProps extends PlayerRowProps {
  /** Auras on the player. */
  readonly attached: readonly MagicCard[]
}

/** Name, life, poison, and the cards that are not on the battlefield. */
function PlayerStrip(props: PlayerStripProps) {
  const { board, player, declaring, declares, acting, attached, onTouch, onZone } = props
  const { id, name, life, poison, pending, hand } = player
  const isGoal =
    (declaring.picked !== null && declaring.verdict?.goals.includes(id) === true) ||
    acting.stateOf(id) === 'can'
  const zones = ['graveyard', 'exile'].map((zone) => ({ zone, cards: cardsIn(board, id, zone) }))
  return (
    <div className="strip" data-side={id}>
      <button
        type="button"
        className={isGoal ? 'who can' : 'who'}
        data-card={id}
        disabled={!isGoal}
        onClick={() => onTouch(id)}
      >
        {name}
        <small>{standing(board, player, declaring, declares)}</small>
      </button>
      <span className="pool life">
        <span className="visually-hidden">{mtgWords.life} </span>
        <Glyph name="life" />
        <span data-life={id}>{life}</span>
        {pending > 0 && (
          <span className="due">
            −{pending}
            <span className="visually-hidden"> {mtgWords.pending}</span>
          </span>
        )}
      </span>
      {poison > 0 && <span className="poison">{mtgWords.poison(poison)}</span>}
      {attached.map((one) => (
        <button key={one.id} type="button" className="artifact" onClick={() => onTouch(one.id)}>
          {one.called}
        </button>
      ))}
      <span className="piles">
        <Pile zone="hand" count={hand} look="back" onOpen={() => onZone(id, 'hand')} />
        {zones.map(({ zone, cards }) =>
          zone === 'exile' && cards.length === 0 ? null : (
            <Pile
              key={zone}
              zone={zone}
              count={cards.length}
              look={`face h-${lookKey(cards.at(-1)?.colors[0] ?? null)}`}
              onOpen={() => onZone(id, zone)}
            />
          ),
        )}
      </span>
    </div>
  )
}

interface PileProps {
  readonly zone: string
  readonly count: number
  readonly look: string
  readonly onOpen: () => void
}

const Pile = ({ zone, count, look, onOpen }: PileProps) => (
  <button type="button" className="pile" disabled={count === 0} onClick={onOpen} data-pile={zone}>
    <span className={`stack ${count === 0 ? 'none' : look}`} />
    <span>
      <b>{count}</b>
      <span className="label">{term(zone)}</span>
    </span>
  </button>
)

interface OthersProps {
  readonly of: string
  readonly cards: readonly MagicCard[]
  readonly acting: PriorityInput
  readonly onTouch: (id: number) => void
}

/** Permanents that are no creatures. */
const Others = ({ of, cards, acting, onTouch }: OthersProps) => (
  <ul className="artifacts" aria-label={mtgWords.othersOf(of)}>
    {cards.map(({ id, called, colors, tapped, loyalty, defense, pending }) => (
      <li key={id} data-card={id}>
        <button
          type="button"
          className={[
            'artifact',
            `h-${lookKey(colors[0] ?? null)}`,
            tapped ? 'exhausted' : '',
            acting.stateOf(id) ?? '',
          ].join(' ')}
          onClick={() => onTouch(id)}
        >
          {called}
          {loyalty > 0 ? `, ${mtgWords.loyalty(loyalty)}` : ''}
          {defense > 0 ? `, ${mtgWords.defense(defense)}` : ''}
          {tapped ? `, ${mtgWords.tapped}` : ''}
          {pending > 0 ? `, −${pending}` : ''}
        </button>
      </li>
    ))}
  </ul>
)

function actedOn(acting: PriorityInput, id: number): CreatureViewProps['states'] {
  const state = acting.stateOf(id)
  return state === null ? [] : [state]
}

function standing(
  { active, phase, winner }: MagicBoard,
  { id, lost }: MagicPlayer,
  { verdict }: Declaration,
  declares: boolean,
): string {
  if (winner === id) return appWords.roles.winner
  if (lost) return appWords.roles.lost
  const attacks = id === active
  if (phase !== 'combat') return attacks ? appWords.roles.active : appWords.roles.opponent
  if (declares && verdict !== null && attacks === (verdict.action === 'attack'))
    return verdict.action === 'attack' ? mtgWords.roles.declaringAttackers : mtgWords.roles.declaringBlockers
  return attacks ? mtgWords.roles.attacking : mtgWords.roles.defending
}

/** While blocks are declared attackers have letters; names of one letter need none. */
function badgeOf({ cards }: MagicBoard, { id, attacks, called }: MagicCard, at: number): string {
  if (called.length < 2) return ''
  const attackers = Object.values(cards).filter((one) => one.attacks > 0)
  if (attackers.length === 0) return ''
  return attacks > 0 ? letterOf(attackers.findIndex((one) => one.id === id)) : String(at + 1)
}

function nameOf(board: MagicBoard, id: number): string {
  const card = board.cards[id]
  if (card === undefined) return board.players.find((one) => one.id === id)?.name ?? ''
  return badgeOf(board, card, 0) || card.called
}

type Flag = CreatureViewProps['flag']

function flagOf(
  board: MagicBoard,
  card: MagicCard,
  { pairs, verdict }: Declaration,
  declares: boolean,
): Flag {
  const { id, attacks, blocks, power } = card
  const said = (text: string, wrong = false): Flag => ({ text, wrong })
  const choices = declares ? pairs.filter(([creature]) => creature === id).map(([, goal]) => goal) : []
  if (choices.length > 0)
    return said(
      mtgWords.flags.does(verdict?.action ?? 'attack', allOf(choices.map((goal) => nameOf(board, goal)))),
    )
  if (blocks.length > 0)
    return said(mtgWords.flags.does('block', allOf(blocks.map((goal) => nameOf(board, goal)))))
  if (attacks === 0) return card.tapped ? said(mtgWords.tapped) : null
  if (!declares || verdict?.action !== 'block')
    return said(card.blocked ? mtgWords.flags.blocked : mtgWords.flags.does('attack', nameOf(board, attacks)))
  const missing = verdict.better?.pairs.filter(
    ([creature, goal]) => goal === id && !pairs.some(([one, other]) => one === creature && other === goal),
  )
  const [first] = missing ?? []
  if (first !== undefined) return said(mtgWords.flags.notBlockedBy(board.cards[first[0]]?.called ?? ''), true)
  const isBlocked = pairs.some(([, goal]) => goal === id)
  return isBlocked
    ? said(mtgWords.flags.blocked)
    : said(mtgWords.flags.unblocked(power ?? 0, nameOf(board, attacks)))
}

function statesOf(
  { id }: MagicCard,
  { picked, verdict, pairs }: Declaration,
  declares: boolean,
): CreatureViewProps['states'] {
  if (!declares || verdict === null) return []
  const states: CreatureViewProps['states'][number][] = []
  if (id === picked || pairs.some(([creature]) => creature === id)) states.push('chosen')
  const bars = (creature: number, goal: number) =>
    verdict.barred.some((one) => one.creature === creature && one.goal === goal)
  if (picked !== null && verdict.goals.includes(id)) states.push(bars(picked, id) ? 'barred' : 'can')
  else if (picked === null && verdict.creatures.includes(id))
    states.push(verdict.goals.every((goal) => bars(id, goal)) ? 'barred' : 'can')
  return states
}
