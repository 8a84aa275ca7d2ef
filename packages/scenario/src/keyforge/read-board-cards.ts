import {
  type CardSetup,
  canBeAttached,
  canStandInLine,
  ICONS,
  type Icon,
  type PlayerId,
  type Zone,
} from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { Place } from '../problems/faults.ts'
import { readPlayer } from '../reading/context.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { nameAndMarks } from '../reading/names.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import { counterIn, countersOf, MARKS, SET_MARKS } from './marks.ts'
import type { KeyforgeContext } from './reading-context.ts'
import type { RosterCard } from './scenario.ts'
import { HIDDEN, TYPES_IN, UNKNOWN_CARD } from './zones.ts'

/** The keys of a card in the set-up. */
export const SET_KEYS: readonly string[] = [
  'as',
  ...SET_MARKS,
  'upgrades',
  'under',
  'grafted',
  'owner',
  'icons',
  'house',
]

/** The most cards of a board, all zones together. */
const MOST = 1000

/** The list that holds a card. */
interface CardPlace {
  readonly player: PlayerId
  readonly zone: Zone
  readonly host: number | null
}

interface Alias {
  readonly text: Text
  readonly card: number
}

/** Bonus icons, top to bottom. */
export const readIcons = (fields: Fields, tree: Tree): readonly Icon[] =>
  fields.each(tree, 'icons', (item) => fields.word(item, ICONS, 'a bonus icon'))

/** Reads the cards of a board, and builds its roster. */
export class SetCards {
  readonly #reading: KeyforgeContext
  readonly #roster: RosterCard[] = []
  readonly #aliases: Alias[] = []
  #full = false

  constructor(reading: KeyforgeContext) {
    this.#reading = reading
  }

