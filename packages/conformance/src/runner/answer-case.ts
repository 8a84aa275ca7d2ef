import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { Magic } from '@battleline/magic'
import { adapters, type Engine, type Over, type Scenario } from '@battleline/scenario'
import type { Case, CaseDeclaration, CaseResult, CountCase, RulingCase } from '../model/case.ts'
import { countEndings } from './count-endings.ts'

export const OVER: Readonly<Record<CountCase['over'], Over>> = {
  'one move': { kind: 'moves', most: 1 },
  combat: { kind: 'turn' },
}

/** Every ending of a counted board in canonical form, sorted: what its digest is of. */
export function endingsOf(one: CountCase): readonly string[] {
  const game = gameOf(one, one.edition)
  const start = game.begin(one.board)
  return isRefusal(start) ? [] : (countEndings(game, start, OVER[one.over])?.endingLines ?? [])
}

/** Answers a case with this engine, from nothing but the case. Another edition than the case's: `edition`. */
export function answerCase(one: Case, edition = one.edition): CaseResult {
  const { id } = one
  if (!adapters.names.includes(one.game)) return { id, unsupported: `the game ${one.game}` }
  const adapter = adapters.of(one.game)
  if (!adapter.editions.includes(edition)) return { id, unsupported: `the edition ${edition}` }
  const game = playable(one, edition)
  if (typeof game === 'string') return { id, unsupported: game }
  const start = game.begin(one.board)
  if (isRefusal(start)) return refusedBy(id, start)
  if (one.kind === 'ruling') return ruled(one, game, start)
  const counted = countEndings(game, start, OVER[one.over])
  if (counted === null) return { id, unsupported: 'too many positions' }
  const { sequences, endings, digest } = counted
  return { id, sequences, endings, digest }
}

/** The game with the cards of a case. */
const gameOf = ({ game, cards }: Case, edition: string): Engine =>
  adapters.of(game).game({ cards } as unknown as Scenario, edition)

/** The game with the cards of a case, or what is wrong with the cards. */
function playable(one: Case, edition: string): Engine | string {
  try {
    return gameOf(one, edition)
  } catch (error) {
    // An invalid card is the only input that a game throws for.
    if (error instanceof TypeError) return error.message
    throw error
  }
}

function ruled({ id, game: name, play, expect }: RulingCase, game: Engine, start: Position): CaseResult {
  let position = start
  for (const { choice } of play) {
    const next = game.answer(position, choice)
    if (isRefusal(next)) return refusedBy(id, next)
    position = next
  }
  const { declarations, endings } = expect
  const counted = endings === undefined ? null : countEndings(game, position, { kind: 'play' })
  return {
    id,
    board: adapters.of(name).reading(game, position),
    ...(declarations !== undefined && {
      declarations: declarations.map((one) => isLegal(game as unknown as Magic, position, one)),
    }),
    ...(counted !== null && { endings: counted.endings }),
  }
}

const refusedBy = (id: string, { cite }: Refusal): CaseResult => ({ id, refused: cite })

function isLegal(game: Magic, position: Position, { pairs }: CaseDeclaration): boolean {
  const numbers = new Map<string, number>()
  for (const player of game.players(position)) numbers.set(game.player(position, player).name, player)
  for (const card of game.cards(position)) numbers.set(game.card(position, card).called, card)
  const declared = pairs.map(
    ([creature, goal]) => [numbers.get(creature) ?? 0, numbers.get(goal) ?? 0] as const,
  )
  const ruling = game.judge(position, declared)
  return !isRefusal(ruling) && ruling.legal === true
}
