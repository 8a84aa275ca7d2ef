import {
  because,
  type Message,
  type Reason,
  type Start,
  say,
  textOf,
  type View,
  type World,
} from '@battleline/kernel'
import { useAbility, usesOf } from '../events/ability-uses.ts'
import { EXAMPLE_ITEM, type Item } from '../model/stack-items.ts'
import { cardsOf, isCard, isCreature, isOfType, nameOf, permanentOf, tableOf } from '../model/state.ts'
import { abilitiesInPlay, abilitiesOfKind } from '../query/abilities.ts'
import { canPay } from '../query/can-pay.ts'
import { Characteristics } from '../query/characteristics.ts'
import { type FilterContext, isSpell } from '../query/filter-terms.ts'
import { abilitiesFinder } from '../query/granted-abilities.ts'
import { possibleModes } from '../query/modes.ts'
import { conditionHolds, matches, powerToTap, tapCandidates } from '../query/object-filter.ts'
import { candidates, fewestTargets, targetSlots } from '../query/targeting.ts'
import type { Cost, Modes, ObjectFilter, Sentence } from '../text/structure.ts'
import { whyNotNow } from './when-cast.ts'

/** A move with priority: `pass`, `cast 7`, or `activate 7 1`, the first activated ability of 7. */
type Move = { readonly kind: 'pass' } | CardMove
type CardMove =
  | { readonly kind: 'cast'; readonly card: number }
  | { readonly kind: 'activate'; readonly card: number; readonly ability: number }

const idOf = (move: CardMove): string =>
  move.kind === 'cast' ? `cast ${move.card}` : `activate ${move.card} ${move.ability}`

function moveOf(text: string): Move | null {
  if (text === 'pass') return { kind: 'pass' }
  const [, cast] = /^cast (\d{1,6})$/.exec(text) ?? []
  if (cast !== undefined) return { kind: 'cast', card: Number(cast) }
  const [, card, ability] = /^activate (\d{1,6}) (\d{1,2})$/.exec(text) ?? []
  return card === undefined ? null : { kind: 'activate', card: Number(card), ability: Number(ability) }
}

export const activatedAbilities = (w: View, card: number) => abilitiesFinder(w, 'activated')(card)

/** The effects of a card as a spell: none for a permanent card, unless it is an Aura. */
export const spellSentences = (w: View, card: number): readonly Sentence[] => {
  const { facts } = permanentOf(w, card)
  return [
    ...abilitiesOfKind(facts, 'spell').flatMap(({ does }) => does),
    ...abilitiesOfKind(facts, 'enchant').map(({ what }) => attachSentence(what)),
  ]
}

const hasFlashback = (w: View, card: number): boolean =>
  abilitiesOfKind(permanentOf(w, card).facts, 'flashback').length > 0

/** What casting a card costs besides mana. */
function castCosts(w: View, card: number): readonly Cost[] {
  const { facts, zone } = permanentOf(w, card)
  const flashback = zone === 'graveyard' ? abilitiesOfKind(facts, 'flashback').slice(0, 1) : []
  return [...abilitiesOfKind(facts, 'cast cost'), ...flashback].flatMap(({ costs }) => costs)
}

/** The modes of a card as a spell. */
const spellModes = (w: View, card: number): Modes | undefined =>
  abilitiesOfKind(permanentOf(w, card).facts, 'spell').find(({ modes }) => modes !== undefined)?.modes

/** An Aura spell targets the object that it enters attached to. */
const attachSentence = (of: ObjectFilter): Sentence => ({
  does: { kind: 'attach', to: { kind: 'target', of, least: 1, most: 1, at: 0 } },
})

/** Every legal move of a player with priority. */
export function legalMoves(w: View, who: number): string[] {
  const found = ['pass']
  const find = abilitiesFinder(w, 'activated')
  for (const card of cardsOf(w))
    for (const move of movesWith(w, who, card, find))
      if (whyNot(w, who, move) === null) found.push(idOf(move))
  return found
}

/** The moves of a card in a player's hand, or of a permanent that they control, legal or not. */
function movesWith(
  w: View,
  who: number,
  card: number,
  find: ReturnType<typeof abilitiesFinder<'activated'>>,
): readonly CardMove[] {
  const { zone, owner, controller } = permanentOf(w, card)
  if (zone === 'battlefield' ? controller !== who : owner !== who) return []
  const activations = find(card).flatMap(({ from = 'battlefield' }, at): CardMove[] =>
    from === zone ? [{ kind: 'activate', card, ability: at + 1 }] : [],
  )
  return zone === 'hand' || (zone === 'graveyard' && hasFlashback(w, card))
    ? [{ kind: 'cast', card }, ...activations]
    : activations
}

