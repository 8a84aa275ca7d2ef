import type { Node } from '@battleline/language'
import type { Noun } from './structure.ts'
import type { UnplayedWords } from './unplayed/unplayed.ts'

/** What “it” can speak of at a place of a text. */
interface Thing {
  /** What it may be; null if the text does not say. */
  readonly nouns: readonly Noun[] | null
  /** Of the event behind a bold word, which does not name it. */
  readonly bold?: 'hit' | 'killed'
}

/** What a text has spoken of so far, which later words can speak of again. */
interface Spoken {
  event: Thing | null
  chosen: Thing | null
  targets: readonly Thing[]
  /** What has been done: kinds of effects. */
  done: ReadonlySet<string>
  /** Whether the event is an amount of damage. */
  hasAmount: boolean
  /** Whether there can be an attack that the text belongs to. */
  attacks: boolean
}

const NOTHING: Spoken = {
  event: null,
  chosen: null,
  targets: [],
  done: new Set(),
  hasAmount: false,
  attacks: true,
}

const LOST = 'nothing before it says what it speaks of'
const SEVERAL = 'it could speak of several things'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value

const nounsIn = (filter: unknown): Thing['nouns'] =>
  isNode(filter) && Array.isArray(filter.nouns) ? (filter.nouns as readonly Noun[]) : null

/** Nouns that can be said of anything. */
const GENERAL: ReadonlySet<Noun> = new Set(['card', 'object', 'source', 'regalia', 'token'])

const canBeBoth = (one: Noun, other: Noun): boolean =>
  one === other ||
  GENERAL.has(one) ||
  GENERAL.has(other) ||
  (one === 'unit' ? ['ally', 'champion'].includes(other) : other === 'unit' && canBeBoth(other, one))

const fits = ({ nouns, bold }: Thing, { noun, how }: Node): boolean =>
  (how === undefined || how === bold) &&
  (noun === undefined || nouns === null || nouns.some((one) => canBeBoth(one, noun as Noun)))

/** The object of the event behind a bold word. */
const OF_TRIGGER: Readonly<Record<string, Thing>> = {
  'on hit': { nouns: ['unit'], bold: 'hit' },
  'on ally hit': { nouns: ['ally'], bold: 'hit' },
  'on champion hit': { nouns: ['champion'], bold: 'hit' },
  'on kill': { nouns: ['unit'], bold: 'killed' },
}

/** Events outside of attacks. */
const OUTSIDE: ReadonlySet<unknown> = new Set([
  'on enter',
  'on death',
  'on foster',
  'enters',
  'materialize',
  'end phase',
  'recollection phase',
  'level up',
])

/** What the event of an ability brings. */
function startOf({ kind, trigger, event }: Node): Spoken {
  if (kind === 'trigger') {
    const thing = OF_TRIGGER[String(trigger)] ?? null
    return { ...NOTHING, event: thing, hasAmount: thing?.bold === 'hit', attacks: !OUTSIDE.has(trigger) }
  }
  if (kind !== 'whenever' || !isNode(event)) return { ...NOTHING }
  return {
    ...NOTHING,
    event: thingOf(event),
    hasAmount: event.kind === 'dealt damage',
    attacks: !OUTSIDE.has(event.kind),
  }
}

function thingOf({ kind, of }: Node): Thing | null {
  if (['attacks', 'attacked', 'retaliates'].includes(kind)) return { nouns: null }
  if (!isNode(of)) return null
  if (of.kind === 'your champion') return { nouns: ['champion'] }
  return { nouns: nounsIn(of.kind === 'group' ? of : of.of) }
}

/** Why words that speak of an object cannot be played, or null. */
function whyLost(back: Node, { event, chosen, targets }: Spoken): string | null {
  const isBold = back.how !== undefined
  if (isBold) return event !== null && chosen === null && fits(event, back) ? null : LOST
  const things = [chosen ?? event, ...targets].filter((one) => one !== null)
  if (things.length === 0 || !things.some((one) => fits(one, back))) return LOST
  return things.length > 1 ? SEVERAL : null
}

/** The power of a unit that is spoken of, or of the card itself if nothing is. */
const whyPowerLost = (back: Node, spoken: Spoken): string | null => {
  const { event, chosen, targets } = spoken
  if (event === null && chosen === null && targets.length === 0) return null
  return chosen === null && event?.bold !== undefined ? SEVERAL : whyLost(back, spoken)
}

