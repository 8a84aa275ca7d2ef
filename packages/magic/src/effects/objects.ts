import { because, chart, type Start, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, amountOf, meant, permanentsMeant } from '../acting.ts'
import { nameOf } from '../asked.ts'
import { attackable } from '../attacking.ts'
import { placingOf } from '../charts/damage-place.ts'
import { enter } from '../entering.ts'
import { leaveCombat, nextAt } from '../moving.ts'
import {
  blockedBy,
  cardsIn,
  type Facts,
  isOfSubtype,
  isThere,
  type Permanent,
  permanentOf,
  refTo,
  tableOf,
  writePermanent,
  writeTable,
} from '../state.ts'
import type { Instruction, Who } from '../text/structure.ts'
import { createTokens, freeName, tokenFacts } from '../tokens.ts'
import { newTargets } from './new-targets.ts'

type Create = Extract<Instruction, { readonly kind: 'create' }>

/** Tokens come; where they come attacking, what each attacks is chosen (MTG-ATK-11). */
export function create(w: World, l: Acting, one: Create): Start | null {
  const count = amountOf(w, l, one.amount)
  const facts: Facts = one.token === null ? permanentOf(w, l.item.source).facts : tokenFacts(one.token)
  const made = createTokens(w, l.item.you, facts, count, { tapped: one.tapped })
  l.it = made.map((card) => refTo(w, card))
  if (one.combat === 'blocking') return block(w, l, made, one.whom)
  return one.combat === 'attacking' && made.length > 0 ? entering(l, made, []) : null
}

/** What “it” means is exiled at the end of combat or at the next end step. */
export function leaveLater(w: World, l: Acting, at: 'end of combat' | 'end step'): void {
  const { source, life, you, player } = l.item
  const ability = {
    id: `later ${nextAt(w)}`,
    source,
    life,
    you,
    if: null,
    does: [{ does: { kind: 'exile', who: { kind: 'it' } } }] as const,
    it: l.it,
    player,
    amount: 0,
  }
  writeTable(w).delayed = [...tableOf(w).delayed, { at, ability }]
}

/** Blocking without a declaration; not where the attacker attacks somebody else (MTG-BLK-7). */
function block(w: World, l: Acting, made: readonly number[], whom: Who | null): Start | null {
  const [attacker] = whom === null ? [] : permanentsMeant(w, l, whom)
  if (attacker === undefined || blockedBy(w, attacker) !== l.item.you) return null
  const placing = placingOf(w, attacker, made)
  for (const card of made) writePermanent(w, card).blocks = [attacker]
  writePermanent(w, attacker).blocked = true
  return placing === null ? null : { chart: 'magic/damage-place', locals: placing }
}

/** A card from the hand comes attacking that player. */
export function putAttacking(
  w: World,
  l: Acting,
  { of }: Extract<Instruction, { kind: 'put attacking' }>,
): Start | null {
  const { you, player } = l.item
  const cards = cardsIn(w, you, 'hand').filter((card) => {
    const one = permanentOf(w, card)
    return one.facts.types.includes('creature') && of.some((subtype) => isOfSubtype(one, subtype))
  })
  if (cards.length === 0) {
    l.did = false
    return null
  }
  return entering(l, [], cards, player)
}

/** Creatures that come attacking, each asked for what it attacks. */
export interface Entering {
  readonly you: number
  /** The player that they have to attack; 0 where that is free. */
  readonly fixed: number
  cards: readonly number[]
  /** Cards of which one is chosen to come. */
  readonly from: readonly number[]
}

const entering = ({ item }: Acting, cards: readonly number[], from: readonly number[], fixed = 0): Start => ({
  chart: enterAttacking.id,
  locals: { you: item.you, fixed, cards, from } satisfies Entering,
})

const { act, ask } = verbs<Entering>()

/** What can be attacked by what comes attacking; nothing where its controller does not attack (MTG-ATK-12). */
function goalsOf(w: View, { you, fixed }: Entering): number[] {
  if (you !== tableOf(w).active || !tableOf(w).combat) return []
  const goals = attackable(w, tableOf(w).edition)
  return fixed > 0 ? goals.filter((goal) => goal === fixed) : goals
}

