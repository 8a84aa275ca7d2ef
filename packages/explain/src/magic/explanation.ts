import { messageOf, say, word } from '@battleline/kernel'
import { CHANGES, CHARTS, isRefusal, KEYWORDS } from '@battleline/magic'
import { type MagicPlayed, readDeclared } from '@battleline/scenario'
import { type Answer, answer, type Because, becauseAt } from '../why/answer.ts'
import type { GameExplanation, UnreadQuestion } from '../why/game-explanation.ts'
import { destroyed, survived } from './destruction.ts'
import { magicWords } from './words.ts'

/** Why a declaration is illegal at the end of the run: `attack: Ogre -> you`, `block: { 1: A, 2: A }`. */
function cannot(text: string, { game, position }: MagicPlayed): Answer | UnreadQuestion {
  const declared = readDeclared(text, game, position)
  if ('problem' in declared) return declared
  const ruling = game.judge(position, declared.pairs)
  if (isRefusal(ruling)) return answer(say`Not now: ${messageOf(ruling)}.`, ruling.cite)
  const { verdict, legal, cite } = ruling
  if (legal === null) return answer(say`Not decided: ${messageOf(ruling)}.`, cite, [], false)
  if (legal) return answer(say`Nothing forbids “${text}”: ${messageOf(ruling)}.`, cite, [], false)
  const because =
    verdict.kind !== 'outdone'
      ? []
      : verdict.missed.map(
          ({ requirement, obeyed, instances }): Because =>
            becauseAt(
              instances === 1
                ? say`not met: ${messageOf(requirement)}`
                : say`met ${obeyed} of ${instances} times: ${messageOf(requirement)}`,
              null,
              requirement.cite,
            ),
        )
  return answer(say`It is illegal: ${messageOf(ruling)}.`, cite, because)
}

/** Magic’s titles, words and answers. */
export const magicExplanation: GameExplanation = {
  title: 'Magic: The Gathering',
  words: magicWords,
  editions: CHANGES,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  whys: {
    keywords: KEYWORDS,
    cardBreakdowns: [],
    records: ['controller', 'attached', 'protector', 'attacks', 'blocks'],
    destroyed: (run, card, played) => destroyed(run, card, played as MagicPlayed),
    survived: (run, card, played) => survived(run, card, played as MagicPlayed),
    ability: (run, card, ability) => {
      const { name, trace } = run
      const why = trace.flatMap((event) =>
        event.kind === 'not' && event.record === card
          ? [becauseAt(messageOf(event.why), event.step.id, event.why.cite)]
          : [],
      )
      return why.length > 0
        ? answer(say`“${ability}” of ${name(card)} did nothing here.`, [], why)
        : answer(
            say`The trace names nothing of “${ability}” of ${name(card)} that did not happen.`,
            [],
            [],
            false,
          )
    },
    keyword: ({ name }, card, keyword, played) => {
      const { game, position } = played as MagicPlayed
      const has = game.card(position, card).keywords.some((one) => one === keyword)
      return has
        ? answer(say`${name(card)} has ${word(keyword)}.`, [], [], false)
        : answer(say`${name(card)} does not have ${word(keyword)}: no text gives it.`, [])
    },
    cannot: (move, played) => cannot(move, played as MagicPlayed),
    cardBreakdown: () => ({ value: null, parts: [] }),
  },
}
