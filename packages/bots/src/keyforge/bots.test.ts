import { expect, test } from 'vitest'
import { BOTS, namedBot } from './bots.ts'

test('a name can have a budget', () => {
  expect(namedBot('greedy')).toEqual({ name: 'greedy', bot: BOTS.greedy, budget: {} })
  expect(namedBot('search@200ms')).toMatchObject({ budget: { milliseconds: 200 } })
  expect(namedBot('search@500')).toMatchObject({ name: 'search@500', budget: { iterations: 500 } })
})

test('a wrong name or budget is told apart', () => {
  for (const name of ['', 'greddy', 'constructor', '@5']) expect(namedBot(name)).toEqual({ wrong: 'bot' })
  for (const name of ['search@', 'search@0', 'search@-1', 'search@5s', 'search@1@2', 'search@12345678'])
    expect(namedBot(name)).toEqual({ wrong: 'budget' })
})
