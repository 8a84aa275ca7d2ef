import type { SimpleGame, SimpleGameSpec } from '@battleline/card-game'
import { type Message, messageOf, say, word } from '@battleline/kernel'
import { arrowSides, type PlayedScenario } from '@battleline/scenario'
import { asMessage } from '../trace/lists.ts'
import { type Answer, answer, type Because, becauseAt } from '../why/answer.ts'
import type { GameExplanation, UnreadQuestion } from '../why/game-explanation.ts'
import { cardCalled } from '../why/question.ts'
import { becauseOf, before, isChange, type Run } from '../why/trace-queries.ts'
import { simpleWords } from './words.ts'

/** The title, words and answers of a simple game, from its spec. */
export function simpleExplanation(spec: SimpleGameSpec): GameExplanation {
  const { title, words, changes, charts } = spec
  return {
    title,
    words: simpleWords(words),
    editions: changes,
    charts,
    whys: {
      keywords: words.keywords,
      cardBreakdowns: [],
      records: ['owner'],
      destroyed: (run, card) => whyGone(run, card, spec),
      survived: (run, card) => whyThere(run, card, spec),
      ability: (run, card, ability) => whatDidNot(run, card, say`“${ability}” of ${run.name(card)}`),
      keyword: (run, card, keyword) => whatDidNot(run, card, say`${word(keyword)} of ${run.name(card)}`),
      cannot: (move, played) => whyCannot(move, played, spec),
      cardBreakdown: () => ({ value: null, parts: [] }),
    },
  }
}

/** Where in the trace a card leaves play; -1 if it does not. */
const leavingPlay = (run: Run, card: number, { words }: SimpleGameSpec): number =>
  before(run, run.trace.length, (event) => isChange(event, card, 'zone') && event.before === words.zones[0])

/** The changes of a card's counters up to a place of the trace. */
const changesOf = (
  { trace }: Run,
  card: number,
  until: number,
  { words }: SimpleGameSpec,
): readonly Because[] =>
  trace.slice(0, until).flatMap((event): readonly Because[] => {
    if (event.kind !== 'change' || event.record !== card || !words.counters.includes(event.property))
      return []
    const { id, title, cite } = event.step
    const what = say`${word(event.property)} ${Number(event.before)} → ${Number(event.after)}`
    return [becauseAt(say`${what}: ${asMessage(title)}`, id, cite)]
  })

function whyGone(run: Run, card: number, spec: SimpleGameSpec): Answer {
  const at = leavingPlay(run, card, spec)
  const name = run.name(card)
  const event = run.trace[at]
  if (event === undefined) return { ...whyThere(run, card, spec), holds: false }
  return answer(
    say`${name} left play: ${asMessage(event.step.title)}.`,
    event.step.cite,
    changesOf(run, card, at, spec),
  )
}

function whyThere(run: Run, card: number, spec: SimpleGameSpec): Answer {
  if (leavingPlay(run, card, spec) >= 0) return { ...whyGone(run, card, spec), holds: false }
  const changes = changesOf(run, card, run.trace.length, spec)
  const why = word(changes.length === 0 ? 'nothing was done to it' : 'that was not enough')
  return answer(say`${run.name(card)} is still in play: ${why}.`, [], changes)
}

function whatDidNot(run: Run, card: number, what: Message): Answer {
  const because = run.trace.flatMap((event) =>
    event.kind === 'not' && event.record === card ? becauseOf(run, event) : [],
  )
  const text =
    because.length > 0
      ? say`${what} did nothing here.`
      : say`${what} is not in the trace: nothing prevented it.`
  return answer(text, [], because, because.length > 0)
}

/** Why a move of a scenario is illegal at the end of the run: `attack Ogre -> me`. */
function whyCannot(
  text: string,
  played: PlayedScenario,
  { moves, moveStep }: SimpleGameSpec,
): Answer | UnreadQuestion {
  const verb = moves.find((one) => text === one || text.startsWith(`${one} `))
  if (verb === undefined) return { problem: `“${text}” is no move; moves are ${moves.join(', ')}` }
  const named = text.slice(verb.length).trim()
  const words = named === '' ? [] : arrowSides(named).map((side) => side.text)
  const records = words.map((word) => {
    const player = played.scenario.players.indexOf(word) + 1
    return player > 0 ? player : cardCalled(word, played)
  })
  const unknown = records.find((record) => typeof record !== 'number')
  if (unknown !== undefined) return unknown
  const game = played.game as SimpleGame
  const asked = game.decision(played.position)
  if (asked === null) return answer(word('Nothing is allowed any more: the game is over.'), [])
  if (asked.step !== moveStep)
    return answer(say`Not now: first is asked “${asMessage(asked.title)}”.`, asked.cite)
  const why = game.whyNot(played.position, [verb, ...records].join(' '))
  return why === null
    ? answer(say`Nothing forbids “${text}”.`, [], [], false)
    : answer(say`It is not allowed: ${messageOf(why)}.`, why.cite)
}
