import { CHANCE, type StepSpec, stepVerbs, type World } from '@battleline/kernel'
import { materialization, materializationOf } from '../../charts/materialization.ts'
import { emit } from '../../events/triggers.ts'
import { fosterObject } from '../../keywords/foster.ts'
import { suppress } from '../../keywords/suppress.ts'
import { addHooks, removeHooks } from '../../model/hooks.ts'
import { remember } from '../../model/memory.ts'
import {
  cardOf,
  type PlayerId,
  playerOf,
  refsTo,
  refTo,
  tableOf,
  writeCard,
  writeCombat,
  writePlayer,
  writeTable,
} from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { whyNotMaterialize } from '../../moves/activation-costs.ts'
import { isAttacking, isStillOnField } from '../../query/objects.ts'
import { movedCards, referencedCards } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { amountOf, matches } from '../../query/values.ts'
import type { ActKind, EffectOf, Target } from '../../text/structure.ts'
import { delevel } from '../../zones/lineage.ts'
import { enterField, move } from '../../zones/move.ts'
import { rest, wakeUp } from '../../zones/rest.ts'
import { revealCards } from '../../zones/reveal.ts'
import { enterToken } from '../../zones/tokens.ts'
import { applyToEach, choosePlayerStep, chooseStep, type EffectWriters, effectStep } from './write.ts'

/** Applies to one card; false if nothing changes (GA-DEF-5). */
type Op = (w: World, card: number, you: PlayerId) => boolean

const banish: Op = (w, card) => {
  move(w, card, 'banishment')
  return true
}

const ACTS: Readonly<Record<Exclude<ActKind, 'destroy' | 'sacrifice' | 'link' | 'reveal'>, Op>> = {
  banish,
  suppress,
  rest,
  wake: wakeUp,
  'gain control': gainControl,
  'stop attacking': (w, card) => {
    const attacks = isAttacking(w, card)
    if (attacks) writeCombat(w, { attacking: false })
    return attacks
  },
  delevel,
  'become distant': becomesDistant,
  'become fostered': becomesFostered,
  'become ephemeral': becomesEphemeral,
}

function becomesDistant(w: World, card: number): boolean {
  if (cardOf(w, card).distant) return false
  writeCard(w, card).distant = true
  emit(w, { kind: 'becomes', it: refTo(w, card), state: 'distant' })
  return true
}

/** An object becomes fostered once (GA-KW-FOSTER). */
function becomesFostered(w: World, card: number): boolean {
  if (cardOf(w, card).fostered) return false
  fosterObject(w, card)
  return true
}

function becomesEphemeral(w: World, card: number): boolean {
  const { paid } = cardOf(w, card)
  if (paid.includes('ephemeral')) return false
  writeCard(w, card).paid = [...paid, 'ephemeral']
  return true
}

function gainControl(w: World, card: number, you: PlayerId): boolean {
  const { controller } = cardOf(w, card)
  if (controller === you) return false
  removeHooks(w, card)
  writePlayer(w, controller).field = playerOf(w, controller).field.filter((one) => one !== card)
  writePlayer(w, you).field = [...playerOf(w, you).field, card]
  writeCard(w, card).controller = you
  addHooks(w, card)
  return true
}

/** Applies an operation to each object; "if you do" is true if any changed. */
function toEach(w: World, l: Resolution, target: Target, op: Op, you = l.you): void {
  const cards = op === banish ? movedCards(w, l, target) : referencedCards(w, l, target)
  l.completed = cards.map((card) => op(w, card, you)).includes(true)
  if (op === banish) l.affected = [...l.affected, ...refsTo(w, cards)]
}

/** Rules that the step of an effect cites. */
const CITED: Partial<Record<ActKind, readonly string[]>> = {
  'gain control': ['GA-ROL-4'],
  suppress: ['GA-KEY-SUPPRESS'],
  'become fostered': ['GA-KW-FOSTER'],
  'become ephemeral': ['GA-KEY-EPHEMERATE'],
}

const acts =
  (kind: keyof typeof ACTS) =>
  (title: string, effect: EffectOf<ActKind>): readonly StepSpec[] => [
    ...chooseStep(title, effect.what),
    effectStep(
      title,
      (w: World, l: Resolution, { what }: EffectOf<ActKind>) => toEach(w, l, what, ACTS[kind]),
      effect,
      ...(CITED[kind] ?? []),
    ),
  ]

