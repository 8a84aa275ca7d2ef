import { fold } from '@battleline/language'
import type { House, Icon } from '../vocabulary.ts'
import type { CardPool, ReadDeck } from './deck.ts'
import { DeckBuilder } from './deck-builder.ts'

/** A line of text without its bullet, quotation marks and comment. */
interface Line {
  readonly text: string
  readonly number: number
}

/** Headings without a meaning of their own: the cards below say what they are. */
const PLAIN_HEADINGS: readonly string[] = [
  ...['cards', 'deck', 'decklist', 'creature', 'creatures', 'action', 'actions', 'artifact', 'artifacts'],
  ...['upgrade', 'upgrades', 'token', 'token creature', 'prophecy', 'prophecies', 'power', 'powers'],
  ...['archon power', 'archon powers'],
]

/** Words in parentheses behind a name that change nothing. */
const REMARK =
  /\s*[([](?:maverick|legacy|anomaly|enhanced|common|uncommon|rare|special|variant|fixed|token)[)\]]/gi

/**
 * Reads a plain list: a name, the set, a heading for each house, and the cards below it, each with a number before or
 * behind it and its added bonus icons in brackets. It never throws.
 */
export function readList(text: string, pool: CardPool, fallback: string): ReadDeck {
  const list = new ListReader(new DeckBuilder(pool))
  for (const line of linesOf(text)) list.read(line)
  return list.builder.build(fallback)
}

function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, at) =>
    whole
      .replace(/(^|\s)\/\/.*$/, '')
      .split(' / ')
      .map((part) => ({ text: bare(part), number: at + 1 }))
      .filter(({ text: words }) => words !== ''),
  )
}

