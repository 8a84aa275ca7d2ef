import { KEYWORDS, NO_HOUSE, PILES, type PlayerId, ZONES } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { nearestWord } from '../names/nearest.ts'
import { readPlayer } from '../reading/context.ts'
import { nameAndMarks } from '../reading/names.ts'
import type { Entry, Table, Text, Tree } from '../yaml/tree.ts'
import type { CardNames } from './card-names.ts'
import type { CardPattern, Claim, PropertyClaim, Tide } from './expected.ts'
import { counterIn, countersOf, MARKS, markNamed } from './marks.ts'
import { PLAYER_KEYS } from './read-board.ts'
import type { KeyforgeContext } from './reading-context.ts'

/** The properties of a card in an expected zone. */
export const SAID_IN_ZONE: readonly string[] = [
  ...Object.keys(MARKS),
  'owner',
  'controller',
  'keywords',
  'upgrades',
  'under',
  'grafted',
]
export const SAID_OF_CARD: readonly string[] = ['in', ...SAID_IN_ZONE]

const TIDES: readonly Tide[] = ['high', 'low', 'neutral']
const POOLS = ['aember', 'keys', 'chains'] as const

/** Reads expectations about a position: numbers and zones of players, and single cards. */
export class Claims {
  readonly #reading: KeyforgeContext
  readonly #cards: CardNames

  constructor(reading: KeyforgeContext, cards: CardNames) {
    this.#reading = reading
    this.#cards = cards
  }

  /** A table of players and `cards`. */
  table(tree: Tree, what: string): readonly Claim[] | null {
    const table = this.#reading.fields.table(tree, what)
    const beside = ['active', 'house', 'winner', 'cards']
    return table === null ? null : table.entries.flatMap((entry) => this.entry(entry, beside))
  }

  /** One entry of a table; `beside` lists the other possible keys. */
  entry({ key, value }: Entry, beside: readonly string[]): readonly Claim[] {
    if (key.text === 'cards') return this.#ofCards(value)
    const { players, fields, houses } = this.#reading
    if (key.text === 'active' || key.text === 'winner') {
      const player = readPlayer(this.#reading, value, `the ${key.text} player`)
      return player === null ? [] : [{ kind: key.text, at: key.at, player }]
    }
    if (key.text === 'house') {
      const is = fields.word(value, [...houses, NO_HOUSE], 'a house, or none')
      return is === null ? [] : [{ kind: 'house', at: key.at, is }]
    }
    const player = players.findIndex((name) => fold(name) === fold(key.text)) + 1
    if (player === 0) {
      const known = [...players, ...beside]
      fields.faults.add(
        'unknown-key',
        key.at,
        `“expect” has no “${key.text}”, and no player is called so`,
        () => ({
          nearest: nested(key.text, players) ?? nearestWord(key.text, known),
        }),
      )
      return []
    }
    const table = fields.table(value, `the expectation of ${key.text}`)
    return table === null ? [] : this.#ofPlayer(table, player as PlayerId)
  }

  #ofPlayer(table: Table, player: PlayerId): readonly Claim[] {
    const { fields } = this.#reading
    const given = fields.known(table, PLAYER_KEYS, 'a player')
    const claims: Claim[] = []
    for (const { key, value } of given.values()) {
      const { at } = key
      const what = POOLS.find((pool) => pool === key.text)
      const zone = PILES.find((pile) => pile === key.text)
      if (what !== undefined) {
        const is = fields.count(value, what)
        if (is !== null) claims.push({ kind: 'pool', at, player, what, is })
      } else if (zone !== undefined && value.kind === 'text') {
        const is = fields.count(value, `the number of cards in ${zone}`)
        if (is !== null) claims.push({ kind: 'count', at, player, zone, is })
      } else if (zone !== undefined) {
        claims.push({ kind: 'zone', at, player, zone, cards: this.#patterns(value, zone) })
      } else {
        const is = fields.word(value, TIDES, 'a tide')
        if (is !== null) claims.push({ kind: 'tide', at, player, is })
      }
    }
    return claims
  }

  #ofCards(tree: Tree): readonly Claim[] {
    const table = this.#reading.fields.table(tree, 'cards')
    return (table?.entries ?? []).flatMap(({ key, value }): Claim[] => {
      const card = this.#cards.one(key.text, key.at)
      const says = this.#says(value, SAID_OF_CARD, key)
      return card === null ? [] : [{ kind: 'card', at: key.at, card, says }]
    })
  }

  #patterns(tree: Tree, what: string): readonly CardPattern[] {
    return this.#reading.fields.each(tree, what, (item) => this.#pattern(item))
  }

  #pattern(tree: Tree): CardPattern | null {
    const written = nameAndMarks(this.#reading.fields, tree, 'a card')
    if (written === null) return null
    const { name, marks } = written
    const among = this.#cards.among(name.text, name.at)
    const says = marks === null ? [] : this.#says(marks, SAID_IN_ZONE, name)
    return among.length === 0 ? null : { text: name.text, among, says }
  }

  #says(tree: Tree, keys: readonly string[], name: Text): readonly PropertyClaim[] {
    const { fields } = this.#reading
    const table = fields.table(tree, `the expectation of ${name.text}`)
    if (table === null) return []
    const counters = table.entries.some(({ key }) => counterIn(key.text) !== null)
      ? countersOf(this.#reading.game)
      : []
    return [...fields.known(table, [...keys, ...counters], 'a card').values()].flatMap(
      (entry) => this.#say(entry) ?? [],
    )
  }

  #say({ key, value }: Entry): PropertyClaim | null {
    const { fields } = this.#reading
    switch (key.text) {
      case 'in': {
        const zone = fields.word(value, ZONES, 'a zone')
        return zone && { what: 'in', zone }
      }
      case 'owner':
      case 'controller': {
        const player = readPlayer(this.#reading, value, `the ${key.text}`)
        return player && { what: key.text, player }
      }
      case 'keywords':
        return { what: 'keywords', are: fields.each(value, 'keywords', (item) => this.#keyword(item)) }
      case 'upgrades':
      case 'under':
      case 'grafted':
        return { what: key.text, are: this.#patterns(value, key.text) }
      default: {
        const is =
          markNamed(key.text)?.kind === 'truth'
            ? fields.truth(value, key.text)
            : fields.count(value, key.text)
        return is === null ? null : { what: 'mark', mark: key.text, is }
      }
    }
  }

  /** A keyword, possibly with its value: “taunt”, “assault 2”. */
  #keyword(tree: Tree): { readonly keyword: string; readonly value: number | null } | null {
    const { fields } = this.#reading
    const text = fields.text(tree, 'a keyword')
    if (text === null) return null
    const [, name = '', value] = /^(.*?)(?:\s+(\d+))?$/.exec(text.text.trim()) ?? []
    const keyword = KEYWORDS.find((known) => fold(known) === fold(name))
    if (keyword !== undefined) return { keyword, value: value === undefined ? null : Number(value) }
    fields.faults.add('unknown-word', text.at, `“${name}” is not a keyword`, () => ({
      nearest: nearestWord(name, KEYWORDS),
    }))
    return null
  }
}

/** A hint for “me.aember”, as in output, which a file writes as a table. */
function nested(text: string, players: readonly string[]): string | undefined {
  const [name = '', ...what] = text.split('.')
  const isTold = what.length > 0 && players.some((player) => fold(player) === fold(name))
  return isTold ? `${name}: { ${what.join('.')}: … }` : undefined
}
