// The charts of each game as pages: each step with its rules, what hooks there, and rulings that show it.
import { capital } from '@battleline/card-game'
import { keywordsAt, phrasesAt } from './constructions.mjs'
import { anchorOf } from './rule-anchors.mjs'
import { stepFacts } from './rulings.mjs'

/**
 * @typedef {import('./pages.mjs').Page} Page
 * @typedef {import('./pages.mjs').Entry} Entry
 * @typedef {import('@battleline/kernel').Chart} Chart
 * @typedef {import('@battleline/kernel').Step} Step
 * @typedef {import('./rulings.mjs').StepFacts} StepFacts
 */

const [rulebook, { explanationOf }, { adapters }, { duelAdapter }] = await Promise.all([
  import('@battleline/rulebook'),
  import('@battleline/explain'),
  import('@battleline/scenario'),
  import('@battleline/duel'),
])
adapters.add(duelAdapter)
const { chartsOf, citedBy, editionsOf, sentenceOf, stepText, stepsOf, withoutGame } = rulebook

const nameOf = (/** @type {{ id: string }} */ { id }) => withoutGame(id)
const pathOf = (/** @type {string} */ id) => `/charts/${id.split('/')[0]}/${withoutGame(id)}`
/** Text that a page shows as it is. */
const plain = (/** @type {string} */ text) =>
  text.replace(/[<>{}|*_[\]`]/g, (mark) => `&#${mark.codePointAt(0)};`)
const link = (/** @type {string} */ text, /** @type {string} */ to) => `[${text}](${to})`
/** The steps for which a sample of the site plays rulings. */
const SAMPLE = chartsOf('keyforge')
  .filter(({ id }) => id === 'keyforge/damage')
  .flatMap(stepsOf)

/**
 * A page for each chart, one for each game, and one for all.
 * @returns {Promise<{ pages: Page[], entries: Entry[] }>}
 */
export async function chartPages(/** @type {boolean} */ isSample) {
  const games = adapters.names
  const facts = await stepFacts(isSample ? SAMPLE : games.flatMap((game) => chartsOf(game).flatMap(stepsOf)))
  const pages = games.flatMap((game) => chartsOf(game).map((chart) => chartPage(game, chart, facts)))
  const entries = games.map((game) => ({
    text: explanationOf(game).title,
    link: `/charts/${game}/`,
    collapsed: true,
    items: chartsOf(game).map((chart) => ({ text: capital(chart.title), link: pathOf(chart.id) })),
  }))
  return { pages: [indexPage(games), ...games.map(gamePage), ...pages], entries }
}

/** @returns {Page} */
function indexPage(/** @type {readonly string[]} */ games) {
  const list = games.map((game) => {
    const charts = chartsOf(game)
    const steps = charts.flatMap(stepsOf).length
    return `| ${link(explanationOf(game).title, `/charts/${game}/index.md`)} | ${charts.length} | ${steps} |`
  })
  return {
    path: 'charts/index.md',
    text: `# Charts, step by step

A timing chart is what the engine runs: named steps, each with the rules that it carries out. These pages are made from the charts
themselves, and from rulings that were played to make them. Every step has its id, its rules, what effects hook there, which abilities trigger there, and rulings that show it;
\`npx battleline rules damage.4-armor\` prints the same in a terminal.

| game | charts | steps |
| --- | --- | --- |
${list.join('\n')}
`,
  }
}

/** @returns {Page} */
function gamePage(/** @type {string} */ game) {
  const list = chartsOf(game).map((chart) => {
    const steps = stepsOf(chart).map(
      (step) => `${link(plain(step.title), `${pathOf(chart.id)}.md#${stepAnchor(step)}`)}`,
    )
    return `## ${link(capital(chart.title), `${pathOf(chart.id)}.md`)} {#${anchorOf(nameOf(chart))}}\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`
  })
  return {
    path: `charts/${game}/index.md`,
    text: `---\noutline: 2\n---\n\n# Charts of ${explanationOf(game).title}\n\n${list.join('\n')}`,
  }
}

const stepAnchor = (/** @type {Step} */ step) =>
  `step-${(nameOf(step).split('.')[1] ?? '').replace(/[^\w-]/g, '-')}`

/** @returns {Page} */
function chartPage(
  /** @type {string} */ game,
  /** @type {Chart} */ chart,
  /** @type {Map<string, StepFacts>} */ facts,
) {
  const title = capital(chart.title)
  const best = stepsOf(chart).flatMap((step) => facts.get(step.id)?.rulings ?? [])[0]
  const steps = stepsOf(chart).map((step) => stepPart(chart, step, facts.get(step.id)))
  return {
    path: `${pathOf(chart.id).slice(1)}.md`,
    text: [
      `---\ntitle: "${title} · ${explanationOf(game).title}"\npageClass: chart-page\n---\n`,
      `# ${plain(title)}\n`,
      `${link(explanationOf(game).title, `/charts/${game}/index.md`)} · chart \`${chart.id}\` {.chart-id}\n`,
      openedBy(game, chart),
      ...steps,
      best === undefined ? '' : `## See it happen\n\n${boardOf(best)}`,
    ].join('\n'),
  }
}

/** Which steps open this chart. */
function openedBy(/** @type {string} */ game, /** @type {Chart} */ chart) {
  const steps = chartsOf(game).flatMap((other) =>
    other.nodes.flatMap(({ work, step }) =>
      (work.kind === 'call' || work.kind === 'join') && work.chart === chart.id ? [{ other, step }] : [],
    ),
  )
  if (steps.length === 0) return ''
  const links = steps.map(({ other, step }) =>
    link(plain(nameOf(step)), `${pathOf(other.id)}.md#${stepAnchor(step)}`),
  )
  return `Opened by ${[...new Set(links)].join(', ')}.\n`
}

function stepPart(
  /** @type {Chart} */ chart,
  /** @type {Step} */ step,
  /** @type {StepFacts | undefined} */ { rulings, hooks, triggers } = {
    rulings: [],
    hooks: [],
    triggers: [],
  },
) {
  const text = stepText(step)
  const works = worksOf(chart, step)
  const rules = citedBy(step).map((rule) => `- ${rule.id} ${plain(sentenceOf(rule))}`)
  const editions = editionsOf(step).map(
    ({ edition, title, cite }) => `- \`${edition}\`: ${plain(title)} ${cite.join(' ')}`,
  )
  return [
    `## ${plain(step.title)} {#${stepAnchor(step)}}\n`,
    `\`${nameOf(step)}\`${works.map((work) => ` <span class="does">${work}</span>`).join('')} {.step-id}\n`,
    text === undefined ? '' : `${plain(capital(text))}\n`,
    list('Rules', rules),
    list('Otherwise in', editions),
    list('What hooks here', hooks.slice(0, 12).map(hookLine)),
    list('Abilities that trigger here', triggers.slice(0, 8).map(triggerLine)),
    list('Texts of cards that act here', constructionsAt(step)),
    list(
      'Rulings that show it',
      rulings.map(({ address, sentence }) => `- ${rulingLink(address, sentence)}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** The keywords and phrases of the card language whose effects are looked for at a step. */
function constructionsAt(/** @type {Step} */ { id }) {
  const keywords = keywordsAt(id)
  const phrases = phrasesAt(id).map((phrase) => `- ${plain(phrase)}`)
  return keywords.length === 0
    ? phrases
    : [`- ${link('keywords', '/language.md')}: ${keywords.join(', ')}`, ...phrases]
}

const list = (/** @type {string} */ title, /** @type {readonly string[]} */ lines) =>
  lines.length === 0 ? '' : `${title} {.of-step}\n\n${lines.join('\n')}\n`

function hookLine(/** @type {import('./rulings.mjs').Hooked} */ { title, cite, cards, isOfCards }) {
  const named = cards.slice(0, 3).map(plain).join(', ')
  const rules = cite.join(' ')
  if (!isOfCards) return `- ${plain(capital(title))} ${rules}${named === '' ? '' : ` (${named})`}`
  return `- Abilities: ${plain(title)}${named === '' ? '' : ` (${named})`}`
}

const triggerLine = (/** @type {import('./rulings.mjs').Hooked} */ { title, cards }) =>
  cards.includes(title)
    ? `- ${plain(title)}`
    : `- ${plain(capital(title))} (${cards.slice(0, 3).map(plain).join(', ')})`

/** The page that shows one ruling, whichever is named after its `#`. */
const rulingLink = (/** @type {string} */ address, /** @type {string} */ sentence) =>
  link(plain(sentence), `/ruling.md#${address}`)

const boardOf = (/** @type {import('./rulings.mjs').Shown} */ { address, sentence }) =>
  `<battleline-board ruling="${address}">\n\n${rulingLink(address, sentence)}\n\n</battleline-board>\n`

/** What a step does, in a few words each. */
function worksOf(/** @type {Chart} */ chart, /** @type {Step} */ step) {
  const works = chart.nodes.filter((node) => node.step === step).map(({ work }) => workText(chart, work))
  return [...new Set(works)].filter((text) => text !== '')
}

/** @returns {string} */
function workText(/** @type {Chart} */ chart, /** @type {Chart['nodes'][number]['work']} */ work) {
  switch (work.kind) {
    case 'act':
      return ''
    case 'ask':
      return 'asks a player'
    case 'amend':
      return 'effects can replace it'
    case 'offer':
      return 'timing window'
    case 'settle':
      return 'state-based check'
    case 'call':
      return `runs ${link(withoutGame(work.chart), `${pathOf(work.chart)}.md`)}`
    case 'join':
      return `joins ${link(withoutGame(work.chart), `${pathOf(work.chart)}.md`)}`
    case 'run':
      return 'runs what comes of it'
    case 'back':
      return `may go back to ${chart.nodes.find(({ name }) => name === work.to)?.step.title ?? work.to}`
  }
}
