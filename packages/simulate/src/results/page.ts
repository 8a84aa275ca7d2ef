// Results as one page of HTML that needs nothing else: charts, sorted and filtered by its own script.
import type { StudyReport } from './report.ts'

/** A text of the data cannot end the script around it. */
const jsonInScript = (content: StudyReport): string => JSON.stringify(content).replaceAll('<', '\\u003c')

const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The page of a study. It loads nothing, so that it can be mailed or put on any server. */
export const pageOf = (content: StudyReport): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(content.study)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(content.study)}</h1>
<p>${content.games.toLocaleString('en')} games${content.complete ? '' : ', not all of them'}. The thin line of a bar is the 95\u00a0% interval of its mean.
Digest <code>${content.digest}</code></p>
<form>
<label>Show <select name="rows"><option value="totals">each one, added up</option><option value="results">each combination</option></select></label>
<label>Measure <select name="measure"></select></label>
<label>Sort <select name="sort"><option value="down">highest first</option><option value="up">lowest first</option><option value="name">by name</option></select></label>
<label>Filter <input name="filter" type="search" placeholder="part of a name"></label>
</form>
<p id="shown" role="status"></p>
<table><tbody id="chart"></tbody></table>
<section id="pairs" hidden><h2>Each pair</h2><p>The share of games that the row has won against the column.</p><div class="wide"><table id="matrix"></table></div></section>
</main>
<script type="application/json" id="data">${jsonInScript(content)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#222, #eee); --bar: light-dark(#2f6f9f, #6fb0dd); --line: light-dark(#0b2a40, #fff); --page: light-dark(#fafaf7, #1b1b1b); --field: light-dark(#fff, #2a2a2a) }
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: var(--ink); background: var(--page) }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
code { overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 1rem 0 }
label { display: flex; align-items: center; gap: .4rem }
select, input { font: inherit; color: inherit; background: var(--field); border: 1px solid light-dark(#999, #666); border-radius: .25rem; box-sizing: border-box; height: 2.25rem; padding: 0 .4rem }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: 600; padding: .15rem .5rem .15rem 0 }
#chart th { width: 30% }
#chart .number { white-space: nowrap; padding-right: .5rem; font-variant-numeric: tabular-nums }
#chart .bar { width: 45%; min-width: 6rem }
#chart svg { display: block; width: 100%; height: 1.1rem }
.wide { overflow-x: auto }
#matrix { width: auto; font-size: .85rem }
#matrix td { min-width: 2.5rem; padding: .2rem .35rem; text-align: center; white-space: nowrap; font-variant-numeric: tabular-nums }
#matrix th { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
#matrix thead th { writing-mode: vertical-rl; transform: rotate(180deg); height: 11rem; max-height: 11rem; padding: .35rem 0; line-height: 1.2; vertical-align: middle }
#matrix thead td, #matrix tbody th { position: sticky; left: 0; max-width: 14rem; background: var(--page) }
@media (max-width: 40rem) {
  form { display: grid; grid-template-columns: auto 1fr; align-items: center }
  label { display: contents }
  #chart tr { display: grid; grid-template-columns: 1fr auto; padding-bottom: .6rem }
  #chart th { width: auto }
  #chart .number { padding: .15rem 0 0 }
  #chart .bar { grid-column: 1 / 3; width: auto }
  #matrix tbody th { max-width: 7rem }
}
`

/** Written for browsers as it is: the page has no build. */
const SCRIPT = `
const data = JSON.parse(document.getElementById('data').textContent)
const form = document.forms[0]
const rowsOf = (name) => data[name].map((row) => ({ ...row, name: Object.values(row.cell).join(', ') }))
const rows = { totals: rowsOf('totals'), results: rowsOf('results') }
const measures = Object.keys(data.totals[0]?.measures ?? {})
form.measure.append(...measures.map((name) => new Option(name, name)))
const digits = (value) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1))
const MOST = 300
function cell(tag, className, content) {
  const made = document.createElement(tag)
  made.className = className
  made.append(content)
  return made
}
function bar(value, error, most) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const rect = (x, width, y, height, fill) => {
    const made = document.createElementNS(svg.namespaceURI, 'rect')
    const set = { x: 100 * x / most + '%', width: 100 * width / most + '%', y, height, fill }
    for (const key in set) made.setAttribute(key, set[key])
    svg.append(made)
  }
  rect(0, Math.max(0, value), '10%', '80%', 'var(--bar)')
  const from = Math.max(0, value - error)
  if (error > 0) rect(from, Math.min(most, value + error) - from, '42%', '16%', 'var(--line)')
  svg.setAttribute('aria-hidden', 'true')
  return svg
}
function draw() {
  const measure = form.measure.value
  const wanted = form.filter.value.trim().toLowerCase()
  const found = rows[form.rows.value].filter((row) => row.name.toLowerCase().includes(wanted))
  const by = { down: (a, b) => b.measures[measure].mean - a.measures[measure].mean, up: (a, b) => a.measures[measure].mean - b.measures[measure].mean, name: (a, b) => a.name.localeCompare(b.name) }
  found.sort(by[form.sort.value])
  const most = Math.max(1, ...found.map((row) => row.measures[measure].mean + (row.measures[measure].error ?? 0)))
  const limit = found.every((row) => row.measures[measure].mean <= 1) ? 1 : most
  document.getElementById('chart').replaceChildren(...found.slice(0, MOST).map((row) => {
    const { mean, error } = row.measures[measure]
    const line = document.createElement('tr')
    line.append(cell('th', '', row.name), cell('td', 'number', digits(mean) + (error === null ? '' : ' ±' + digits(error)) + ' of ' + row.games + (row.games === 1 ? ' game' : ' games')), cell('td', 'bar', bar(mean, error ?? 0, limit)))
    return line
  }))
  document.getElementById('shown').textContent = found.length + ' of ' + rows[form.rows.value].length + (found.length > MOST ? ', the first ' + MOST + ' shown' : '') + '. A full bar is ' + digits(limit) + '.'
}
/** A name that is cut off where it is too long, and whole when it is pointed at. */
function heading(name) {
  const made = cell('th', '', name)
  made.title = name
  return made
}
function drawPairs() {
  const share = new Map(data.pairs.map(({ deck, against, won }) => [deck + '\\n' + against, won]))
  const own = [...new Set(data.pairs.map(({ deck }) => deck))].sort()
  const other = [...new Set(data.pairs.map(({ against }) => against))].sort()
  if (own.length < 2 || other.length < 2 || other.length > 40) return
  const matrix = document.getElementById('matrix')
  const head = matrix.createTHead().insertRow()
  head.append(cell('td', '', ''), ...other.map((name) => heading(name)))
  const body = matrix.createTBody()
  for (const one of own) {
    const line = body.insertRow()
    line.append(heading(one), ...other.map((name) => {
      const won = share.get(one + '\\n' + name)
      const shown = cell('td', '', won === undefined ? '' : Math.round(100 * won) + ' %')
      if (won !== undefined) shown.style.background = 'color-mix(in srgb, ' + (won >= 0.5 ? '#2e8b57' : '#b5533c') + ' ' + Math.round(Math.abs(won - 0.5) * 120) + '%, transparent)'
      return shown
    }))
  }
  document.getElementById('pairs').hidden = false
}
form.addEventListener('input', draw)
form.addEventListener('submit', (event) => event.preventDefault())
draw()
drawPairs()
`
