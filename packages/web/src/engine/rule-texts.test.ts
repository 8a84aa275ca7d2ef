import { expect, it } from 'vitest'
import { ruleTexts } from './rule-texts.ts'

it('gives a ruling in the words of its title, and a rule in a sentence or two', async () => {
  const [ruling, rule] = await ruleTexts(['R-046', 'KF-DST-11'])
  expect(ruling?.sentence).toBe('Damage divided among neighbors is redirected, all of it together.')
  expect(rule?.sentence.length).toBeLessThanOrEqual(rule?.text.length ?? 0)
  expect(rule?.text.startsWith(rule.sentence.slice(0, 20))).toBe(true)
})

it('knows steps by their charts, and leaves out what there is not', async () => {
  expect((await ruleTexts(['keyforge/damage.5-place', 'none'])).map(({ id }) => id)).toEqual([
    'keyforge/damage.5-place',
  ])
})
