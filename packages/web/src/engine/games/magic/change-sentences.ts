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
import { inLanguage } from '../../../words/catalogue.ts'
import { grammar } from '../../../words/grammar.ts'
import { mtgWords } from '../../../words/magic.ts'
import { narrationWords } from '../../../words/narration.ts'
import { term } from '../../../words/terms.ts'
import {
  clausesOf,
  counted,
  damaged,
  marks,
  type Predicates,
  pendingDamage,
} from '../../narration/predicates.ts'
import { type MagicBoard, type MagicCard, nameOn } from '../../protocol/magic-board.ts'

const names = (value: unknown): string => (Array.isArray(value) ? listOf(value.map(String)) : String(value))

/** What a card does that comes to a zone. */
export const zones = inLanguage((): Readonly<Record<string, Predicate>> => {
  const { does } = mtgWords
  return {
    battlefield: says(does.enters),
    hand: undergoes(does.returned, does.returnedParticiple, 'departure'),
    graveyard: says(does.toGraveyard, 'departure'),
    exile: undergoes(does.exiled, does.exiledParticiple, 'departure'),
    stack: undergoes(does.onStack, does.onStackParticiple),
    nowhere: says(does.ceases, 'departure'),
  }
})

const toZone = (zone: string): Predicate =>
  zones()[zone] ?? says(mtgWords.does.toZone(term(zone)), 'departure')

const dies = (): Predicate => says(mtgWords.does.dies, 'destruction')

export const predicates = inLanguage((): Predicates => {
  const { does, units } = mtgWords
  const gains = [does.gains, does.loses] as const
  const gets = [does.gets, does.loses] as const
  return {
    zone: (_, after) => toZone(String(after)),
    blocks: (_, after) => says(after === null ? does.noLongerBlocks : does.blocks(names(after))),
    attacks: (_, after) => says(after === null ? does.leavesCombat : does.attacks(names(after))),
    tapped: marks(does.taps, does.untaps),
    blocked: marks(does.blocked, does.unblocked),
    damage: damaged(() => says(does.losesDamage, 'damage')),
    life: counted(units.life, gains, 'amount'),
    poison: counted(units.poisonCounters, gets, 'counters'),
    loyalty: counted(units.loyalty, gains, 'counters'),
    defense: counted(units.defense, gains, 'counters'),
    plus: counted(units.plus, gets, 'counters'),
    minus: counted(units.minus, gets, 'counters'),
    lost: (_, after) => (after === true ? says(does.losesGame, 'end') : says(does.returns)),
    controller: (_, after) => says(narrationWords.does.controlledBy(names(after))),
    pending: pendingDamage(does.pending, does.nonePending),
  }
})

/** Where a card went: creatures that go from the battlefield to the graveyard die. `damage`: what destroyed it. */
export function wentTo(
  zone: string,
  was: Pick<MagicCard, 'zone' | 'power'> | undefined,
  damage?: number,
): Predicate {
  if (zone === 'graveyard' && was?.zone === 'battlefield' && was.power !== null)
    return damage === undefined ? dies() : destroyedBy(damage)
  return toZone(zone)
}

/** The clauses for a change. */
export function clausesIn(change: Change, { cards }: MagicBoard): readonly Clause[] {
  const { what, property, after } = change
  if (property !== 'zone') return clausesOf(predicates(), change)
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
  const { does } = mtgWords
  const how = isDone
    ? ([does.deals, does.dealt] as const)
    : ([does.aboutToDeal, does.aboutToBeDealt] as const)
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
  [deals, dealt]: readonly [typeof mtgWords.does.deals, typeof mtgWords.does.dealt],
): readonly string[] {
  const sources = grouped(all, ({ from }) => from)
  const recipients = grouped(all, ({ to }) => to)
  if ([...recipients.values()].every(({ length }) => length < 2))
    return [...sources].map(([from, own]) => {
      const shares = own.map(({ to, amount }, at) =>
        mtgWords.shares[at === 0 ? 'first' : 'next'](amount, nameOn(board, to)),
      )
      return clauseText([nameOn(board, from)], deals(allOf(shares)))
    })
  return clauseTexts(
    [...recipients].flatMap(([to, own]) => {
      const shares = own.map(({ from, amount }) => mtgWords.shares.by(amount, nameOn(board, from)))
      const [only] = own
      const by =
        own.length === 1 && only !== undefined
          ? mtgWords.shares.byOne(nameOn(board, only.from))
          : mtgWords.shares.byMany(shares.join(', '))
      return clausesFor(nameOn(board, to), counts(dealt(sumOfAll(own), by), 'damage'))
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
  [...grouped(all, ({ to }) => to)].map(([to, own]) => mtgWords.shares.next(sumOfAll(own), nameOn(board, to)))

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
    const by = (does: string) => counts(does, 'destruction')
    const { does } = destroyedBy(damage)
    if (most <= 0) return clausesFor(called, says(mtgWords.does.diesWith(most), 'destruction'))
    if (damage >= most) return clausesFor(called, by(mtgWords.does.byToughness(does, most)))
    return clausesFor(called, touched ? by(mtgWords.does.byDeathtouch(does)) : dies())
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
  const why = { only: '', ...mtgWords.dealers }
  const person = creatures.length > 1 ? 'many' : 'one'
  const deals = grammar.predicate(mtgWords.does.dealsInStep, person, false)
  return `${allOf(creatures)} ${deals}${why[combatDamage.step]}`
}
