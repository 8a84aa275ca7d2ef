import type { Node, Range } from '@battleline/language'
import type { Condition } from '../conditions/conditions.ts'
import type { Effect } from '../effects/effect.ts'
import { type CardText, type Clause, eventsIn, type Sentence } from '../structure.ts'
import type { Amount } from '../values/amounts.ts'
import { names } from './reference-targets.ts'
import { kindOf } from './references.ts'

/*
 * Pronouns whose card depends on the words around them. They are resolved before the checks, in the nodes that were read.
 */

const OWN = ['self', 'host']

/** Points pronouns to the card itself where only that can be meant. `written`: the words of a node. Changes the nodes. */
export function resolvePronouns(part: unknown, written: (node: object) => string): void {
  if (typeof part !== 'object' || part === null) return
  if (isText(part)) itIsTheHost(part, written)
  if (isBold(part)) controllerIsYou(part)
  if ('effects' in part && Array.isArray(part.effects)) itBecomesACreature(part.effects as Effect[])
  if (isLasting(part)) itIsTheOneThatStays(part, written)
  if (isBold(part)) chosenIsNotTheOther([...part.does, ...(part.more ?? [])], written)
  if (isBold(part)) measuresWhatWasNamed([...part.does, ...(part.more ?? [])], written)
  if (isBold(part)) theirsAre('opponent', [...part.does, ...(part.more ?? [])], written)
  // Reading makes a Play: ability of it.
  if (isForThisTurn(part)) theirsAre('opponent', [part.is], written)
  if (isWaiting(part)) itWasNamedLast(part, written)
  if (isWaiting(part) && waitsForPlayers(part))
    theirsAre('that player', [part.first, ...(part.more ?? [])], written)
  for (const value of Object.values(part)) resolvePronouns(value, written)
}

const isText = (part: object): part is CardText => 'kind' in part && part.kind === 'text'

/** "Attach only to a friendly creature. It gains …": what the upgrade is attached to. */
function itIsTheHost({ clauses }: CardText, written: (node: object) => string): void {
  const constants = clauses.flatMap((clause) => (clause.kind === 'constant' ? clause.is : []))
  if (!constants.some(({ kind }) => kind === 'attached only')) return
  for (const is of constants)
    if (is.kind === 'about' && is.who.kind === 'it') Object.assign(is, { who: { kind: 'host' } })
  // An upgrade is no artifact: "this artifact" is what it is attached to.
  for (const target of clauses.flatMap(sentencesOf).flatMap(targetsIn))
    if (kindOf(target) === 'self' && written(target) === 'this artifact')
      Object.assign(target, { kind: 'host' })
}

const sentencesOf = (clause: Clause): readonly Sentence[] => (clause.kind === 'bold' ? clause.does : [])

const isBold = (part: object): part is Bold => 'kind' in part && part.kind === 'bold'
const isWaiting = (part: object): part is Waiting =>
  'kind' in part && part.kind === 'after' && 'first' in part

const isForThisTurn = (part: object): part is Extract<Clause, { readonly kind: 'for this turn' }> =>
  'kind' in part && part.kind === 'for this turn'

const isLasting = (part: object): part is Lasting => 'kind' in part && part.kind === 'lasting'
type Lasting = Extract<Effect, { readonly kind: 'lasting' }>

/** "Until Brute leaves play, it has power equal to that creature's power": Brute, and not what it is compared with. */
function itIsTheOneThatStays({ until, is }: Lasting, written: (node: object) => string): void {
  if (until !== 'this leaves play' || is.kind !== 'about' || written(is.who) !== 'it') return
  if (is.does.some((one) => 'of' in one && ['it', 'done'].includes(kindOf(one.of))))
    Object.assign(is.who, { kind: 'self' })
}

/**
 * "Choose a creature and discard the top card of a deck. If that card shares a house with the chosen creature, …. Otherwise,
 * destroy that creature": “that card” is the one that was discarded, and “that creature” the one that was chosen.
 */
