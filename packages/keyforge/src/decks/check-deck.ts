import type { DeckFault } from '@battleline/card-game'
import { otherHalfOf } from '../cards/library.ts'
import { enhanceIcons, needsOf } from './card-needs.ts'
import { type CardPool, countBy, type Deck } from './deck.ts'
import { deckSetNamed } from './sets.ts'

const HOUSES_OF_A_DECK = 3
const CARDS_OF_A_HOUSE = 12

/** The rule of decks, and the ruling that says what it leaves open. */
const RULE = ['KF-SET-1', 'R-047'] as const

/** Everything that makes a deck illegal; nothing for a legal deck. */
export function checkDeck(deck: Deck, pool: CardPool): readonly DeckFault[] {
  return [...housesOf(deck), ...halvesOf(deck, pool), ...iconsOf(deck, pool), ...besideOf(deck, pool)]
}

const fault = (message: string, ...cite: readonly string[]): DeckFault => ({ message, cite })
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`

function* housesOf({ houses, cards: all, set }: Deck): Generator<DeckFault> {
  const counts = countBy(all, ({ house }) => house)
  const each = new Set(houses)
  if (all.length !== HOUSES_OF_A_DECK * CARDS_OF_A_HOUSE)
    yield fault(`the deck has ${cards(all.length)}; a deck has 36`, ...RULE)
  if (each.size !== houses.length) yield fault('a house is twice on the identity card', ...RULE)
  if (each.size !== HOUSES_OF_A_DECK)
    yield fault(
      `the deck has ${each.size} ${each.size === 1 ? 'house' : 'houses'}${each.size === 0 ? '' : ` (${[...each].join(', ')})`}; a deck has three`,
      ...RULE,
    )
  for (const house of each) {
    const count = counts.get(house) ?? 0
    if (count !== CARDS_OF_A_HOUSE)
      yield fault(`${house} has ${cards(count)}; each house of a deck has twelve`, ...RULE)
  }
  for (const [house, count] of counts)
    if (!each.has(house))
      yield fault(`${cards(count)} of ${house}, which is not on the identity card`, ...RULE)
  const known = deckSetNamed(set ?? '')?.houses ?? []
  const foreign = known.length === 0 ? undefined : houses.find((house) => !known.includes(house))
  if (foreign !== undefined) yield fault(`${set} has no decks of house ${foreign}`, 'R-047')
}

/** A gigantic creature is two cards of one house (KF-GIG-1). */
function* halvesOf({ cards: all }: Deck, pool: CardPool): Generator<DeckFault> {
  const counts = countBy(all, ({ name, house }) => JSON.stringify([name, house]))
  const done = new Set<string>()
  for (const { name, house } of all) {
    const facts = pool.facts(name)
    const lead = facts !== undefined && 'of' in facts ? String(facts.of) : name
    const key = JSON.stringify([lead, house])
    if (done.has(key) || (facts?.gigantic !== true && lead === name)) continue
    done.add(key)
    const [one, other] = [counts.get(key) ?? 0, counts.get(JSON.stringify([otherHalfOf(lead), house])) ?? 0]
    if (one !== other) yield fault(`${lead} needs both halves, and the deck has ${one + other}`, 'KF-GIG-1')
  }
}

/** Added bonus icons come from “Enhance” on cards of the deck (KF-ENH-1). */
function* iconsOf({ cards: all }: Deck, pool: CardPool): Generator<DeckFault> {
  const given = countBy(
    all.flatMap(({ name }) => enhanceIcons(pool.facts(name) ?? { name, type: 'action' })),
    (icon) => icon,
  )
  const added = countBy(
    all.flatMap(({ enhancements }) => enhancements),
    (icon) => icon,
  )
  for (const [icon, count] of added) {
    const most = given.get(icon) ?? 0
    if (count > most)
      yield fault(
        `${count} ${icon} ${count === 1 ? 'icon is' : 'icons are'} added, and the cards with Enhance give ${most}`,
        'KF-ENH-1',
        'R-047',
      )
  }
}

/** The reference cards beside the deck (KF-SET-4). */
function* besideOf(
  { token, prophecies, powers, houses, cards: all }: Deck,
  pool: CardPool,
): Generator<DeckFault> {
  const house = token === null ? undefined : pool.facts(token)?.house
  if (house !== undefined && !houses.includes(house))
    yield fault(`${token} is of ${house}, which is not on the identity card`, 'KF-TOK-1', 'R-047')
  const needs = (feature: 'token' | 'prophecy') =>
    all.find(({ name }) => needsOf(pool.facts(name) ?? { name, type: 'action' }).includes(feature))
  const maker = needs('token')
  if (token === null && maker !== undefined)
    yield fault(`${maker.name} makes token creatures, and the deck has none`, 'KF-TOK-3', 'R-047')
  for (const [name, count] of countBy([...prophecies, ...powers], (one) => one))
    if (count > 1) yield fault(`${name} lies beside the deck ${count} times`, 'KF-SET-4', 'R-047')
}
