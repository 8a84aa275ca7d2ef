import type { Change, Entry, Hook } from '@battleline/explain'
import type { Dealt } from '@battleline/magic'
import {
  allOf,
  type Clause,
  clauseText,
  clauseTexts,
  destroyedBy,
  line,
  listOf,
} from '../../../text/clauses.ts'
import { type MagicBoard, nameOn } from '../../protocol/magic-board.ts'

/** The sentence of a step in which nothing happened. */
const IDLE: Readonly<Record<string, string>> = {
  'attackers.1-choose': 'Nothing attacks',
  'attackers.2-tap': 'No creature taps',
  'attackers.4-attack': 'Nothing attacks',
  'blockers.1-choose': 'Nothing blocks',
  'blockers.3-block': 'Nothing blocks',
  'combat-damage.1-who': 'No creature deals damage in this step',
  'combat-damage.3-deal': 'No damage is dealt',
  'damage.1-amount': 'There is no damage to deal',
  'damage.2-replace': 'Nothing replaces or prevents the damage',
  'damage.3-deal': 'No damage is dealt',
  'resolve.1-targets': 'All its targets are legal',
  'announce.1-announce': 'It is on the stack',
  'announce.7-stack': 'It is on the stack',
}

export const idleSentence = (step: string): string | null => IDLE[step.replace('magic/', '')] ?? null

const names = (value: unknown): string => (Array.isArray(value) ? listOf(value.map(String)) : String(value))

const counted =
  (unit: string, gets: string, loses: string) =>
  (before: unknown, after: unknown): string => {
    const by = Number(after) - Number(before)
    return `${by > 0 ? gets : loses} ${Math.abs(by)} ${unit}`
  }

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, string>> = {
  battlefield: 'enters the battlefield',
  hand: 'is returned to its owner’s hand',
  graveyard: 'goes to the graveyard',
  exile: 'is exiled',
  stack: 'is put on the stack',
  nowhere: 'ceases to exist',
}

const DOES: Readonly<Record<string, (before: unknown, after: unknown) => string>> = {
  blocks: (_, after) => (after === null ? 'no longer blocks' : `blocks ${names(after)}`),
  attacks: (_, after) => (after === null ? 'leaves combat' : `attacks ${names(after)}`),
  tapped: (_, after) => (after === true ? 'is tapped' : 'untaps'),
  blocked: (_, after) => (after === true ? 'is blocked' : 'is no longer blocked'),
  damage: (before, after) =>
    Number(after) > Number(before) ? `takes ${Number(after) - Number(before)} damage` : 'loses marked damage',
  life: counted('life', 'gains', 'loses'),
  poison: counted('poison counters', 'gets', 'loses'),
  loyalty: counted('loyalty', 'gains', 'loses'),
  defense: counted('defense', 'gains', 'loses'),
  plus: counted('+1/+1 counters', 'gets', 'loses'),
  minus: counted('-1/-1 counters', 'gets', 'loses'),
  lost: (_, after) => (after === true ? 'loses the game' : 'returns to the game'),
  controller: (_, after) => `is controlled by ${names(after)}`,
  pending: (_, after) =>
    Number(after) === 0 ? 'is no longer dealt damage' : `would be dealt ${String(after)} damage`,
}

/** The clause for a change: creatures that go to the graveyard die. */
export function clauseOf({ what, property, before, after }: Change, { cards }: MagicBoard): Clause | null {
  if (property === 'zone') {
    const was = Object.values(cards).find(({ called }) => called === what)
    const dies = after === 'graveyard' && was?.zone === 'battlefield' && was.power !== null
    return [what, dies ? 'dies' : (ZONES[String(after)] ?? `goes to ${String(after)}`)]
  }
  const does = predicateOf(property, before, after)
  return does === '' ? null : [what, does]
}

/** The predicate for a changed property; empty where it is not mentioned. */
export const predicateOf = (property: string, before: unknown, after: unknown): string =>
  DOES[property]?.(before, after) ?? ''

const SETS = 'magic/damage.1-amount'
const DEALS = 'magic/damage.3-deal'

/** Whether a step sets or deals damage: its sentences are about sources. */
export const isDealing = (step: string): boolean => step === SETS || step === DEALS