/** Without comment, bullet and quotation marks around it. “#” may mark a heading, too. */
function bare(part: string): string {
  const words = part
    .replace(/\s#.*$/, '')
    .trim()
    .replace(/^[-*•–—]\s+/, '')
    .trim()
  return /^(["']).*\1$/.test(words) && words.length > 1 ? words.slice(1, -1).replaceAll('\\"', '"') : words
}

class ListReader {
  readonly builder: DeckBuilder
  #house: House | null = null

  constructor(builder: DeckBuilder) {
    this.builder = builder
  }

  read(line: Line): void {
    const { text } = line
    if (this.#isHeading(text) || text.startsWith('#') || /^[-=_*]{3,}$/.test(text)) return
    if (this.#readField(line)) return
    if (this.#readCard(line) || this.#readSeveral(line)) return
    const isName = this.builder.name === null && this.builder.isEmpty && this.#house === null
    if (isName && !/^\d|[:]$/.test(text)) this.builder.name = text
    else this.#report(line)
  }

  /** “Dis”, “## Dis (12)”, “House Dis:”, “Creatures” */
  #isHeading(text: string): boolean {
    const words = text
      .replace(/^[#*=\s]+|[*=:\s]+$/g, '')
      .replace(/\s*[([]?\d+(?: cards?)?[)\]]?$/, '')
      .replace(/^house:? /i, '')
    if (this.builder.isCard(text)) return false
    const house = this.builder.houseNamed(words)
    if (house !== null) this.#enter(house)
    return house !== null || PLAIN_HEADINGS.includes(fold(words))
  }

  #enter(house: House): void {
    this.#house = house
    this.builder.addHeading(house)
  }

  /** “set: Mass Mutation”, “token: Grunt”, “Dis: Gub, 2 Dust Imp” */
  #readField(line: Line): boolean {
    const [, key = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line.text) ?? []
    if (key === '' || this.builder.isCard(line.text)) return false
    const rest = { ...line, text: bare(value) }
    const house = this.builder.houseNamed(key)
    if (house !== null) {
      this.#enter(house)
      this.#readAll(rest)
      return true
    }
    switch (fold(key)) {
      case 'name':
      case 'deck':
      case 'deck name':
        this.builder.name = rest.text
        return true
      case 'set':
      case 'expansion':
        this.builder.readSet(rest.text, line.number)
        return true
      case 'houses':
        for (const word of rest.text.replace(/^\[|\]$/g, '').split(/[,;/|]/)) {
          const one = this.builder.readHouse(word.trim(), line.number)
          if (one !== null) this.builder.addHouse(one)
        }
        return true
      case 'id':
      case 'link':
      case 'url':
      case 'https':
        return true
      default:
        if (!PLAIN_HEADINGS.includes(fold(key))) return false
        this.#readAll(rest)
        return true
    }
  }

  #readAll(line: Line): void {
    if (!this.#readCard(line) && !this.#readSeveral(line)) this.#report(line)
  }

  /** One card with its number and icons. False if its name is unknown. */
  #readCard({ text, number: line }: Line): boolean {
    const found = this.#cardIn(text)
    if (found === null) return false
    const { icons, ...card } = found
    const enhancements: readonly Icon[] = this.builder.readIcons(icons, line)
    this.builder.addCard({ ...card, house: this.#house, enhancements, line })
    return true
  }

  #cardIn(
    text: string,
  ): { readonly name: string; readonly count: number; readonly icons: readonly string[] } | null {
    for (const { words, icons } of withoutIcons(text.replace(REMARK, '').trim()))
      for (const { name, count } of readingsOf(words))
        if (this.builder.isCard(name)) return { name, count, icons }
    return null
  }

  /** Several cards in one line. A name can itself have a comma, so the longest known part comes first. */
  #readSeveral({ text, number }: Line): boolean {
    const parts = text.split(/\s*[,;|]\s*/)
    if (parts.length < 2) return false
    const found: string[] = []
    for (let at = 0; at < parts.length; ) {
      const size = [3, 2, 1].find((many) => this.#cardIn(parts.slice(at, at + many).join(', ')) !== null)
      found.push(parts.slice(at, at + (size ?? 1)).join(', '))
      at += size ?? 1
    }
    if (!found.some((one) => this.#cardIn(one) !== null)) return false
    for (const one of found)
      if (one !== '' && !this.#readCard({ text: one, number })) this.#report({ text: one, number })
    return true
  }

  /** An unknown card, or a heading that is no house. */
  #report(line: Line): void {
    const { text, number } = line
    if (text === '') return
    if (text.endsWith(':')) this.builder.readHouse(text.slice(0, -1), number)
    else {
      const name = readingsOf(withoutIcons(text.replace(REMARK, '').trim()).at(-1)?.words ?? text).at(
        -1,
      )?.name
      this.builder.addCard({ name: name ?? text, line: number })
    }
  }
}

/** The words as they are, and those before icons in brackets. */
function withoutIcons(
  text: string,
): readonly { readonly words: string; readonly icons: readonly string[] }[] {
  const [, words = '', inside = ''] = /^(.*\S)\s*[[({]([^\])}]*)[\])}]$/.exec(text) ?? []
  const whole = { words: text, icons: [] }
  if (words === '' || /^\s*[x×]?\d/.test(inside)) return [whole]
  const icons = inside.replace(/star alliance/gi, 'staralliance').split(/[\s,;+]+/)
  return [whole, { words, icons: icons.filter((one) => one !== '') }]
}

/** The name of a card without a number, or with one before or behind it. */
function readingsOf(words: string): readonly { readonly name: string; readonly count: number }[] {
  const before = /^(?:[x×]\s*)?(\d+)\s*[x×*]?\s+(.+)$/.exec(words)
  const behind = /^(.+?)\s*(?:\s[x×*]\s*(\d+)|[([]\s*[x×]?\s*(\d+)\s*[x×]?\s*[)\]]|\s(\d+)\s*[x×])$/.exec(
    words,
  )
  return [
    { name: words, count: 1 },
    ...(before === null ? [] : [{ name: before[2] ?? '', count: Number(before[1]) }]),
    ...(behind === null
      ? []
      : [{ name: behind[1] ?? '', count: Number(behind[2] ?? behind[3] ?? behind[4]) }]),
  ]
}
