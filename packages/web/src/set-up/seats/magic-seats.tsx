import { lazy } from 'react'
import type { MagicBoard, MagicCard } from '../../engine/protocol/magic-board.ts'
import { magicFacts } from '../../text/card-facts.ts'
import { appWords } from '../../words/app.ts'
import { mtgWords } from '../../words/magic.ts'
import { setUpWords } from '../../words/set-up.ts'
import type { Mark, PlacedCard, Seats } from './seats.ts'

// The cards of a game, and their look, are loaded with its first board.
const Creature = lazy(() =>
  import('../../board/magic/creature-view.tsx').then(({ CreatureView }) => ({ default: CreatureView })),
)

const PILES = ['hand', 'graveyard']

/** A board of Magic as it is set up. */
export function magicSeats(board: MagicBoard): Seats {
  const all = Object.values(board.cards)
  const plates = (player: number, pile: string) =>
    all.filter(({ owner, zone }) => owner === player && zone === pile).map(plateOf)
  const players = [...board.players].sort((one, other) => one.id - other.id)
  return {
    row: 'battlefield',
    piles: PILES,
    seats: players.map(({ id, name, life, poison }) => ({
      name,
      active: board.active === id,
      says: board.active === id ? appWords.roles.active : appWords.roles.opponent,
      counts: [
        { key: 'life', name: 'life', value: life },
        { key: 'poison', name: 'poison', value: poison },
      ],
      row: plates(id, 'battlefield'),
      piles: Object.fromEntries(PILES.map((pile) => [pile, plates(id, pile)])),
    })),
    turn: [
      {
        key: 'begins',
        name: 'starts',
        value: board.phase.includes('main') ? 'main' : null,
        words: [
          [null, setUpWords.magic.beforeCombat],
          ['main', setUpWords.magic.inMain],
        ],
      },
    ],
    pileFor: (type, meant) => (meant === 'battlefield' && /instant|sorcery/.test(type) ? 'hand' : meant),
    face: (id, { chosen, onTouch }) => {
      const card = board.cards[id] as MagicCard
      const host = board.cards[card.attached]
      const flag = host === undefined ? null : { text: mtgWords.attachedTo(host.called), wrong: false }
      return (
        <Creature
          card={card}
          badge=""
          attached={[]}
          flag={flag}
          states={chosen ? ['chosen'] : []}
          onTouch={onTouch}
        />
      )
    },
  }
}

const plateOf = (card: MagicCard): PlacedCard => {
  const { id, called, colors, power, toughness, text, zone } = card
  const inPlay = zone === 'battlefield'
  return {
    id,
    called,
    look: colors[0] ?? null,
    kind: magicFacts({ ...card, strength: power === null ? '' : `${power}/${toughness}` }),
    text,
    marks: inPlay ? marksOf(card) : [],
    takes: inPlay && power !== null ? { name: 'attach', list: null } : null,
    under: [],
  }
}

function marksOf({ power, damage, plus, minus, tapped, isNew }: MagicCard): readonly Mark[] {
  const count = (key: string, name: string, value: number): Mark => ({ kind: 'count', key, name, value })
  const onCreature = [
    count('damage', 'damage', damage),
    count('plus', '+1/+1', plus),
    count('minus', '−1/−1', minus),
  ]
  return [
    ...(power === null ? [] : onCreature),
    { kind: 'toggle', key: 'tapped', name: 'tapped', on: tapped },
    { kind: 'toggle', key: 'new', name: 'entered this turn', on: isNew },
  ]
}
