import type { Choice, Decision, Option, Position } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, Onlooker, PlayerId, PlayersView } from '@battleline/keyforge'
import { playWords } from '../../words/play.ts'
import { MAIN_STEP } from '../games/keyforge/main-step.ts'
import { shippedGame } from '../games/keyforge/shipped-library.ts'
import { open } from '../games/open-question.ts'
import type { ChosenOption, Given, Gives } from '../protocol/protocol.ts'
import type { Segment } from '../session/segments.ts'
import { agree } from './agree.ts'
import { positionText, type RevealedCard } from './position-text.ts'

/** A board of a game as a question of its own; see the protocol. */
export async function positionOf({ question, player, of }: Given<'position'>): Promise<Gives<'position'>> {
  const opened = await open(question)
  if (!('session' in opened)) return 'no move'
  const { session } = opened
  const game = session.game as unknown as KeyForge
  const viewAt = (position: Position) => game.view(position as KeyForgePosition, player)
  const name = playWords.game.from(session.played.scenario.name)
  if (of === 'now')
    return { text: positionText(game, viewAt(session.at(question.answers)), name), answers: null }
  const segments = session.segments(question.answers)
  const stepOf = ({ from }: Segment) => game.decision(from)
  const own = [...segments.keys()].filter((at) => isMoveOf(player, stepOf(segments[at] as Segment)))
  const last = own.at(-1)
  if (last === undefined) return 'no move'
  const next = segments.findIndex((segment, at) => at > last && stepOf(segment)?.step === MAIN_STEP)
  const played = next < 0 ? segments : segments.slice(0, next)
  const after = viewAt((played.at(-1) as Segment).to)
  for (const start of own.toReversed()) {
    const chosen = played.slice(start)
    const view = viewAt((chosen[0] as Segment).from)
    if (view.active !== player) break
    const text = positionText(game, view, name)
    const matches = chosen.map(({ from, choice }): Match => {
      const label = labelOf(game, from as KeyForgePosition, player, choice)
      return (option) => option.label === label
    })
    const answers = await answersTo(text, matches, after)
    if (answers !== null) return { text, answers: answers.slice(0, last - start + 1) }
  }
  return 'differs'
}

/** A board of a room as a question of its own; see the protocol. */
export async function roomQuestion({
  view,
  edition,
  name,
  moves,
}: Given<'roomQuestion'>): Promise<Gives<'roomQuestion'>> {
  const { library } = await shippedGame()
  const textWith = (revealed: RevealedCard | null) => positionText({ library, edition }, view, name, revealed)
  const text = textWith(null)
  if (moves === null) return { text, answers: null }
  const { chosen, after } = moves
  const calledOf = new Map(view.cards.map(({ id, called }) => [id, called]))
  const matches = chosen.map((one) => matchOf(one, calledOf))
  const played = cardPlayed(chosen[0], library)
  for (const tried of played === null ? [text] : [text, textWith(played)]) {
    const answers = await answersTo(tried, matches, after)
    if (answers !== null) return { text: tried, answers }
  }
  return null
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

/**
 * The answers that are wanted on a board of its own; null if it does not have all of them, if another card could be meant, or if they do
 * not lead to what was seen after them: an effect from before, or a card that was hidden, made a difference.
 */
async function answersTo(
  text: string,
  wanted: readonly Match[],
  after: PlayersView<Onlooker>,
): Promise<readonly Choice[] | null> {
  const opened = await open({ text, document: 0, answers: null })
  if (!('session' in opened)) return null
  const { session } = opened
  const answers: Choice[] = []
  for (const isWanted of wanted) {
    const options = session.game.decision(session.at(answers))?.options ?? []
    const [option, ...others] = options.filter((one) => isWanted(one, (card) => session.name(card)))
    if (option === undefined || others.length > 0) return null
    answers.push(option.id)
  }
  const game = session.game as unknown as KeyForge
  const position = session.at(answers) as KeyForgePosition
  const { player } = after
  const seen = player === 0 ? game.publicObservation(position).view : game.view(position, player)
  return agree(seen, after) ? answers : null
}
