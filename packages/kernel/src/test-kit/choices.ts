import type { Decision } from '../decisions/decision.ts'
import type { Seeded } from '../decisions/seeded.ts'
import type { Choice, Value } from '../model/choice.ts'

const idsOf = ({ options }: Decision): readonly Value[] => options.map((option) => option.id)

/** A random legal choice; avoids the `rarely` chosen ids most of the time if there are others. */
export function someChoice(decision: Decision, random: Seeded, rarely: readonly Value[] = []): Choice {
  const { kind, least, most } = decision
  const all = random.shuffled(idsOf(decision))
  const usual = kind === 'pick' && random.below(10) > 0 ? all.filter((id) => !rarely.includes(id)) : all
  const ids = usual.length > 0 && usual.length >= least ? usual : all
  switch (kind) {
    case 'order':
      return ids
    case 'divide': {
      const shares = ids.map(() => least)
      for (let left = most - least * ids.length; left > 0; left--) {
        const at = random.below(ids.length)
        shares[at] = (shares[at] ?? 0) + 1
      }
      return shares
    }
    case 'pick': {
      const chosen = ids.slice(0, least + random.below(Math.min(most, ids.length) - least + 1))
      return chosen.length === 1 && chosen[0] !== undefined && random.below(2) === 0 ? chosen[0] : chosen
    }
  }
}

/**
 * The same choice in another form: an id instead of a list of one and vice versa, a pick in another order, shares by
 * name.
 */
export function otherForm(decision: Decision, choice: Choice): Choice {
  if (typeof choice !== 'object') return [choice]
  if (!isList(choice) || decision.kind === 'order') return choice
  if (decision.kind === 'divide') {
    return Object.fromEntries(idsOf(decision).map((id, at) => [String(id), Number(choice[at])]))
  }
  const [only] = choice
  return choice.length === 1 && only !== undefined ? only : choice.slice().reverse()
}

/** The chosen ids in the order of the options; for an order, as chosen. */
export function chosenOf(decision: Decision, choice: Choice): readonly Value[] {
  if (typeof choice !== 'object') return [choice]
  if (!isList(choice)) return []
  return decision.kind === 'order' ? choice : idsOf(decision).filter((id) => choice.includes(id))
}

const isList = (choice: Choice): choice is readonly Value[] => Array.isArray(choice)

/** Every legal choice, in the order of the options. A generator, because there may be very many. */
export function* everyChoice(decision: Decision): Generator<readonly Value[]> {
  const { kind, least, most } = decision
  const ids = idsOf(decision)
  if (kind === 'order') yield* orders(ids)
  else if (kind === 'divide') yield* divisions(ids.length, least, most)
  else for (let count = least; count <= most; count++) yield* selections(ids, count)
}

function* orders(ids: readonly Value[]): Generator<readonly Value[]> {
  if (ids.length === 0) yield []
  for (const first of ids) {
    const left = ids.filter((id) => id !== first)
    for (const others of orders(left)) yield [first, ...others]
  }
}

function* selections(ids: readonly Value[], count: number): Generator<readonly Value[]> {
  if (count === 0) yield []
  for (const [at, first] of count === 0 ? [] : ids.entries()) {
    for (const others of selections(ids.slice(at + 1), count - 1)) yield [first, ...others]
  }
}

function* divisions(count: number, least: number, whole: number): Generator<readonly number[]> {
  if (count === 1) yield [whole]
  for (let first = least; count > 1 && first <= whole - least * (count - 1); first++) {
    for (const others of divisions(count - 1, least, whole - first)) yield [first, ...others]
  }
}

/** A choice that must be refused, and what is wrong with it. */
export type Wrong = readonly [what: string, choice: Choice]

/** Choices that are not offered. Values that are no choices at all come last. */
export const wrongChoices = (decision: Decision): readonly Wrong[] => [
  ...(decision.kind === 'divide' ? wrongShares(decision) : wrongIds(decision)),
  ...NO_CHOICES,
]

function wrongIds(decision: Decision): readonly Wrong[] {
  const { least, most } = decision
  const ids = idsOf(decision)
  const strange = [...strangers(ids), ...oneOfAKind(ids).flatMap(lookalikes)]
  const wrong: Wrong[] = strange.filter((id) => !ids.includes(id)).map((id) => ['an unknown id', id])
  const [first] = ids
  if (first !== undefined) {
    wrong.push(['one id twice', [first, first]], ['an unknown id after a known one', [first, NOBODY]])
  }
  if (most < ids.length) wrong.push(['one too many', ids.slice(0, most + 1)])
  if (least > 0) wrong.push(['one too few', ids.slice(0, least - 1)])
  return wrong
}

const NOBODY = 'an unknown word'

/** Ids of no option, numbers and words. */
function strangers(ids: readonly Value[]): readonly Value[] {
  const numbers = ids.filter((id) => typeof id === 'number')
  return [NOBODY, '', -17, 1 + Math.max(0, ...numbers), Number.NaN]
}

/** The first of the ids that begin with the same word, because moves of a kind are read alike. */
function oneOfAKind(ids: readonly Value[]): readonly Value[] {
  const kinds = new Map<string, Value>()
  for (const id of ids) {
    const kind = typeof id === 'number' ? 'a number' : (id.split(' ')[0] ?? '')
    if (!kinds.has(kind)) kinds.set(kind, id)
  }
  return [...kinds.values()].slice(0, 10)
}

/** Values that a careless reader could take for an id. */
const lookalikes = (id: Value): readonly Value[] =>
  typeof id === 'number'
    ? [String(id), id + 0.5]
    : [`${id} `, ` ${id}`, `${id} 0`, `${id} 99`, `${id}.0`, id.toUpperCase()]

/** Shares with a single mistake. */
function wrongShares(decision: Decision): readonly Wrong[] {
  const { least, most } = decision
  const ids = idsOf(decision)
  const others = ids.slice(1).map(() => least)
  const rest = most - least * others.length
  const named = Object.fromEntries(ids.map((id, at) => [String(id), at === 0 ? rest : least]))
  const wrong: Wrong[] = [
    ['a sum too great', [rest + 1, ...others]],
    ['a sum too small', [rest - 1, ...others]],
    ['a share too many', [rest, ...others, 0]],
    ['a share too few', others],
    ['a share for nobody', { ...named, [NOBODY]: 0 }],
    ['an id', NOBODY],
    ['a word for a share', [String(rest), ...others]],
  ]
  if (ids.length > 1) {
    wrong.push(['a share too small', [rest + 1, least - 1, ...others.slice(1)]])
    wrong.push(['a broken share', [rest - 0.5, least + 0.5, ...others.slice(1)]])
  }
  return wrong
}

/** Values that only a program without types or a hostile file can give as a choice. */
const NO_CHOICES: readonly Wrong[] = [null, undefined, {}, true, [null], [[]], [{}], { length: 1 }].map(
  (value) => ['no choice at all', value as unknown as Choice],
)
