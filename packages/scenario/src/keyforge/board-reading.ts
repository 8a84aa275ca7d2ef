import type { Position } from '@battleline/kernel'
import { inPlayZone, type KeyForge, PILES, type PlayerId } from '@battleline/keyforge'
import {
  type BoardReading,
  byName,
  type ClaimedPlace,
  type Values,
  valuesOf,
} from '../claims/board-reading.ts'
import type { CardPattern, Claim, PropertyClaim } from './expected.ts'
import { MARKS } from './marks.ts'
import type { Roster } from './roster.ts'
import { ORDERED } from './zones.ts'

/** A position of KeyForge in the words of expectations. */
export function keyforgeReading(game: KeyForge, position: Position): BoardReading {
  const name = (record: number) =>
    record <= 2 ? game.player(position, record as PlayerId).name : game.card(position, record).called
  const { house, tide, winner } = game.table(position)
  const player = (one: PlayerId): Values => {
    const reading = game.player(position, one)
    const piles = PILES.map((pile) => {
      const names = reading[pile].map(name)
      return [pile, ORDERED.includes(pile) ? names : names.sort()] as const
    })
    const { aember, keys, chains } = reading
    return valuesOf([...Object.entries({ aember, keys, chains }), ...piles])
  }
  return {
    table: valuesOf([
      ['active', name(game.active(position))],
      ['house', house],
      ['tide', tide === null ? null : name(tide)],
      ['winner', winner === null ? null : name(winner)],
    ]),
    players: Object.fromEntries(([1, 2] as const).map((one) => [name(one), player(one)])),
    cards: byName(game.cards(position), name, (card) => cardValues(game, position, card, name)),
  }
}

/** Marks and keywords are of cards in play. */
function cardValues(
  game: KeyForge,
  position: Position,
  card: number,
  name: (record: number) => string,
): Values {
  const reading = game.card(position, card)
  const { zone, owner, controller, upgrades, under, grafted, keywords, counters } = reading
  const where = valuesOf([
    ['in', zone],
    ['owner', name(owner)],
  ])
  if (!inPlayZone(zone)) return where
  const marks = Object.entries(MARKS).map(([key, mark]) => [key, mark.read(reading)] as const)
  return {
    ...where,
    ...valuesOf([
      ['controller', name(controller)],
      ...marks,
      ...counters.map((one) => [`${one.name} counters`, one.count] as const),
      [
        'keywords',
        Object.entries(keywords)
          .map(([word, value]) => `${word} ${value}`)
          .sort(),
      ],
      ['upgrades', upgrades.map(name).sort()],
      ['under', under.map(name).sort()],
      ['grafted', grafted.map(name).sort()],
    ]),
  }
}

/** The places that a claim is about. */
export function keyforgePlaces(claim: Claim, roster: Roster): readonly ClaimedPlace[] {
  switch (claim.kind) {
    case 'pool':
      return [{ section: 'players', subject: roster.name(claim.player), property: claim.what, is: claim.is }]
    case 'count':
      return [
        {
          section: 'players',
          subject: roster.name(claim.player),
          property: claim.zone,
          is: claim.is,
          counted: true,
        },
      ]
    case 'active':
    case 'winner':
    case 'house':
    case 'tide':
      return [{ section: 'table', subject: '', property: claim.kind, is: null }]
    case 'zone':
      return [
        { section: 'players', subject: roster.name(claim.player), property: claim.zone, is: null },
        ...claim.cards.flatMap((pattern) => patternPlaces(pattern, roster)),
      ]
    case 'card':
      return propertyPlaces(claim.card, claim.says, roster)
  }
}

/** Empty where several cards have the name: the file does not say which of them it means. */
const patternPlaces = ({ among, says }: CardPattern, roster: Roster): readonly ClaimedPlace[] =>
  among.length === 1 ? propertyPlaces(among[0] ?? -1, says, roster) : []

const propertyPlaces = (
  card: number,
  says: readonly PropertyClaim[],
  roster: Roster,
): readonly ClaimedPlace[] =>
  says.map((one) => ({
    section: 'cards',
    subject: roster.rosterName(card),
    ...(one.what === 'mark' ? { property: one.mark, is: one.is } : { property: one.what, is: null }),
  }))
