import { magicExplanation } from '@battleline/explain'
import type { Magic } from '@battleline/magic'
import { sentences } from '../../../text/clauses.ts'
import { reasonText, spoken } from '../../../words/engine.ts'
import { mtgWords } from '../../../words/magic.ts'
import type { Run, WhyAnswer } from '../../protocol/protocol.ts'
import { aboutFate, aboutStep, type Whys, whyAnswers } from '../../session/why-answers.ts'
import { dealtIn, isDealing } from './change-sentences.ts'

/** Answers to the questions that a card or a step raises. */
export const whys: Whys<Magic> = (played, { card, step }, run) => {
  if (step !== undefined) {
    const found = whyAnswers(aboutStep(step), played, magicExplanation)
    return isDealing(step) ? found.map((one) => bySource(run(), step, one)) : found
  }
  if (card === undefined) return []
  return [
    ...whyAnswers(aboutFate(card), played, magicExplanation),
    ...barsOf(played, card),
    ...notNow(played, card),
  ]
}

type Played = Parameters<typeof whys>[0]

/** Adds the sources of damage to an answer. */
function bySource(run: Run | null, step: string, answer: WhyAnswer): WhyAnswer {
  if (run?.game !== 'magic') return answer
  const because = run.rows.flatMap(({ step: one, silent, board, cite }) => {
    const there = run.boards[board]
    if (one !== step || silent || there === undefined) return []
    return dealtIn(step, there).map((text) => ({ text, cite }))
  })
  const [only] = because
  if (only === undefined) return answer
  return because.length > 1
    ? { ...answer, because }
    : { ...answer, text: sentences([only.text]), because: [] }
}

/** What the player with priority can’t do with it now. */
function notNow({ game, position }: Played, card: number): readonly WhyAnswer[] {
  const barred = game.moves(position).find((one) => one.card === card)?.mayNot ?? []
  return barred.map((move) => ({
    title: mtgWords.why.cannot(spoken(move.words)),
    text: sentences([reasonText(move)]),
    cite: move.cite,
    because: [],
  }))
}

/** The restrictions and requirements of a creature during a declaration. */
function barsOf({ game, position }: Played, card: number): readonly WhyAnswer[] {
  const standing = game.declarationStatus(position, [])
  if ('refused' in standing) return []
  const name = (id: number) =>
    game.players(position).includes(id) ? game.player(position, id).name : game.card(position, id).called
  const { action, barred, requirements } = standing
  const bars = barred.filter(({ creature, goal }) => creature === card || goal === card)
  const wanted = requirements.filter(
    ({ origin, creatures, goals }) =>
      origin?.source === card || creatures.includes(card) || goals.includes(card),
  )
  return [
    ...listed(
      mtgWords.why.whatCannot(action),
      mtgWords.why.barred(bars.length),
      bars.map((bar) => ({
        text: mtgWords.why.goalBarred(name(bar.creature), action, name(bar.goal), reasonText(bar)),
        cite: bar.cite,
      })),
    ),
    ...listed(
      mtgWords.why.required,
      mtgWords.why.asMany,
      wanted.map((one) => ({ text: reasonText(one), cite: one.cite })),
    ),
  ]
}

/** One answer with its reasons; none without a reason. */
const listed = (title: string, text: string, because: WhyAnswer['because']): readonly WhyAnswer[] =>
  because.length === 0 ? [] : [{ title, text, cite: [], because }]
