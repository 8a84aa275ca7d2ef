import type { Choice, Decision, Option } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { playWords } from '../../words/play.ts'
import { MAIN_STEP } from '../games/keyforge/main-step.ts'
import { shippedGame } from '../games/keyforge/shipped-library.ts'
import { open } from '../games/open-question.ts'
import type { ChosenOption, Given, Gives } from '../protocol/protocol.ts'
import { positionText, type RevealedCard } from './position-text.ts'

/** A board of a game as a question of its own; see the protocol. */
export async function positionOf({ question, player, of }: Given<'position'>): Promise<Gives<'position'>> {
  const opened = await open(question)
  if (!('session' in opened)) return null
  const { session } = opened
  const game = session.game as unknown as KeyForge
  const name = playWords.game.from(session.played.scenario.name)
  if (of === 'now') {
    const position = session.at(question.answers) as KeyForgePosition
    return { text: positionText(game, game.view(position, player), name), answers: null }
  }
  const move = session
    .segments(question.answers)
    .findLast(({ from }) => isMoveOf(player, game.decision(from)))
  if (move === undefined) return null
  const from = move.from as KeyForgePosition
  const label = labelOf(game, from, player, move.choice)
  const text = positionText(game, game.view(from, player), name)
  const answers = await answersOn(text, [(option) => option.label === label])
  return answers.length === 0 ? null : { text, answers }
}

/** A board of a room as a question of its own; see the protocol. */
export async function roomQuestion({
  view,
  edition,
  name,
  chosen,
}: Given<'roomQuestion'>): Promise<Gives<'roomQuestion'>> {
  const { library } = await shippedGame()
  const textWith = (revealed: RevealedCard | null) => positionText({ library, edition }, view, name, revealed)
  const text = textWith(null)
  if (chosen.length === 0) return { text, answers: null }
  const calledOf = new Map(view.cards.map(({ id, called }) => [id, called]))
  const matches = chosen.map((one) => matchOf(one, calledOf))
  const answers = await answersOn(text, matches)
  const played = cardPlayed(chosen[0], library)
  if (answers.length > 0 || played === null) return { text, answers }
  const known = textWith(played)
  return { text: known, answers: await answersOn(known, matches) }
}

/** A number behind a name tells copies apart, and a board counts them in another order than the game. */
const COPY = / \([^()]*\d\)$/

/** Whether an option of the board is one that was chosen: a card by what the view calls it, whatever the game called it. */
function matchOf({ label, message, record }: ChosenOption, calledOf: ReadonlyMap<number, string>): Match {
  const called = record === null ? undefined : calledOf.get(record)
  const others = message?.parts.slice(1) ?? []
  return (option, nameOf) => {
    if (called === undefined || option.record === null) return option.label === label
    const isSame =
      option.message?.form === message?.form &&
      String(option.message?.parts.slice(1) ?? []) === String(others) &&
      !others.some((part) => COPY.test(String(part)))
    return isSame && nameOf(option.record) === called
  }
}

/** The card that an answer plays or discards although the view had not seen it; null for another answer. */
function cardPlayed(chosen: ChosenOption | undefined, library: KeyForge['library']): RevealedCard | null {
  if (chosen === undefined || chosen.record !== null) return null
  const [, called] = /^(?:play|discard) (.+)$/.exec(chosen.label) ?? []
  if (called === undefined) return null
  const name = library.facts(called) === undefined ? called.replace(COPY, '') : called
  return { name, called }
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

/** Whether an option of a board is the one that is wanted. */
type Match = (option: Option, nameOf: (card: number) => string) => boolean

/** The answers that are wanted on a board of its own, up to the first that it does not have. */
async function answersOn(text: string, wanted: readonly Match[]): Promise<readonly Choice[]> {
  const opened = await open({ text, document: 0, answers: null })
  if (!('session' in opened)) return []
  const { session } = opened
  const answers: Choice[] = []
  for (const isWanted of wanted) {
    const options = session.game.decision(session.at(answers))?.options ?? []
    const [option, ...others] = options.filter((one) => isWanted(one, (card) => session.name(card)))
    if (option === undefined || others.length > 0) break
    answers.push(option.id)
  }
  return answers
}
