import { because, chart, routine, type Start, type View, type World } from '@battleline/kernel'
import { attackable } from '../declarations/attack-constraints.ts'
import { bandOf, becomeBlocked } from '../model/bands.ts'
import { copiableFacts } from '../model/face-down.ts'
import {
  cardsIn,
  defenderAgainst,
  type Facts,
  isCreature,
  isOfSubtype,
  isOfType,
  isPlayer,
  isThere,
  manaValueOf,
  nextTimestamp,
  type Permanent,
  permanentOf,
  refTo,
  tableOf,
  writePermanent,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { canBeAttached } from '../query/attachment.ts'
import { Characteristics } from '../query/characteristics.ts'
import { cardsMatching } from '../query/object-filter.ts'
import {
  amountOf,
  type Resolution,
  referencedPermanents,
  referencedPlayers,
  resolveReference,
} from '../query/resolution.ts'
import type { Instruction, Reference } from '../text/structure.ts'
import { takeControl } from '../zones/control.ts'
import { enter } from '../zones/enter.ts'
import { createTokens, freeName, tokenFacts } from '../zones/tokens.ts'
import { placingOf } from './damage-place.ts'
import { newTargets } from './new-targets.ts'

type Create = Extract<Instruction, { readonly kind: 'create' }>

/** Creates tokens; for attacking tokens, the player chooses what each attacks (MTG-ATK-11). */
export function create(w: World, l: Resolution, one: Create): Start | null {
  const count = amountOf(w, l, one.amount)
  const facts = factsOf(w, l, one)
  l.completed = facts !== null
  if (facts === null) return null
  const by = one.by === undefined ? [l.item.you] : referencedPlayers(w, l, one.by)
  const tapped = one.tapped === true || one.combat === 'attacking'
  const all = by.map((player) => createTokens(w, player, facts, count, { tapped }))
  l.antecedent = all.flatMap(({ made }) => made.map((card) => refTo(w, card)))
  // What a text adds attacks or blocks, too, if it is a creature (508.4, 509.4).
  const fighters = all
    .flatMap(({ made, added }) => [...made, ...added])
    .filter((card) => isCreature(permanentOf(w, card)))
  if (one.combat === 'blocking') return block(w, l, fighters, one.object)
  return one.combat === 'attacking' && fighters.length > 0 ? entering(l, fighters, []) : null
}

/** The facts of the tokens; null if what they would copy was never there. A copy has what is printed (707.2). */
function factsOf(w: View, l: Resolution, { token, of, nonlegendary }: Create): Facts | null {
  if (token != null) return tokenFacts(token)
  const [copied] = of === undefined ? [{ card: l.item.source }] : resolveReference(w, l, of)
  if (copied === undefined || isPlayer(w, copied.card)) return null
  const facts = copiableFacts(permanentOf(w, copied.card).facts)
  return nonlegendary === true ? { ...facts, legendary: false } : facts
}

/** Does something with “it” at the end of combat or at the next end step. */
export function later(w: World, l: Resolution, at: 'end of combat' | 'end step', does: Instruction): void {
  const { source, life, you, player } = l.item
  const ability = {
    id: `later ${nextTimestamp(w)}`,
    source,
    life,
    you,
    if: null,
    does: [{ does }] as const,
    antecedent: l.antecedent,
    player,
    amount: 0,
  }
  writeTable(w).delayed = [...tableOf(w).delayed, { at, ability }]
}

/** Blocks without a declaration, unless the attacker attacks another player (MTG-BLK-7). */
function block(
  w: World,
  l: Resolution,
  made: readonly number[],
  object: Reference | null | undefined,
): Start | null {
  const [attacker] = object == null ? [] : referencedPermanents(w, l, object)
  if (attacker === undefined || defenderAgainst(w, attacker) !== l.item.you) return null
  const placing = placingOf(w, attacker, made)
  for (const card of made) writePermanent(w, card).blocks = bandOf(w, attacker)
  becomeBlocked(w, attacker)
  return placing === null ? null : { chart: 'magic/damage-place', locals: placing }
}

/** Puts a card from the hand onto the battlefield attacking that player. */
export function putAttacking(
  w: World,
  l: Resolution,
  { of }: Extract<Instruction, { kind: 'put attacking' }>,
): Start | null {
  const { you, player } = l.item
  const cards = cardsIn(w, you, 'hand').filter((card) => {
    const one = permanentOf(w, card)
    return one.facts.types.includes('creature') && of.some((subtype) => isOfSubtype(one, subtype))
  })
  if (cards.length === 0) {
    l.completed = false
    return null
  }
  return entering(l, [], cards, player)
}

/** Puts a card from the hand onto the battlefield. An Aura that would enter attached to nothing stays (303.4g). */
export function putFromHand(
  w: World,
  l: Resolution,
  { of, most, tapped, attacking }: Extract<Instruction, { kind: 'put from hand' }>,
): Start | null {
  const bound = most === undefined ? Number.POSITIVE_INFINITY : amountOf(w, l, most)
  const cards = cardsMatching(w, of, l.item.you).filter((card) => {
    const one = permanentOf(w, card)
    return (
      manaValueOf(one) <= bound &&
      !isOfType(one, 'instant') &&
      !isOfType(one, 'sorcery') &&
      abilitiesOfKind(one.facts, 'enchant').length === 0
    )
  })
  l.completed = cards.length > 0
  if (!l.completed) return null
  const start = entering(l, [], cards)
  if (attacking === true) return start
  return {
    ...start,
    locals: { ...(start.locals as Entering), stays: tapped === true ? 'tapped' : 'untapped' },
  }
}

/** Creatures that enter attacking, with a choice of goal for each. */
export interface Entering {
  readonly you: number
  /** The player whom they must attack; 0 for a free choice. */
  readonly fixed: number
  cards: readonly number[]
  /** Cards of which one is chosen to enter. */
  readonly from: readonly number[]
  /** How it enters, if it does not attack. */
  readonly stays?: 'tapped' | 'untapped'
}

export const entering = (
  { item }: Resolution,
  cards: readonly number[],
  from: readonly number[],
  fixed = 0,
): Start => ({
  chart: enterAttacking.id,
  locals: { you: item.you, fixed, cards, from } satisfies Entering,
})

const { act, choose } = verbs<Entering>()

/** The possible goals of a creature that enters attacking; none if its controller is not attacking (MTG-ATK-12). */
function goalsOf(w: View, { you, fixed, stays }: Entering): number[] {
  if (stays !== undefined || you !== tableOf(w).active || !tableOf(w).combat) return []
  const goals = attackable(w)
  return fixed > 0 ? goals.filter((goal) => goal === fixed) : goals
}

export const enterAttacking = chart<Entering>(
  'magic/enter-attacking',
  'Creatures come attacking',
  {
    '1-choose': choose('Which card comes', {
      who: (_, l) => l.you,
      options: (_, l) => l.from,
      take: (w, l, [card]) => {
        enter(w, Number(card), l.you)
        if (l.stays !== 'untapped') writePermanent(w, Number(card)).tapped = true
        l.cards = [Number(card)]
      },
    })
      .when((_, l) => l.from.length > 0 || routine('it is known what comes'))
      .cite('MTG-CST-2', 'MTG-ATK-11'),
    '2-attack': choose('What it attacks is chosen', {
      who: (_, l) => l.you,
      options: goalsOf,
      take: (w, l, [goal]) => {
        const [card] = l.cards
        if (card !== undefined) writePermanent(w, card).attacks = Number(goal)
      },
    })
      .when(
        (w, l) =>
          goalsOf(w, l).length > 0 ||
          (l.stays !== undefined
            ? routine('it does not come attacking')
            : because('there is nothing for it to attack', 'MTG-ATK-12')),
      )
      .cite('MTG-ATK-11'),
    '3-next': act('The next one', (_, l) => {
      l.cards = l.cards.slice(1)
    })
      .backTo('2-attack', (_, l) => l.cards.length > 0)
      .cite('MTG-ATK-11'),
  },
  { subjects: (l) => l.cards, like: { you: 1, fixed: 0, cards: [], from: [] } },
)

/** All or nothing: both must be on the battlefield, under different players' control (MTG-FGT-8). */
export function exchange(w: World, l: Resolution, who: readonly Reference[]): void {
  const both = who.flatMap((one) => referencedPermanents(w, l, one))
  const [first, second] = both
  const [one, other] = both.map((card) => permanentOf(w, card).controller)
  if (
    first === undefined ||
    second === undefined ||
    one === undefined ||
    other === undefined ||
    one === other
  ) {
    l.completed = false
    w.reportNotDone(
      l.item.source,
      'exchanges nothing',
      'it cannot be completed, so nothing of it happens',
      'MTG-FGT-8',
    )
    return
  }
  const changes = [
    { card: first, to: other },
    { card: second, to: one },
  ]
  takeControl(w, changes, 'game')
}

/** A resolving Aura enters attached to its target; Equipment moves to it. */
export function attach(w: World, l: Resolution, to: Reference): void {
  const { source, life, you } = l.item
  const [on] = resolveReference(w, l, to)
  const onStack = permanentOf(w, source).zone === 'stack'
  const there = onStack || isThere(w, { card: source, life })
  if (on === undefined || !isThere(w, on) || !there) {
    l.completed = false
    return
  }
  if (onStack) enter(w, source, you, l.item.x)
  writePermanent(w, source).attached = on.card
  if (!onStack) l.antecedent = [on]
}

/** An Equipment or Aura on the battlefield moves to what it can be attached to; to where it is, it does not (701.3b). */
export function attachOther(w: World, l: Resolution, who: Reference, to: Reference): void {
  const [card] = referencedPermanents(w, l, who)
  const [on] = referencedPermanents(w, l, to)
  const can =
    card !== undefined &&
    on !== undefined &&
    canBeAttached(w, new Characteristics(w), card, on) &&
    permanentOf(w, card).attached !== on
  l.completed = can
  if (can) Object.assign(writePermanent(w, card), { attached: on, at: nextTimestamp(w) })
}

/** A copy keeps all choices; its controller may choose new targets (MTG-NCD-5). */
export function copySpell(
  w: World,
  l: Resolution,
  one: Extract<Instruction, { kind: 'copy' }>,
): Start | null {
  const [target] = resolveReference(w, l, one.who)
  const item = tableOf(w).stack.find(({ source, kind }) => kind === 'spell' && source === target?.card)
  if (item === undefined) {
    l.completed = false
    return null
  }
  const original = permanentOf(w, item.source)
  const facts: Facts = one.color == null ? original.facts : { ...original.facts, colors: [one.color] }
  const copy: Permanent = {
    ...original,
    name: freeName(w, `${facts.name} copy`),
    facts,
    owner: l.item.you,
    controller: l.item.you,
    token: true,
    at: nextTimestamp(w),
  }
  const source = w.add(copy)
  const id = `item ${nextTimestamp(w)}`
  writeTable(w).stack = [
    ...tableOf(w).stack,
    { ...item, id, source, life: copy.life, you: l.item.you, antecedent: [] },
  ]
  return item.targets.flat().length === 0
    ? null
    : { chart: newTargets.id, locals: { id, at: 0, wants: false } }
}
