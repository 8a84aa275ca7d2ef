import type { Node, Range } from '@battleline/language'
import type { Condition } from '../conditions/conditions.ts'
import type { State } from '../conditions/state-conditions.ts'
import { dealtTo, isElliptic } from '../sentences/omitted-words.ts'
import {
  type Awaited,
  type CardText,
  type Clause,
  type Effect,
  eventsIn,
  grantedBy,
  isBold,
  type Sentence,
  sentencesIn,
} from '../structure.ts'
import { isOfThatHouse } from '../words/chosen-words.ts'
import { worksElsewhere, worksInDiscard } from './out-of-play.ts'
import { goesOnAboutIt } from './pronouns.ts'
import { pointsAtNothing, type Speaking } from './reference-targets.ts'
import { kindOf, mentions } from './references.ts'
import { ofSubject } from './subject-conditions.ts'

/** A part of a text that can be read and makes no sense where it stands. */
export interface Senseless {
  readonly range: Range
  readonly message: string
}

/** Parts that could never do anything where they stand: they would be read and silently skipped. */
export function senseless(text: CardText, ranges: ReadonlyMap<Node, Range>): readonly Senseless[] {
  return text.clauses.flatMap((clause) => {
    const own = ranges.get(clause as unknown as Node)
    const wrong = CHECKS.find(([isWrong]) => isWrong(clause))
    if (own !== undefined && wrong !== undefined) return [{ range: own, message: wrong[1] }]
    const lost = abilitiesIn(clause).flatMap((ability) => {
      const astray = pointsAtNothing(ability)
      const range = astray === null ? undefined : ranges.get(astray as Node)
      return range === undefined ? [] : [{ range, message: ASTRAY }]
    })
    if (lost.length > 0) return lost
    const sentences = sentencesOf(clause)
    return sentences.flatMap((sentence, at) => {
      const message = amiss(sentence, sentences[at - 1])
      const range = ranges.get(sentence as unknown as Node)
      return message === null || range === undefined ? [] : [{ range, message }]
    })
  })
}

const GONE = 'a card that has left play does not see it; its Play: ability can say what happens then'

/** A card, or an upgrade whose creature leaves, is gone when it could resolve (KF-GEN-16). */
function waitsForItself(clause: Clause): boolean {
  const given = givenBy(clause)
  if (given !== null) return waitsForItself(given)
  return (
    clause.kind === 'after' &&
    eventsIn(clause.event).some(
      (one) => one.kind === 'leaves play' && one.bold !== true && isOwn(one.of.kind),
    )
  )
}

const givenBy = (clause: Clause) => (clause.kind === 'constant' ? grantedBy(clause.is) : null)

const TWICE = 'abilities that give cards abilities without a bold word cannot be given themselves yet'

/** "… gains, “Each … gains, “After …”””: a bold ability can be given so. */
function givesTwice(clause: Clause): boolean {
  const given = givenBy(clause)
  const inner = given === null ? null : givenBy(given)
  return inner !== null && !isBold(inner)
}

const UNCLEAR = '“it” could be the card that it waits for, or the one that was just named'

/** "After a creature reaps, ready Brute and it gets …": the card that is named last, or the one that reaped. */
function isUnclear(clause: Clause): boolean {
  const given = givenBy(clause)
  if (given !== null) return isUnclear(given)
  if (clause.kind !== 'after') return false
  if (eventsIn(clause.event).every((one) => !('of' in one) || isOwn(one.of.kind))) return false
  return goesOnAboutIt([clause.first, ...(clause.more ?? [])])
}

const OWN_OR_NEIGHBOR =
  '“it” could be the card itself or its neighbor: write “that neighbor”, or the name of the card'