export const enterAttacking = chart<Entering>(
  'magic/enter-attacking',
  'Creatures come attacking',
  {
    '1-choose': ask('Which card comes', {
      who: (_, l) => l.you,
      options: (_, l) => l.from,
      take: (w, l, [card]) => {
        enter(w, Number(card), l.you)
        writePermanent(w, Number(card)).tapped = true
        l.cards = [Number(card)]
      },
      label: (w, card) => nameOf(w, Number(card)),
      record: Number,
    }).when((_, l) => l.from.length > 0 || because('it is known what comes')),
    '2-attack': ask('What it attacks is chosen', {
      who: (_, l) => l.you,
      options: goalsOf,
      take: (w, l, [goal]) => {
        const [card] = l.cards
        if (card !== undefined) writePermanent(w, card).attacks = Number(goal)
      },
      label: (w, goal) => nameOf(w, Number(goal)),
      record: Number,
    })
      .when((w, l) => goalsOf(w, l).length > 0 || because('there is nothing for it to attack', 'MTG-ATK-12'))
      .cite('MTG-ATK-11'),
    '3-next': act('The next one', (_, l) => {
      l.cards = l.cards.slice(1)
    }).backTo('2-attack', (_, l) => l.cards.length > 0),
  },
  { subjects: (l) => l.cards, like: { you: 1, fixed: 0, cards: [], from: [] } },
)

/** All or nothing: both must be there, and under the control of different players (MTG-FGT-8). */
export function exchange(w: World, l: Acting, who: readonly Who[]): void {
  const both = who.flatMap((one) => permanentsMeant(w, l, one))
  const [first, second] = both
  const [one, other] = both.map((card) => permanentOf(w, card).controller)
  if (
    first === undefined ||
    second === undefined ||
    one === undefined ||
    other === undefined ||
    one === other
  ) {
    l.did = false
    w.not(l.item.source, 'exchange', 'it cannot be completed, so nothing of it happens', 'MTG-FGT-8')
    return
  }
  for (const [card, to] of [
    [first, other],
    [second, one],
  ] as const) {
    leaveCombat(w, card)
    Object.assign(writePermanent(w, card), { controller: to, settled: false })
  }
}

/** An Aura that resolves enters attached to its target; Equipment goes over to it. */
export function attach(w: World, l: Acting, to: Who): void {
  const { source, life, you } = l.item
  const [on] = meant(w, l, to)
  const onStack = permanentOf(w, source).zone === 'stack'
  const there = onStack || isThere(w, { card: source, life })
  if (on === undefined || !isThere(w, on) || !there) {
    l.did = false
    return
  }
  if (onStack) enter(w, source, you)
  writePermanent(w, source).attached = on.card
}

/** A copy keeps everything that was chosen; its controller may choose new targets (MTG-NCD-5). */
export function copySpell(w: World, l: Acting, one: Extract<Instruction, { kind: 'copy' }>): Start | null {
  const [target] = meant(w, l, one.who)
  const item = tableOf(w).stack.find(({ source, kind }) => kind === 'spell' && source === target?.card)
  if (item === undefined) {
    l.did = false
    return null
  }
  const original = permanentOf(w, item.source)
  const facts: Facts = one.color === null ? original.facts : { ...original.facts, colors: [one.color] }
  const copy: Permanent = {
    ...original,
    name: freeName(w, `${facts.name} copy`),
    facts,
    owner: l.item.you,
    controller: l.item.you,
    token: true,
    at: nextAt(w),
  }
  const source = w.add(copy)
  const id = `item ${nextAt(w)}`
  writeTable(w).stack = [
    ...tableOf(w).stack,
    { ...item, id, source, life: copy.life, you: l.item.you, it: [] },
  ]
  return item.aims.flat().length === 0 ? null : { chart: newTargets.id, locals: { id, at: 0, wants: false } }
}
