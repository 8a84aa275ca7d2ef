import { ASIDE, isNode, type Node } from '@battleline/language'
import { afterAside, amongTargets, behindNamed, unclearKind } from './ambiguous-references.ts'
import { LOST, lostInClause, SEVERAL } from './back-references.ts'
import { misplacedCards } from './misplaced-cards.ts'
import { isAboutSelf, isPlainIt, objectOf, TARGETS, withNamedIt } from './named-it.ts'
import { UNPLAYED, type UnplayedWords } from './unplayed/unplayed.ts'
import { countIn, firstIn, partsOf } from './walk.ts'

const NOT_PLAYED = 'this version does not play it'
const UNREPLACED = 'it does not say what it replaces'
const UNENDING = 'it says no duration'
const UNCLEAR_X = 'X could be several numbers'

/** What of a clause this version does not play; null if it plays all of it. `earlier`: the clauses before it. */
export function unplayedIn(clause: Node, earlier: readonly Node[] = []): UnplayedWords | null {
  const found = firstIn(clause, ({ kind }) => kind === UNPLAYED)
  const before = earlier.map(bareOf).filter(({ kind }) => kind === 'resolve')
  return found === null ? unclearIn(clause, before) : { node: found, why: NOT_PLAYED }
}

const WRAPPERS: ReadonlySet<string> = new Set(['bracketed', 'labelled', 'inherited'])

/** What a champion can have of a card in its lineage. */
const INHERITED: ReadonlySet<string> = new Set(['whenever', 'constant', 'keyword'])

/** The ability itself, without its brackets and its label. */
const bareOf = (clause: Node): Node =>
  WRAPPERS.has(clause.kind) && isNode(clause.clause) ? bareOf(clause.clause) : clause

/** What of a mode is not played; its sentences are a text of their own. */
function unclearModes(modes: Node, clause: Node, bare: Node, before: readonly Node[]): UnplayedWords | null {
  const isAlone = bare.kind === 'whenever' ? bare.more === undefined : partsOf(bare).length === 1
  const isFirst = bare.kind !== 'resolve' || (before.length === 0 && clause === bare)
  // Players reveal cards to pay only after they have chosen the modes.
  const late = firstIn(modes.instead, (one) => one.as === 'imbued')
  const later = firstIn(modes, ({ kind }) => kind === 'when did')
  if (!isAlone || !isFirst || bare.kind === 'activated' || late !== null || later !== null)
    return { node: late ?? later ?? modes, why: NOT_PLAYED }
  for (const { does } of partsOf(modes).filter(({ kind }) => kind === 'mode')) {
    const [first, ...more] = does as readonly Node[]
    const found = unclearIn(bare.kind === 'whenever' ? { ...bare, first, more } : { ...bare, does }, [])
    if (found !== null) return found
  }
  return null
}

/** Why words that can be played one by one cannot be played together. */
function unclearIn(clause: Node, before: readonly Node[]): UnplayedWords | null {
  const bare = withNamedIt(bareOf(clause))
  const modes = firstIn(bare, ({ kind }) => kind === 'modes')
  if (modes !== null) return unclearModes(modes, clause, bare, before)
  // Everything that an action does would have to be among its modes.
  const other = firstIn(before, ({ kind }) => kind === 'modes')
  if (other !== null && bare.kind === 'resolve') return { node: bare, why: NOT_PLAYED }
  const cases = firstIn(bare, ({ kind }) => kind === 'depends')
  if (cases !== null) {
    const found = firstIn(cases.of, isOutsideCases)
    if (found !== null || partsOf(bare).length > 1) return { node: found ?? cases, why: NOT_PLAYED }
  }
  const inherited = firstIn(clause, ({ kind }) => kind === 'inherited')
  if (inherited !== null && (!INHERITED.has(bare.kind) || clause.kind !== 'inherited'))
    return { node: inherited, why: NOT_PLAYED }
  if (clause.kind === 'bracketed') {
    const found = circularLevel(clause.when, bare)
    if (found !== null) return found
  }
  if (bare.kind === 'constant' || bare.kind === 'keyword')
    return misplacedCards(bare) ?? unclearConstant(bare) ?? grantedLater(bare)
  return (
    countedEntry(bare) ??
    misplacedCards(bare) ??
    amongTargets(bare) ??
    unclearX(bare) ??
    behindNamed(bare) ??
    misplacedTerms(bare) ??
    endlessLine(bare) ??
    lostSame(bare) ??
    selfOrOther(bare) ??
    grantedLater(bare) ??
    openRule(bare) ??
    lostOtherwise(bare) ??
    unclearInstead(bare) ??
    unclearKind(bare) ??
    requiredTarget(partsOf(bare).filter(({ kind }) => kind === 'with class bonus')) ??
    afterAside(bare) ??
    lostInClause(bare, before)
  )
}