/** "If Brute has a Mars neighbor, ward it." */
const isOwnOrNeighbor = (clause: Clause): boolean =>
  abilitiesIn(clause).some((ability) =>
    ability.kind === 'replacement'
      ? asksForNeighbor(ability.does.condition) &&
        mentions([ability.does.cost, ability.does.effects], isPlainIt)
      : spokenIn(ability).some(
          (sentence) =>
            sentence.kind === 'if' &&
            asksForNeighbor(sentence.condition) &&
            mentions(sentence.effects, isPlainIt),
        ),
  )

const asksForNeighbor = (condition: Condition | undefined): boolean =>
  condition?.kind === 'there are' && condition.least === 1 && condition.of.kind === 'neighbors of'

const isPlainIt = ({ kind, noun }: { readonly kind?: unknown; readonly noun?: unknown }): boolean =>
  kind === 'it' && noun === undefined

const spokenIn = (ability: Exclude<Speaking, { readonly kind: 'replacement' }>): readonly Sentence[] =>
  ability.kind === 'bold' ? sentencesIn(ability) : [ability.first, ...(ability.more ?? [])]

/** Only a lasting effect can wait for a card that the text named before: a separate ability names none before it. */
const waitsForIt = (clause: Clause): boolean => mentions(clause, isWaitingForIt, ['lasting'])

/** If each of several events is written in full, none of them is fixed to a card that the text named. */
const isOfSeveral = (clause: Clause): boolean =>
  mentions(
    clause,
    (one) => one.kind === 'either event' && eventsIn(one as unknown as Awaited).some(speaksOfIt),
  )

const isWaitingForIt = (part: object): boolean =>
  ('event' in part && speaksOfIt(part.event)) ||
  ('kind' in part && OF_CARDS.includes(String(part.kind)) && speaksOfIt(part))

const OF_CARDS = [
  'costs to use',
  'reap becomes',
  'destruction becomes',
  'dealt becomes',
  'damage divided',
  'leaving becomes',
]

const speaksOfIt = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('of' in part && kindOf(part.of) === 'it') || ('to' in part && kindOf(part.to) === 'it'))

const COUNTED = 'how often this has happened in a turn is not known'

/** "The first time …": of events that the turn remembers, and of cards by what is printed on them. */
function isNotCounted(clause: Clause): boolean {
  const given = givenBy(clause)
  if (given !== null) return isNotCounted(given)
  if (clause.kind !== 'after' || clause.nth === undefined) return false
  const { event } = clause
  // For several events: how often any of them has happened.
  if (event.kind === 'either event' || event.kind === 'either befalls' || event.kind === 'either deed')
    return true
  if (!REMEMBERED.includes(event.kind)) return true
  if (!('of' in event) || 'by' in event || event.of.kind === 'self' || event.of.kind === 'host') return false
  return event.of.kind !== 'choose' || Object.keys(event.of.of).some((field) => !PLAINLY.includes(field))
}
const REMEMBERED = ['destroyed', 'fights', 'reaps', 'used', 'exalted', 'played', 'discarded', 'key forged']
const PLAINLY = [
  ...['kind', 'noun', 'side', 'other', 'trait', 'house', 'without', 'outside', 'named'],
  ...['least', 'most', 'power', 'parity'],
]

/** "Unless attacking", behind a text: each of the cards that it is about. */
const isOfAFight = (state: State): boolean =>
  state.kind === 'in a fight' ||
  ((state.kind === 'all of' || state.kind === 'any of') && state.of.some(isOfAFight))

/** A condition with its subject as `of`, also if the structure calls it `who`. */
const whole = (state: State): object => ('who' in state ? { of: state.who } : state)

const MANY = 'which of these cards “it” is cannot be told; say it of one kind of cards'

/** "Brute and each of its neighbors get +1 power while damaged." */
function isOfNoKind(clause: Clause): boolean {
  const given = givenBy(clause)
  if (given !== null && isOfNoKind(given)) return true
  if (clause.kind !== 'constant' || clause.is.kind !== 'about') return false
  const { condition } = clause
  // "Unless it is ready" stands behind a text, and is of the cards that this is about.
  const own =
    clause.own ??
    (condition?.kind === 'not' && (speaksOfIt(whole(condition.of)) || isOfAFight(condition.of))
      ? condition
      : undefined)
  return own !== undefined && ofSubject(clause.is, own) === null
}