/** A spell to cast or an ability to activate, legal or not. */
export interface PriorityMove {
  readonly id: string
  readonly kind: 'cast' | 'activate'
  readonly label: string
  /** What the label is made of. */
  readonly words: Message
}

/** The moves of a card: legal ones, and illegal ones with the reason. */
export interface CardMoves {
  readonly card: number
  readonly may: readonly PriorityMove[]
  readonly mayNot: readonly (PriorityMove & Reason)[]
}

/** The moves of each card in a player's hand, and of each of their permanents with activated abilities. */
export function movesOf(w: View, who: number): CardMoves[] {
  const find = abilitiesFinder(w, 'activated')
  return cardsOf(w).flatMap((card) => {
    const all = movesWith(w, who, card, find).map((move) => {
      const id = idOf(move)
      const words = moveLabel(w, id)
      return { id, kind: move.kind, label: textOf(words), words, why: whyNot(w, who, move) }
    })
    if (all.length === 0) return []
    return [
      {
        card,
        may: all.flatMap(({ why, ...one }) => (why === null ? [one] : [])),
        mayNot: all.flatMap(({ why, ...one }) => (why === null ? [] : [{ ...one, ...why }])),
      },
    ]
  })
}

/** The card of a move; null for a pass. */
export function cardOfMove(text: string): number | null {
  const move = moveOf(text)
  return move === null || move.kind === 'pass' ? null : move.card
}

/** Why a player cannot make a move now; null if they can. */
export function whyNotMove(w: View, who: number, text: string): Reason | null {
  const move = moveOf(text)
  if (move === null || (move.kind !== 'pass' && !isCard(w, move.card)))
    return because(
      'a move with priority is “pass”, “cast” with the number of a card, or “activate” with the numbers of a card and its ability',
    )
  return move.kind === 'pass' ? null : whyNot(w, who, move)
}

const whyNot = (w: View, who: number, move: CardMove): Reason | null =>
  move.kind === 'cast' ? whyNotCast(w, who, move.card) : whyNotActivate(w, who, move.card, move.ability)

/** Whether it is the player's own main phase, and the stack is empty. */
const isSorceryTiming = (w: View, who: number): boolean => {
  const { active, phase, stack } = tableOf(w)
  return active === who && phase === 'main' && stack.length === 0
}

/** Why a card cannot be cast now; null if it can. `madness`: as it is discarded. */
export function whyNotCast(w: View, who: number, card: number, madness = false): Reason | null {
  const one = permanentOf(w, card)
  const isAtHand = one.zone === 'hand' || (one.zone === 'graveyard' && hasFlashback(w, card))
  if (!madness && (!isAtHand || one.owner !== who))
    return because(say`${one.name} is not in this player's hand`)
  if (isOfType(one, 'land')) return because(say`${one.name} is a land, and lands are not cast`)
  const anytime = isOfType(one, 'instant') || abilitiesOfKind(one.facts, 'flash').length > 0
  if (!madness && !anytime && !isSorceryTiming(w, who))
    return because(say`${one.name} is cast in one's own main phase, with nothing on the stack`)
  const forbidding = abilitiesInPlay(w, 'no casting').find(
    ({ you, is: { who: players, of = {}, during } }) =>
      (players === 'each' || (who === you) === (players === 'you')) &&
      (during === undefined || tableOf(w).active === you) &&
      isSpell(w, of, card),
  )
  if (forbidding !== undefined)
    return because(say`${permanentOf(w, forbidding.by).name} forbids that ${one.name} is cast`, 'MTG-GEN-1')
  for (const { when } of abilitiesOfKind(one.facts, 'cast only')) {
    const why = whyNotNow(w, when, who)
    if (why !== null) return because(say`${one.name} is cast only ${why}`, 'MTG-CMB-7')
  }
  const by = { you: who, source: card, thatPlayer: 0, spell: true }
  for (const cost of castCosts(w, card)) {
    const why = whyNotPaid(w, who, card, cost)
    if (why !== null) return because(why, 'MTG-CST-1')
  }
  const modes = spellModes(w, card)
  if (modes !== undefined && possibleModes(w, modes, by).length < modes.least)
    return because(say`${one.name} has no mode that can be chosen`, 'MTG-NCD-1')
  const aimless = whyNoTargets(w, spellSentences(w, card), by)
  return aimless === null ? null : because(say`${one.name} has nothing to target: ${aimless}`, 'MTG-NCD-1')
}