const afterDoing =
  (kind: string) =>
  (_: Node, { done }: Spoken): string | null =>
    done.has(kind) ? null : LOST

/** Checks of the words that speak of something before them. */
const CHECKS: Readonly<Record<string, (node: Node, spoken: Spoken) => string | null>> = {
  it: whyLost,
  'it is': whyLost,
  'damage on it': whyLost,
  'damage counters': whyLost,
  'its power': whyPowerLost,
  did: (_, { done }) => (done.size > 0 ? null : LOST),
  'discarded is': afterDoing('discard'),
  'put into graveyard': afterDoing('look at top'),
  'deal for each': (_, { done, event }) =>
    !done.has('banish up to') ? LOST : event === null ? null : SEVERAL,
  'that much': (_, { hasAmount }) => (hasAmount ? null : LOST),
  dealt: (_, { hasAmount }) => (hasAmount ? null : LOST),
  'attack gets': (_, { attacks }) => (attacks ? null : LOST),
  'attack doubled': (_, { attacks }) => (attacks ? null : LOST),
  mill: (node, spoken) => (node.by === undefined ? null : whyLost(node, spoken)),
}

/** Whether the event of an ability says what “it” is. */
export const beginsWithIt = (clause: { readonly kind: string }): boolean => startOf(clause).event !== null

/** Words that bring something that later words can speak of. */
export const BRINGS: ReadonlySet<unknown> = new Set([
  'targets',
  'target',
  'optional target',
  'another target',
  'choose',
  'materialize',
  'look at top',
])

/** What words bring that later words can speak of. */
function remember(node: Node, spoken: Spoken): void {
  const { kind, of } = node
  if (!BRINGS.has(kind)) return
  if (kind === 'look at top') spoken.chosen = { nouns: ['card'] }
  else if (kind === 'choose' || kind === 'materialize') spoken.chosen = { nouns: nounsIn(of) }
  else spoken.targets = [...spoken.targets, { nouns: nounsIn(of) }]
}

/** The first words below a value that speak of nothing, or of several things. */
function lostIn(value: unknown, spoken: Spoken): UnplayedWords | null {
  if (!isNode(value)) {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
    return firstOf(parts, (one) => lostIn(one, spoken))
  }
  if (value.kind === 'grants') return lostInClause(value.ability)
  const why = CHECKS[value.kind]?.(value, spoken) ?? null
  if (why !== null) return { node: value, why }
  const found = lostInParts(value, spoken)
  if (found !== null) return found
  remember(value, spoken)
  return null
}

/** Behind each effect the text can speak of it as done. */
function lostInParts(node: Node, spoken: Spoken): UnplayedWords | null {
  const { effects, ...rest } = node
  if (!Array.isArray(effects)) return firstOf(Object.values(node), (one) => lostIn(one, spoken))
  const { pays, ...before } = rest
  return (
    firstOf(Object.values(before), (one) => lostIn(one, spoken)) ??
    firstOf(effects, (one: Node) => {
      const found = lostIn(one, spoken)
      spoken.done = new Set([...spoken.done, one.kind])
      return found
    }) ??
    (pays === undefined ? null : lostPayer(node, spoken))
  )
}

/** “Its controller” is that of what the sentence names. */
function lostPayer(node: Node, spoken: Spoken): UnplayedWords | null {
  const why = whyLost({ kind: 'it' }, spoken)
  return why === null ? null : { node, why }
}

function firstOf<T>(list: readonly T[], find: (one: T) => UnplayedWords | null): UnplayedWords | null {
  for (const one of list) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/**
 * The first words of an ability that speak of something that nothing before them names. All sentences of an action are
 * one ability: `before` are those of its earlier lines.
 */
export function lostInClause(clause: unknown, before: readonly Node[] = []): UnplayedWords | null {
  if (!isNode(clause)) return null
  const spoken = startOf(clause)
  if (clause.kind === 'resolve') for (const one of before) lostIn(one, spoken)
  return lostIn(clause.kind === 'whenever' ? [clause.first, clause.more] : (clause.does ?? null), spoken)
}