/** What would be decided before the case is, or need the number on which the case depends. */
const isOutsideCases = (node: Node): boolean =>
  node.kind.includes('target') || node.kind === 'when did' || node.instead === true || node.each !== undefined

/** What asks for the power or life of an object. */
const STAT_FILTERS: ReadonlySet<string> = new Set(['power', 'life', 'parity'])

/** What more than the power of objects a text can change. */
const LIFE_OR_MORE: ReadonlySet<string> = new Set([
  'gets life',
  'gets both',
  'gets level',
  'gains',
  'gains several',
  'loses',
  'grants',
  'would deal',
  'cards cost',
])

/** What gives or takes keywords: it must not depend on keywords. */
const KEYWORD_GIVERS: ReadonlySet<string> = new Set(['gains', 'gains several', 'loses'])

/** What nobody could compute of a constant text. */
function unclearConstant(clause: Node): UnplayedWords | null {
  const isGranted = ({ kind }: Node): boolean => kind === 'grants'
  const x = firstIn(clause, ({ kind }) => kind === 'x', isGranted)
  if (x !== null) return { node: x, why: UNCLEAR_X }
  const granted = firstIn(clause, isGranted)
  const own = granted !== null && isNode(granted.ability) ? unclearX(granted.ability) : null
  if (own !== null) return own
  const circle = firstIn(
    [clause.is, clause.while],
    ({ kind }) => kind === 'keyword' || kind === 'either keyword',
  )
  const givesKeywords = firstIn(clause, ({ kind }) => KEYWORD_GIVERS.has(kind)) !== null
  if (circle !== null && (clause.kind === 'keyword' || givesKeywords))
    return { node: circle, why: 'keywords could depend on each other' }
  const choice = firstIn(clause, ({ kind }) => kind === 'your choice')
  if (choice !== null) return { node: choice, why: 'nobody chooses it at a certain time' }
  // Power may depend on life: no text gives life that depends on power.
  const onlyPower = firstIn(clause.is, ({ kind }) => LIFE_OR_MORE.has(kind)) === null
  const stat = firstIn(
    [clause.is, clause.while],
    ({ kind }) => STAT_FILTERS.has(kind) && !(onlyPower && kind !== 'power'),
  )
  if (stat !== null) return { node: stat, why: 'numbers could depend on each other' }
  const isIt = (value: unknown): boolean => isNode(value) && value.kind === 'it'
  const lost = firstIn(
    clause,
    ({ kind, who, to }) => (kind === 'about' && isIt(who)) || (kind === 'would' && isIt(to)),
  )
  return lost && { node: lost, why: LOST }
}

/** A level that depends on the level. */
function circularLevel(when: unknown, clause: Node): UnplayedWords | null {
  const gets = clause.kind === 'constant' ? firstIn(clause, ({ kind }) => kind === 'gets level') : null
  const level = firstIn(when, ({ kind }) => kind === 'level')
  return level && gets && { node: gets, why: 'a level could depend on itself' }
}

