import { isNode, type Node } from '@battleline/language'
import type { Noun } from './structure.ts'
import type { UnplayedWords } from './unplayed/unplayed.ts'

/** What “it” can refer to at a place of a text. */
interface Thing {
  /** The kinds of objects it can be; null if the text does not say. */
  readonly nouns: readonly Noun[] | null
  /** True for cards that are no objects. */
  readonly isCard?: boolean
  /** The object of the event of a bold word, which does not name it. */
  readonly bold?: 'hit' | 'killed'
}

/** What a text has named or done so far, for later words to refer to. */
interface Antecedents {
  event: Thing | null
  chosen: Thing | null
  targets: readonly Thing[]
  /** What has been done: kinds of effects. */
  done: ReadonlySet<string>
  /** Whether the event is an amount of damage. */
  hasAmount: boolean
  /** Whether “they” are the player whose turn it is. */
  turn: boolean
  /** Whether there can be an attack that the text belongs to. */
  attacks: boolean
}

const NOTHING: Antecedents = {
  event: null,
  chosen: null,
  targets: [],
  done: new Set(),
  hasAmount: false,
  turn: false,
  attacks: true,
}

/** Why words that refer to something before them are not played. */
export const LOST = 'nothing before it says what it refers to'
export const SEVERAL = 'it could refer to several things'

const nounsIn = (filter: unknown): Thing['nouns'] =>
  isNode(filter) && Array.isArray(filter.nouns) ? (filter.nouns as readonly Noun[]) : null

/** Nouns that fit any kind of object. */
const GENERAL: ReadonlySet<Noun> = new Set(['card', 'object', 'source', 'regalia', 'token'])

const canBeBoth = (one: Noun, other: Noun): boolean =>
  one === other ||
  GENERAL.has(one) ||
  GENERAL.has(other) ||
  (one === 'unit' ? ['ally', 'champion'].includes(other) : other === 'unit' && canBeBoth(other, one))

/** Nouns for objects on the field. */
const ON_FIELD: ReadonlySet<unknown> = new Set(['object', 'unit', 'token'])

const fits = ({ nouns, bold, isCard }: Thing, { noun, how }: Node): boolean =>
  !(isCard === true && ON_FIELD.has(noun)) &&
  (how === undefined || how === bold) &&
  (noun === undefined || nouns === null || nouns.some((one) => canBeBoth(one, noun as Noun)))

/** The object of the event behind a bold word. */
const OF_TRIGGER: Readonly<Record<string, Thing>> = {
  'on hit': { nouns: ['unit'], bold: 'hit' },
  'on ally hit': { nouns: ['ally'], bold: 'hit' },
  'on champion hit': { nouns: ['champion'], bold: 'hit' },
  'on kill': { nouns: ['unit'], bold: 'killed' },
  'on ally kill': { nouns: ['ally'], bold: 'killed' },
}

/** Events outside of attacks. */
const OUTSIDE: ReadonlySet<unknown> = new Set([
  'on enter',
  'on death',
  'on foster',
  'on leave',
  'on banish',
  'on sacrifice',
  'enters',
  'materialize',
  'end phase',
  'main phase',
  'recollection phase',
  'level up',
])

/** What the event of an ability brings. */
function startOf({ kind, trigger, event }: Node): Antecedents {
  if (kind === 'trigger') {
    const thing = OF_TRIGGER[String(trigger)] ?? null
    return { ...NOTHING, event: thing, hasAmount: thing?.bold === 'hit', attacks: !OUTSIDE.has(trigger) }
  }
  if (kind !== 'whenever' || !isNode(event)) return { ...NOTHING }
  return {
    ...NOTHING,
    event: thingOf(event),
    hasAmount: event.kind === 'dealt damage',
    turn: event.whose !== undefined,
    attacks: !OUTSIDE.has(event.kind),
  }
}

