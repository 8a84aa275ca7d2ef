import {
  type CardSetup,
  type DealtPlayer,
  deckRules,
  MOST_CHAINS,
  PILES,
  type Pile,
  type PlayerId,
  type PlayerSetup,
} from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { isDeckPath, readDeckFile } from '../cards/read-deck-file.ts'
import type { Place } from '../problems/faults.ts'
import { forKeys, type Given, readAt, readGiven } from '../reading/fields.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import { SetCards } from './read-board-cards.ts'
import type { KeyforgeContext } from './reading-context.ts'
import type { RosterCard } from './scenario.ts'

/** The keys of a player in the set-up. */
export const PLAYER_KEYS = ['aember', 'keys', 'chains', 'tide', ...PILES] as const
export const SET_PLAYER_KEYS = [...PLAYER_KEYS, 'houses', 'token'] as const

export interface Board {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  readonly tide: PlayerId | null
  readonly roster: readonly RosterCard[]
  /** True if the decks of both players are files: then the game begins with its set-up. */
  readonly isDealt: boolean
}

/** Reads `players`. Faulty parts are left out of the board. */
export function readBoard(reading: KeyforgeContext, table: Table): Board {
  const cards = new SetCards(reading)
  let tide: PlayerId | null = null
  let files = 0
  const players = table.entries.map(({ key, value }, at) => {
    const player = (at + 1) as PlayerId
    const own = reading.fields.table(value, `the player ${key.text}`)
    if (own === null) return { name: key.text }
    const given = reading.fields.known(own, SET_PLAYER_KEYS, 'a player')
    for (const entry of own.entries)
      if (!given.has(entry.key.text))
        for (const word of wordsIn(entry.value)) reading.misnamed.add(fold(word))
    const high = given.get('tide')
    if (
      high !== undefined &&
      reading.fields.word(high.value, ['high'], 'a tide that a player can be given') !== null
    ) {
      if (tide !== null)
        reading.fields.faults.add('conflicting-keys', high.value.at, 'the tide is high for one player only')
      tide = player
    }
    const houses = readAt(given, 'houses', (list) =>
      reading.fields.each(list, 'houses', (item) => reading.fields.word(item, reading.houses, 'a house')),
    )
    const deck = readAt(given, 'deck', (value) =>
      isDeckPath(reading, value) ? readDeck(reading, value) : null,
    )
    if (deck !== null) files++
    const token = readAt(given, 'token', (value) => readToken(reading, value)) ?? deck?.token
    return {
      name: key.text,
      ...pools(reading, given),
      ...piles(reading, cards, given, player, deck),
      ...((houses ?? deck?.houses) && { houses: houses ?? deck?.houses ?? [] }),
      ...(token !== undefined && { token }),
    }
  })
  const [first = {}, second = {}] = players
  return { players: [first, second], tide, roster: cards.finish(), isDealt: files === players.length }
}

/** All words in a part of a file. */
function wordsIn(tree: Tree): readonly string[] {
  switch (tree.kind) {
    case 'text':
      return [tree.text]
    case 'list':
      return tree.items.flatMap(wordsIn)
    case 'table':
      return tree.entries.flatMap(({ key, value }) => [key.text, ...wordsIn(value)])
    case 'hidden':
      return []
  }
}

/** The name of the token creature on a player's reference card. */
function readToken({ fields, game }: KeyforgeContext, tree: Tree): string | null {
  const named = fields.text(tree, 'a token creature')
  if (named === null) return null
  const facts = game.library.facts(named.text)
  if (facts?.type === 'token creature') return facts.name
  fields.faults.add('unknown-card', named.at, `no token creature is called “${named.text}”`)
  return null
}

const pools = ({ fields }: KeyforgeContext, given: Given): PlayerSetup =>
  readGiven(
    given,
    forKeys(POOLS, (value, pool) => fields.count(value, pool, 0, MOST[pool])),
  )

const POOLS = ['aember', 'keys', 'chains'] as const

/** A player with three keys has won, and the game is over. */
const MOST = { aember: 1000, keys: 2, chains: MOST_CHAINS } as const

/** The deck of a file, with its houses and the cards beside it. */
function readDeck(reading: KeyforgeContext, path: Text): DealtPlayer | null {
  const deck = readDeckFile(reading, deckRules, path)
  return deck === null ? null : deckRules.dealtPlayer(deck, deck.name, reading.game.library)
}

/** The cards of each zone; those of a deck file beside them. The roster lists them in the order of the zones. */
function piles(
  reading: KeyforgeContext,
  cards: SetCards,
  given: Given,
  player: PlayerId,
  deck: DealtPlayer | null,
): PlayerSetup {
  const read: { [P in Pile]?: readonly (string | CardSetup)[] } = {}
  const at = given.get('deck')?.value.at ?? NOWHERE
  for (const zone of PILES) {
    const value = given.get(zone)?.value
    const where = { player, zone, host: null }
    if (value !== undefined && !(zone === 'deck' && isDeckPath(reading, value)))
      read[zone] = cards.list(value, zone, where)
    else if (zone === 'deck' || zone === 'prophecies' || zone === 'powers') {
      const listed = (deck?.[zone] ?? []).map((one) => (typeof one === 'string' ? { name: one } : one))
      if (listed.length > 0) read[zone] = cards.ofDeck(listed, where, at)
    }
  }
  return read
}

const NOWHERE: Place = { from: 0, to: 1 }
