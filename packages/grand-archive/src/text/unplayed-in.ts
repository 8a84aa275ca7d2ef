import { isNode, type Node } from '@battleline/language'
import { afterAside, amongTargets, behindNamed, unclearKind } from './ambiguous-references.ts'
import { LOST, lostInClause } from './back-references.ts'
import { UNPLAYED, type UnplayedWords } from './unplayed/unplayed.ts'
import { countIn, firstIn, partsOf } from './walk.ts'

const NOT_PLAYED = 'this version does not play it'
const UNCLEAR_X = 'X could be several numbers'

/** What of a clause this version does not play; null if it plays all of it. `earlier`: the clauses before it. */
export function unplayedIn(clause: Node, earlier: readonly Node[] = []): UnplayedWords | null {
  const found = firstIn(clause, ({ kind }) => kind === UNPLAYED)
  const before = earlier.map(bareOf).filter(({ kind }) => kind === 'resolve')
  return found === null ? unclearIn(clause, before) : { node: found, why: NOT_PLAYED }
}

/** The ability itself, without its brackets and its label. */
const bareOf = (clause: Node): Node =>
  (clause.kind === 'bracketed' || clause.kind === 'labelled') && isNode(clause.clause)
    ? bareOf(clause.clause)
    : clause

/** Why words that can be played one by one cannot be played together. */
function unclearIn(clause: Node, before: readonly Node[]): UnplayedWords | null {
  const bare = bareOf(clause)
  if (clause.kind === 'bracketed') {
    const found = circularLevel(clause.when, bare) ?? (bare.kind === 'resolve' ? requiredTarget(bare) : null)
    if (found !== null) return found
  }
  if (bare.kind === 'constant' || bare.kind === 'keyword') return unclearConstant(bare)
  return (
    amongTargets(bare) ??
    unclearX(bare) ??
    behindNamed(bare) ??
    misplacedTerms(bare) ??
    unclearKind(bare) ??
    requiredTarget(partsOf(bare).filter(({ kind }) => kind === 'with class bonus')) ??
    afterAside(bare) ??
    lostInClause(bare, before)
  )
}

/** What nobody could compute of a constant text. */
function unclearConstant(clause: Node): UnplayedWords | null {
  const x = firstIn(clause, ({ kind }) => kind === 'x')
  if (x !== null) return { node: x, why: UNCLEAR_X }
  const circle = firstIn([clause.is, clause.while], ({ kind }) => kind === 'keyword')
  if (circle !== null) return { node: circle, why: 'keywords could depend on each other' }
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
  const target = firstIn(inBrackets, ({ kind }) => kind === 'target')
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
  return terms && { node: terms, why: 'nothing before it is activated' }
}
