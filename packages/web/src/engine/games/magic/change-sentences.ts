import type { Change, Entry, Hook } from '@battleline/explain'
import type { Dealt } from '@battleline/magic'
import {
  allOf,
  type Clause,
  clausesFor,
  clauseText,
  clauseTexts,
  counts,
  destroyedBy,
  line,
  listOf,
  type Predicate,
  says,
  undergoes,
} from '../../../text/clauses.ts'
import {
  clausesOf,
  counted,
  damaged,
  marks,
  type Predicates,
  pendingDamage,
} from '../../narration/predicates.ts'
import { type MagicBoard, type MagicCard, nameOn } from '../../protocol/magic-board.ts'

/** The sentences of steps in which nothing happened. */
export const IDLE: Readonly<Record<string, string>> = {
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

const names = (value: unknown): string => (Array.isArray(value) ? listOf(value.map(String)) : String(value))

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, Predicate>> = {
  battlefield: says('enters the battlefield'),
  hand: undergoes('returned to its owner’s hand', 'departure'),
  graveyard: says('goes to the graveyard', 'departure'),
  exile: undergoes('exiled', 'departure'),
  stack: undergoes('put on the stack'),
  nowhere: says('ceases to exist', 'departure'),
}
const DIES = says('dies', 'destruction')

const [GAINS, GETS] = [
  ['gains', 'loses'],
  ['gets', 'loses'],
] as const

export const PREDICATES: Predicates = {
  zone: (_, after) => ZONES[String(after)] ?? says(`goes to ${String(after)}`, 'departure'),
  blocks: (_, after) => says(after === null ? 'no longer blocks' : `blocks ${names(after)}`),
  attacks: (_, after) => says(after === null ? 'leaves combat' : `attacks ${names(after)}`),
  tapped: marks('is tapped', 'untaps'),
  blocked: marks('is blocked', 'is no longer blocked'),
  damage: damaged(() => says('loses marked damage', 'damage')),
  life: counted('life', GAINS, 'amount'),
  poison: counted('poison counters', GETS, 'counters'),
  loyalty: counted('loyalty', GAINS, 'counters'),
  defense: counted('defense', GAINS, 'counters'),
  plus: counted('+1/+1 counters', GETS, 'counters'),
  minus: counted('-1/-1 counters', GETS, 'counters'),
  lost: (_, after) => (after === true ? says('loses the game', 'end') : says('returns to the game')),
  controller: (_, after) => says(`is controlled by ${names(after)}`),
  pending: pendingDamage((amount) => `would be dealt ${amount} damage`, 'is no longer dealt damage'),
}

/** Where a card went: creatures that go from the battlefield to the graveyard die. `damage`: what destroyed it. */
export function wentTo(
  zone: string,
  was: Pick<MagicCard, 'zone' | 'power'> | undefined,
  damage?: number,
): Predicate {
  if (zone === 'graveyard' && was?.zone === 'battlefield' && was.power !== null)
    return damage === undefined ? DIES : destroyedBy(damage)
  return ZONES[zone] ?? says(`goes to ${zone}`, 'departure')
}

/** The clauses for a change. */
export function clausesIn(change: Change, { cards }: MagicBoard): readonly Clause[] {
  const { what, property, after } = change
  if (property !== 'zone') return clausesOf(PREDICATES, change)
  const was = Object.values(cards).find(({ called }) => called === what)
  return clausesFor(what, wentTo(String(after), was))
}

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
    [...recipients].flatMap(([to, own]) => {
      const shares = own.map(({ from, amount }) => `${amount} by ${nameOn(board, from)}`)
      const [only] = own
      const by =
        own.length === 1 && only !== undefined ? ` by ${nameOn(board, only.from)}` : `: ${shares.join(', ')}`
      return clausesFor(nameOn(board, to), counts(`${dealt} ${sumOfAll(own)} damage${by}`, 'damage'))
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
  const said = dead.flatMap(({ called, damage, toughness }) => {
    const most = toughness ?? 0
    const touched = hooks.some(({ card, cite }) => card === called && cite.includes(DEATHTOUCH))
    const by = (how: string) => counts(`${destroyedBy(damage).does} ${how}`, 'destruction')
    if (most <= 0) return clausesFor(called, says(`dies with toughness ${most}`, 'destruction'))
    if (damage >= most) return clausesFor(called, by(`(toughness ${most})`))
    return clausesFor(called, touched ? by('with deathtouch') : DIES)
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
