import { expect, test } from 'vitest'
import { ruleTexts } from '../../../scripts/docs-rules.mjs'
import { RULE_TEXTS } from '../src/rule-texts.ts'

test('the rules that ship are those of the docs (node scripts/docs-rules.mjs writes them)', () => {
  expect(RULE_TEXTS).toEqual(ruleTexts())
})
