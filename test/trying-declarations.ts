import type { DeclarationProblem, Pair } from '@battleline/magic'
import { readDeclaration } from './reading-declarations.ts'

/**
 * The most requirements that a declaration can obey without payments other than `paying`, by trying every one. -1 if
 * none is possible. It has its own reading of the rules and costs (MTG-ATK-30), without the solver's code.
 */
export function bestByTrying(
  board: DeclarationProblem,
  paying: readonly Pair[],
): { most: number; all: Pair[][] } {
  const kindsOf = (kinds: DeclarationProblem['goals']) =>
    kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind))
  const [creatureKinds, goalKinds] = [kindsOf(board.creatures), kindsOf(board.goals)]
  const payments = (pairs: readonly Pair[]): Set<string> =>
    new Set(
      pairs.flatMap(([creature, goal]) =>
        board.costs.flatMap(({ creatures, goals, per }, cost) => {
          if (!creatures.includes(creatureKinds[creature]!) || !goals.includes(goalKinds[goal]!)) return []
          return [`${cost}:${creature}:${per === 'pair' ? goal : '*'}`]
        }),
      ),
    )
  const paid = payments(paying)
  let most = -1
  let all: Pair[][] = []
  const pairs: Pair[] = []
  const tryFrom = (creature: number): void => {
    if (creature === creatureKinds.length) {
      const { broken, obeyed } = readDeclaration(board, pairs)
      if (broken > 0 || obeyed < most) return
      if (obeyed > most) [most, all] = [obeyed, []]
      all.push([...pairs])
      return
    }
    const kind = creatureKinds[creature]!
    const open = goalKinds.flatMap((goalKind, goal): Pair[] => {
      const pair: Pair = [creature, goal]
      const free = [...payments([pair])].every((payment) => paid.has(payment))
      return board.bars[kind]?.[goalKind] === null && free ? [pair] : []
    })
    for (const chosen of subsets(open, board.creatures[kind]!.most)) {
      pairs.push(...chosen)
      tryFrom(creature + 1)
      pairs.length -= chosen.length
    }
  }
  tryFrom(0)
  return { most, all }
}

/** The number of declarations, with or without payments. */
export function declarationsOf({ creatures, goals, bars }: DeclarationProblem): number {
  return creatures.reduce((all, { count, most }, creature) => {
    const open = goals.flatMap(({ count: many }, goal) =>
      bars[creature]?.[goal] === null ? Array(many).fill(goal) : [],
    )
    const each = subsets(
      open.map((_, goal) => [creature, goal] as const),
      most,
    ).length
    return all * each ** count
  }, 1)
}

function subsets(pairs: readonly Pair[], most: number): Pair[][] {
  if (pairs.length === 0) return [[]]
  const [first, ...rest] = pairs
  const without = subsets(rest, most)
  return [...without, ...without.filter((some) => some.length < most).map((some) => [first!, ...some])]
}
