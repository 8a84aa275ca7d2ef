import { ASIDE, isNode, type Node } from '@battleline/language'
import { HIT_TRIGGERS } from '../vocabulary.ts'
import { SEVERAL } from './back-references.ts'
import type { UnplayedWords } from './unplayed/unplayed.ts'
import { countIn, firstIn, partsOf } from './walk.ts'

/** References that could each be played, but that the text around them leaves without one clear meaning. */

const isTarget = ({ kind }: Node): boolean =>
  kind === 'targets' || kind === 'target' || kind === 'optional target' || kind === 'another target'

/** Objects that a text names and that “it” does not remember. */
const NAMED: ReadonlySet<string> = new Set(['self', 'attacker', 'your champion', 'each'])

/** “It” beside several targets, or beside a target and the object of an event. */
export function amongTargets(clause: Node): UnplayedWords | null {
  const targets = countIn(clause, isTarget)
  const back = firstIn(clause, ({ kind }) => kind === 'it')
  if (back !== null && (targets > 1 || (clause.kind === 'whenever' && targets > 0)))
    return { node: back, why: SEVERAL }
  const several = firstIn(clause, ({ kind }) => kind === 'targets')
  if (several === null) return null
  const sources = firstIn(clause, ({ by }) => isNode(by) && by.kind === 'targets')
  return targets > 1 || back !== null || sources !== null ? { node: back ?? several, why: SEVERAL } : null
}

/** “It” behind another object in one sentence: “wake up Brute, and it gets +1 power”. */
export function behindNamed(clause: Node): UnplayedWords | null {
  for (const sentence of partsOf(clause)) {
    let isNamed = false
    for (const effect of effectsOf(sentence)) {
      const back = firstIn(effect, ({ kind }) => kind === 'it')
      if (back !== null && isNamed) return { node: back, why: SEVERAL }
      isNamed = firstIn(effect, ({ kind }) => NAMED.has(kind)) !== null
    }
  }
  return null
}

const effectsOf = ({ effects, does }: Node): readonly Node[] =>
  Array.isArray(effects) ? effects : isNode(does) ? effectsOf(does) : []

/** Effects that change or move an object, and other objects: “that unit” behind them may be another one. */
const UNCERTAIN_AFTER: ReadonlySet<string> = new Set([
  'destroy',
  'banish',
  'suppress',
  'sacrifice',
  'send',
  'choose',
  ...NAMED,
])

const isAsked = ({ kind }: Node): boolean => kind === 'it is' || kind === 'it has'

/** A target, or the one card that is revealed. */
const isNamer = (node: Node): boolean =>
  isTarget(node) ||
  node.kind === 'reveal top' ||
  (node.kind === 'reveal' && isNode(node.what) && node.what.kind === 'at random' && node.what.count === 1)

/** “That card” behind a card that is revealed: the object that is hit is no card. */
const isRevealed = ({ noun }: Node, before: readonly Node[]): boolean =>
  noun === 'card' && countIn(before, ({ kind }) => kind === 'reveal' || kind === 'reveal top') > 0

/** “If that unit is …” where it could be another unit than the one target before it, or could have left. */
export function unclearKind(clause: Node): UnplayedWords | null {
  const asked = firstIn(clause, isAsked)
  if (asked === null) return null
  const sentences = partsOf(clause)
  const before = sentences.slice(
    0,
    sentences.findIndex((one) => countIn(one, (node) => node === asked) > 0),
  )
  const isClear =
    (!HIT_TRIGGERS.has(clause.trigger) || isRevealed(asked, before)) &&
    countIn(before, isNamer) === 1 &&
    countIn(clause, isNamer) === 1 &&
    countIn(before, ({ kind }) => UNCERTAIN_AFTER.has(kind)) === 0 &&
    countIn(clause, isAsked) === 1
  return isClear ? null : { node: asked, why: SEVERAL }
}

/** Words that refer to an object or an effect before them. */
const REFERS_BACK: ReadonlySet<string> = new Set([
  'it',
  'it is',
  'it has',
  'it was',
  'it had',
  'its life',
  'its pile',
  'influence apart',
  'damage on it',
  'damage counters',
  'its power',
  'did',
  'that much',
  'discarded is',
  'put into graveyard',
])

/** A reference to something that was set aside before. */
export function afterAside(clause: Node): UnplayedWords | null {
  const sentences = partsOf(clause)
  const first = sentences.findIndex((one) => countIn(one, ({ kind }) => kind === ASIDE) > 0)
  if (first < 0) return null
  const found = firstIn(sentences.slice(first), ({ kind }) => REFERS_BACK.has(kind))
  return found && { node: found, why: 'what it refers to is set aside' }
}
