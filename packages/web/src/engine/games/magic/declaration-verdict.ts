import { type Choice, isRefusal, type Position } from '@battleline/kernel'
import { type DeclarationStatus, idOf, type Magic, type RequirementStatus } from '@battleline/magic'
import { allOf } from '../../../text/clauses.ts'
import { inWords, reasonText } from '../../../words/engine.ts'
import { mtgWords } from '../../../words/magic.ts'
import type { Pairs, Verdict } from '../../protocol/magic-board.ts'
import type { Session } from '../../session/session.ts'
import { MagicSession } from './session.ts'

/** The work limit for a verdict; larger boards get “Not proved”. */
const WORK = 20_000_000

/** The verdict on a declaration; null where no player declares. */
export function verdictOf(
  session: Session,
  answers: readonly Choice[] | null,
  declared: Pairs,
): Verdict | null {
  if (!(session instanceof MagicSession)) return null
  const { game } = session
  const position = session.at(answers)
  const standing = game.declarationStatus(position, declared)
  const ruling = game.judge(position, declared, WORK)
  if (isRefusal(standing) || isRefusal(ruling)) return null
  const { verdict, legal, cite } = ruling
  const better =
    ruling.better ?? (verdict.kind === 'broken' ? nearest(game, position, standing, declared) : null)
  const name = (id: number) =>
    game.players(position).includes(id) ? game.player(position, id).name : game.card(position, id).called
  return {
    ...standing,
    barred: standing.barred.map(inWords),
    broken: standing.broken.map(inWords),
    requirements: standing.requirements.map((one) => ({
      ...inWords(one),
      exempt: one.exempt === null ? null : inWords(one.exempt),
      full: fullOf(standing, one, declared),
    })),
    legal,
    reason: reasonText(ruling),
    cite,
    obeyed: standing.requirements.reduce((sum, { obeyed }) => sum + obeyed, 0),
    possible: possibleOf(verdict),
    better:
      better === null
        ? null
        : { pairs: better, text: otherwise(declared, better, { action: standing.action, name }) },
    answer: idOf(declared),
  }
}

/** More declarations than this are not tried for one that comes near. */
const MOST_TRIED = 60

/**
 * The legal declaration nearest to an illegal one: with one or two more choices, a changed one, one fewer, or any legal one;
 * null where only an empty declaration is legal.
 */
function nearest(
  game: Magic,
  position: Position,
  { barred, creatures, goals }: DeclarationStatus,
  declared: Pairs,
) {
  const has = ([creature, goal]: Pair) => declared.some(([one, other]) => one === creature && other === goal)
  const isBarred = ([creature, goal]: Pair) =>
    barred.some((one) => one.creature === creature && one.goal === goal)
  const kept = declared.filter((pair) => !isBarred(pair))
  // Chosen targets come first: a restriction often requires more of them.
  const chosen = goals.filter((goal) => declared.some(([, one]) => one === goal))
  const more = [...new Set([...chosen, ...goals])]
    .flatMap((goal) => creatures.map((creature): Pair => [creature, goal]))
    .filter((pair) => !has(pair) && !isBarred(pair))
  const idle = more.filter(([creature]) => declared.every(([one]) => one !== creature))
  const tries: Pairs[] = [
    ...(kept.length < declared.length ? [kept] : []),
    ...idle.map((pair) => [...kept, pair]),
    ...idle.flatMap((pair, at) => idle.slice(at + 1).map((other) => [...kept, pair, other])),
    ...kept.flatMap((gone) =>
      more
        .filter(([creature]) => creature === gone[0])
        .map((pair) => [...kept.filter((one) => one !== gone), pair]),
    ),
    ...kept.map((gone) => kept.filter((pair) => pair !== gone)),
  ]
  for (const one of [...tries.slice(0, MOST_TRIED), []]) {
    const ruling = game.judge(position, one, WORK / MOST_TRIED)
    if (isRefusal(ruling)) continue
    const found = ruling.legal === true ? one : ruling.better
    if (found !== null && found.length > 0) return found
  }
  return null
}

/** A creature that already meets as many requirements as it can blocks no more: its other requirements are missed. */
function fullOf(
  { creatures, most, requirements }: DeclarationStatus,
  { creatures: [creature, ...alike], obeyed }: RequirementStatus,
  declared: Pairs,
): number | null {
  if (creature === undefined || alike.length > 0 || obeyed > 0) return null
  const own = declared.filter(([one]) => one === creature)
  const can = most[creatures.indexOf(creature)] ?? 1
  const isDemanded = (goal: number) =>
    requirements.some((one) => one.creatures.includes(creature) && one.goals.includes(goal))
  return own.length >= can && own.every(([, goal]) => isDemanded(goal)) ? can : null
}

function possibleOf(verdict: {
  readonly kind: string
  readonly obeyed?: number
  readonly possible?: number
}) {
  return verdict.kind === 'outdone'
    ? (verdict.possible ?? null)
    : verdict.kind === 'legal'
      ? (verdict.obeyed ?? null)
      : null
}

type Pair = Pairs[number]

interface Saying {
  readonly action: 'attack' | 'block'
  readonly name: (id: number) => string
}

/** The difference of a better declaration: “Palace Guard also blocks Breaker B”. */
function otherwise(declared: Pairs, better: Pairs, { action, name }: Saying): string {
  const has = (all: Pairs, [creature, goal]: readonly [number, number]) =>
    all.some(([one, other]) => one === creature && other === goal)
  const more = better.filter((pair) => !has(declared, pair))
  const creatures = [...new Set(more.map(([creature]) => creature))]
  const said = creatures.map((creature) => {
    const goals = more.filter(([one]) => one === creature).map(([, goal]) => name(goal))
    const before = declared.filter(([one]) => one === creature)
    const kept = before.filter((pair) => has(better, pair))
    const isInstead = before.length > kept.length
    const joins =
      kept.length === 0 &&
      declared.some(([, goal]) => more.some((one) => one[0] === creature && one[1] === goal))
    const phrases = mtgWords.declare.better
    const clause = phrases[kept.length > 0 ? 'also' : 'does'](name(creature), action, allOf(goals))
    return isInstead ? phrases.instead(clause) : joins ? phrases.asWell(clause) : clause
  })
  const gone = [...new Set(declared.map(([creature]) => creature))].filter((creature) =>
    better.every(([one]) => one !== creature),
  )
  return [...said, ...gone.map((creature) => mtgWords.declare.better.not(name(creature), action))].join(', ')
}