/** The missing targets of a spell or ability; null if all can be chosen. */
function whyNoTargets(w: View, does: readonly Sentence[], by: FilterContext): Message | null {
  for (const slot of targetSlots(does)) {
    const found = candidates(w, slot, by).length
    const least = fewestTargets(w, slot, 1)
    if (found < least) return say`${least} can be chosen of ${found}`
  }
  return null
}

/** Why an ability cannot be activated now; null if it can. */
export function whyNotActivate(w: View, who: number, card: number, number: number): Reason | null {
  const one = permanentOf(w, card)
  const ability = activatedAbilities(w, card)[number - 1]
  const { from = 'battlefield' } = ability ?? {}
  if (
    (from === 'battlefield' ? one.controller : one.owner) !== who ||
    (ability === undefined && one.zone !== from)
  )
    return because(say`${one.name} is not under this player's control`)
  if (ability === undefined) return because(say`${one.name} has no activated ability ${number}`)
  if (one.zone !== from) return because(say`${one.name} is used so only from another zone`, 'MTG-KEY-38')
  const forbidding = whoForbids(w, card, ability)
  if (forbidding !== null)
    return because(say`${permanentOf(w, forbidding).name} forbids that ${one.name} is used`, 'MTG-GEN-1')
  if (ability.slow === true && !isSorceryTiming(w, who))
    return because(
      say`${one.name} is used so in one's own main phase, with nothing on the stack`,
      'MTG-KEY-16',
    )
  const restricted = whyRestricted(w, who, card, number)
  if (restricted !== null) return restricted
  for (const cost of ability.costs) {
    const why = whyNotPaid(w, who, card, cost, ability.costs)
    if (why !== null) return because(why)
  }
  const aimless = whyNoTargets(w, ability.does, { you: who, source: card, thatPlayer: 0, spell: false })
  return aimless === null ? null : because(say`${one.name} has nothing to target: ${aimless}`, 'MTG-NCD-1')
}

/** The permanent that forbids to activate an ability; null if none does. */
function whoForbids(
  w: View,
  card: number,
  { from, does, special }: ReturnType<typeof activatedAbilities>[number],
): number | null {
  if (from !== undefined || special === true) return null
  const isMana = does.every(({ does: one }) => one.kind === 'aside' && /^add\b/i.test(one.says))
  const found = abilitiesInPlay(w, 'no activating').find(
    ({ by, you, is }) =>
      !(isMana && is.butMana === true) && matches(w, is.of, card, { you, source: by, thatPlayer: 0 }),
  )
  return found?.by ?? null
}

/** Why the text of an ability forbids it now; null if it does not. */
function whyRestricted(w: View, who: number, card: number, number: number): Reason | null {
  const { name } = permanentOf(w, card)
  const ability = activatedAbilities(w, card)[number - 1]
  if (ability?.once === true && usesOf(w, card, `activated ${number}`) > 0)
    return because(say`${name} was used so before`, 'MTG-KEY-36')
  if (ability?.most !== undefined && usesOf(w, card, `activated ${number}`) >= ability.most)
    return because(say`${name} was used so this turn`, 'MTG-KEY-20')
  if (ability?.yours === true && tableOf(w).active !== who)
    return because(say`${name} is used so in one's own turn`, 'MTG-KEY-20')
  const early = ability?.when === undefined ? null : whyNotNow(w, ability.when, who)
  if (early !== null) return because(say`${name} is used so only ${early}`, 'MTG-KEY-20')
  const by = { you: who, source: card, thatPlayer: 0 }
  if (ability?.if !== undefined && !conditionHolds(w, ability.if, by))
    return because(say`the condition of ${name} is not true`, 'MTG-KEY-20')
  return null
}

