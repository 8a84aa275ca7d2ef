import { rules as allRules, gameOfRule } from '@battleline/rulebook'
import { prose } from '../base/citations.ts'
import { html } from '../base/html.ts'
import type { Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { linkTo, READINGS, readingPage } from '../base/paths.ts'
import { rulePage } from '../base/rules.ts'
import { counted } from '../base/words.ts'
import { grouped } from '../lists/groups.ts'
import { listPages } from '../lists/ruling-list.ts'
import { outcomeHtml } from '../ruling/editions-html.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { markdownHtml } from './markdown.ts'

/** A point that the rules leave open, with the text of its page in the docs. */
export interface Reading {
  readonly id: string
  readonly markdown: string
}

/** A page for each of our readings: the rulings that follow it, and the editions that decide otherwise. */
export function readingPages(
  readings: readonly Reading[],
  records: readonly RulingRecord[],
): readonly Page[] {
  const citing = grouped(records, ({ rules }) => rules)
  const rulingsOf = (id: string) => [...citing.values()].flatMap((words) => words.get(id) ?? [])
  const pages = readings.flatMap((reading) => {
    const { id, markdown } = reading
    const [, ...body] = markdown.split('\n')
    const title = titleOf(reading)
    const at = readingPage(id)
    const rulings = rulingsOf(id)
    const differing = rulings.filter(({ differs }) => differs.length > 0)
    return listPages({
      at,
      title,
      description: title,
      kind: 'article',
      trail: [{ title: 'Unsettled', at: READINGS }],
      intro: html`<div class="plate reading">${markdownHtml(body.join('\n').trim(), at)}</div>
${differing.length > 0 && bothRun(differing, at)}
<h2>${rulings.length === 0 ? 'No ruling cites it' : 'Rulings that hold it'}</h2>
${rulings.length === 0 && html`<p class="hint">A test of its own holds it.</p>`}`,
      rulings,
    })
  })
  return [...pages, indexPageOf(readings, rulingsOf)]
}

/** The first line, without the marks of its heading and of code: "R-001 · Some title". */
const titleOf = ({ id, markdown }: Reading): string => (markdown.split('\n')[0] ?? id).replace(/^#+ |`/g, '')

const bothRun = (
  rulings: readonly RulingRecord[],
  at: string,
) => html`<section class="paper" aria-labelledby="both"><h2 id="both">Both readings, played</h2>
${rulings.map(
  ({
    sentence,
    address,
    game,
    edition,
    differs,
  }) => html`<div class="differs"><h3><a href="${linkTo(at, address)}">${sentence}</a></h3>
${differs.map((outcome) => outcomeHtml(outcome, { links: linksFrom(at), game, edition }))}</div>
`,
)}</section>`

function indexPageOf(readings: readonly Reading[], rulingsOf: (id: string) => readonly RulingRecord[]): Page {
  const title = 'Unsettled questions'
  const open = allRules.filter(({ id }) => /^[CD]\d+$/.test(id))
  const ours = readings.map((reading) => ({
    id: reading.id,
    heading: titleOf(reading).replace(`${reading.id} · `, ''),
    rulings: rulingsOf(reading.id),
  }))
  const partly = ours.filter(({ rulings }) => rulings.some(({ differs }) => differs.length > 0))
  return {
    at: READINGS,
    title,
    description: `${counted(readings.length, 'point')} that the published rules leave open, and the reading that Battleline chose`,
    trail: [],
    main: html`<h1>${title}</h1>
<p>Where the published rules are silent or disagree, Battleline chooses a reading and says why. ${partly.length > 0 && `Where an edition of the rules has the other reading, both are played: ${partly.map(({ id }) => id).join(', ')}.`}</p>
<h2>Our readings</h2>
<ul class="rulings">${ours.map(
      ({
        id,
        heading,
        rulings,
      }) => html`<li><a href="${linkTo(READINGS, readingPage(id))}">${heading}</a> <span class="id">${id}</span> <span class="n">${rulings.length}</span></li>
`,
    )}</ul>
${
  open.length > 0 &&
  html`<h2>Where the sources clash, or leave a point open</h2>
<dl class="rules plate">${open.map(
    (
      rule,
    ) => html`<div><dt><a class="id" href="${linkTo(READINGS, rulePage(rule.id) ?? '')}">${rule.id}</a> <span>${rule.heading} (${gameOfRule(rule)})</span></dt><dd>${prose(linksFrom(READINGS), rule.text)}</dd></div>
`,
  )}</dl>`
}`,
  }
}