function thingOf({ kind, of }: Node): Thing | null {
  if (['attacks', 'attacked', 'retaliates'].includes(kind)) return { nouns: null }
  if (!isNode(of)) return null
  if (of.kind === 'your champion') return { nouns: ['champion'] }
  return { nouns: nounsIn(of.kind === 'group' ? of : of.of) }
}

/** Why words that refer to an object cannot be played, or null. */
function whyLost(back: Node, { event, chosen, targets }: Antecedents): string | null {
  const isBold = back.how !== undefined
  if (isBold) return event !== null && chosen === null && fits(event, back) ? null : LOST
  const things = [chosen ?? event, ...targets].filter((one) => one !== null)
  if (things.length === 0 || !things.some((one) => fits(one, back))) return LOST
  return things.length > 1 ? SEVERAL : null
}

/** The power of the unit that “its” refers to, or of the card itself if the text names none. */
const whyPowerLost = (back: Node, known: Antecedents): string | null => {
  const { event, chosen, targets } = known
  if (event === null && chosen === null && targets.length === 0) return null
  return chosen === null && event?.bold !== undefined ? SEVERAL : whyLost(back, known)
}

const afterDoing =
  (kind: string) =>
  (_: Node, { done }: Antecedents): string | null =>
    done.has(kind) ? null : LOST

/** The effects of each word that “this way” follows. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  banished: ['banish', 'banish up to', 'banish cards'],
  sacrificed: ['sacrifice'],
  revealed: ['reveal'],
  discarded: ['discard'],
}

/** Effects that say how many. */
const SO_MANY = ['send', 'discard', 'remove some counters']

/** Why words that refer to something before them cannot be played, by their kind. */
const CHECKS: Readonly<Record<string, (node: Node, known: Antecedents) => string | null>> = {
  it: whyLost,
  'it is': whyLost,
  'it has': whyLost,
  'it was': whyLost,
  'when did': ({ prevented }, { done }) =>
    prevented === undefined || done.has('shield') || done.has('prevent next') ? null : LOST,
  'it had': whyLost,
  'its life': whyLost,
  'its pile': whyLost,
  'influence apart': whyLost,
  'damage on it': whyLost,
  'damage counters': whyLost,
  'its power': whyPowerLost,
  did: ({ they }, { done, turn }) => (done.size > 0 && (they === undefined || turn) ? null : LOST),
  'discarded is': afterDoing('discard'),
  'discarded none': afterDoing('discard'),
  'put into graveyard': afterDoing('look at top'),
  negated: afterDoing('negate'),
  'so many': (_, { done }) => (SO_MANY.some((kind) => done.has(kind)) ? null : LOST),
  'deal for each': (_, { done, event }) =>
    !done.has('banish up to') ? LOST : event === null ? null : SEVERAL,
  'this way': ({ did }, { done }) =>
    WAYS[String(did)]?.some((kind) => done.has(kind)) === true ? null : LOST,
  'this way is': ({ did }, { done }) =>
    WAYS[String(did)]?.some((kind) => done.has(kind)) === true ? null : LOST,
  'damage of hit': (_, { event }) => (event?.bold === 'hit' ? null : LOST),
  'their champion': (_, { turn }) => (turn ? null : LOST),
  'turn player': (_, { turn }) => (turn ? null : LOST),
  'that much': (_, { hasAmount }) => (hasAmount ? null : LOST),
  turned: afterDoing('turn currents'),
  dealt: (_, { hasAmount }) => (hasAmount ? null : LOST),
  'attack gets': (_, { attacks }) => (attacks ? null : LOST),
  'attack doubled': (_, { attacks }) => (attacks ? null : LOST),
  'others do': ({ who }, { event, chosen }) =>
    who !== 'that opponent' || (chosen === null && event?.bold === 'hit' && event.nouns?.[0] === 'champion')
      ? null
      : LOST,
  'discard from theirs': ({ who }, { event }) =>
    who === 'target opponent' || event?.bold === 'hit' ? null : LOST,
  mill: (node, known) => (node.by === undefined ? null : whyLost(node, known)),
}

