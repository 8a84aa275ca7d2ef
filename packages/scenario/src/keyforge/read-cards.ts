import {
  CARD_TYPES,
  type CardFacts,
  factsProblem,
  HOUSES,
  type KeyForge,
  readText,
} from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { CardFiles } from '../cards/card-files.ts'
import { checkCardText } from '../cards/card-text.ts'
import { cardsOfFile } from '../cards/cards-from-file.ts'
import { cardsTable } from '../cards/cards-table.ts'
import { ALLOW, allowsUnknown, unknownIf } from '../cards/unknown-words.ts'
import { type Fields, forKeys, readGiven } from '../reading/fields.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import { readIcons } from './read-board-cards.ts'
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
    const own = readGiven(given, {
      type: (tree) => fields.word(tree, CARD_TYPES, 'a type of card'),
      house: (tree) => fields.word(tree, HOUSES, 'a house'),
      ...forKeys(['power', 'armor', 'aember'], (tree, what) => fields.count(tree, what)),
      traits: (tree) => fields.texts(tree, 'traits', 'a trait').map((trait) => trait.toLowerCase()),
      icons: (tree) => readIcons(fields, tree),
      text: (tree) => this.#text(key.text, tree, allowed),
      gigantic: (tree) => fields.truth(tree, 'gigantic') || null,
      // The other side of a prophecy.
      reverse: (tree) => fields.text(tree, 'the other side')?.text ?? null,
    })
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
    // The missing key is reported; the rest of the file is read as if the card were whole.
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

  #text(name: string, tree: Tree, allowed: boolean): string | null {
    if (tree.kind === 'text' && tree.text === '' && tree.style !== 'plain') return ''
    const text = this.#fields.text(tree, 'the text of the card')
    if (text === null) return null
    if (!allowed) checkCardText(this.#fields, this.#source, readText, text, name, ALLOW)
    return text.text.trimEnd()
  }
}
