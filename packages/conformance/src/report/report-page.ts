import type { Case } from '../model/case.ts'
import type { Verdict } from './compare.ts'
import { type CaseReport, differing, OUTCOMES, type Report } from './report.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem }
  .wide { overflow-x: auto }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .3rem .8rem; text-align: left; vertical-align: top }
  td.number, th.number { text-align: right }
  code { font-size: .85em; overflow-wrap: anywhere } .id { opacity: .75 }
`

/** A page that says which runner differs where: a document of its own, without scripts. */
export function reportPage(report: Report): string {
  const cases = differing(report)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Who differs where</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Who differs where</h1>
<p>${report.cases.length} cases, ${report.runners.map(html).join(', ')}. A difference says that two engines read the rules
differently, not which of them is right: the rules that a case cites decide.</p>
${countTable(report)}
${report.faults.map(({ runner, faults }) => `<h2>What ${html(runner)} wrote beside results</h2>\n<ul>${faults.map((one) => `<li>${html(one)}</li>`).join('')}</ul>`).join('\n')}
<h2>Differences</h2>
${cases.length === 0 ? '<p>There are none.</p>' : cases.map((one) => caseSection(report, one)).join('\n')}
</main>
</body>
</html>
`
}

function countTable({ runners, counts }: Report): string {
  const head = ['Game and kind', 'Runner'].map((word) => `<th scope="col">${word}</th>`).join('')
  const numbers = OUTCOMES.map((word) => `<th scope="col" class="number">${word}</th>`).join('')
  const rows = [...counts].flatMap(([group, each]) =>
    each.map(
      (count, at) =>
        `<tr><td>${html(group)}</td><td>${html(runners[at] ?? '')}</td>${OUTCOMES.map((word) => `<td class="number">${count[word]}</td>`).join('')}</tr>`,
    ),
  )
  return `<div class="wide"><table>\n<thead><tr>${head}${numbers}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody></table></div>`
}

function caseSection({ runners }: Report, { one, verdicts }: CaseReport): string {
  const rows = verdicts.flatMap((verdict, at) => rowsOf(runners[at] ?? '', verdict))
  return `<h3>${html(titleOf(one))}</h3>
<p class="id"><code>${html(one.id)}</code> ${one.kind === 'ruling' ? html(one.cite.join(', ')) : html(one.over)}</p>
<div class="wide"><table>
<thead><tr><th scope="col">Runner</th><th scope="col">At</th><th scope="col">Expected</th><th scope="col">Found</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
}

const rowsOf = (runner: string, verdict: Verdict | null): readonly string[] =>
  verdict?.kind === 'differs'
    ? verdict.differences.map(
        ({ at, expected, found }) =>
          `<tr><td>${html(runner)}</td>${[at, expected, found].map((cell) => `<td><code>${html(cell)}</code></td>`).join('')}</tr>`,
      )
    : []

/** A case in one sentence. */
export const titleOf = (one: Case): string =>
  one.kind === 'ruling' ? one.name : `Every ending of ${one.over} on ${one.id}`

const html = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