/** The damage that a step deals or sets: one sentence for each source or recipient. */
export function dealtIn(step: string, board: MagicBoard): readonly string[] {
  const isDone = step === DEALS
  const how = isDone
    ? (['deals', 'is dealt'] as const)
    : (['is about to deal', 'is about to be dealt'] as const)
  return dealtTexts(
    board.dealing.filter(({ done }) => done === isDone),
    board,
    how,
  )
}

/**
 * “Duelist deals 2 damage to Grizzly Bears and 2 to Ben”: source by source. Where several sources meet in one recipient,
 * recipient by recipient: “Rhino is dealt 5 damage: 2 by Bear, 3 by Giant”.
 */
function dealtTexts(
  all: readonly Dealt[],
  board: MagicBoard,
  [deals, dealt]: readonly [string, string],
): readonly string[] {
  const sources = grouped(all, ({ from }) => from)
  const recipients = grouped(all, ({ to }) => to)
  if ([...recipients.values()].every(({ length }) => length < 2))
    return [...sources].map(([from, own]) => {
      const shares = own.map(
        ({ to, amount }, at) => `${amount}${at === 0 ? ' damage' : ''} to ${nameOn(board, to)}`,
      )
      return clauseText([nameOn(board, from)], `${deals} ${allOf(shares)}`)
    })
  return clauseTexts(
    [...recipients].map(([to, own]): Clause => {
      const shares = own.map(({ from, amount }) => `${amount} by ${nameOn(board, from)}`)
      const [only] = own
      const by =
        own.length === 1 && only !== undefined ? ` by ${nameOn(board, only.from)}` : `: ${shares.join(', ')}`
      return [nameOn(board, to), `${dealt} ${sumOfAll(own)} damage${by}`]
    }),
  )
}

function grouped(all: readonly Dealt[], by: (one: Dealt) => number): ReadonlyMap<number, readonly Dealt[]> {
  const groups = new Map<number, Dealt[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

const sumOfAll = (all: readonly Dealt[]): number => all.reduce((sum, { amount }) => sum + amount, 0)

/** How much each recipient is dealt by all sources together, in few words: “6 to Oto”, “5 to Rhino”. */
export const dealtInShort = (all: readonly Dealt[], board: MagicBoard): readonly string[] =>
  [...grouped(all, ({ to }) => to)].map(([to, own]) => `${sumOfAll(own)} to ${nameOn(board, to)}`)

/**
 * “Grizzly Bears is destroyed by 2 damage (toughness 2)”; empty where no creature died. `hooks`: what the rules found of who
 * dies.
 */
function deathsText(before: MagicBoard, after: MagicBoard, hooks: readonly Hook[]): string {
  const dead = Object.values(before.cards).filter(
    ({ id, zone, power }) =>
      zone === 'battlefield' && power !== null && after.cards[id]?.zone !== 'battlefield',
  )
  if (dead.length === 0) return ''
  const said = dead.map(({ called, damage, toughness }): Clause => {
    const most = toughness ?? 0
    if (most <= 0) return [called, `dies with toughness ${most}`]
    if (damage >= most) return [called, `${destroyedBy(damage)} (toughness ${most})`]
    const touched = hooks.some(({ card, cite }) => card === called && cite.includes(DEATHTOUCH))
    return [called, touched ? `${destroyedBy(damage)} with deathtouch` : 'dies']
  })
  return line(clauseTexts(said))
}

/** What destroys a creature that was dealt any damage by a source with deathtouch. */
const DEATHTOUCH = 'MTG-SBA-8'

/** What a step did, from the boards before and after it. */
export function summaryOf({ step, hooks }: Entry, before: MagicBoard, after: MagicBoard): string {
  if (step === 'magic/dies.2-leave') return deathsText(before, after, hooks)
  if (step === 'magic/combat-damage.1-who') return dealersText(after)
  return isDealing(step) ? line(dealtIn(step, after)) : ''
}

/** “White Knight and Serra Angel deal damage in this step”. */
function dealersText(board: MagicBoard): string {
  const { combatDamage } = board
  if (combatDamage === null || combatDamage.creatures.length === 0) return ''
  const creatures = combatDamage.creatures.map((id) => nameOn(board, id))
  const why = {
    only: '',
    first: ': creatures with first strike or double strike deal it first',
    second: ': creatures that have not dealt any yet, and again those with double strike',
  }
  return `${allOf(creatures)} ${creatures.length > 1 ? 'deal' : 'deals'} damage in this step${why[combatDamage.step]}`
}