/** "Choose an artifact. It gains, …": an effect without a duration holds for the card itself and uses its name. */
const isAboutNothing = (clause: Clause): boolean =>
  clause.kind === 'constant' &&
  clause.is.kind === 'about' &&
  clause.is.who.kind === 'it' &&
  clause.condition === undefined &&
  clause.own === undefined

const IN_HAND = 'whether a card can be discarded is the same all the time; no condition is asked of it'

const isAskedInHand = (clause: Clause): boolean =>
  clause.kind === 'constant' && clause.is.kind === 'cannot be discarded' && clause.condition !== undefined

const ITSELF = 'both of the cards that are compared here would be “it”, the one that was spoken of last'

/** "If that card shares a house with the chosen creature": both are what was spoken of last. */
const comparesItself = (clause: Clause): boolean =>
  mentions(clause, (one) => one.kind === 'is a' && isOfItself(one as unknown as IsA))
type IsA = Extract<State, { readonly kind: 'is a' }>

const isOfItself = ({ who, of }: IsA): boolean =>
  (who === undefined || who.kind === 'it') &&
  (of.such ?? []).some((such) => Object.values(such).some((field) => kindOf(field) === 'it'))

const ONLY_ONE = 'only one thing to choose stands here: write the others behind “or”, or each behind “•”'

/** "Choose one: Destroy a creature. Gain 1Æ." */
const offersOneThing = (clause: Clause): boolean =>
  mentions(clause, (one) => one.kind === 'either' && (one as unknown as Either).of.length < 2)
type Either = Extract<Effect, { readonly kind: 'either' }>

const HOUSELESS = '“that house” points at nothing: no house is chosen in this ability'

/** "Ready a creature of that house." "That house becomes the active house." */
const speaksOfHouse = (clause: Clause): boolean =>
  mentions(
    clause,
    ({ kind, of, chosen, like }) =>
      isOfThatHouse(chosen) || isOfThatHouse(like) || (kind === 'becomes active house' && of === undefined),
  )

/** Chosen by the text itself, or as the active house, for which it waits. */
const choosesHouse = (clause: Clause): boolean =>
  mentions(clause, ({ kind }) => kind === 'choose house' || kind === 'house chosen')

const ASTRAY =
  '“it” points at nothing: nothing was named, chosen or found before; the card itself is “this creature”, or its name'

/** A clause's own ability, and those that it gives. */
function abilitiesIn(part: unknown): readonly Speaking[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(abilitiesIn)
  return isSpeaking(part) ? [part, ...inner] : inner
}

const isSpeaking = (part: object): part is Speaking =>
  'kind' in part &&
  (part.kind === 'bold' ||
    part.kind === 'replacement' ||
    part.kind === 'whenever' ||
    (part.kind === 'after' && 'first' in part))

const isOwn = (kind: string): boolean => kind === 'self' || kind === 'host'

const ELSEWHERE =
  'out of play it could only work in your discard pile, at the start or end of a turn or as a house is chosen'

/** An ability of a card that has to lie somewhere else would never be asked for (KF-ABL-3). */
const isNeverAsked = (clause: Clause): boolean => worksElsewhere(clause) && !worksInDiscard(clause)

const AT_ANY_TIME = 'when you may do it is not said; a card in your discard pile can say it of itself'

/** "You may draw a card." */
const isForEver = (clause: Clause): boolean =>
  clause.kind === 'constant' && clause.is.kind === 'may do' && !worksInDiscard(clause)

