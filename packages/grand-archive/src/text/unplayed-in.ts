import { ASIDE, type Node } from '@battleline/language'
import { lostInClause } from './back-references.ts'
import { UNPLAYED, type UnplayedWords } from './unplayed/unplayed.ts'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value

const childrenOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** The first node in the order of the text for which `is` holds, outside of what is set aside. */
function firstIn(value: unknown, is: (node: Node) => boolean): Node | null {
  if (isNode(value)) {
    if (value.kind === ASIDE) return null
    if (is(value)) return value
  }
  for (const child of childrenOf(value)) {
    const found = firstIn(child, is)
    if (found !== null) return found
  }
  return null
}

const countIn = (value: unknown, is: (node: Node) => boolean): number =>
  (isNode(value) && is(value) ? 1 : 0) +
  childrenOf(value).reduce<number>((sum, child) => sum + countIn(child, is), 0)

const isTarget = ({ kind }: Node): boolean =>
  kind === 'targets' || kind === 'target' || kind === 'optional target' || kind === 'another target'

/** Objects that a text names and that “it” does not remember. */
const NAMED: ReadonlySet<string> = new Set(['self', 'attacker', 'your champion', 'each'])

/** References back to what a text or its event spoke of. */
const BACK: ReadonlySet<string> = new Set(['it', 'it is', 'damage on it', 'damage counters', 'its power'])
/** What speaks of what was done before. */
const AFTER: ReadonlySet<string> = new Set([
  ...BACK,
  'did',
  'that much',
  'discarded is',
  'put into graveyard',
])

/** Why words that can be played one by one cannot be together: nobody could tell what one of them means. */
function unclearIn(clause: Node, before: readonly Node[]): UnplayedWords | null {
  const { kind } = clause
  if (kind === 'constant' || kind === 'keyword') {
    const x = firstIn(clause, (one) => one.kind === 'x')
    if (x !== null) return { node: x, why: 'X could be several numbers' }
    const circle = firstIn([clause.is, clause.while], (one) => one.kind === 'keyword')
    if (circle !== null) return { node: circle, why: 'keywords could depend on each other' }
    const lost = firstIn(clause, ({ kind: one, who, to }) => {
      const [subject, recipient] = [who, to] as readonly (Node | undefined)[]
      return (one === 'about' && subject?.kind === 'it') || (one === 'would' && recipient?.kind === 'it')
    })
    return lost && { node: lost, why: 'nothing before it says what it speaks of' }
  }
  if (kind === 'labelled') return isNode(clause.clause) ? unclearIn(clause.clause, before) : null
  if (kind === 'bracketed')
    return isNode(clause.clause)
      ? (circleIn(clause) ?? boundTarget(clause.clause) ?? unclearIn(clause.clause, before))
      : null
  const targets = countIn(clause, isTarget)
  const back = firstIn(clause, (one) => one.kind === 'it')
  if (back !== null && (targets > 1 || (kind === 'whenever' && targets > 0)))
    return { node: back, why: 'it could speak of several things' }
  const several = firstIn(clause, ({ kind }) => kind === 'targets')
  const sources = firstIn(clause, ({ by }) => isNode(by) && by.kind === 'targets')
  if (several !== null && (targets > 1 || back !== null || sources !== null))
    return { node: back ?? several, why: 'it could speak of several things' }
  return (
    unclearX(clause) ??
    overshadowed(clause) ??
    misplacedTerms(clause) ??
    unclearKind(clause) ??
    boundByBonus(clause) ??
    afterAside(clause) ??
    lostInClause(clause, before)
  )
}

/** An X that nothing explains, or one that is counted twice: what happens between could change it. */
function unclearX(clause: Node): UnplayedWords | null {
  for (const sentence of sentencesIn(clause)) {
    const x = firstIn(sentence, ({ kind }) => kind === 'x')
    if ((x === null) !== (sentence.x === undefined) || countIn(sentence, ({ kind }) => kind === 'x') > 1)
      return { node: x ?? sentence, why: 'X could be several numbers' }
  }
  return null
}

/** “Activate only” in an ability that nobody activates. */
function misplacedTerms(clause: Node): UnplayedWords | null {
  const terms = clause.kind === 'activated' ? null : firstIn(clause, ({ kind }) => kind === 'use only')
  return terms && { node: terms, why: 'nothing before it is activated' }
}

