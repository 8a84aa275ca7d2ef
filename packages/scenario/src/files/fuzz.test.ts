import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showProblem } from '../problems/problem.ts'
import { play } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'
import { template } from './template.ts'

const base = template('keyforge')
const text = base.ok ? base.text : ''

function readsWithoutThrowing(source: string): void {
  const { scenarios, problems } = readScenarios(source, { file: 'fuzz.yaml' })
  for (const problem of problems) {
    expect(problem.line).toBeGreaterThan(0)
    expect(problem.endColumn).toBeGreaterThan(problem.column)
    expect(problem.source.length + 1).toBeGreaterThanOrEqual(problem.column)
    expect(showProblem(problem)).toContain('fuzz.yaml:')
  }
  expect(scenarios.length + problems.length).toBeGreaterThan(0)
  for (const scenario of scenarios) expect(play(scenario).scenario).toBe(scenario)
}

describe('any text', () => {
  it('is read without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), readsWithoutThrowing))
  })

  it('is read without throwing if it consists of YAML’s signs', () => {
    const signs = fc.constantFrom(
      ...[
        '\n',
        '\n  ',
        '- ',
        ': ',
        '? ',
        '[',
        ']',
        '{',
        '}',
        ',',
        '"',
        "'",
        '|\n',
        '>\n',
        '#',
        '&a ',
        '*a',
        '!b ',
      ],
      ...[
        '%',
        '---\n',
        '...\n',
        '\t',
        'name',
        'game',
        'keyforge',
        'players',
        'me',
        'battleline',
        'Troll',
        '1',
        '\\',
      ],
    )
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 60 }).map((all) => all.join('')),
        readsWithoutThrowing,
      ),
    )
  })

  it('is read without throwing if it is a scenario with a changed place', () => {
    const junk = fc.oneof(
      fc.constantFrom(
        '',
        '\n',
        ': ',
        '- ',
        '{',
        ']',
        '"',
        '*x ',
        '!y ',
        '-1',
        'null',
        '~',
        '[[[',
        'Troll',
        '?',
        '->',
      ),
      fc.string({ maxLength: 8 }),
    )
    const spot = fc.nat({ max: text.length })
    fc.assert(
      fc.property(spot, fc.nat({ max: 30 }), junk, (from, length, put) => {
        readsWithoutThrowing(text.slice(0, from) + put + text.slice(from + length))
      }),
      { numRuns: 200 },
    )
  })

  it('is read without throwing if its lines are shuffled', () => {
    const lines = text.split('\n')
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (some) => readsWithoutThrowing(some.join('\n'))),
      { numRuns: 100 },
    )
  })
})
