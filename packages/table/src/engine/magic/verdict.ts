import { type Choice, isRefusal } from '@battleline/kernel'
import { idOf } from '@battleline/magic'
import type { Session } from '../session.ts'
import { MagicSession } from './session.ts'
import type { Pairs, Verdict } from './shown.ts'

/** So much is worked for a verdict while somebody declares; on larger boards it says that it is not proved. */
const WORK = 20_000_000

/** Whether a declaration is legal where one is asked for; null where none is. */
export function verdictOf(
  session: Session,
  answers: readonly Choice[] | null,
  declared: Pairs,
): Verdict | null {
  if (!(session instanceof MagicSession)) return null
  const { game } = session
  const position = session.at(answers)
  const standing = game.standing(position, declared)
  const ruling = game.judge(position, declared, WORK)
  if (isRefusal(standing) || isRefusal(ruling)) return null
  const { verdict, legal, reason, cite, better } = ruling
  const name = (id: number) =>
    game.players(position).includes(id) ? game.player(position, id).name : game.card(position, id).called
  return {
    ...standing,
    legal,
    reason,
    cite,
    obeyed: standing.requirements.reduce((sum, { obeyed }) => sum + obeyed, 0),
    possible: possibleOf(verdict),
    better:
      better === null
        ? null
        : { pairs: better, text: otherwise(declared, better, { deed: standing.deed, name }) },
    answer: idOf(declared),
  }
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

interface Saying {
  readonly deed: 'attack' | 'block'
  readonly name: (id: number) => string
}

/** What a better declaration does otherwise: “Palace Guard also blocks Breaker B”. */
function otherwise(declared: Pairs, better: Pairs, { deed, name }: Saying): string {
  const has = (all: Pairs, [creature, goal]: readonly [number, number]) =>
    all.some(([one, other]) => one === creature && other === goal)
  const more = better.filter((pair) => !has(declared, pair))
  const creatures = [...new Set(more.map(([creature]) => creature))]
  const said = creatures.map((creature) => {
    const goals = more.filter(([one]) => one === creature).map(([, goal]) => name(goal))
    const before = declared.filter(([one]) => one === creature)
    const kept = before.filter((pair) => has(better, pair))
    const also = kept.length > 0 ? ' also' : ''
    const instead = before.length > kept.length ? ' instead' : ''
    return `${name(creature)}${also} ${deed}s ${goals.join(' and ')}${instead}`
  })
  const gone = [...new Set(declared.map(([creature]) => creature))].filter((creature) =>
    better.every(([one]) => one !== creature),
  )
  return [...said, ...gone.map((creature) => `${name(creature)} does not ${deed}`)].join(', ')
}
