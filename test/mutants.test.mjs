import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartMutants, compiled, ruleMutants } from '../scripts/mutate/mutants.mjs'

const CHART = `
export const fight = chart('fight', 'Fight', {
  '1-one': act('One', one).then(two),
  '2-two': step('Two').call(other, begin).when(isSo).backTo('1-one', again),
})
`

test('breaks each step, each work and each guard of a chart once', () => {
  const mutants = chartMutants('fight.ts', CHART)
  expect(mutants.map(({ what }) => what)).toEqual([
    "step '1-one' is skipped",
    "'1-one' without .then",
    "step '2-two' is skipped",
    "'2-two' without .backTo",
    "'2-two' without .when",
    "'2-two': the guard is inverted",
    "'2-two' without .call",
  ])
  expect(mutants[1]).toMatchObject({ line: 3, text: CHART.replace('.then(two)', '') })
})

test('breaks comparisons, sums, conditions, numbers and ranks of a rule, but not types', () => {
  const rule = 'export const a = (b: 1 | true): boolean => b > 2 && !c(RANK.stop)\n'
  const words = ruleMutants('rule.ts', rule).map(({ text }) => text)
  expect(words).toEqual([
    rule.replace('&&', '||'),
    rule.replace('>', '>').replace('b > 2', 'b >= 2'),
    rule.replace('2', '3'),
    rule.replace('!c', 'c'),
    rule.replace('stop', 'add'),
  ])
})

test('finds something to break in every chart of the game, and the result can be parsed', () => {
  const home = 'packages/keyforge/src/charts'
  const charts = readdirSync(home).filter((file) =>
    /^(damage|destroyed|fight|leave|turn|use)\.ts$/.test(file),
  )
  expect(charts).toHaveLength(6)
  for (const file of charts) {
    const source = readFileSync(`${home}/${file}`, 'utf8')
    const mutants = chartMutants(file, source)
    expect(mutants.length).toBeGreaterThan(4)
    for (const { text } of mutants) expect(text).not.toBe(source)
    expect(compiled(mutants[0]?.text ?? '')).toContain('mutant')
  }
})