function chosenIsNotTheOther(sentences: readonly Sentence[], written: (node: object) => string): void {
  const isChosen = (node: object): boolean => /^the chosen (creature|card|artifact)$/.test(written(node))
  const at = sentences.findIndex(
    (one) =>
      one.kind === 'if' &&
      /^if (that|the \w+) card\b/.test(written(one)) &&
      partsIn(one.condition).some(isChosen),
  )
  const [asking, ...following] = at < 0 ? [] : sentences.slice(at)
  if (asking?.kind !== 'if') return
  for (const part of partsIn(asking.condition)) if (isChosen(part)) Object.assign(part, LAST_CHOSEN)
  for (const part of partsIn([asking.effects, following]))
    if (kindOf(part) === 'it' && (isChosen(part) || written(part) === 'that creature'))
      Object.assign(part, LAST_CHOSEN)
}
const LAST_CHOSEN = { kind: 'chosen', nth: 'last' }

const partsIn = (part: unknown): readonly object[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(partsIn)] : []

type Bold = Extract<Clause, { readonly kind: 'bold' }>
type Waiting = Extract<Clause, { readonly kind: 'after' }>

/**
 * "After an enemy creature is destroyed fighting Brute, heal Brute and ward it": “it” is the card that was named last, and
 * not what was waited for. "That creature" can be either: it is not read there (see checks.ts).
 */
function itWasNamedLast({ event, first, more = [] }: Waiting, written: (node: object) => string): void {
  if (eventsIn(event).every((one) => !('of' in one) || OWN.includes(one.of.kind))) return
  let named: object | null = null
  for (const target of [first, ...more].flatMap(targetsIn)) {
    if (kindOf(target) !== 'it') named = target
    else if (named !== null && OWN.includes(kindOf(named)) && written(target) === 'it')
      Object.assign(target, { kind: kindOf(named) })
  }
}

/** "Give Brute a +1 power counter and move it … as a creature": what the effect before it was done to. */
function itBecomesACreature(effects: readonly Effect[]): void {
  effects.forEach((effect, at) => {
    const before = effects[at - 1]
    if (effect.kind !== 'lasting' || effect.to === undefined || before === undefined) return
    const own = targetsOf(before.kind === 'for each' ? before.does : before).map(kindOf)
    const [it] = targetsOf(effect)
    if (it !== undefined && kindOf(it) === 'it' && own.length === 1 && OWN.includes(String(own[0])))
      Object.assign(it, { kind: own[0] })
  })
}

/** Whether an effect goes on about “it” where the card itself was named last. */
export const goesOnAboutIt = (sentences: readonly Sentence[]): boolean => {
  const targets = sentences.flatMap(targetsIn)
  return targets.some(
    (target, at) =>
      kindOf(target) === 'it' &&
      OWN.includes(
        kindOf(
          targets
            .slice(0, at)
            .filter((earlier) => kindOf(earlier) !== 'it')
            .at(-1),
        ),
      ),
  )
}

/** What a sentence asks of, and what it is done to, as it is said. */
const targetsIn = (sentence: Sentence): readonly object[] => [
  ...('condition' in sentence && sentence.condition !== undefined ? askedIn(sentence.condition) : []),
  ...('effects' in sentence ? sentence.effects.flatMap(targetsOf) : []),
]

function askedIn(condition: Condition): readonly object[] {
  if (condition.kind === 'all of' || condition.kind === 'any of') return condition.of.flatMap(askedIn)
  if (condition.kind === 'is') return [condition.who]
  if (condition.kind === 'is a') return condition.who === undefined ? [] : [condition.who]
  return condition.kind === 'bears' || condition.kind === 'has counters' ? [condition.of] : []
}

