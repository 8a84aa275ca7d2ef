import { CONCEDE, type WrittenAnswer } from '../model/answer.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Place } from '../problems/faults.ts'
import { readAnswer } from '../reading/answers.ts'
import { type Given, readAt } from '../reading/fields.ts'
import { arrowSides } from '../reading/names.ts'
import { placeInside } from '../yaml/place-inside.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import type { CardNames } from './card-names.ts'
import { MOVES, type MoveWord, rolesText } from './moves.ts'
import type { NamedCard, NamedMove, PlayEntry } from './play-entry.ts'
import type { KeyforgeContext } from './reading-context.ts'

const WORDS = Object.keys(MOVES)
const BESIDE = ['choose', 'ability', CONCEDE]

/** Reads the entries of `play`: moves, and answers. */
export class PlayEntries {
  readonly #reading: KeyforgeContext
  readonly #cards: CardNames

  constructor(reading: KeyforgeContext, cards: CardNames) {
    this.#reading = reading
    this.#cards = cards
  }

  entry(tree: Tree): PlayEntry | null {
    const { fields } = this.#reading
    const { faults } = fields
    if (tree.kind === 'text') return this.#withoutColon(tree)
    const table = fields.table(tree, 'a move')
    if (table === null) return null
    const given = fields.known(table, [...WORDS, ...BESIDE], 'a move', WORDS)
    const chosen =
      readAt(given, 'choose', (list) => fields.each(list, 'choose', (item) => readAnswer(fields, item))) ?? []
    const [first, second] = [...WORDS, CONCEDE].flatMap((word) => given.get(word) ?? [])
    if (second !== undefined)
      faults.add('two-moves', second.key.at, `an entry of “play” is one move, and this is the second`)
    if (first === undefined && given.size < table.entries.length) return null
    if (first === undefined) return this.#goingOn(tree, given, chosen)
    const move = this.#move(first, given.get('ability'))
    return move === null
      ? null
      : { move, choose: chosen, at: { from: first.key.at.from, to: first.value.at.to } }
  }

  /** “reap Gub” without the colon after the move's word. */
  #withoutColon({ text, at }: Text): null {
    const [, word = '', rest] = /^\s*(\S+)\s+(.*)$/s.exec(text) ?? []
    const meant = nearestWord(word, WORDS)
    this.#reading.fields.faults.add('move-form', at, 'a move is a word with a colon and its cards', {
      nearest: meant === undefined ? undefined : `${meant}: ${rest}`,
      expected: meant === undefined ? WORDS : [],
    })
    return null
  }

  /** An entry without a move answers the pending decision. */
  #goingOn(tree: Tree, given: Given, choose: readonly WrittenAnswer[]): PlayEntry | null {
    if (given.has('choose')) return { move: null, choose, at: given.get('choose')?.key.at ?? tree.at }
    this.#reading.fields.faults.add('missing-key', tree.at, 'an entry of “play” names a move', {
      expected: WORDS,
    })
    return null
  }

  #move({ key, value }: Entry, ability: Entry | undefined): NamedMove | null {
    const { fields, houses, source } = this.#reading
    const { faults } = fields
    if (key.text === CONCEDE) return this.#worded(CONCEDE, value, this.#reading.players, ability)
    const move: MoveWord | undefined = MOVES[key.text]
    if (move === undefined) return null
    if (move.words !== undefined)
      return this.#worded(key.text, value, move.words === 'houses' ? houses : move.words, ability)
    const text = fields.text(value, `the card of “${key.text}”`)
    if (text === null) return null
    const parts = arrowSides(text.text)
    if (parts.length !== move.cards.length) {
      faults.add('move-form', text.at, `write “${key.text}: ${rolesText(move)}”`)
      return null
    }
    const cards = parts.map(({ text: name, from }) =>
      name === ''
        ? this.#missing(text)
        : this.#named(name, placeInside(text, source, from, from + name.length)),
    )
    const which = ability === undefined ? 1 : fields.count(ability.value, 'ability', 1, 20)
    if (ability !== undefined && key.text !== 'action')
      faults.add('misplaced-key', ability.key.at, 'only an “action” has an ability')
    const found = cards.filter((card) => card !== null)
    if (found.length < cards.length || which === null) return null
    return { word: key.text, text: `${key.text}: ${text.text}`, cards: found, option: '', ability: which - 1 }
  }

  /** The run chooses among several cards of a name, when it makes the move. */
  #named(text: string, at: Place): NamedCard | null {
    const among = this.#cards.among(text, at)
    return among.length === 0 ? null : { text, at, among }
  }

  /** A move with a word: `end: turn`, `house: logos`. */
  #worded(move: string, value: Tree, words: readonly string[], ability: Entry | undefined): NamedMove | null {
    const { fields } = this.#reading
    const { faults } = fields
    if (ability !== undefined) faults.add('misplaced-key', ability.key.at, 'only an “action” has an ability')
    const option = fields.word(value, words, `the value of “${move}”`)
    return option === null ? null : { word: move, text: `${move}: ${option}`, cards: [], option, ability: 0 }
  }

  #missing({ at }: Text): null {
    this.#reading.fields.faults.add('missing-value', at, 'the name of a card is missing')
    return null
  }
}