/**
 * A target that effects in brackets must have: players would choose it although the brackets do not hold. Triggers and
 * abilities in brackets are not there at all then.
 */
function requiredTarget(inBrackets: unknown): UnplayedWords | null {
  // The targets of what triggers later are chosen then.
  const isLater = ({ kind }: Node): boolean => kind === 'when did' || kind === ASIDE
  const target = firstIn(inBrackets, ({ kind }) => kind === 'target', isLater)
  return target && { node: target, why: 'players would choose it although the brackets do not hold' }
}

/** An X that nothing explains, or one that is counted twice: what happens between could change it. */
function unclearX(clause: Node): UnplayedWords | null {
  for (const sentence of partsOf(clause)) {
    const x = firstIn(sentence, ({ kind }) => kind === 'x')
    if ((x === null) !== (sentence.x === undefined) || countIn(sentence, ({ kind }) => kind === 'x') > 1)
      return { node: x ?? sentence, why: UNCLEAR_X }
  }
  return null
}

/** “Activate only” in an ability that nobody activates. */
function misplacedTerms(clause: Node): UnplayedWords | null {
  const terms = clause.kind === 'activated' ? null : firstIn(clause, ({ kind }) => kind === 'use only')
  if (terms !== null) return { node: terms, why: 'nothing before it is activated' }
  const limit = firstIn(clause, ({ kind }) => kind === 'trigger only')
  const isOwn = limit === null || clause.kind === 'whenever' || clause.kind === 'trigger'
  return isOwn ? null : { node: limit, why: NOT_PLAYED }
}

/** What an action gives without a duration: in other texts, the same line is a constant ability. */
function endlessLine(clause: Node): UnplayedWords | null {
  const found =
    clause.kind === 'resolve'
      ? firstIn(clause, ({ kind, until }) => kind === 'gets' && until === undefined)
      : null
  return found && { node: found, why: UNENDING }
}

/** An effect without a subject behind one that names no object, or several different ones. */
function lostSame(clause: Node): UnplayedWords | null {
  for (const sentence of partsOf(clause)) {
    const effects = Array.isArray(sentence.effects) ? (sentence.effects as readonly Node[]) : []
    for (const [at, effect] of effects.entries()) {
      if (objectOf(effect)?.kind !== 'same') continue
      const before = effects[at - 1]
      const object = before === undefined ? null : objectOf(before)
      if (object === null || (object.kind === 'each' && isNode(object.of) && object.of.is !== undefined))
        return { node: effect, why: LOST }
    }
  }
  return null
}

/** A sentence with “instead” that does not replace the one effect of the sentence before it by one of its kind. */
function unclearInstead(clause: Node): UnplayedWords | null {
  const sentences = partsOf(clause).map((one) =>
    one.kind === 'with class bonus' && isNode(one.does) ? one.does : one,
  )
  // “That player” is whose turn it is.
  const isTurn = isNode(clause.event) && clause.event.whose !== undefined
  const isClosed = ({ kind, who }: Node): boolean =>
    isTurn && kind === 'player does' && isNode(who) && who.kind === 'those' && who.noun === undefined
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.instead !== true) {
      const those = firstIn(sentence, ({ kind }) => kind === 'those', isClosed)
      if (those !== null && !isAboutSame(sentence, sentences[at - 1])) return { node: those, why: LOST }
      continue
    }
    const [effect, ...more] = effectsIn(sentence)
    const before = sentences[at - 1]
    const [replaced, ...others] = before === undefined ? [] : effectsIn(before)
    const isPlain = before?.kind === 'do' && before.may === undefined && before.x === undefined
    const isSame = effect !== undefined && replaced !== undefined && more.length === 0 && others.length === 0
    const isPlayer = effect?.kind === 'player does' && isNode(effect.who) && effect.who.kind === 'those'
    if (isPlayer && !(replaced?.kind === 'player does' || isOneOpponent(replaced)))
      return { node: sentence, why: LOST }
    const ownTarget = firstIn(effect, ({ kind }) => TARGETS.has(kind))
    if (!isPlain || !isSame || before.instead === true || ownTarget !== null)
      return { node: sentence, why: UNREPLACED }
  }
  return null
}

