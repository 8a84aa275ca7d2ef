import {
  CARD_TYPES,
  type CardFacts,
  factsProblem,
  HOUSES,
  type KeyForge,
  readText,
} from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { CardFiles } from '../card-files.ts'
import { cardsOfFile } from '../reading/card-path.ts'
import { checkCardText } from '../reading/card-text.ts'
import { cardsTable } from '../reading/cards-table.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { ALLOW, allowsUnknown, unknownIf } from '../reading/unknown-words.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import { readIcons } from './set-cards.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** The keys of a card of one's own. */
export const CARD_KEYS = [
  'type',
  'house',
  'power',
  'armor',
  'aember',
  'icons',
  'traits',
  'text',
  'gigantic',
  'reverse',
  'unknown',
] as const

/** Reads `cards`: cards of the scenario's own, and library cards of which it changes something. */
export class OwnCards {
  readonly #fields: Fields
  readonly #source: string
  readonly #game: KeyForge

  readonly #files: CardFiles | undefined

  readonly #allowed: boolean

  /**
   * `game` has the library's cards; `source` is the file; `files` reads those that it names; `allowed`: what cannot be
   * read of a text is left out.
   */
  constructor(
    fields: Fields,
    source: string,
    game: KeyForge,
    { files, allowed }: { readonly files: CardFiles | undefined; readonly allowed: boolean },
  ) {
    this.#allowed = allowed
    this.#fields = fields
    this.#source = source
    this.#game = game
    this.#files = files
  }

  /** A table of cards, the path of a file of such a table, or a list of these; later cards of a name replace earlier. */
  read(tree: Tree): readonly CardFacts[] {
    if (tree.kind === 'list') return tree.items.flatMap((item) => this.read(item))
    return tree.kind === 'text' ? this.#named(tree) : this.#table(tree)
  }

  #named(path: Text): readonly CardFacts[] {
    const found = cardsOfFile<CardFacts>(this.#fields, this.#source, path, this.#files, factsProblem)
    return found.map((card) => ({ ...card, ...unknownIf(this.#allowed) }))
  }

  #table(tree: Tree): readonly CardFacts[] {
    const table = cardsTable(this.#fields, tree)
    if (table === null) return []
    const names = new Set<string>()
    return table.entries.flatMap((entry) => {
      this.#checkName(entry.key, names)
      const card = this.#card(entry)
      return card === null ? [] : [card]
    })
  }

  /** One name is one card, however it is written; and nobody knows what “?” is. */
  #checkName({ text, at }: Text, names: Set<string>): void {
    const name = fold(text)
    if (names.has(name)) this.#fields.faults.add(at, `two cards are called “${text}”`)
    if (name === UNKNOWN_CARD || name === '')
      this.#fields.faults.add(at, `“${text}” cannot be the name of a card`)
    names.add(name)
  }

  #card({ key, value }: Entry): CardFacts | null {
    const fields = this.#fields
    const table = fields.table(value, `the card ${key.text}`)
    if (table === null) return null
    const given = fields.known(table, CARD_KEYS, 'a card')
    const base = this.#game.library.facts(key.text)
    const allowed = allowsUnknown(fields, given) || this.#allowed
    const own = {
      ...this.#words(given),
      ...this.#counts(given),
      ...this.#traits(given),
      ...this.#icons(given),
      ...this.#text(key.text, given, allowed),
      ...this.#gigantic(given),
      ...this.#reverse(given),
    }
    const known = {
      ...base,
      ...own,
      name: key.text,
      ...unknownIf(allowed),
    }
    for (const what of ['type', 'house'] as const) {
      if (what === 'house' && known.type === 'prophecy') continue
      if (known[what] === undefined && !given.has(what)) this.#missing(key, what)
    }
    // What is missing has been said; the rest of the file is read as if the card were one.
    const type = known.type ?? 'creature'
    const house = known.house ?? (type === 'prophecy' ? undefined : HOUSES[0])
    const card = { ...known, type, ...(house !== undefined && { house }) }
    if (known.type === 'creature' && card.power === undefined && !given.has('power'))
      this.#missing(key, 'power')
    return card
  }

  #missing({ text, at }: Text, what: string): void {
    this.#fields.faults.add(at, `${text} is no card of the library, so its “${what}” must be given`)
  }

  #words(given: Given): Partial<Pick<CardFacts, 'type' | 'house'>> {
    const type = readAt(given, 'type', (tree) => this.#fields.word(tree, CARD_TYPES, 'a type of card'))
    const house = readAt(given, 'house', (tree) => this.#fields.word(tree, HOUSES, 'a house'))
    return { ...(type !== null && { type }), ...(house !== null && { house }) }
  }

  #counts(given: Given): Partial<CardFacts> {
    const found = (['power', 'armor', 'aember'] as const).flatMap((what) => {
      const count = readAt(given, what, (tree) => this.#fields.count(tree, what))
      return count === null ? [] : [[what, count]]
    })
    return Object.fromEntries(found)
  }

  #icons(given: Given): Pick<CardFacts, 'icons'> {
    const icons = readAt(given, 'icons', (tree) => readIcons(this.#fields, tree))
    return icons === null ? {} : { icons }
  }

  #gigantic(given: Given): Pick<CardFacts, 'gigantic'> {
    const is = readAt(given, 'gigantic', (tree) => this.#fields.truth(tree, 'gigantic'))
    return is === true ? { gigantic: true } : {}
  }

  /** The other side of a prophecy. */
  #reverse(given: Given): Pick<CardFacts, 'reverse'> {
    const named = readAt(given, 'reverse', (tree) => this.#fields.text(tree, 'the other side'))
    return named === null ? {} : { reverse: named.text }
  }

  #traits(given: Given): Pick<CardFacts, 'traits'> {
    const traits = readAt(given, 'traits', (tree) =>
      this.#fields.each(
        tree,
        'traits',
        (item) => this.#fields.text(item, 'a trait')?.text.toLowerCase() ?? null,
      ),
    )
    return traits === null ? {} : { traits }
  }

  #text(name: string, given: Given, allowed: boolean): Pick<CardFacts, 'text'> {
    const tree = given.get('text')?.value
    if (tree === undefined) return {}
    if (tree.kind === 'text' && tree.text === '' && tree.style !== 'plain') return { text: '' }
    const text = this.#fields.text(tree, 'the text of the card')
    if (text === null) return {}
    if (!allowed) checkCardText(this.#fields, this.#source, readText, text, name, ALLOW)
    return { text: text.text.trimEnd() }
  }
}
