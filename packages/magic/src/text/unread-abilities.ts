import type { CardType } from '../vocabulary.ts'
import { CUT_MARK } from './cut-text.ts'
import { cards, readText, selfOf } from './grammar.ts'
import type { CardText, Clause, EventNode, TextOf } from './nodes.ts'
import { eventsWithin, isSpellText } from './pronouns.ts'
import { FREE, isNever, isSetAside } from './set-aside.ts'
import type { Cost } from './structure.ts'

// A paragraph of a text is one ability (113.2c). So the words that say when it happens are enough to know that it cannot
// happen on a board as it is: nothing there has its upkeep, enters, or is cast. Whatever it does, the rest of the card
// can be used; if it does happen in a game, the game says that its words are not understood.

/** What happens only if something enters or is cast, or after combat. */
const OUTSIDE_COMBAT: ReadonlySet<string> = new Set(['casts', 'end step', 'second main phase'])

/** Also as it is turned face up: no board has a permanent face down if its ability of that moment is not understood. */
const isEntering = (kind: string, who = 'self'): boolean =>
  kind === 'enters' || kind === 'never' || (kind === 'turned up' && who === 'self')

const isOutsideCombat = (event: EventNode): boolean =>
  eventsWithin(event).every(
    (one) =>
      isNever(one) ||
      OUTSIDE_COMBAT.has(one.kind) ||
      (one.kind === 'happens' && one.does.every((does) => isEntering(does.kind, one.who?.kind))),
  )

/**
 * Reads a text with abilities that cannot be read, if combat does not need these: null where it could. The name of
 * the card is `name`, and `types` are its types, if they are known.
 */
export function readForCombat(text: string, name: string, types: readonly CardType[] = []): CardText | null {
  // What is chosen is for another ability; without one, the text is not whole.
  if (CHOOSES.test(text) && !/\b(?:chosen|choice)\b/.test(text)) return null
  const clauses: Clause[] = []
  for (const paragraph of paragraphsOf(text)) {
    const read = readText(paragraph, name, true)
    const clause = read.ok ? null : unreadParagraph(paragraph, name, types)
    if (read.ok) clauses.push(...read.text.clauses)
    else if (clause === null) return null
    else clauses.push(clause)
  }
  return asAbilities({ kind: 'text', clauses }, name, types)
}

/**
 * A text with the words of a spell named, where the card is none: only instants and sorceries do what such words say
 * (113.3a). Files give some permanents the text of their other face.
 */
export const asAbilities = (text: CardText, name: string, types: readonly CardType[]): CardText =>
  types.length === 0 || isSpellCard(types) || !text.clauses.some(isSpellText)
    ? text
    : { kind: 'text', clauses: text.clauses.map((one) => (isSpellText(one) ? named(one, name) : one)) }

const isSpellCard = (types: readonly CardType[]): boolean =>
  types.includes('instant') || types.includes('sorcery')

const named = (clause: Clause, name: string): Clause => ({
  kind: 'unread ability',
  says: cards.print(clause, { category: 'clause', self: name }),
})

/** A paragraph of a sorcery is for a main phase, whatever it says. */
const unreadParagraph = (paragraph: string, name: string, types: readonly CardType[]): Clause | null =>
  unreadAbility(paragraph, name) ??
  (types.includes('sorcery') && !types.includes('instant')
    ? { kind: 'unread ability', says: paragraph.replace(/\s+/g, ' '), spell: true }
    : null)

type Unread = Clause & { readonly kind: 'unread ability' }

const CHOOSES = /^As [^,\n]* enters(?: the battlefield)?, (?:[^.\n]*\b)?choose /m

/** Its paragraphs without reminder text; modes belong to the line above them. */
function paragraphsOf(text: string): readonly string[] {
  const plain = text.replace(/\s*\([^()]*\)/g, '')
  // Abilities behind a number of charge counters are those of a permanent with so many.
  const level = plain.search(/^\d+\+ \|/m)
  const [before, levels] = level < 0 ? [plain, ''] : [plain.slice(0, level), plain.slice(level)]
  return [...before.split(/\n+(?!\s*•)/), levels].map((one) => one.trim()).filter((one) => one !== '')
}

function unreadAbility(paragraph: string, name: string): Clause | null {
  const said = { kind: 'unread ability', says: paragraph.replace(/\s+/g, ' ') } as const
  if (paragraph.endsWith(CUT_MARK)) return cutAbility(said, paragraph, name)
  const plain = ownNameless(said.says, name)
  if (ENTERING.some((one) => one.test(plain))) return { ...said, event: ENTERS }
  if (
    FROM_GRAVEYARD.test(plain) ||
    CYCLED.test(plain) ||
    isAboutCasting(paragraph, name) ||
    isOnlyMana(plain, name)
  )
    return said
  const event = eventOf(paragraph.replace(ABILITY_WORD, ''), name)
  if (event !== null) return isOutsideCombat(event) ? { ...said, event } : null
  if (CASTS.test(plain)) return { ...said, event: { kind: 'casts' } }
  const costs = AS_A_SORCERY.test(paragraph) ? costsOf(paragraph, name) : null
  return costs === null ? null : { ...said, costs }
}

