import { WINDOWS } from '@battleline/grand-archive'
import { CONCEDE, type WrittenAnswer } from '../model/answer.ts'
import type { Named } from '../names/board-names.ts'
import { readAnswer } from '../reading/answers.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { arrowSides, commaNames, namesIn, readName } from '../reading/names.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import type { Entry, EntryAction } from './scenario.ts'

export const WORDS = ['attack', 'activate', 'use', 'retaliate', 'materialize', CONCEDE] as const
/** Entries of one word. */
const BARE = ['resolve', 'end turn'] as const
const ENTRY_KEYS = [...WORDS, 'at', 'choose'] as const
const CARD = 'the name of a card'
type Word = (typeof WORDS)[number]
export const ATTACK_KEYS = ['with', 'weapon', 'intent', 'target', 'prepared'] as const
export const ACTIVATE_KEYS = ['card', 'target', 'prepared', 'instead', 'by', 'ability'] as const

/** Reads one entry of `play`. `players`: their names. */
export function readEntry(fields: Fields, tree: Tree, players: readonly string[]): Entry | null {
  if (tree.kind === 'text') {
    const word = fields.word(tree, BARE, 'an entry of “play”')
    return word === null
      ? null
      : { action: { kind: word }, window: null, choose: [], text: word, at: tree.at }
  }
  const table = fields.table(tree, 'an entry of “play”')
  if (table === null) return null
  const given = fields.known(table, ENTRY_KEYS, 'an entry of “play”', [...WORDS, ...BARE, 'choose'])
  const window = readAt(given, 'at', (value) => fields.word(value, WINDOWS, 'a window'))
  const choose = readAt(given, 'choose', (value) =>
    fields.each(value, 'choose', (one) => readAnswer(fields, one)),
  )
  const found = WORDS.filter((word) => given.has(word))
  const [word, second] = found
  if (second !== undefined) {
    fields.faults.add(
      'two-moves',
      given.get(second)?.key.at ?? table.at,
      'an entry of “play” is one move, and this is the second',
    )
    return null
  }
  const entry = word === undefined ? undefined : given.get(word)
  // An unknown key has already been reported.
  if (word === undefined && given.size < table.entries.length) return null
  if (word === undefined || entry === undefined) return goingOn(fields, table, given, choose ?? [])
  const action = readAction(fields, word, entry.value, players)
  const at = { from: entry.key.at.from, to: entry.value.at.to }
  return action === null ? null : { action, window, choose: choose ?? [], text: textOf(action), at }
}

/** An entry that only answers the pending decision. */
function goingOn(fields: Fields, table: Table, given: Given, choose: readonly WrittenAnswer[]): Entry | null {
  if (given.has('choose'))
    return { action: { kind: 'choose' }, window: null, choose, text: 'choose', at: table.at }
  fields.faults.add('missing-key', table.at, 'an entry of “play” names a move', {
    expected: [...WORDS, ...BARE, 'choose'],
  })
  return null
}

function readAction(fields: Fields, word: Word, tree: Tree, players: readonly string[]): EntryAction | null {
  switch (word) {
    case 'attack':
      return readAttack(fields, tree)
    case 'activate': {
      const read = readActivation(fields, tree)
      if (read === null) return null
      const { ability: _, ...activation } = read
      return { kind: 'activate', ...activation }
    }
    case 'use': {
      const read = readActivation(fields, tree)
      return read === null
        ? null
        : { kind: 'use', object: read.card, ability: read.ability, targets: read.targets }
    }
    case 'retaliate':
    case 'materialize':
      return { kind: word, cards: namesIn(fields, tree, CARD) }
    case CONCEDE: {
      const player = fields.word(tree, players, 'a player')
      return player === null ? null : { kind: word, player }
    }
  }
}

/** `X -> Y`, or a table. */
function readAttack(fields: Fields, tree: Tree): EntryAction | null {
  if (tree.kind === 'text') {
    const [attacker, ...targets] = cardAndTargets(tree)
    if (targets.length === 0) {
      fields.faults.add('move-form', tree.at, 'write “attack: X -> Y”, or “attack: { with: X, target: Y }”')
      return null
    }
    return { kind: 'attack', attacker, weapons: [], intent: null, targets, prepared: false }
  }
  const table = fields.table(tree, 'an attack')
  if (table === null) return null
  const given = fields.known(table, ATTACK_KEYS, 'an attack')
  const attacker = readAt(given, 'with', (value) => readName(fields, value, CARD))
  const list = (key: string) => readAt(given, key, (value) => namesIn(fields, value, CARD)) ?? []
  const [intent = null] = list('intent')
  const targets = list('target')
  if (targets.length === 0) fields.faults.add('missing-key', table.at, 'an attack has a “target”')
  const isChampion = attacker === null || attacker.text === 'champion'
  return {
    kind: 'attack',
    attacker: isChampion ? null : attacker,
    weapons: list('weapon'),
    intent,
    targets,
    prepared: readAt(given, 'prepared', (value) => fields.truth(value, 'prepared')) ?? false,
  }
}

interface Activation {
  readonly card: Named
  readonly targets: readonly Named[]
  readonly prepared: boolean
  readonly instead: boolean
  readonly commands: Named | null
  readonly ability: number
}

function readActivation(fields: Fields, tree: Tree): Activation | null {
  if (tree.kind === 'text') {
    const [card, ...targets] = cardAndTargets(tree)
    return { card, targets, prepared: false, instead: false, commands: null, ability: 0 }
  }
  const table = fields.table(tree, 'an activation')
  if (table === null) return null
  const given = fields.known(table, ACTIVATE_KEYS, 'an activation')
  const card = readAt(given, 'card', (value) => readName(fields, value, CARD))
  if (card === null) {
    fields.faults.add('missing-key', table.at, 'an activation has a “card”')
    return null
  }
  return {
    card,
    targets: readAt(given, 'target', (value) => namesIn(fields, value, CARD)) ?? [],
    prepared: readAt(given, 'prepared', (value) => fields.truth(value, 'prepared')) ?? false,
    instead: readAt(given, 'instead', (value) => fields.truth(value, 'instead')) ?? false,
    commands: readAt(given, 'by', (value) => readName(fields, value, CARD)),
    ability: (readAt(given, 'ability', (value) => fields.count(value, 'ability', 1, 20)) ?? 1) - 1,
  }
}

/** The card before an arrow, and the targets after it. */
function cardAndTargets({ text, at }: Text): readonly [Named, ...Named[]] {
  const [card, targets] = arrowSides(text)
  return [{ text: card?.text ?? '', at }, ...commaNames(targets?.text ?? '', at)]
}

function textOf(action: EntryAction): string {
  const names = (all: readonly Named[]) => all.map(({ text }) => text).join(', ')
  const at = (targets: readonly Named[]) => (targets.length === 0 ? '' : ` -> ${names(targets)}`)
  switch (action.kind) {
    case 'attack': {
      const using = [...(action.intent === null ? [] : [action.intent]), ...action.weapons]
      const armed = using.length === 0 ? '' : ` with ${names(using)}`
      return `attack: ${action.attacker?.text ?? 'champion'}${armed}${at(action.targets)}`
    }
    case 'activate':
      return `activate: ${action.card.text}${at(action.targets)}`
    case 'use':
      return `use: ${action.object.text}${at(action.targets)}`
    case 'retaliate':
    case 'materialize':
      return `${action.kind}: ${names(action.cards)}`
    case CONCEDE:
      return `${action.kind}: ${action.player}`
    case 'resolve':
    case 'end turn':
    case 'choose':
      return action.kind
  }
}