/** Why a cost cannot be paid; null if it can. Boards do not include mana. `all`: the costs paid along with it. */
function whyNotPaid(
  w: View,
  who: number,
  card: number,
  cost: Cost,
  all: readonly Cost[] = [],
): Message | null {
  const { name, tapped, loyalty, loyaltyActivated } = permanentOf(w, card)
  switch (cost.kind) {
    case 'mana':
    case 'mill':
    case 'sacrifice self':
    case 'exile self':
    case 'exile permanent':
    case 'discard self':
      return null
    case 'untap': {
      if (!tapped) return say`${name} is not tapped`
      return isSick(w, card)
        ? say`${name} has not been under its player’s control since the turn began`
        : null
    }
    case 'sacrifice':
      return canPay(w, who, card, cost) ? null : say`${name} has not enough to sacrifice for it`
    case 'life':
      return canPay(w, who, card, cost) ? null : say`${name} costs more life than this player has`
    case 'discard':
      return canPay(w, who, card, cost) ? null : say`${name} costs more cards than this player has in hand`
    case 'exile cards':
      return canPay(w, who, card, cost) ? null : say`${name} costs more cards of a graveyard than there are`
    case 'return':
      return canPay(w, who, card, cost) ? null : say`${name} has not enough to return for it`
    case 'remove counters':
      return canPay(w, who, card, cost) ? null : say`${name} has not enough counters`
    case 'tap others':
      return othersToTap(w, cost, who, card, all).length < cost.amount
        ? say`${name} has not enough to tap for it`
        : null
    case 'tap power':
      return powerToTap(w, othersToTap(w, cost, who, card, all)) < cost.power
        ? say`${name} has not enough power to tap for it`
        : null
    case 'tap': {
      if (tapped) return say`${name} is tapped`
      return isSick(w, card)
        ? say`${name} has not been under its player’s control since the turn began`
        : null
    }
    case 'loyalty':
      if (!isSorceryTiming(w, who))
        return say`${name} is used in one’s own main phase, with nothing on the stack`
      if (loyaltyActivated) return say`${name} was used this turn`
      return loyalty + cost.by < 0 ? say`${name} has ${loyalty} loyalty counters` : null
    default:
      return cost satisfies never
  }
}

/** Whether a creature has come under its player's control in this turn, and has no haste (MTG-ATK-2). */
const isSick = (w: View, card: number): boolean =>
  isCreature(permanentOf(w, card)) &&
  !permanentOf(w, card).controlledSinceTurnBegan &&
  !new Characteristics(w).has(card, 'haste')

/** What can be tapped for a cost, besides the permanent itself if it is tapped for another one. */
const othersToTap = (
  w: View,
  { of }: { readonly of: ObjectFilter },
  who: number,
  card: number,
  all: readonly Cost[],
): readonly number[] =>
  tapCandidates(w, of, who, card).filter((one) => one !== card || all.every(({ kind }) => kind !== 'tap'))

/** A spell or ability being announced, before its choices. */
export function draftItem(
  w: View,
  who: number,
  card: number,
  ability: Pick<Item, 'does'> & Partial<Item>,
): Item {
  const { life } = permanentOf(w, card)
  return { ...EXAMPLE_ITEM, source: card, life, you: who, ...ability }
}

/** Starts a move. */
export function startMove(w: World, who: number, text: string): Start | null {
  const move = moveOf(text)
  if (move === null || move.kind === 'pass') return null
  if (move.kind === 'cast') return startCast(w, who, move.card, false)
  const ability = activatedAbilities(w, move.card)[move.ability - 1]
  if (ability === undefined) return null
  if (ability.special === true)
    return { chart: 'magic/turn-up', locals: { you: who, card: move.card, costs: ability.costs, x: 0 } }
  const use = `activated ${move.ability}`
  if (ability.once === true) useAbility(w, move.card, use, 1, true)
  else if (ability.most !== undefined) useAbility(w, move.card, use, ability.most)
  return startAnnouncing(draftItem(w, who, move.card, { does: ability.does }), ability.costs)
}

export const startCast = (w: View, who: number, card: number, madness: boolean): Start =>
  startAnnouncing(
    draftItem(w, who, card, {
      kind: 'spell',
      does: spellSentences(w, card),
      madness,
      ...(permanentOf(w, card).zone === 'graveyard' && !madness && { flashback: true }),
      ...modesIn(w, card),
    }),
    castCosts(w, card),
  )

const modesIn = (w: View, card: number): Pick<Item, 'modes'> => {
  const modes = spellModes(w, card)
  return modes === undefined ? {} : { modes }
}

/** The chart that announces an item: its costs are paid after all choices. */
export const startAnnouncing = (item: Item, costs: readonly Cost[]): Start => ({
  chart: 'magic/announce',
  locals: { item, costs, slot: 0, targets: [], shares: [], x: item.fixedX ?? 0, fails: false },
})

export function moveLabel(w: View, text: string): Message {
  const move = moveOf(text)
  if (move === null || move.kind === 'pass') return say`pass`
  const name = nameOf(w, move.card)
  if (move.kind === 'cast') return say`cast ${name}`
  const all = activatedAbilities(w, move.card)
  if (all[move.ability - 1]?.special === true) return say`turn ${name} face up`
  const many = all.length > 1
  return many ? say`activate ${name} (ability ${move.ability})` : say`activate ${name}`
}
