import { cards, readText, selfOf } from './grammar.ts'
import type { CardText, Clause, EventNode, TextOf } from './nodes.ts'
import { isNever, isSetAside } from './set-aside.ts'
import type { Cost } from './structure.ts'

// A paragraph of a text is one ability (113.2c). So the words that say when it happens are enough to know that it cannot
// happen on a board as it stands: nothing there has its upkeep, enters, or is cast. Whatever it does, the rest of the card
// can be used; if it does happen in a game, the game says that its words are not understood.

/** What happens only if something enters or is cast, or after combat. */
const OUTSIDE_COMBAT: ReadonlySet<string> = new Set(['casts', 'end step', 'second main phase'])

const isOutsideCombat = (event: EventNode): boolean =>
  isNever(event) ||
  OUTSIDE_COMBAT.has(event.kind) ||
  (event.kind === 'happens' && event.does.every(({ kind }) => kind === 'enters' || kind === 'never'))

/**
 * Reads a text of which some abilities cannot be read, if combat does not need these: null where it could. The name of
 * the card is `name`.
 */
export function readForCombat(text: string, name: string): CardText | null {
  const clauses: Clause[] = []
  for (const paragraph of paragraphsOf(text)) {
    const read = readText(paragraph, name, true)
    const clause = read.ok ? null : unreadAbility(paragraph, name)
    if (read.ok) clauses.push(...read.text.clauses)
    else if (clause === null) return null
    else clauses.push(clause)
  }
  return { kind: 'text', clauses }
}

/** Its paragraphs without reminder text; modes belong to the line above them. */
const paragraphsOf = (text: string): readonly string[] =>
  text
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\n+(?!\s*•)/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

function unreadAbility(paragraph: string, name: string): Clause | null {
  const said = { kind: 'unread ability', says: paragraph.replace(/\s+/g, ' ') } as const
  if (isAboutCasting(paragraph, name)) return said
  const event = eventOf(paragraph.replace(ABILITY_WORD, ''), name)
  if (event !== null) return isOutsideCombat(event) ? { ...said, event } : null
  const costs = AS_A_SORCERY.test(paragraph) ? costsOf(paragraph, name) : null
  return costs === null ? null : { ...said, costs }
}

/** Words in front of a triggered ability mean nothing, or are one more condition. */
const ABILITY_WORD = /^[^—"“:.]+ — (?=[Ww]hen|[Aa]t )/
/** Its only restriction. */
const AS_A_SORCERY = /^(?:(?!Activate only)[^"“])*Activate only as a sorcery\.$/

/** The costs in mana of a card, whatever they depend on: one sentence. */
function isAboutCasting(paragraph: string, name: string): boolean {
  const [, costs = ''] = /^([^.]* to cast)(?: (?:if|for|where|as)\b| this)[^.]*\.$/.exec(paragraph) ?? []
  if (costs === '') return false
  const read = readText(`${costs}.`, name, true)
  return read.ok && read.text.clauses.every(isSetAside)
}

/** What an ability waits for: the words before one of its commas. */
function eventOf(paragraph: string, name: string): EventNode | null {
  for (let at = paragraph.indexOf(', '); at >= 0; at = paragraph.indexOf(', ', at + 1)) {
    const read = cards.parse(paragraph.slice(0, at), { category: 'event', self: selfOf(name), brief: true })
    if (read.ok) return read.node as unknown as EventNode
    if (at > LONGEST_EVENT) return null
  }
  return null
}
const LONGEST_EVENT = 120

/** The costs before the colon of an activated ability. */
function costsOf(paragraph: string, name: string): readonly TextOf<Cost>[] | null {
  const [, written = ''] = /^([^:"“]+): /.exec(paragraph) ?? []
  const costs: TextOf<Cost>[] = []
  for (const one of written.split(', ')) {
    const read = cards.parse(one, { category: 'cost', self: selfOf(name), brief: true })
    if (!read.ok) return null
    costs.push(read.node as unknown as TextOf<Cost>)
  }
  return costs
}

/** As the text prints; what is not read stays as it is written. */
export const printForCombat = ({ clauses }: CardText, name: string): string =>
  clauses
    .map((one) =>
      one.kind === 'unread ability' ? one.says : cards.print(one, { category: 'clause', self: name }),
    )
    .join('\n')
