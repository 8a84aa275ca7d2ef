import type { View } from '@battleline/kernel'
import {
  type Card,
  cardOf,
  FIRST_CARD,
  type Lasting,
  PLAYERS,
  playerOf,
  type Ref,
  type Remembered,
  tableOf,
} from '../model/state.ts'
import { isSameCard } from '../query/objects.ts'
import { hasKeyword, lifeOf, powerOf } from '../query/values.ts'
import { COUNTERS, PILES } from '../vocabulary.ts'

const sorted = (cards: readonly number[]): readonly number[] => [...cards].sort((one, other) => one - other)

/**
 * Equal for equivalent positions: no rule or text reads the order of a pile except the deck, how often an object has
 * changed zones, or how many abilities there have been. A plain text.
 */
export function equivalenceKey(w: View): string {
  const { active, turn, winner, stack, pendingTriggers, combat, lasting, memory } = tableOf(w)
  const players = PLAYERS.map((player) => {
    const { hadChampion, currents, memories, phantasmagoria, field, deck, ...one } = playerOf(w, player)
    const piles = PILES.map((pile) => (pile === 'deck' ? deck : sorted(one[pile])))
    return [hadChampion, currents, memories, phantasmagoria, sorted(field), ...piles]
  })
  const cards = w.rows.slice(FIRST_CARD).map((_, at) => cardKey(w, at + FIRST_CARD))
  const remembered = memory.flatMap((one) => rememberedKey(w, one) ?? []).sort()
  const effects = lasting.map((one) => lastingKey(w, one)).sort()
  return JSON.stringify([
    active,
    turn,
    winner,
    stack,
    pendingTriggers,
    combat,
    remembered,
    effects,
    players,
    cards,
  ])
}

/** Null if it counts no more. */
function rememberedKey(w: View, one: Remembered): string | null {
  if (one.kind === 'empowered') {
    const { you, amount, spell } = one
    return spell !== null && !isSameCard(w, spell) ? null : `empowered ${you} ${amount} ${spell?.card}`
  }
  if (one.kind === 'next card') {
    const { you, of, gives, used } = one
    return used !== null && !isSameCard(w, used)
      ? null
      : `next ${you} ${JSON.stringify([of, gives, used?.card])}`
  }
  if (one.kind === 'champion did') return `champion ${one.you} ${one.what}`
  if (one.kind === 'later') return `later ${JSON.stringify(one)}`
  if (one.kind === 'agility') return `agility ${one.you} ${one.amount}`
  if (one.kind === 'activated') return `activated ${one.you} ${one.card} ${one.brewed === true}`
  if (one.kind === 'entered' || one.kind === 'was suppressed')
    return one.kind === 'entered' && !isSameCard(w, one) ? null : `${one.kind} ${one.card}`
  if (!isSameCard(w, one)) return null
  if (one.kind === 'revealed') return `revealed ${one.card}`
  return one.kind === 'used' ? `${one.card} ${one.ability}` : `suppressed ${one.card} ${one.you}`
}

function cardKey(w: View, card: number): readonly unknown[] {
  const one: Card = cardOf(w, card)
  const {
    definition,
    owner,
    controller,
    zone,
    rested,
    damage,
    durability,
    distant,
    fostered,
    paid,
    under,
    host,
  } = one
  const harmed = one.harmed && hasKeyword(w, card, 'foster')
  const counters = COUNTERS.map((counter) => one[counter])
  const known = [definition, owner, controller, zone, under, host, paid]
  if (zone !== 'field') return known
  const marks = [rested, damage, durability, distant, fostered, harmed, one.copy, ...counters]
  return [...known, ...marks, powerOf(w, card), lifeOf(w, card), linkedCard(w, one.linked)]
}

const linkedCard = (w: View, ref: Ref | null): number | null =>
  ref !== null && isSameCard(w, ref) ? ref.card : null

const lastingKey = (w: View, { is, on, source, you, until, left }: Lasting): string =>
  JSON.stringify([is, sorted(on.flatMap((ref) => linkedCard(w, ref) ?? [])), source.card, you, until, left])
