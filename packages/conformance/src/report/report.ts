import type { Case, CaseResult } from '../model/case.ts'
import { compare, type Verdict } from './compare.ts'

/** A runner and its results by the ids of the cases. */
export interface Ran {
  readonly name: string
  readonly results: ReadonlyMap<string, CaseResult>
  readonly faults: readonly string[]
}

/** What every runner made of one case; null where it did not answer. */
export interface CaseReport {
  readonly one: Case
  readonly verdicts: readonly (Verdict | null)[]
}

export const OUTCOMES = ['agrees', 'differs', 'unsupported', 'no answer'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How many cases of a game and kind came out how for one runner. */
export type Counts = Readonly<Record<Outcome, number>>

export interface Report {
  readonly runners: readonly string[]
  readonly faults: readonly { readonly runner: string; readonly faults: readonly string[] }[]
  readonly cases: readonly CaseReport[]
  /** By “keyforge, ruling”: the counts of each runner. */
  readonly counts: ReadonlyMap<string, readonly Counts[]>
}

export function reportOn(cases: readonly Case[], ran: readonly Ran[]): Report {
  const reports = cases.map((one) => ({
    one,
    verdicts: ran.map(({ results }) => {
      const result = results.get(one.id)
      return result === undefined ? null : compare(one, result)
    }),
  }))
  const groups = new Map<string, CaseReport[]>()
  for (const report of reports) {
    const group = `${report.one.game}, ${report.one.kind}`
    groups.set(group, [...(groups.get(group) ?? []), report])
  }
  return {
    runners: ran.map(({ name }) => name),
    faults: ran.flatMap(({ name: runner, faults }) => (faults.length === 0 ? [] : { runner, faults })),
    cases: reports,
    counts: new Map(
      [...groups].map(([group, of]) => [
        group,
        ran.map((_, at) => countsOf(of.map(({ verdicts }) => verdicts[at] ?? null))),
      ]),
    ),
  }
}

function countsOf(verdicts: readonly (Verdict | null)[]): Counts {
  const counts = { agrees: 0, differs: 0, unsupported: 0, 'no answer': 0 }
  for (const verdict of verdicts) counts[outcomeOf(verdict)]++
  return counts
}

export const outcomeOf = (verdict: Verdict | null): Outcome => verdict?.kind ?? 'no answer'

/** The cases that some runner does not agree with, though it answers them. */
export const differing = ({ cases }: Report): readonly CaseReport[] =>
  cases.filter(({ verdicts }) => verdicts.some((verdict) => verdict?.kind === 'differs'))
