import { type Amendment, chart, type Reaction, stepVerbs, type View, type World } from '@battleline/kernel'
import {
  cardOf,
  creatures,
  nameOf,
  note,
  opponentOf,
  seatOf,
  sideOf,
  tableOf,
  toughnessOf,
  trigger,
  writeCard,
  writeSeat,
  writeTable,
} from './state.ts'

/** Creatures that die at the same time. */
export interface Death {
  dying: readonly number[]
  order: readonly number[]
}

const dying = stepVerbs<Death>()

export const death = chart<Death>(
  'sparks/death',
  'Death',
  {
    '1-instead': dying.amend('Effects that keep a creature from dying'),
    '2-order': dying.ask('The order in which they reach their piles', {
      kind: 'order',
      who: (w) => tableOf(w).active,
      options: (_, l) => (l.dying.length > 1 ? l.dying : []),
      take: (_, l, chosen) => {
        l.order = chosen.length > 0 ? (chosen as readonly number[]) : l.dying
      },
      label: (w, card) => nameOf(w, Number(card)),
    }),
    '3-die': dying.act('They die, all of them at once', die),
  },
  { subjects: (l) => l.dying },
)

/** Creatures that die together see each other die. */
function die(w: World, l: Death): void {
  for (const card of l.order) {
    const { dies } = cardOf(w, card).$text
    const mourners = creatures(w).filter((other) => other !== card && cardOf(w, other).$text.mourns)
    note(w, 'death', card, [
      ...(dies === undefined ? [] : [trigger(w, card, dies, false)]),
      ...mourners.flatMap((other) => {
        const { mourns } = cardOf(w, other).$text
        return mourns === undefined ? [] : [trigger(w, other, mourns, false)]
      }),
    ])
  }
  for (const card of l.order) toPile(w, card)
}

/** Puts a card on top of its owner's pile and resets it. */
export function toPile(w: World, card: number): void {
  const record = writeCard(w, card)
  record.zone = 'pile'
  record.damage = 0
  record.ready = true
  writeSeat(w, record.owner).pile = [...seatOf(w, record.owner).pile, card]
}

export const risings = (w: View, { dying }: Death): readonly Amendment[] =>
  dying
    .filter((card) => cardOf(w, card).$text.rises)
    .map((card) => ({
      id: `${card} rises`,
      rank: 0,
      group: card,
      commutes: 'rising',
      who: sideOf(w, card),
      source: card,
      title: `${nameOf(w, card)} heals instead of dying`,
      subject: 'name',
      label: nameOf(w, card),
      cite: [],
      apply: (at, locals) => {
        const l = locals as Death
        writeCard(at, card).damage = 0
        l.dying = l.dying.filter((other) => other !== card)
        return null
      },
    }))

/** The state-based check: a player without life loses, creatures with lethal damage die together. */
export function check(w: World): Reaction | null {
  const loser = ([1, 2] as const).find((player) => seatOf(w, player).life <= 0)
  if (loser !== undefined) {
    writeTable(w).winner = opponentOf(loser)
    return null
  }
  const dying = creatures(w).filter((card) => cardOf(w, card).damage >= toughnessOf(w, card))
  return dying.length === 0 ? null : { chart: death.id, locals: { dying, order: [] } satisfies Death }
}
