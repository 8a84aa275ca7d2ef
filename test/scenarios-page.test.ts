import { readFileSync } from 'node:fs'
import { showProblem, testFiles } from '@battleline/scenario'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/scenarios.md', import.meta.url), 'utf8')

/** The examples, each padded to its line on the page. */
const examples = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(({ 1: text = '', index }) => ({
  file: 'docs/scenarios.md',
  text: `${'\n'.repeat(page.slice(0, index).split('\n').length)}${text}`,
}))

test('the page about scenarios has examples', () => {
  expect(examples.length).toBeGreaterThan(8)
})

const readCards = (path: string) => ({ text: readFileSync(new URL(`../${path}`, import.meta.url), 'utf8') })

test.each(testFiles(examples, { forked: true, readCards }))(
  'the page about scenarios is correct: $name',
  (result) => {
    const { problems, rejected, expectations, status } = result
    const wrong = [...problems, ...(rejected === null ? [] : [rejected])].map((problem) =>
      showProblem(problem),
    )
    const failed = expectations.filter(({ holds }) => !holds).map(({ text, actual }) => `${text}: ${actual}`)
    expect([...wrong, ...failed]).toEqual([])
    expect(status).not.toBeNull()
  },
)