const { choose } = verbs<Resolution>()

/** Returns a card of the same name from banishment to the material deck. */
function returnFromBanishment(w: World, l: Resolution): void {
  const { definition } = cardOf(w, l.source.card)
  const same = playerOf(w, l.you).banishment.filter((card) => cardOf(w, card).definition === definition)
  applyToEach(l, same.slice(0, 1), (card) => move(w, card, 'material'))
}

/** A player may materialize a card of the material deck, with its additional costs; it is never forced (GA-MAT-2). */
const materializes = (title: string, effect: EffectOf<'materialize'>): readonly StepSpec[] => [
  choose(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, { of }) =>
        playerOf(w, l.you).material.filter(
          (card) => matches(w, of, l.source.card, l.you, card) && whyNotMaterialize(w, card) === null,
        ),
      bounds: () => [0, 1],
      take: (w, l, chosen) => {
        l.antecedent = refsTo(w, chosen)
        l.completed = chosen.length > 0
      },
    },
    effect,
  )
    .cite('GA-MAT-2')
    .call(materialization, (w, l) => materializationOf(w, l.antecedent[0]?.card ?? -1)),
]

/** Several cards go to a deck in an order that their owner chooses (GA-INF-3). */
const orderOf = (title: string, effect: EffectOf<'send'>): readonly StepSpec[] =>
  effect.place !== 'deck' || effect.what.kind === 'self'
    ? []
    : [
        choose(
          `${title}: the order`,
          {
            kind: 'order',
            who: (_, l) => l.you,
            options: (w, l, { what }) => movedCards(w, l, what),
            take: (w, l, chosen) => {
              l.lookedAt = refsTo(w, chosen)
            },
          },
          effect,
        ).cite('GA-INF-3'),
      ]

/** Moves cards to a zone of their owners; a deck takes them on top or at the bottom. */
function send(w: World, l: Resolution, { what, place, end }: EffectOf<'send'>): void {
  const found = movedCards(w, l, what)
  const order = l.lookedAt.map(({ card }) => card).filter((card) => found.includes(card))
  const cards = order.length === found.length ? order : found
  l.moved = cards.length
  // Each card goes on top of those before it.
  applyToEach(l, end === 'top' ? [...cards].reverse() : cards, (card) => {
    move(w, card, place)
    if (end !== 'bottom' || cardOf(w, card).zone !== 'deck') return
    const { owner } = cardOf(w, card)
    writePlayer(w, owner).deck = [...playerOf(w, owner).deck.filter((one) => one !== card), card]
  })
}

const reveals = (w: World, l: Resolution, { what }: EffectOf<'reveal'>): void => {
  const cards = movedCards(w, l, what)
  l.completed = cards.length > 0
  l.affected = [...l.affected, ...refsTo(w, cards)]
  revealCards(w, cards)
}

/** Its activation leaves the Effects Stack; “the card” then is where it went (GA-RES-1). */
function negate(w: World, l: Resolution, { what }: EffectOf<'negate'>): void {
  const { stack } = tableOf(w)
  const cards = movedCards(w, l, what).filter((card) => stack.some(({ ability }) => ability.source === card))
  writeTable(w).stack = stack.filter(
    ({ kind, ability }) => kind !== 'card' || !cards.includes(ability.source),
  )
  applyToEach(l, cards, (card) => move(w, card, 'graveyard'))
  l.discarded = refsTo(w, cards)
}

/** Nothing on the stack resolves any more, and the attack goes on to the end of combat step (GA-TRN-6). */
function endCombat(w: World, l: Resolution): void {
  l.completed = tableOf(w).combat !== null
  if (!l.completed) return
  const { stack } = tableOf(w)
  writeTable(w).stack = []
  for (const { kind, ability } of stack)
    if (kind === 'card' && cardOf(w, ability.source).zone === 'stack') move(w, ability.source, 'banishment')
  writeCombat(w, { attacking: false, retaliators: [], ended: true })
}

function banishAsOmen(w: World, l: Resolution, { what }: EffectOf<'banish as omen'>): void {
  applyToEach(l, movedCards(w, l, what), (card) => {
    move(w, card, 'banishment')
    if (cardOf(w, card).zone === 'banishment') writeCard(w, card).omen += 1
  })
}