/** What an effect is done to. */
function targetsOf(effect: Effect): readonly object[] {
  if (effect.kind === 'lasting') return effect.is.kind === 'about' ? [effect.is.who] : []
  return (['what', 'from', 'to', 'on', 'by'] as const).flatMap((field) => {
    const target = (effect as unknown as Readonly<Record<string, unknown>>)[field]
    const isOne = typeof target === 'object' && target !== null && !Array.isArray(target)
    return isOne && kindOf(target) !== 'the same' ? [target] : []
  })
}

/**
 * "Choose a friendly creature. Deal damage to an enemy creature equal to that creature's power": that of the creature that
 * was named before the one that is dealt damage. "Its power" is that of the latter.
 */
function measuresWhatWasNamed(sentences: readonly Sentence[], written: (node: object) => string): void {
  let named = false
  for (const effect of sentences.flatMap((one) => ('effects' in one ? one.effects : []))) {
    if (named && effect.kind === 'deal' && isThatOne(effect.amount, written))
      Object.assign(effect, { before: true })
    named ||= names(effect)
  }
}

/** "At the start of each player's turn", "after your opponent forges a key": of whom "they" then speaks. */
const waitsForPlayers = ({ event }: Waiting): boolean =>
  eventsIn(event).some((one) => 'whose' in one && one.whose !== 'you')

/**
 * "Discard the top card of your opponent's deck and reveal their hand": of the opponent, where "you" do it; and of the player
 * whose turn it is in "At the start of each player's turn, … reveal the top card of their deck".
 */
function theirsAre(
  whose: 'opponent' | 'that player',
  parts: readonly object[],
  written: (node: object) => string,
): void {
  let spoken = whose === 'that player'
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (spoken && ownerOf(part) === 'they' && /\btheir\b/.test(written(part)))
      Object.assign('whose' in part ? part : (part as { readonly of: object }).of, { whose })
    if (ownerOf(part) === 'opponent') spoken = true
    // What another player does is theirs.
    if (kindOf(part) === 'does') spoken ||= (part as { readonly who?: unknown }).who === 'opponent'
    else for (const value of Object.values(part)) walk(value)
  }
  for (const part of parts) walk(part)
}

/** Whose cards a target means. */
const ownerOf = (part: object): unknown =>
  'whose' in part ? part.whose : 'of' in part && typeof part.of === 'object' ? ownerOf(part.of ?? {}) : null

const isThatOne = (amount: Amount, written: (node: object) => string): boolean =>
  (amount.kind === 'power of' || amount.kind === 'armor of') &&
  amount.of.kind === 'it' &&
  /^(that|the chosen)\b/.test(written(amount.of))

/** The words of a node in its text, in lower case. */
export const wordsIn =
  (text: string, ranges: ReadonlyMap<Node, Range>) =>
  (node: object): string => {
    const range = ranges.get(node as Node)
    return range === undefined ? '' : text.slice(range.from, range.to).toLowerCase()
  }

/**
 * "Destroyed: Its controller loses 2Æ.": where nothing was spoken of, it is the card that has the ability, and its
 * controller is "you" (KF-DST-10).
 */
function controllerIsYou({ triggers, does }: Bold): void {
  // A fight speaks of the creature that is fought.
  if (triggers.some((trigger) => trigger.endsWith('fight'))) return
  for (const sentence of does) {
    if ('condition' in sentence && sentence.condition !== undefined && names(sentence.condition)) return
    if (!('effects' in sentence)) return
    const found: Effect[] = []
    let own = true
    for (const effect of sentence.effects) {
      own &&= effect.kind !== 'does' || !names(effect.of)
      const isOfController = own && effect.kind === 'does' && effect.who === 'controller'
      found.push(...(isOfController ? effect.effects : [own ? ofOpponent(effect) : effect]))
      own &&= !names(effect)
    }
    ;(sentence as { effects: readonly Effect[] }).effects = found
    if (!own) return
  }
}

const ofOpponent = (effect: Effect): Effect =>
  effect.kind === 'does' && effect.who === 'its opponent'
    ? Object.assign(effect, { who: 'opponent' })
    : effect
