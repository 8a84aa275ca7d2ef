import { expect, test } from 'vitest'
import { ruleTexts } from '../../../scripts/docs-rules.mjs'
import { RULE_TEXTS } from '../src/index.ts'

test('the rules that ship are those of the docs', () => {
  expect(RULE_TEXTS).toEqual(ruleTexts())
})
