import type { Phrase } from '@battleline/language'
import { phrase } from '../nodes.ts'
import { CREATURES } from '../words/fixed-nodes.ts'

/** Who does not fight certain creatures, or must fight them. */
export const FIGHTERS = ['{does.by:plural-cards}', 'each {does.by:group~one}']

/** "Each enemy creature must fight Brute, if able." */
export const mustBeFoughtBy = (category: string, fighters: string, who: string): Phrase =>
  phrase(category, 'about', `${fighters} must (fight|attack) {who:${who}}[,] if able`, {
    fixed: { does: [{ kind: 'must be fought' }] },
  })

/** Which creatures cannot fight which, or must. */
export const barsOfFights = [
  ...FIGHTERS.flatMap((fighters) =>
    ['friendly', 'enemy'].map((side) =>
      phrase(
        'constant',
        'about',
        `${fighters} cannot be used to fight ${side} creatures unless the ${side} creature has {who.of.such.keyword:keyword}`,
        {
          fixed: {
            who: { kind: 'each', of: { ...CREATURES, side, such: [{ kind: 'without keyword' }] } },
            does: [{ kind: 'cannot be fought' }],
          },
        },
      ),
    ),
  ),
  ...FIGHTERS.flatMap((fighters) => [
    phrase(
      'constant',
      'about',
      `${fighters} cannot (fight|attack|be used to fight|be used to attack) {who:single-subject}`,
      { fixed: { does: [{ kind: 'cannot be fought' }] } },
    ),
    mustBeFoughtBy('constant', fighters, 'single-subject'),
  ]),
]
