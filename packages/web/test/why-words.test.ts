import { explanationOf, type WhyQuestion, why } from '@battleline/explain'
import type { Message } from '@battleline/kernel'
import type { PlayedScenario } from '@battleline/scenario'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEED } from '../../../test/sample.ts'
import { whyText } from '../src/words/engine.ts'
import { FORMS } from '../src/words/german/engine.ts'
import { speak } from '../src/words/speak.ts'
import { questionsOf } from './sentences/collect.ts'
import { fightOf, GAMES } from './sentences/fights.ts'

/** Random fights of each game; `BATTLELINE_FIGHTS=500` plays so many, from the seed on. */
const FIGHTS = Number(process.env.BATTLELINE_FIGHTS ?? 1)

/** The forms of a message and of the sentences inside it. */
const formsIn = ({ form, parts }: Message): readonly string[] => [
  form,
  ...parts.flatMap((part) => (typeof part === 'object' ? formsIn(part) : [])),
]
const hasWords = (form: string): boolean => /\p{L}/u.test(form.replace(/\{\d+\}/g, ''))

/** Words that are the same in both languages. */
const SAME = ['Æmber', 'Effects Stack']
/** Players without a name are “me” and “you”, in scenarios for the command line. */
const OF_NOBODY = /^(?:I|you) /

const hasGerman = (form: string): boolean =>
  SAME.includes(form) ||
  OF_NOBODY.test(form) ||
  form in FORMS ||
  `It ${form}` in FORMS ||
  whyText({ form, parts: [] }) !== form

/** Whether the app asks it: of values, those that it shows the parts of. */
const isAsked = (question: WhyQuestion, { scenario }: PlayedScenario): boolean =>
  question.kind !== 'player value' &&
  (question.kind !== 'value' || explanationOf(scenario.game).whys.cardBreakdowns.includes(question.property))

/** What stays as cards print it: their texts, with the words before them, and the names of keywords and abilities. */
function printedIn({ scenario, trace }: PlayedScenario): ReadonlySet<string> {
  const { keywords, abilities = [] } = explanationOf(scenario.game).whys
  const titles = trace.flatMap((event) => [
    ...(event.step.id.startsWith('card/') ? [event.step.title] : []),
    ...(event.kind === 'answer' && event.step.id.startsWith('card/') ? event.chosen : []),
    ...(event.kind === 'hook' && event.subject === 'label' ? [event.title] : []),
  ])
  return new Set([...keywords, ...abilities, ...titles])
}

describe('Answers to “why” in German', () => {
  beforeAll(() => speak('de'))
  afterAll(() => speak('en'))

  test.each(GAMES)(
    'have every sentence of random fights: %s',
    async (game) => {
      const english = new Set<string>()
      let count = 0
      for (let seed = SEED; seed < SEED + FIGHTS; seed++) {
        const fight = await fightOf(game, seed)
        if (fight === null) continue
        const played = fight.session.playedWith(fight.answers)
        const printed = printedIn(played)
        for (const question of questionsOf(played).filter((one) => isAsked(one, played))) {
          const answer = why(question, played)
          if ('problem' in answer) continue
          for (const { message } of [answer, ...answer.because])
            for (const form of formsIn(message).filter(hasWords)) {
              count++
              if (!printed.has(form) && !hasGerman(form)) english.add(form)
            }
        }
      }
      expect([...english]).toEqual([])
      expect(count).toBeGreaterThan(0)
    },
    36_000_000,
  )
})
