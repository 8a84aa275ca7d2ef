import type { Choice, Decision } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { playWords } from '../../words/play.ts'
import { MAIN_STEP } from '../games/keyforge/session.ts'
import { open } from '../games/open-question.ts'
import type { Given, Gives } from '../protocol/protocol.ts'
import { positionText } from './position-text.ts'

/** A board of a game as a question of its own; see the protocol. */
export async function positionOf({ question, player, of }: Given<'position'>): Promise<Gives<'position'>> {
  const opened = await open(question)
  if (!('session' in opened)) return null
  const { session } = opened
  const game = session.game as unknown as KeyForge
  const name = playWords.game.from(session.played.scenario.name)
  if (of === 'now') {
    const position = session.at(question.answers) as KeyForgePosition
    return { text: positionText(game, position, player, name), answers: null }
  }
  const given = question.answers ?? session.played.answers.map(({ choice }) => choice)
  const move = session.segments(given).findLast(({ from }) => isMoveOf(player, game.decision(from)))
  if (move === undefined) return null
  const from = move.from as KeyForgePosition
  const label = labelOf(game, from, player, move.choice)
  const text = positionText(game, from, player, name)
  const answer = await answerLabelled(text, label)
  return answer === null ? null : { text, answers: [answer] }
}

const isMoveOf = (player: PlayerId, asked: Decision | null): boolean =>
  asked?.who === player && asked.step === MAIN_STEP

/** What a player calls a choice. */
function labelOf(
  game: KeyForge,
  position: KeyForgePosition,
  player: PlayerId,
  choice: Choice,
): string | undefined {
  const { view, options } = game.observation(position, player)
  return view.asked?.options[options.findIndex(({ id }) => id === choice)]?.label
}

/** The answer of that label on a board of its own; null where it has none. */
async function answerLabelled(text: string, label: string | undefined): Promise<Choice | null> {
  const opened = await open({ text, document: 0, answers: null })
  if (!('session' in opened)) return null
  const { played, game } = opened.session
  return game.decision(played.position)?.options.find((option) => option.label === label)?.id ?? null
}