const isOneOpponent = (effect: Node | undefined): boolean =>
  effect?.kind === 'others do' && (effect.who === 'target opponent' || effect.who === 'that opponent')

/** “Those allies also get …” behind the one thing that all objects of a kind get, which changes none of their kinds. */
function isAboutSame(sentence: Node, before: Node | undefined): boolean {
  const [effect, ...more] = effectsIn(sentence)
  const [first, ...others] = before === undefined ? [] : effectsIn(before)
  const those = effect === undefined ? null : objectOf(effect)
  const all =
    first?.kind === 'gets' && sentence.kind === 'do' && before?.kind === 'do' ? objectOf(first) : null
  if (those?.kind !== 'those' || all?.kind !== 'each' || !isNode(all.of)) return false
  const { is, having, nouns } = all.of
  return (
    more.length === 0 &&
    others.length === 0 &&
    is === undefined &&
    having === undefined &&
    Array.isArray(nouns) &&
    nouns.length === 1 &&
    (those.noun === undefined || those.noun === nouns[0])
  )
}

/** “Otherwise” behind a sentence that asks for nothing else than its condition. */
function lostOtherwise(clause: Node): UnplayedWords | null {
  const sentences = partsOf(clause)
  for (const [at, { condition }] of sentences.entries()) {
    if (!isNode(condition) || condition.kind !== 'otherwise') continue
    const before = sentences[at - 1]
    const isPlain = before?.kind === 'if' && before.may === undefined && before.instead === undefined
    if (!isPlain) return { node: condition, why: LOST }
  }
  return null
}

const effectsIn = ({ effects }: Node): readonly Node[] =>
  Array.isArray(effects) ? (effects as readonly Node[]) : []

/** “Units can't attack” until some time could be about those of now, or about later ones, too. */
function openRule(clause: Node): UnplayedWords | null {
  return firstIn(clause, ({ kind, who, gives, is }) => {
    const given = kind === 'gets' ? gives : isNode(is) && kind === 'from now' ? is.does : null
    const about = kind === 'from now' && isNode(is) ? is.who : who
    return isNode(about) && about.kind === 'each' && firstIn(given, (one) => RULES.has(one.kind)) !== null
  }) === null
    ? null
    : { node: clause, why: 'it does not say for which objects' }
}

const RULES: ReadonlySet<string> = new Set(['cannot be intercepted', 'cannot attack', 'cannot wake'])

/** “If Brute is rested, destroy it”, where “it” could be something else. */
function selfOrOther(clause: Node): UnplayedWords | null {
  for (const sentence of partsOf(clause)) {
    const [effect] = effectsIn(sentence)
    const object = effect === undefined ? null : objectOf(effect)
    if (object !== null && isPlainIt(object) && isAboutSelf(sentence.condition))
      return { node: object, why: SEVERAL }
  }
  return null
}

/** A number of counters that is counted as the object enters. */
const countedEntry = (clause: Node): UnplayedWords | null =>
  clause.kind === 'enters with' && isNode(clause.with) && !isNumber(clause.with.amount)
    ? { node: clause, why: NOT_PLAYED }
    : null

const isNumber = (amount: unknown): boolean => isNode(amount) && amount.kind === 'number'

const LATER: ReadonlySet<string> = new Set(['whenever', 'when did', 'trigger only'])

/** “Whenever …” and “when you do” in an ability that a text gives to other objects. */
function grantedLater(clause: Node): UnplayedWords | null {
  const granted = firstIn(clause, ({ kind }) => kind === 'grants')
  const found = granted && firstIn(granted, ({ kind }) => LATER.has(kind))
  return found && { node: found, why: NOT_PLAYED }
}