  list(tree: Tree, what: string, where: CardPlace): readonly CardSetup[] {
    let place = 0
    return this.#reading.fields.each(tree, what, (item) => {
      place++
      return this.#card(item, where, place)
    })
  }

  /** Cards of a deck file, all of which are in the library. `at`: where the scenario names the file. */
  ofDeck(cards: readonly CardSetup[], { player, zone, host }: CardPlace, at: Place): readonly CardSetup[] {
    for (const [index, { name }] of cards.entries())
      this.#roster.push({ name, alias: null, owner: player, player, zone, place: index + 1, host, at })
    return cards
  }

  /** The roster, once every list has been read. */
  finish(): readonly RosterCard[] {
    const { faults } = this.#reading.fields
    const first = new Map<string, Alias>()
    for (const alias of this.#aliases) {
      const { text, at } = alias.text
      const other = this.#roster.find(({ name }, card) => fold(name) === fold(text) && card !== alias.card)
      if (first.has(fold(text))) faults.add('duplicate-name', at, `two cards are called “${text}”`)
      else if (other !== undefined)
        faults.add('duplicate-name', at, `“${text}” is already the name of a card here`)
      first.set(fold(text), alias)
    }
    return this.#roster
  }

  #card(tree: Tree, where: CardPlace, place: number): CardSetup | null {
    const written = nameAndMarks(this.#reading.fields, tree, 'a card')
    if (written === null) return null
    const name = this.#name(written.name, where, liesDown(written.marks))
    if (name === null) return null
    const number = this.#roster.length
    if (number >= MOST) return this.#tooMany(tree)
    const { player, zone, host } = where
    const plain = { name, alias: null, owner: player, player, zone, place, host, at: written.name.at }
    this.#roster.push(plain)
    if (TYPES_IN[zone] !== undefined && !liesDown(written.marks)) this.#addHalf(plain, number)
    if (written.marks === null) return { name }
    const marks = this.#reading.fields.table(written.marks, `the entry of ${name}`)
    if (marks === null) return { name }
    const given = this.#reading.fields.known(marks, [...SET_KEYS, ...this.#counters(marks)], 'a card')
    const alias = this.#alias(given, number)
    const owner = readAt(given, 'owner', (value) => readPlayer(this.#reading, value, 'the owner'))
    this.#roster[number] = { ...plain, alias, owner: owner ?? player }
    const icons = readAt(given, 'icons', (value) => readIcons(this.#reading.fields, value))
    const house = readAt(given, 'house', (value) =>
      this.#reading.fields.word(value, this.#reading.houses, 'a house'),
    )
    this.#checkMarked(given, name, zone)
    const attached = { player, zone: 'attached', host: number } as const
    const own = this.#marks(given)
    const upgrades = readAt(given, 'upgrades', (value) => this.list(value, 'upgrades', attached))
    const below = { player, zone: 'under', host: number } as const
    const under = readAt(given, 'under', (value) => this.list(value, 'cards under it', below))
    const grafted = readAt(given, 'grafted', (value) => this.list(value, 'cards grafted onto it', below))
    return {
      name,
      ...(alias !== null && { as: alias }),
      ...own,
      ...(owner !== null && { owner }),
      ...(upgrades !== null && { upgrades }),
      ...(under !== null && { under }),
      ...(grafted !== null && { grafted }),
      ...(icons !== null && { icons }),
      ...(house !== null && { house }),
    }
  }

  /** The library's spelling of the name, if the card exists and may be in this zone. */
  #name({ text, at }: Text, { zone }: CardPlace, down: boolean): string | null {
    const {
      fields: { faults },
      game,
      misnamed,
    } = this.#reading
    const facts = game.library.facts(text)
    if (facts === undefined) {
      const nearestWord = faults.full ? undefined : game.library.near(text)
      faults.add('unknown-card', at, `no card is called “${text}”`, {
        nearest: nearestWord,
        notes: ['write a card of your own under cards: in the scenario'],
      })
      for (const name of [text, nearestWord ?? text]) misnamed.add(fold(name))
      return null
    }
    // Nobody may look at a card that lies facedown; cards under a card may lie so.
    if (facts.name === UNKNOWN_CARD && !HIDDEN.includes(zone) && zone !== 'under' && !down) {
      faults.add('card-needed', at, 'everybody knows which card this is: write its name')
      return null
    }
    const types = TYPES_IN[zone]
    if (!down && types !== undefined && !types.includes(facts.type) && !this.#isAllowed(zone, facts.name)) {
      const article = /^[aeiou]/.test(facts.type) ? 'an' : 'a'
      faults.add('wrong-card-type', at, `${facts.name} is ${article} ${facts.type} and cannot ${PUT[zone]}`)
      misnamed.add(fold(text))
      return null
    }
    return facts.name
  }

  /** Whether the card's text allows a zone that its type does not. */
  #isAllowed(zone: Zone, name: string): boolean {
    const card = this.#reading.game.library.find(name)
    if (card === null || !('hooks' in card)) return false
    return zone === 'battleline' ? canStandInLine(card) : zone === 'attached' && canBeAttached(card)
  }

  /** The engine sets up a gigantic creature with both halves, the second right after the first. */
  #addHalf(card: RosterCard, host: number): void {
    const { gigantic } = this.#reading.game.library.facts(card.name) ?? {}
    if (gigantic !== true) return
    this.#roster.push({ ...card, name: `${card.name} (other half)`, zone: 'joined', host })
  }

  #tooMany({ at }: Tree): null {
    if (!this.#full) this.#reading.fields.faults.add('too-large', at, `a board has at most ${MOST} cards`)
    this.#full = true
    return null
  }

  #alias(given: Given, card: number): string | null {
    const text = readAt(given, 'as', (value) => this.#reading.fields.text(value, 'the name after “as”'))
    if (text === null) return null
    this.#aliases.push({ text, card })
    return text.text
  }

  /** The keys of counters that a card can have, if it has any. */
  #counters({ entries }: Table): readonly string[] {
    return entries.some(({ key }) => counterIn(key.text) !== null) ? countersOf(this.#reading.game) : []
  }

  #marks(given: Given): Partial<CardSetup> {
    const { fields } = this.#reading
    let made: Partial<CardSetup> = {}
    for (const word of SET_MARKS) {
      const mark = MARKS[word]
      if (mark === undefined || mark.sets === null) continue
      if (mark.kind === 'count') {
        const count = readAt(given, word, (value) => fields.count(value, word))
        if (count !== null) made = { ...made, [mark.sets]: count }
      } else {
        const truth = readAt(given, word, (value) => fields.truth(value, word))
        if (truth !== null) made = { ...made, ...mark.sets(truth) }
      }
    }
    const named = [...given.keys()].flatMap((word) => {
      const counter = counterIn(word)
      const count = counter === null ? null : readAt(given, word, (value) => fields.count(value, word))
      return counter === null || count === null ? [] : [[counter, count] as const]
    })
    return named.length === 0 ? made : { ...made, named: Object.fromEntries(named) }
  }

  /** Marks are for cards in play, most for creatures; and a card is ready or exhausted, not both. */
  #checkMarked(given: Given, name: string, zone: Zone): void {
    const { faults } = this.#reading.fields
    for (const [word, { key }] of given) {
      if (zone === 'battleline' || ANYWHERE.includes(word)) continue
      if (zone === 'prophecies' && word === 'under') continue
      if (TYPES_IN[zone] === undefined)
        faults.add('misplaced-key', key.at, `${name} is out of play (in ${zone}) and has no “${word}”`)
      else if (!ON_ANY_CARD.includes(word) && counterIn(word) === null)
        faults.add('misplaced-key', key.at, `${name} is no creature and has no “${word}”`)
    }
    const ready = given.get('ready')
    if (ready !== undefined && given.has('exhausted'))
      faults.add('conflicting-keys', ready.key.at, 'say either “ready” or “exhausted”')
  }
}

/** The keys of cards in any zone, and of all cards in play. */
const ANYWHERE: readonly string[] = ['as', 'owner', 'icons', 'house']
const ON_ANY_CARD: readonly string[] = ['aember', 'exhausted', 'ready', 'under', 'grafted']

/** Whether a card is a token creature; any card can be one. */
const liesDown = (marks: Tree | null): boolean =>
  marks?.kind === 'table' &&
  marks.entries.some(
    ({ key, value }) => key.text === 'facedown' && value.kind === 'text' && value.value === true,
  )

const PUT: Readonly<Partial<Record<Zone, string>>> = {
  battleline: 'stand in a battleline',
  artifacts: 'stand in the row of artifacts',
  attached: 'be attached to a creature',
  prophecies: 'lie among the prophecies',
  powers: 'lie among the Archon Powers',
}
