import { CHANCE } from '../decider.ts'
import type { AskedPattern, OnTheWay } from '../expected.ts'
import type { Status } from '../played.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { readAt } from './fields.ts'
import { type FormReading, readPlayer } from './reading.ts'
import { readRule } from './rule-ids.ts'

const STATUSES: readonly Status[] = ['ended', 'asking', 'refused', 'limit']

/** The keys of `expect` that speak of the way that play went. */
export const ON_THE_WAY = ['steps', 'not steps', 'asked', 'refused', 'because', 'status'] as const
type Key = (typeof ON_THE_WAY)[number]

/** Reads what is expected of the way that play went; null where nothing can be made of it. */
export function readOnTheWay(reading: FormReading, word: Key, { key, value }: Entry): OnTheWay | null {
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

export const isOnTheWay = (word: string): word is Key => ON_THE_WAY.some((one) => one === word)

function readStep(reading: FormReading, tree: Tree): string | null {
  const text = reading.fields.text(tree, 'the id of a step')
  return text === null ? null : reading.step(text)
}

function readAsked(reading: FormReading, tree: Tree): AskedPattern | null {
  const { fields, players } = reading
  const table = fields.table(tree, 'a question')
  if (table === null) return null
  const given = fields.known(table, ['who', 'step', 'options'], 'a question')
  const who = given.get('who')
  if (who === undefined) {
    fields.faults.add(table.at, 'say “who” is asked', { expected: [...players, CHANCE] })
    return null
  }
  const name = readWho(reading, who.value)
  const options = readAt(given, 'options', (list) =>
    fields.each(list, 'options', (item) => fields.text(item, 'an option')?.text ?? null),
  )
  const step = readAt(given, 'step', (value) => readStep(reading, value))
  return name === null ? null : { who: name, step, options }
}

function readWho(reading: FormReading, tree: Tree): string | null {
  if (tree.kind === 'text' && tree.text === CHANCE) return CHANCE
  const player = readPlayer(reading, tree, 'who is asked')
  return player === null ? null : (reading.players[player - 1] ?? null)
}

function readRefused(reading: FormReading, { key, value }: Entry): OnTheWay | null {
  const { fields } = reading
  const { at } = key
  if (value.kind !== 'table') {
    const rule = readRule(reading, value)
    return rule === null ? null : { kind: 'refused', at, rule, reason: null }
  }
  const given = fields.known(value, ['rule', 'reason'], 'a refusal')
  if (!given.has('rule')) fields.faults.add(at, 'say which “rule” refuses the move')
  const rule = readAt(given, 'rule', (tree) => readRule(reading, tree))
  const text = readAt(given, 'reason', (tree) => fields.text(tree, 'the reason'))
  return rule === null ? null : { kind: 'refused', at, rule, reason: text?.text ?? null }
}