/** Events that say which object “it” is. */
const TOLD: ReadonlySet<unknown> = new Set(['on hit', 'on ally hit', 'on champion hit', 'on kill'])

/** After these a thing is not what it was, or is no longer the thing that the text spoke of first. */
const MOVES: ReadonlySet<string> = new Set(['destroy', 'banish', 'sacrifice', 'return', 'choose', ...NAMED])

/** “If that unit is …” where it could be another unit than the one target before it, or could have left. */
function unclearKind(clause: Node): UnplayedWords | null {
  const asked = firstIn(clause, ({ kind }) => kind === 'it is')
  if (asked === null) return null
  const sentences = sentencesIn(clause)
  const before = sentences.slice(
    0,
    sentences.findIndex((one) => countIn(one, (node) => node === asked) > 0),
  )
  const isClear =
    !TOLD.has(clause.trigger) &&
    countIn(before, isTarget) === 1 &&
    countIn(clause, isTarget) === 1 &&
    countIn(before, ({ kind }) => MOVES.has(kind)) === 0 &&
    countIn(clause, ({ kind }) => kind === 'it is') === 1
  return isClear ? null : { node: asked, why: 'it could speak of several things' }
}

/**
 * A target that an effect in brackets must have: it would be asked for although the brackets do not hold. Triggers and
 * abilities in brackets are not there at all then.
 */
function boundTarget(clause: Node): UnplayedWords | null {
  const bound = clause.kind === 'resolve' ? firstIn(clause, ({ kind }) => kind === 'target') : null
  return bound && { node: bound, why: 'it would be asked for although the brackets do not hold' }
}

/** The same behind “class bonus:” inside a text. */
function boundByBonus(clause: Node): UnplayedWords | null {
  const bonus = sentencesIn(clause).find(({ kind }) => kind === 'with class bonus')
  return bonus === undefined ? null : boundTarget({ kind: 'resolve', does: bonus })
}

/** A level that depends on the level. */
function circleIn({ when, clause }: Node): UnplayedWords | null {
  const level = isNode(when) ? firstIn(when, ({ kind }) => kind === 'level') : null
  const gets = firstIn(clause, ({ kind }) => kind === 'gets level')
  const isConstant = isNode(clause) && clause.kind === 'constant'
  return level !== null && gets !== null && isConstant
    ? { node: gets, why: 'a level could depend on itself' }
    : null
}

/** “It” behind another object in one sentence: “wake up Brute, and it gets +1 power”. */
function overshadowed(clause: Node): UnplayedWords | null {
  for (const sentence of sentencesIn(clause)) {
    let isNamed = false
    for (const effect of effectsOf(sentence)) {
      const back = firstIn(effect, ({ kind }) => kind === 'it')
      if (back !== null && isNamed) return { node: back, why: 'it could speak of several things' }
      isNamed = firstIn(effect, ({ kind }) => NAMED.has(kind)) !== null
    }
  }
  return null
}

const sentencesIn = (clause: Node): readonly Node[] => childrenOf(clause).flat().filter(isNode)
const effectsOf = ({ effects, does }: Node): readonly Node[] =>
  Array.isArray(effects) ? effects : isNode(does) ? effectsOf(does) : []

/** What speaks of something that was set aside before. */
function afterAside(clause: Node): UnplayedWords | null {
  const sentences = sentencesIn(clause)
  const first = sentences.findIndex((one) => countIn(one, ({ kind }) => kind === ASIDE) > 0)
  if (first < 0) return null
  for (const one of sentences.slice(first)) {
    const found = firstIn(one, ({ kind }) => AFTER.has(kind))
    if (found !== null) return { node: found, why: 'what it speaks of is set aside' }
  }
  return null
}

const NOT_PLAYED = 'this version does not play it'

/** The ability itself, without its brackets and its label. */
const bareOf = (clause: Node): Node =>
  (clause.kind === 'bracketed' || clause.kind === 'labelled') && isNode(clause.clause)
    ? bareOf(clause.clause)
    : clause

/** What of a clause this version does not play; null if it plays all of it. `earlier`: the clauses before it. */
export function unplayedIn(clause: Node, earlier: readonly Node[] = []): UnplayedWords | null {
  const found = firstIn(clause, ({ kind }) => kind === UNPLAYED)
  const before = earlier.map(bareOf).filter(({ kind }) => kind === 'resolve')
  return found === null ? unclearIn(clause, before) : { node: found, why: NOT_PLAYED }
}