/** Whether the event of an ability says what “it” is. */
export const beginsWithIt = (clause: { readonly kind: string }): boolean => startOf(clause).event !== null

/** Words that name an object for later words to refer to. */
export const BRINGS: ReadonlySet<unknown> = new Set([
  'targets',
  'target',
  'optional target',
  'another target',
  'choose',
  'choose several',
  'choose up to',
  'at random',
  'materialize',
  'look at top',
  'reveal top',
  'put onto field',
])

/** Adds the object that words name. */
function remember(node: Node, known: Antecedents): void {
  const { kind, of } = node
  // No object: “it” is no player.
  if (!BRINGS.has(kind) || (isNode(of) && of.player === true)) return
  const thing: Thing = { nouns: nounsIn(of), isCard: isNode(of) && of.at !== undefined }
  // Choices made for it are remembered; the card itself is not.
  if (kind === 'put onto field') {
    if (isNode(node.what) && node.what.kind === 'self') known.chosen = { nouns: null }
    return
  }
  if (kind === 'look at top' || kind === 'reveal top') known.chosen = { nouns: ['card'], isCard: true }
  else if (!String(kind).includes('target')) known.chosen = thing
  else known.targets = [...known.targets, thing]
}

/** The first words below a value that refer to nothing, or to several things. */
function lostIn(value: unknown, known: Antecedents): UnplayedWords | null {
  if (!isNode(value)) {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
    return firstOf(parts, (one) => lostIn(one, known))
  }
  if (value.kind === 'grants') return lostInClause(value.ability)
  if (value.kind === 'prevent next' && isNode(value.upon)) {
    const found = lostIn({ ...value, upon: null }, known)
    return found ?? lostIn(value.upon, { ...known, hasAmount: true })
  }
  const why = CHECKS[value.kind]?.(value, known) ?? null
  if (why !== null) return { node: value, why }
  const found = lostInParts(value, known)
  if (found !== null) return found
  remember(value, known)
  return null
}

/** As `lostIn`; later words can refer to each effect as done. */
function lostInParts(node: Node, known: Antecedents): UnplayedWords | null {
  const { effects, ...rest } = node
  if (!Array.isArray(effects)) return firstOf(Object.values(node), (one) => lostIn(one, known))
  const { pays, ...before } = rest
  return (
    firstOf(Object.values(before), (one) => lostIn(one, known)) ??
    firstOf(effects, (one: Node) => {
      const found = lostIn(one, known)
      // What everybody reveals was revealed this way.
      const does = one.kind === 'others do' && isNode(one.does) && one.does.kind === 'reveal'
      known.done = new Set([...known.done, one.kind, ...(does ? ['reveal'] : [])])
      return found
    }) ??
    (pays === undefined || node.by !== undefined ? null : lostPayer(node, known))
  )
}

/** “Its controller” is that of what the sentence names. */
function lostPayer(node: Node, known: Antecedents): UnplayedWords | null {
  const why = whyLost({ kind: 'it' }, known)
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
 * The first words of an ability that refer to something that nothing before them names. All sentences of an action are
 * one ability: `before` are those of its earlier lines.
 */
export function lostInClause(clause: unknown, before: readonly Node[] = []): UnplayedWords | null {
  if (!isNode(clause)) return null
  const known = startOf(clause)
  if (clause.kind === 'resolve') for (const one of before) lostIn(one, known)
  if (clause.kind === 'whenever' && isNode(clause.first)) {
    // A condition that is no effect of the sentence is looked at as it triggers, too.
    const asked = lostIn(clause.first.condition ?? null, { ...known })
    if (asked !== null) return asked
  }
  return lostIn(clause.kind === 'whenever' ? [clause.first, clause.more] : (clause.does ?? null), known)
}
