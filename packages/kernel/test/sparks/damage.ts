import {
  type Amendment,
  CHANCE,
  chart,
  type Start,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import {
  cardOf,
  creatures,
  isPlayer,
  isThere,
  nameOf,
  note,
  type Player,
  seatOf,
  sideOf,
  trigger,
  writeCard,
  writeSeat,
} from './state.ts'

/** Damage from a card to a creature or player. Its id stays when it is changed. */
export interface Packet {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly amount: number
}

/** All damage dealt at the same time. */
export interface Damage {
  packets: readonly Packet[]
}

export const packetsOf = (from: number, to: readonly number[], amount: number): readonly Packet[] =>
  to.map((record, id) => ({ id, from, to: record, amount }))

const { act, amend, step } = stepVerbs<Damage>()

export const damage = chart<Damage>(
  'sparks/damage',
  'Damage',
  {
    '1-change': amend('Effects change the damage that would be dealt'),
    '2-deal': act('The damage is dealt, all of it at once', deal),
    '3-mirror': step('Mirrored damage goes back to its source').run(mirrored),
  },
  { subjects: (l) => l.packets.map((packet) => packet.to) },
)

function deal(w: World, l: Damage): void {
  l.packets = l.packets.filter((packet) => packet.amount > 0 && isThere(w, packet.to))
  for (const { to, amount } of l.packets) {
    if (isPlayer(to)) writeSeat(w, to).life = seatOf(w, to).life - amount
    else writeCard(w, to).damage = cardOf(w, to).damage + amount
  }
  for (const { to } of l.packets) {
    const effect = isPlayer(to) ? undefined : cardOf(w, to).$text.hurts
    if (effect !== undefined) note(w, 'hurt', to, [trigger(w, to, effect, true)])
  }
}

function mirrored(w: View, l: Damage): Start | null {
  const back = l.packets.filter(
    ({ from, to }) => !isPlayer(to) && cardOf(w, to).$text.mirrors && isThere(w, from),
  )
  const packets = back.map((packet): Packet => ({ ...packet, from: packet.to, to: packet.from }))
  return packets.length === 0 ? null : { chart: damage.id, locals: { packets } satisfies Damage }
}

/** The replacements that apply to the damage now. */
export const changesOf = (w: View, { packets }: Damage): readonly Amendment[] =>
  packets
    .filter((packet) => packet.amount > 0)
    .flatMap((packet) => creatures(w).flatMap((card) => changeBy(w, card, packet) ?? []))

/** A creature's change to a packet. The affected player orders competing changes. */
function changeBy(w: View, card: number, packet: Packet): Amendment | null {
  const { $text, owner, name } = cardOf(w, card)
  const who = sideOf(w, packet.to)
  const what = (title: string, commutes: string | null, apply: Amendment['apply']): Amendment => ({
    id: `${$text.meddles} ${card} ${packet.id}`,
    rank: 0,
    group: packet.id,
    commutes,
    who,
    source: card,
    title: `${name} ${title}`,
    subject: 'name',
    label: `${name} ${title}`,
    cite: [],
    apply,
  })
  const becomes = (change: (now: Packet) => Partial<Packet>) => (at: World, l: object) =>
    become(at, l as Damage, packet.id, change)
  switch ($text.meddles) {
    case 'shields':
      return owner === who
        ? what(
            'prevents 1 damage',
            'shields',
            becomes(({ amount }) => ({ amount: amount - 1 })),
          )
        : null
    case 'doubles':
      return what(
        'doubles the damage',
        'doubles',
        becomes(({ amount }) => ({ amount: 2 * amount })),
      )
    case 'attracts': {
      const locals: Attracting = { magnet: card, packet: packet.id, yes: false }
      return packet.to === card
        ? null
        : what('may attract the damage', null, () => ({ chart: attract.id, locals }))
    }
    default:
      return null
  }
}

/** Changes a packet and reports its new target and amount. */
function become(w: World, l: Damage, id: number, change: (now: Packet) => Partial<Packet>): null {
  l.packets = l.packets.map((packet) => {
    if (packet.id !== id) return packet
    const changed = { ...packet, ...change(packet) }
    if (changed.to !== packet.to) w.reportChange(packet.to, 'coming', packet.amount, 0)
    w.reportChange(changed.to, 'coming', changed.to === packet.to ? packet.amount : 0, changed.amount)
    return changed
  })
  return null
}

/** The choice whether a magnet takes the damage. Its controller decides, whoever orders the changes. */
export interface Attracting {
  readonly magnet: number
  readonly packet: number
  yes: boolean
}

export const attract = chart<Attracting>('sparks/attract', 'A magnet', {
  '1-decide': stepVerbs<Attracting>().ask('Its controller may have the damage dealt to it', {
    who: (w, l) => cardOf(w, l.magnet).owner,
    options: () => ['yes', 'no'],
    take: (_, l, [word]) => {
      l.yes = word === 'yes'
    },
    label: (_, word) => String(word),
  }),
})

/** Applies the choice for a magnet to the damage. */
export function attracted(w: World, l: Damage, { magnet, packet, yes }: Attracting): void {
  if (yes) become(w, l, packet, () => ({ to: magnet }))
}

/** A die roll, and damage equal to it. */
export interface Roll {
  readonly from: number
  readonly to: number
  pips: number
}

const rolling = stepVerbs<Roll>()

export const roll = chart<Roll>('sparks/roll', 'A die', {
  '1-roll': rolling.ask('A die is rolled', {
    who: () => CHANCE,
    options: () => [1, 2, 3, 4, 5, 6],
    take: (_, l, [pips]) => {
      l.pips = Number(pips)
    },
    label: (_, pips) => String(pips),
  }),
  '2-damage': rolling.step('So much damage is dealt').call(damage, (_, l) => ({
    packets: packetsOf(l.from, [l.to], l.pips),
  })),
})

/** Damage that its player divides among the creatures. */
export interface Spraying {
  readonly from: number
  readonly you: Player
  readonly amount: number
  packets: readonly Packet[]
}

const spraying = stepVerbs<Spraying>()

export const spray = chart<Spraying>('sparks/spray', 'Shared damage', {
  '1-share': spraying.ask('The damage is shared out', {
    kind: 'divide',
    who: (_, l) => l.you,
    options: creatures,
    bounds: (_, l) => [0, l.amount],
    take: (w, l, shares) => {
      l.packets = creatures(w).map((to, id) => ({ id, from: l.from, to, amount: Number(shares[id]) }))
    },
    label: (w, card) => nameOf(w, Number(card)),
    record: Number,
  }),
  '2-damage': spraying.step('It is dealt').call(damage, (_, l) => ({ packets: l.packets })),
})
