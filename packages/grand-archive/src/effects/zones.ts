import { type StepText, verbs, type World } from '@battleline/kernel'
import { type Acting, cardsMeant, refsTo } from '../acting.ts'
import { materialization, materializationOf } from '../charts/materialization.ts'
import { amountOf } from '../counting.ts'
import { endEffect, takeEffect } from '../in-force.ts'
import { canMaterialize } from '../materializing.ts'
import { delevel, move } from '../moving.ts'
import { isAttacking, isThere } from '../read.ts'
import { cardOf, type PlayerId, playerOf, refTo, writeCard, writeCombat, writePlayer } from '../state.ts'
import { fits } from '../such.ts'
import type { Acts, Doing, Target } from '../text/structure.ts'
import { enterToken } from '../tokens.ts'
import { choosing, choosingPlayer, does, forEach, type Writers } from './write.ts'

/** Does it to one card; false where that changes nothing, and so is not done (GA-DEF-5). */
type Op = (w: World, card: number, you: PlayerId) => boolean

const sends =
  (to: 'banishment' | 'hand'): Op =>
  (w, card) => {
    move(w, card, to)
    return true
  }

const turns =
  (flag: 'rested' | 'distant', is: boolean): Op =>
  (w, card) => {
    const turned = cardOf(w, card)[flag] !== is
    if (turned) writeCard(w, card)[flag] = is
    return turned
  }

const ACTS: Readonly<Record<Exclude<Acts, 'destroy' | 'sacrifice' | 'link'>, Op>> = {
  banish: sends('banishment'),
  return: sends('hand'),
  rest: turns('rested', true),
  wake: turns('rested', false),
  'gain control': gainControl,
  'stop attacking': (w, card) => {
    const attacks = isAttacking(w, card)
    if (attacks) writeCombat(w, { attacking: false })
    return attacks
  },
  delevel,
  'become distant': turns('distant', true),
}

function gainControl(w: World, card: number, you: PlayerId): boolean {
  const { controller } = cardOf(w, card)
  if (controller === you) return false
  endEffect(w, card)
  writePlayer(w, controller).field = playerOf(w, controller).field.filter((one) => one !== card)
  writePlayer(w, you).field = [...playerOf(w, you).field, card]
  writeCard(w, card).controller = you
  takeEffect(w, card)
  return true
}

/** Does it to each of them: "if you do" asks whether anything was changed. */
function toEach(w: World, l: Acting, target: Target, op: Op, you = l.you): void {
  l.did = cardsMeant(w, l, target)
    .map((card) => op(w, card, you))
    .includes(true)
}

const acts =
  (kind: keyof typeof ACTS) =>
  (title: string, effect: Doing<Acts>): readonly StepText[] => [
    ...choosing(title, effect.what),
    does(
      title,
      (w: World, l: Acting, { what }: Doing<Acts>) => toEach(w, l, what, ACTS[kind]),
      effect,
      ...(kind === 'gain control' ? ['GA-ROL-4'] : []),
    ),
  ]

const { ask } = verbs<Acting>()

/** So many cards are chosen from a list of one's own, or none where there are not enough. */
const cardsFrom = <E>(
  title: string,
  effect: E,
  list: (w: Parameters<typeof playerOf>[0], l: Acting, effect: E) => readonly number[],
  count: (effect: E, l: Acting, w: Parameters<typeof playerOf>[0]) => number,
  op: (w: World, card: number) => void,
  taken?: (w: World, l: Acting, cards: readonly number[]) => void,
): readonly StepText[] => [
  ask(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, of) => {
        const cards = list(w, l, of)
        return cards.length >= count(of, l, w) ? cards : []
      },
      bounds: (w, l, _, of) => [count(of, l, w), count(of, l, w)],
      take: (w, l, chosen) => {
        forEach(l, chosen as readonly number[], (card) => op(w, card))
        taken?.(w, l, chosen as readonly number[])
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    effect,
  ),
]

/** Cards of one's own graveyard are banished, as many as one likes up to a number; those before count too. */
const banishUpTo = (title: string, effect: Doing<'banish up to'>): readonly StepText[] => [
  ask(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, { of }) =>
        playerOf(w, l.you).graveyard.filter((card) => fits(w, of, l.source.card, l.you, card)),
      bounds: (_w, _l, count, { count: most = count }) => [0, most],
      take: (w, l, chosen) => {
        for (const card of chosen) move(w, Number(card), 'banishment')
        l.it = [...l.it, ...refsTo(w, chosen as readonly number[])]
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    effect,
  ),
]

/** A card of the same name comes back from banishment to the material deck, as its text says. */
function returnFromBanishment(w: World, l: Acting): void {
  const { definition } = cardOf(w, l.source.card)
  const same = playerOf(w, l.you).banishment.filter((card) => cardOf(w, card).definition === definition)
  forEach(l, same.slice(0, 1), (card) => move(w, card, 'material'))
}

/** A card of one's own material deck, with what it costs beside the cards of the memory. */
const materializes = (title: string, effect: Doing<'materialize'>): readonly StepText[] => [
  ask(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, { of, cost }) =>
        playerOf(w, l.you).material.filter(
          (card) =>
            fits(w, of, l.source.card, l.you, card) &&
            (cost === undefined || cardOf(w, card).$def.memory === cost) &&
            canMaterialize(w, card),
        ),
      take: (w, l, chosen) => {
        l.it = refsTo(w, chosen as readonly number[])
        l.did = chosen.length > 0
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    effect,
  ).call(materialization, (w, l) => materializationOf(w, l.it[0]?.card ?? -1)),
]

export const zones = {
  banish: acts('banish'),
  return: acts('return'),
  rest: acts('rest'),
  wake: acts('wake'),
  'gain control': acts('gain control'),
  'stop attacking': acts('stop attacking'),
  delevel: acts('delevel'),
  'become distant': acts('become distant'),
  link: (title, effect) => [
    ...choosing(title, effect.what),
    does(
      title,
      (w: World, l: Acting, { what }: Doing<'link'>) => {
        const [to] = cardsMeant(w, l, what)
        if (to !== undefined && isThere(w, l.source)) writeCard(w, l.source.card).linked = refTo(w, to)
      },
      effect,
      'GA-RPL-7',
    ),
  ],
  'player gains control': (title, { what }) => [
    ...choosing(title, what),
    ...choosingPlayer(title, (w, l, player) => toEach(w, l, what, gainControl, player)),
  ],
  discard: (title, effect) =>
    cardsFrom(
      title,
      effect,
      (w, l, { of }) => playerOf(w, l.you).hand.filter((card) => fits(w, of, l.source.card, l.you, card)),
      ({ amount }, l, w) => amountOf(w, l, amount),
      (w, card) => move(w, card, 'graveyard'),
      (w, l, cards) => {
        l.discarded = refsTo(w, cards)
      },
    ),
  'banish cards': (title, effect) =>
    cardsFrom(
      title,
      effect,
      (w, l, { of }) =>
        playerOf(w, l.you).graveyard.filter((card) => fits(w, of, l.source.card, l.you, card)),
      ({ count }) => count,
      (w, card) => move(w, card, 'banishment'),
    ),
  'banish up to': banishUpTo,
  'return from banishment': (title, effect) => [does(title, returnFromBanishment, effect)],
  materialize: materializes,
  summon: (title, effect) => [
    does(
      title,
      (w: World, l: Acting, { named }: Doing<'summon'>) => enterToken(w, named, l.you),
      effect,
      'GA-DTH-6',
    ),
  ],
} satisfies Partial<Writers>