/** The herbs that a player can gather (GA-KEY-GATHER). */
const HERBS = ['Blightroot', 'Manaroot', 'Silvershine', 'Fraysia', 'Razorvine', 'Springleaf']

const gather = (title: string): StepSpec =>
  stepVerbs<Resolution>()
    .ask(title, {
      who: () => CHANCE,
      options: () => HERBS,
      take: (w, l, [herb]) => {
        enterToken(w, String(herb), l.you)
        emit(w, { kind: 'gather', by: l.you })
      },
      label: (_, herb) => String(herb),
    })
    .cite('GA-KEY-GATHER')

function addAgility(w: World, l: Resolution, { amount: of }: EffectOf<'agility'>): void {
  const amount = amountOf(w, l, of)
  l.completed = amount > 0
  if (amount <= 0) return
  remember(w, { kind: 'agility', ...l.source, you: l.you, amount })
}

function putOntoField(w: World, l: Resolution, { what, rested, returns }: EffectOf<'put onto field'>): void {
  const isThere = (card: number): boolean => {
    const { zone, owner } = cardOf(w, card)
    return returns === 'graveyard' ? zone === 'graveyard' && owner === l.you : zone !== 'field'
  }
  const cards = movedCards(w, l, what).filter(isThere)
  applyToEach(l, cards, (card) => enterField(w, card, l.you, rested && { rested }))
  l.antecedent = refsTo(w, cards)
}

/** A token does not return (GA-DTH-6), nor does a card that goes elsewhere than to banishment. */
function banishAndReturn(w: World, l: Resolution, { what, rested }: EffectOf<'banish and return'>): void {
  const cards = referencedCards(w, l, what).filter((card) => cardOf(w, card).$def.type !== 'champion')
  applyToEach(l, cards, (card) => {
    move(w, card, 'banishment')
    if (cardOf(w, card).zone === 'banishment')
      enterField(w, card, cardOf(w, card).owner, rested && { rested })
  })
  l.antecedent = refsTo(w, cards)
}

export const zones = {
  'put onto field': (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(title, putOntoField, effect, 'GA-DEF-5'),
  ],
  'banish and return': (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(title, banishAndReturn, effect, 'GA-DEF-5', 'GA-DEF-15'),
  ],
  banish: acts('banish'),
  suppress: acts('suppress'),
  send: (title, effect) => [
    ...chooseStep(title, effect.what),
    ...orderOf(title, effect),
    effectStep(title, send, effect, 'GA-DEF-15'),
  ],
  reveal: (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(title, reveals, effect, 'GA-INF-1'),
  ],
  negate: (title, effect) => [effectStep(title, negate, effect, 'GA-RES-1')],
  'banish as omen': (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(title, banishAsOmen, effect, 'GA-CTR-4'),
  ],
  gather: (title, effect) => Array.from({ length: effect.times }, () => gather(title)),
  agility: (title, effect) => [effectStep(title, addAgility, effect, 'GA-KEY-AGILITY')],
  rest: acts('rest'),
  wake: acts('wake'),
  'gain control': acts('gain control'),
  'stop attacking': acts('stop attacking'),
  delevel: acts('delevel'),
  'become distant': acts('become distant'),
  'become fostered': acts('become fostered'),
  'become ephemeral': acts('become ephemeral'),
  'choose object': (title, effect) => chooseStep(title, effect.what),
  link: (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(
      title,
      (w: World, l: Resolution, { what }: EffectOf<'link'>) => {
        const [to] = referencedCards(w, l, what)
        if (to !== undefined && isStillOnField(w, l.source)) writeCard(w, l.source.card).linked = refTo(w, to)
      },
      effect,
      'GA-RPL-7',
    ),
  ],
  'player gains control': (title, { what }) => [
    ...chooseStep(title, what),
    ...choosePlayerStep(title, (w, l, player) => toEach(w, l, what, gainControl, player)),
  ],
  'return from banishment': (title, effect) => [effectStep(title, returnFromBanishment, effect)],
  materialize: materializes,
  'end combat': (title, effect) => [effectStep(title, endCombat, effect, 'GA-TRN-6')],
} satisfies Partial<EffectWriters>
