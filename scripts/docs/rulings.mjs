// Which rulings show a step, and what hooks it: found by playing the rulings that name the step or cite its rules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

/** At most so many rulings are played for a step, and at most so many are shown. */
const PLAYED = 5
const SHOWN = 4

/**
 * @typedef {{ address: string, sentence: string }} Shown a ruling: its address, and its answer in a sentence
 * @typedef {{ title: string, cite: readonly string[], cards: string[], isOfCards: boolean }} Hooked
 *   an effect or a kind of ability that acted at a step, and cards that have it
 * @typedef {{ rulings: Shown[], hooks: Hooked[], triggers: Hooked[] }} StepFacts
 *   `triggers`: the abilities that triggered at a step, and were carried out at another
 * @typedef {{ hooks: import('@battleline/explain').Hook[], triggers: import('@battleline/explain').Hook[] }} Acted
 */

/**
 * What rulings show of each step.
 * @param {readonly { id: string, cite: readonly string[] }[]} steps
 * @returns {Promise<Map<string, StepFacts>>}
 */
export async function stepFacts(steps) {
  const { readRulings } = await import('@battleline/ask')
  const rulings = readRulings()
  const texts = textsOf(rulings)
  const wanted = new Map(steps.map((step) => [step.id, candidates(step, rulings, texts)]))
  const chosen = new Set([...wanted.values()].flat())
  const seen = await playAll([...chosen], texts)
  return new Map(
    steps.map(({ id }) => {
      const shown = (wanted.get(id) ?? []).filter((ruling) => seen.get(ruling)?.has(id))
      // What acts at a step may be seen in a ruling that was chosen for another.
      const acted = [...seen.values()].flatMap((at) => at.get(id) ?? [])
      return [
        id,
        {
          rulings: shown.slice(0, SHOWN).map(({ address, sentence }) => ({ address, sentence })),
          hooks: merged(acted.flatMap(({ hooks }) => hooks)),
          triggers: merged(acted.flatMap(({ triggers }) => triggers)),
        },
      ]
    }),
  )
}

/** @typedef {{ game: string, file: string, document: number, address: string, sentence: string, rules: readonly string[] }} Ruling */

/**
 * The text of each ruling.
 * @param {readonly Ruling[]} rulings
 * @returns {Map<Ruling, string>}
 */
function textsOf(rulings) {
  /** @type {Map<string, string[]>} */
  const files = new Map()
  return new Map(
    rulings.map((ruling) => {
      const documents =
        files.get(ruling.file) ??
        readFileSync(join(root, 'scenarios', `${ruling.file}.yaml`), 'utf8').split(/^---$/m)
      files.set(ruling.file, documents)
      return [ruling, documents[ruling.document] ?? '']
    }),
  )
}

/**
 * The rulings that are most about a step: those that expect it, then those whose deciding rule it carries out, then others that
 * cite its rules; of equals those that cite and expect least beside it.
 * @param {{ id: string, cite: readonly string[] }} step
 * @param {readonly Ruling[]} rulings
 * @param {Map<Ruling, string>} texts
 */
function candidates({ id, cite }, rulings, texts) {
  const [game = '', name = ''] = id.split('/')
  const named = new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`)
  const rank = (/** @type {Ruling} */ ruling, /** @type {string} */ text) => {
    if (ruling.game !== game || /^edition:/m.test(text)) return 0
    if (named.test(text)) return 3
    if (cite.includes(ruling.rules[0] ?? '')) return 2
    return ruling.rules.some((rule) => cite.includes(rule)) ? 1 : 0
  }
  return rulings
    .map((ruling) => {
      const text = texts.get(ruling) ?? ''
      const beside = ruling.rules.length + (text.match(/\w\.\d+-/g)?.length ?? 0)
      return { ruling, rank: rank(ruling, text), beside }
    })
    .filter((one) => one.rank > 0)
    .sort((one, other) => other.rank - one.rank || one.beside - other.beside)
    .slice(0, PLAYED)
    .map(({ ruling }) => ruling)
}

/**
 * Plays rulings.
 * @param {readonly Ruling[]} rulings
 * @param {Map<Ruling, string>} texts
 * @returns {Promise<Map<Ruling, Map<string, Acted>>>} for each ruling the steps that were carried out, with what acted at
 *   each
 */
async function playAll(rulings, texts) {
  const { entries, explanationOf } = await import('@battleline/explain')
  const { play, readScenarios } = await import('@battleline/scenario')
  const seen = new Map()
  for (const ruling of rulings) {
    const { scenarios } = readScenarios(texts.get(ruling) ?? '', {
      file: join(root, `scenarios/${ruling.file}.yaml`),
    })
    const [scenario] = scenarios
    if (scenario === undefined) continue
    const played = play(scenario, { limit: 1 })
    const { words } = explanationOf(ruling.game)
    const triggeredAt = triggerSteps(played.trace)
    /** @type {Map<string, Acted>} */
    const steps = new Map()
    const at = (/** @type {string} */ step) => {
      const acted = steps.get(step) ?? { hooks: [], triggers: [] }
      steps.set(step, acted)
      return acted
    }
    for (const entry of entries(played.trace, (record) => played.name(record), words)) {
      if (entry.skipped !== undefined) continue
      at(entry.step).hooks.push(...entry.hooks)
      for (const hook of entry.hooks) {
        const step = triggeredAt.get(hook.id)
        if (step !== undefined && step !== entry.step) at(step).triggers.push(hook)
      }
    }
    seen.set(ruling, steps)
  }
  return seen
}

/**
 * The step at which each waiting ability triggered: there its id first appears in what a record holds.
 * @param {readonly import('@battleline/kernel').TraceEvent[]} trace
 * @returns {Map<string, string>}
 */
function triggerSteps(trace) {
  /** @type {Map<string, string>} */
  const steps = new Map()
  for (const event of trace) {
    if (event.kind !== 'change' || typeof event.after !== 'object') continue
    for (const [, id = ''] of JSON.stringify(event.after).matchAll(/"id":"([^"]+)"/g))
      if (!steps.has(id)) steps.set(id, event.step.id)
  }
  return steps
}

/**
 * Hooks of one kind as one: a keyword or an effect of the rules by its name, an ability by what it waits for.
 * @param {readonly import('@battleline/explain').Hook[]} hooks
 * @returns {Hooked[]}
 */
function merged(hooks) {
  /** @type {Map<string, Hooked & { times: number }>} */
  const kinds = new Map()
  for (const { id, title, cite, card } of hooks) {
    const ofCard = title.startsWith(`${card}: `)
    const said = (ofCard ? title.slice(card.length + 2) : title).replace(/\d+/g, 'N')
    const name = /^[a-z]/.test(id) && !/^(?:lasting|static)/.test(id) ? (id.split(/[:@]/)[0] ?? said) : said
    const key = ofCard ? said : name
    const kind = kinds.get(key) ?? { title: said, cite, cards: [], isOfCards: ofCard, times: 0 }
    if (card !== '' && !kind.cards.includes(card)) kind.cards.push(card)
    kind.times++
    kinds.set(key, kind)
  }
  return [...kinds.values()].sort(
    (one, other) => Number(one.isOfCards) - Number(other.isOfCards) || other.times - one.times,
  )
}
