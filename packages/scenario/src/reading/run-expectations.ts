import { type AskedPattern, RUN_KEYS, type RunExpectation } from '../model/expectation.ts'
import type { Status } from '../model/played.ts'
import { CHANCE } from '../names/default-decider.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { type ReadingContext, readPlayer } from './context.ts'
import { readAt } from './fields.ts'
import { readRule } from './rule-ids.ts'

const STATUSES: readonly Status[] = ['ended', 'asking', 'refused', 'limit']

type Key = (typeof RUN_KEYS)[number]

/** Reads one expectation of the run; null where it cannot be read. */
export function readRunExpectation(
  reading: ReadingContext,
  word: Key,
  { key, value }: Entry,
): RunExpectation | null {
  const { fields } = reading
  const { at } = key
  switch (word) {
    case 'steps':
    case 'not steps':
      return { kind: word, at, steps: fields.each(value, word, (item) => readStep(reading, item)) }
    case 'asked':
      return { kind: 'asked', at, asked: fields.each(value, 'asked', (item) => readAsked(reading, item)) }
    case 'refused':
      return readRefused(reading, { key, value })
    case 'because': {
      const rules: Tree = value.kind === 'text' ? { kind: 'list', at: value.at, items: [value] } : value
      return { kind: 'because', at, rules: fields.each(rules, 'because', (item) => readRule(reading, item)) }
    }
    case 'status': {
      const is = fields.word(value, STATUSES, 'a status')
      return is === null ? null : { kind: 'status', at, is }
    }
  }
}

export const isRunKey = (word: string): word is Key => RUN_KEYS.some((one) => one === word)

function readStep(reading: ReadingContext, tree: Tree): string | null {
  const text = reading.fields.text(tree, 'the id of a step')
  return text === null ? null : reading.step(text)
}

function readAsked(reading: ReadingContext, tree: Tree): AskedPattern | null {
  const { fields, players } = reading
  const table = fields.table(tree, 'a question')
  if (table === null) return null
  const given = fields.known(table, ['who', 'step', 'options'], 'a question')
  const who = given.get('who')
  if (who === undefined) {
    fields.faults.add('missing-key', table.at, 'say “who” is asked', { expected: [...players, CHANCE] })
    return null
  }
  const name = readWho(reading, who.value)
  const options = readAt(given, 'options', (list) =>
    fields.each(list, 'options', (item) => fields.text(item, 'an option')?.text ?? null),
  )
  const step = readAt(given, 'step', (value) => readStep(reading, value))
  return name === null ? null : { who: name, step, options }
}

function readWho(reading: ReadingContext, tree: Tree): string | null {
  if (tree.kind === 'text' && tree.text === CHANCE) return CHANCE
  const player = readPlayer(reading, tree, 'who is asked')
  return player === null ? null : (reading.players[player - 1] ?? null)
}

function readRefused(reading: ReadingContext, { key, value }: Entry): RunExpectation | null {
  const { fields } = reading
  const { at } = key
  if (value.kind !== 'table') {
    const rule = readRule(reading, value)
    return rule === null ? null : { kind: 'refused', at, rule, reason: null }
  }
  const given = fields.known(value, ['rule', 'reason'], 'a refusal')
  if (!given.has('rule')) fields.faults.add('missing-key', at, 'say which “rule” refuses the move')
  const rule = readAt(given, 'rule', (tree) => readRule(reading, tree))
  const text = readAt(given, 'reason', (tree) => fields.text(tree, 'the reason'))
  return rule === null ? null : { kind: 'refused', at, rule, reason: text?.text ?? null }
}