/** What can be wrong with a clause, in the order in which it is told. */
const CHECKS: readonly (readonly [isWrong: (clause: Clause) => boolean, message: string])[] = [
  [waitsForItself, GONE],
  [isNeverAsked, ELSEWHERE],
  [isForEver, AT_ANY_TIME],
  [givesTwice, TWICE],
  [waitsForIt, ASTRAY],
  [isOfSeveral, ASTRAY],
  [isNotCounted, COUNTED],
  [isOfNoKind, MANY],
  [isUnclear, UNCLEAR],
  [isOwnOrNeighbor, OWN_OR_NEIGHBOR],
  [isAboutNothing, ASTRAY],
  [isAskedInHand, IN_HAND],
  [comparesItself, ITSELF],
  [offersOneThing, ONLY_ONE],
  [(clause) => speaksOfHouse(clause) && !choosesHouse(clause), HOUSELESS],
]

function amiss(sentence: Sentence, before: Sentence | undefined): string | null {
  const first = before === undefined
  if (isElliptic(sentence) && dealtTo(before) === null)
    return 'nothing stands before this that it could replace: say to what the damage is dealt'
  if (sentence.kind === 'if' && sentence.instead === true && first)
    return 'nothing stands before this that it could replace'
  if (sentence.kind === 'otherwise' && first) return 'nothing stands before this that could fail'
  if (choosesInOrderTo(sentence)) return 'what the chosen card does is not known: say it of the card itself'
  if (capsMore(sentence)) return 'a maximum is known only where it is so many times as much'
  return repeatsNothing(sentence, first) ? 'nothing stands before this that it could repeat' : null
}

/** "Choose a creature to …": not a choice in order to do something. */
const choosesInOrderTo = (sentence: Sentence): boolean =>
  'to' in sentence &&
  sentence.to !== undefined &&
  sentence.effects.some((effect) => (effect.kind === 'for each' ? effect.does : effect).kind === 'choose')

/** Of 2 for each, a maximum of 6 is 3 times: what is capped is the amount. */
const isShareOf = (does: object, most: number): boolean => {
  if (!('amount' in does)) return false
  const amount = does.amount as { readonly kind: string; readonly value?: number }
  return amount.kind === 'number' && most % (amount.value ?? 0) === 0
}

const capsMore = (sentence: Sentence): boolean =>
  sentence.kind !== 'choose one' &&
  sentence.effects.some(
    (effect) =>
      effect.kind === 'for each' && effect.of.kind === 'capped' && !isShareOf(effect.does, effect.of.most),
  )

/** An instruction to repeat needs sentences before it; inside another effect it has none (KF-GEN-10). */
function repeatsNothing(sentence: Sentence, first: boolean): boolean {
  if (sentence.kind === 'choose one') return false
  const follows = 'to' in sentence ? (sentence.to ?? []) : []
  const all = [...sentence.effects, ...follows]
  const inside = all.some((effect) => effect.kind === 'for each' && effect.does.kind === 'repeat')
  // "If its left neighbor …, repeat this effect on that creature" goes on about what it asks of.
  if (all.some((effect) => effect.kind === 'repeat' && effect.what === 'sentence'))
    return sentence.kind !== 'if' || !('who' in sentence.condition) || sentence.condition.who === undefined
  return inside || ((first || sentence.kind === 'later') && all.some(({ kind }) => kind === 'repeat'))
}

function sentencesOf(clause: Clause): readonly Sentence[] {
  if (clause.kind === 'bold') return sentencesIn(clause)
  if (clause.kind === 'as upgrade') return clause.text.flatMap(sentencesOf)
  if (clause.kind === 'after' || clause.kind === 'whenever') return [clause.first, ...(clause.more ?? [])]
  if (clause.kind !== 'constant') return []
  if (clause.is.kind === 'deed becomes')
    return [...(clause.is.first ? [clause.is.first] : []), ...(clause.is.then ?? [])]
  if (clause.is.kind !== 'about') return []
  return clause.is.does.flatMap((one) => (one.kind === 'grants' ? sentencesOf(one.ability) : []))
}