/** An ability whose end is cut: only what it waits for can tell that it is not for combat. */
function cutAbility(said: Unread, paragraph: string, name: string): Clause | null {
  if (CYCLED.test(ownNameless(paragraph, name))) return said
  const event = eventOf(paragraph.replace(ABILITY_WORD, ''), name)
  return event !== null && isOutsideCombat(event) ? { ...said, event } : null
}

/** A text that says `~` for its card. */
const ownNameless = (text: string, name: string): string =>
  selfOf(name)
    .reduce((so, own) => so.replaceAll(own, '~'), text)
    .replace(
      /\b[Tt]his (?:creature|artifact|land|enchantment|permanent|card|spell|token|Vehicle|Aura|Equipment)\b/g,
      '~',
    )

const ENTERS = { kind: 'happens', who: { kind: 'self' }, does: [{ kind: 'enters' }] } as const

/** Paragraphs about how a permanent enters, or what happens then. What it has chosen is asked by other paragraphs. */
const ENTERING = [
  /^As ~ enters(?: the battlefield)?, (?:choose|you may|reveal|look) /,
  /^You may have ~ enter(?: the battlefield)? as a copy of /,
  /^~ enters(?: the battlefield)? tapped (?:unless|if) [^.]*\.$/,
  // A board says which of these counters a permanent has.
  /^~ enters(?: the battlefield)? with (?:(?!counter)[^.])*\+1\/\+1 counters? on it(?: plus an additional \+1\/\+1 counter on it)?(?:(?!counter)[^."])*\.$/,
  /^(?:Exploit|Job select|Living weapon|For Mirrodin!|Sunburst|Riot|(?:Amplify|Bloodthirst|Fabricate|Tribute) \d+)$/,
  /^When ~ exploits a creature, /,
  // The spell is the other face of the card, which boards do not play.
  /^~ enters prepared\.$/,
]

/** Abilities of a card in a graveyard, as a sorcery: not in combat. */
const FROM_GRAVEYARD =
  /^(?:(?!Activate only)[^"“])*(?:Exile|Return) ~ from your graveyard(?:(?!Activate only)[^"“])*Activate only as a sorcery\.$|^(?:Unearth|Scavenge|Embalm|Eternalize|Encore)(?: \{|—)[^.]*$/

/** What waits for one's own spell, however that is described: it is named for any of them. */
const CASTS =
  /^Increment$|^Whenever you cast an? (?:(?! or | and |,)[^."])*spell(?:(?! and whenever)[^.,"])*, /

/** A trick from the hand, which boards do not offer, or the casting of the card itself: the words are named. */
const CYCLED = /^When you (?:cycle ~, |cast ~, (?!.*\b(?:copy|counter)\b))/

/** Mana abilities, whatever the mana can be spent on. */
function isOnlyMana(plain: string, name: string): boolean {
  const [, given, own = plain] = GIVEN_MANA.exec(plain) ?? []
  if (given === undefined && plain.includes('"')) return false
  const sentences = own.replace(/^[^:]*: /, '').split(/(?<=\.) /)
  return (
    sentences.every((one) => MANA.test(one)) &&
    (costsOf(own.replaceAll('~', 'this permanent'), name)?.every(({ kind }) => FREE.has(kind)) ?? false)
  )
}
const GIVEN_MANA = /^((?:(?! gets? | can't | and ha|")[^.])* (?:has|have)) "([^"]*)"$/
const MANA = /^(?:Add|Spend this mana only)(?:(?! and |then\b)[^.:])*\.$/

/** Words in front of a triggered ability mean nothing, or are one more condition. */
const ABILITY_WORD = /^[^—"“:.]+ — (?=[Ww]hen|[Aa]t )/
/** Its only restriction. */
const AS_A_SORCERY = /^(?:(?!Activate only)[^"“])*Activate only as a sorcery\.$/

/** The costs in mana of a card, whatever they depend on: one sentence. */
function isAboutCasting(paragraph: string, name: string): boolean {
  if (SPELLS_COST.test(paragraph)) return true
  const [, costs = ''] = /^([^.]* to cast)(?:,? (?:if|for|where|as)\b| this)[^.]*\.$/.exec(paragraph) ?? []
  if (costs === '') return false
  const read = readText(`${costs}.`, name, true)
  return read.ok && read.text.clauses.every(isSetAside)
}

/** All that is said of some spells is what they cost in mana. */
const SPELLS_COST =
  /^(?:(?! (?:gets?|has|have|gains?|can't) )[^.,:"“])*\bspells? (?:(?! (?:gets?|has|have|gains?|can't|and) )[^.,:"“])*costs? (?:\{[^{}]+\})+ (?:less|more) to cast(?: for each [^.,:"“]*)?\.$/

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
