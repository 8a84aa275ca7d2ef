import { type RuleText as Rule, sentenceOf } from '@battleline/rulebook'
import type { RuleText } from './protocol/protocol.ts'

/** The files that `shards.ts` writes for the built app: the rules of each game, and the rulings. */
const files = import.meta.env.PROD
  ? import.meta.glob<string>('../../dist/rules/*.json', { query: '?raw', import: 'default' })
  : {}

/** The game of a rule by the beginning of its id. */
const GAME_OF: Readonly<Record<string, string>> = {
  KF: 'keyforge',
  MTG: 'magic',
  GA: 'grand-archive',
  DUEL: 'duel',
}

const fileOf = (id: string): string =>
  id.includes('/') ? (id.split('/')[0] ?? '') : (GAME_OF[id.split('-')[0] ?? ''] ?? 'rulings')

async function rulesIn(file: string): Promise<readonly Rule[]> {
  if (!import.meta.env.PROD) return (await import('@battleline/rulebook')).RULE_TEXTS
  const load = files[`../../dist/rules/${file}.json`]
  return load === undefined ? [] : JSON.parse(await load())
}

const loaded = new Map<string, Promise<readonly Rule[]>>()

/** The rules of a game, or the rulings. They are loaded once. */
function rulesOf(file: string): Promise<readonly Rule[]> {
  const rules = loaded.get(file) ?? rulesIn(file)
  loaded.set(file, rules)
  rules.catch(() => loaded.delete(file))
  return rules
}

/** Begins to load the rules of a game. */
export const loadRules = (game: string): Promise<unknown> => rulesOf(game)

/** Rules by their ids and steps by theirs, `game/chart.4-step`; those that there are. */
export async function ruleTexts(ids: readonly string[]): Promise<readonly RuleText[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [, game, step] = /^([a-z-]+)\/(.+)$/.exec(id) ?? []
      const rule = (await rulesOf(fileOf(id))).find((one) =>
        step === undefined ? one.id === id : one.id === step && one.page.startsWith(`docs/rules/${game}-`),
      )
      if (rule === undefined) return []
      return [{ id, heading: rule.heading, text: readable(rule.text), sentence: readable(sentenceOf(rule)) }]
    }),
  )
  return found.flat()
}

/** The names of charts in references to their steps. */
const CHARTS: Readonly<Record<string, string>> = {
  fight: 'the fight',
  damage: 'the damage chart',
  destroyed: 'the destroyed chart',
}

/** A text as a page has it: `fight.2-before` is step 2 of the fight there. */
export const readable = (text: string): string =>
  text.replaceAll(/\b(fight|damage|destroyed)\.(\d)-[a-z]+/g, (_, chart: string, step: string) => {
    return `step ${step} of ${CHARTS[chart]}`
  })
