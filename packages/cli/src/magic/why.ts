import { type Answer, answer, type Because } from '@battleline/explain'
import { isRefusal, KEYWORDS } from '@battleline/magic'
import { type MagicPlayed, readDeclared } from '@battleline/scenario'
import type { Unread, WhyTeller } from '../why-teller.ts'
import { destroyed, survived } from './story.ts'

/** Why a declaration is illegal where the run stands: `attack: Ogre -> you`, `block: { 1: A, 2: A }`. */
function cannot(text: string, { game, position }: MagicPlayed): Answer | Unread {
  const declared = readDeclared(text, game, position)
  if ('problem' in declared) return declared
  const ruling = game.judge(position, declared.pairs)
  if (isRefusal(ruling)) return answer(`Not now: ${ruling.reason}.`, ruling.cite)
  const { verdict, legal, reason, cite } = ruling
  if (legal === null) return answer(`Nobody knows: ${reason}.`, cite, [], false)
  if (legal) return answer(`Nothing forbids “${text}”: ${reason}.`, cite, [], false)
  const because =
    verdict.kind !== 'outdone'
      ? []
      : verdict.missed.map(
          ({ requirement, obeyed, instances }): Because => ({
            text:
              instances === 1
                ? `not obeyed: ${requirement.reason}`
                : `obeyed ${obeyed} of ${instances} times: ${requirement.reason}`,
            step: null,
            cite: requirement.cite,
          }),
        )
  return answer(`It is illegal: ${reason}.`, cite, because)
}

/** What Magic answers about a run. */
export const why: WhyTeller = {
  keywords: KEYWORDS,
  reckoned: [],
  records: ['controller', 'attached', 'protector', 'attacks', 'blocks'],
  destroyed,
  survived,
  ability: (told, card, ability) => {
    const { name, trace } = told
    const why = trace.flatMap((event) =>
      event.kind === 'not' && event.record === card
        ? [{ text: event.why.reason, step: event.step.id, cite: event.why.cite }]
        : [],
    )
    return why.length > 0
      ? answer(`“${ability}” of ${name(card)} did nothing here.`, [], why)
      : answer(`Nothing is told of “${ability}” of ${name(card)} not having happened.`, [], [], false)
  },
  keyword: ({ name }, card, keyword, played) => {
    const { game, position } = played as MagicPlayed
    const has = game.card(position, card).keywords.some((one) => one === keyword)
    return has
      ? answer(`${name(card)} has ${keyword}.`, [], [], false)
      : answer(`${name(card)} does not have ${keyword}: neither its text nor another one gives it.`, [])
  },
  cannot: (move, played) => cannot(move, played as MagicPlayed),
  reckon: () => ({ value: null, parts: [] }),
}
