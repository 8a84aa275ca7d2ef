import {
  because,
  type ChoiceRefusal,
  chart,
  commaList,
  messageOf,
  routine,
  say,
  stepVerbs,
  type TimingChart,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import { attackQuestion } from '../declarations/attack-constraints.ts'
import { blockQuestion } from '../declarations/block-constraints.ts'
import {
  type DeclarationQuestion,
  type Declared,
  declarationText,
  declaredBy,
  declaredIn,
  idOf,
} from '../declarations/declaration-question.ts'
import { costTexts, judgeDeclaration, paymentCount } from '../declarations/verdict.ts'
import { isDeclined, paymentsIn, sameCreatures, whoDeclares } from '../declarations/who-declares.ts'
import { payLife } from '../effects/life.ts'
import { type SacrificeChoice, sacrifice } from '../effects/sacrifice.ts'
import { triggerFlanking } from '../events/flanking.ts'
import { triggerOn } from '../events/triggers.ts'
import { bestOf } from '../legality/best.ts'
import { problemJudgedBy } from '../legality/evaluate.ts'
import { listBest } from '../legality/list-best.ts'
import type { Pair } from '../legality/problem.ts'
import { blockBands, formBand } from '../model/bands.ts'
import {
  attackers,
  creaturesOf,
  nameOf,
  permanentOf,
  permanents,
  playerOf,
  writePermanent,
} from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { sacrificeCandidates } from '../query/object-filter.ts'
import type { ObjectFilter } from '../text/structure.ts'
import type { CombatAction } from '../vocabulary.ts'
import { bandOps, hasBandToForm } from './bands.ts'
import { damageOrder, orderingOf } from './combat-damage.ts'
import { priority, priorityOf } from './priority.ts'

/** How many best declarations are listed. A player can answer any other legal one, too. */
const LISTED = 12
/** On boards with more pairs of creature and goal, only one best declaration is listed. */
const LARGE = 1000
/** The limits of the search for a better declaration. */
export interface SearchLimit {
  /** The most work for one answer. */
  readonly work: number
  /** The result for a declaration that the search could not prove legal within that work. */
  readonly unproved: 'refuse' | 'accept'
}

/** Enough for boards of fifty creatures. */
export const SEARCH_LIMIT: SearchLimit = { work: 100_000_000, unproved: 'refuse' }

export interface DeclarationStep {
  /** The declaring player; 0 after the last one. */
  player: number
  /** The players who declare afterwards. */
  left: readonly number[]
  /** Empty until a declaration, and again after a declined payment. */
  declared: string
  /** Of attackers: the bands. */
  bands: readonly (readonly number[])[]
  /** The creatures that the declaration tapped. */
  tapped: readonly number[]
  /** The number of lands to sacrifice for it once it is paid. */
  lands: number
  /** The sets of payments that this player declined, for blocks that another player chose. */
  declined: readonly (readonly string[])[]
}

const { act, ask, step } = stepVerbs<DeclarationStep>()

/** Some of the best declarations; only one on a board too large to distinguish all creatures. */
function bestIn(
  { problem, creatures, goals }: DeclarationQuestion,
  work: number,
): readonly (readonly Pair[])[] {
  if (creatures.length * goals.length <= LARGE) return listBest(problem, [], LISTED, work).declarations
  const { pairs } = bestOf(problemJudgedBy(problem, []), [], { known: null, work })
  return pairs === null ? [] : [pairs]
}

/** The question for a declaration: the best ones are listed, and any other can be answered by its id. */
const declareOps = (
  action: CombatAction,
  { work, unproved }: SearchLimit,
  questionOf: (w: View, l: DeclarationStep) => DeclarationQuestion,
) => ({
  who: (w: View, { player }: DeclarationStep) => whoDeclares(w, player, action),
  options: (w: View, l: DeclarationStep): string[] => {
    const question = questionOf(w, l)
    const ids = bestIn(question, work).map((pairs) => idOf(declaredIn(question, pairs)))
    // If the search ended early, the empty declaration remains, which is refused if it is illegal.
    return ids.length > 0 ? [...new Set(ids)].sort() : ['none']
  },
  refuse: (w: View, l: DeclarationStep, id: number | string): ChoiceRefusal | null => {
    const declared = declaredBy(id)
    if (declared === null || idOf(declared) !== id)
      return because('a declaration is “none” or pairs of numbers, “5>2 6>2”, each once and in order')
    const question = questionOf(w, l)
    if (isDeclined(question, declared, l.declined))
      return because('illegal: this player has declined to pay for that', 'MTG-BLK-38')
    const ruling = judgeDeclaration(w, question, declared, action, work)
    const { legal, cite } = ruling
    if (legal === null)
      return unproved === 'accept' ? null : { refused: 'limit', ...because(messageOf(ruling), ...cite) }
    return legal ? null : because(say`illegal: ${messageOf(ruling)}`, ...cite)
  },
  take: (_: World, l: DeclarationStep, [id]: readonly (number | string)[]) => {
    l.declared = String(id)
  },
  label: (w: View, id: number | string) =>
    declarationText(declaredBy(id) ?? [], action, (one) => nameOf(w, one)),
})

/** If another player chose the attackers, their controller chooses what they attack (MTG-ATK-40). */
const goalOps = (deciding: SearchLimit, questionOf: (w: View, l: DeclarationStep) => DeclarationQuestion) => {
  const declares = declareOps('attack', deciding, questionOf)
  return {
    ...declares,
    who: (_: View, { player }: DeclarationStep) => player,
    options: (w: View, l: DeclarationStep): string[] => [
      ...new Set([l.declared, ...declares.options(w, l).filter((id) => isOfSame(id, l))]),
    ],
    refuse: (w: View, l: DeclarationStep, id: number | string): ChoiceRefusal | null =>
      declaredBy(id) === null || isOfSame(id, l)
        ? declares.refuse(w, l, id)
        : because('these creatures attack, and no others', 'MTG-ATK-40'),
  }
}

/** Whether the same creatures are declared as before. */
const isOfSame = (id: number | string, l: DeclarationStep): boolean =>
  sameCreatures(declaredBy(id) ?? [], chosenIn(l))

const payOps = (action: CombatAction, questionOf: (w: View, l: DeclarationStep) => DeclarationQuestion) => ({
  who: (_: View, { player }: DeclarationStep) => player,
  options: (w: View, l: DeclarationStep) => {
    const question = questionOf(w, l)
    if (paymentCount(question, chosenIn(l), 'land') > landsOf(w, l.player)) return ['decline']
    const most = Math.min(
      paymentCount(question, chosenIn(l), 'life'),
      Math.floor(playerOf(w, l.player).life / LIFE),
    )
    return [
      'pay',
      ...Array.from({ length: Math.max(0, most) }, (_, at) => `pay ${LIFE * (at + 1)} life`),
      'decline',
    ]
  },
  take: (w: World, l: DeclarationStep, [answer]: readonly (number | string)[]) => {
    const [, life] = /^pay (\d+) life$/.exec(String(answer)) ?? []
    if (life !== undefined) payLife(w, l.player, Number(life))
    if (answer !== 'decline') {
      l.lands = paymentCount(questionOf(w, l), chosenIn(l), 'land')
      return
    }
    // A player who chose for another player chooses something else now (MTG-ATK-40, MTG-BLK-38).
    if (whoDeclares(w, l.player, action) !== l.player)
      l.declined = [...l.declined, paymentsIn(questionOf(w, l), chosenIn(l))]
    takeBack(w, l)
  },
  label: (w: View, answer: number | string, l: DeclarationStep) =>
    answer === 'pay'
      ? commaList(costTexts(questionOf(w, l), chosenIn(l)))
      : answer === 'decline'
        ? 'decline: nothing was declared'
        : say`${word(String(answer))} for it`,
})

/** The life that a symbol of Phyrexian mana costs. */
const LIFE = 2

const landsOf = (w: View, player: number): number => sacrificeCandidates(w, LAND, player, 0).length
const LAND: ObjectFilter = { nouns: ['land'] }

const landsPaid = (l: DeclarationStep): SacrificeChoice => ({
  left: [l.player],
  amount: l.lands,
  of: LAND,
  source: 0,
  chosen: [],
})

const chosenIn = ({ declared }: DeclarationStep): Declared => declaredBy(declared) ?? []

const costs =
  (questionOf: (w: View, l: DeclarationStep) => DeclarationQuestion) => (w: View, l: DeclarationStep) =>
    costTexts(questionOf(w, l), chosenIn(l)).length > 0 || routine('nothing has to be paid')

/** After a declined payment the declaration has not happened, and the player declares again (MTG-GEN-5). */
function takeBack(w: World, l: DeclarationStep): void {
  for (const creature of l.tapped) writePermanent(w, creature).tapped = false
  Object.assign(l, { declared: '', bands: [], tapped: [] })
}

const again = (_: View, { declared }: DeclarationStep): boolean => declared === ''

const LIKE: DeclarationStep = {
  player: 1,
  left: [],
  declared: '',
  bands: [],
  tapped: [],
  lands: 0,
  declined: [],
}
/** The locals for these players, who declare one after the other. */
export const declarationLocals = ([player = 0, ...left]: readonly number[]): DeclarationStep => ({
  ...LIKE,
  player,
  left,
})

const hasCreatures = (w: View, { player }: DeclarationStep) =>
  creaturesOf(w, player).length > 0 || routine('this player has no creature')

/** The declare attackers step. */
export function attackersChart(deciding: SearchLimit): TimingChart<DeclarationStep> {
  const question = (w: View) => attackQuestion(w)
  return chart<DeclarationStep>(
    'magic/attackers',
    'Declare attackers',
    {
      '1-choose': ask('Attackers are chosen, each with its goal', declareOps('attack', deciding, question))
        .when(hasCreatures)
        .cite('MTG-ATK-1', 'MTG-ATK-2', 'MTG-ATK-3', 'MTG-ATK-4', 'MTG-ATK-5', 'MTG-ATK-30', 'MTG-ATK-40'),
      '1-whom': ask('Their controller chooses what they attack', goalOps(deciding, question))
        .when(
          (w, l) =>
            (l.declared !== 'none' && whoDeclares(w, l.player, 'attack') !== l.player) ||
            routine('it was chosen with the attackers'),
        )
        .cite('MTG-ATK-3', 'MTG-ATK-40'),
      '1-bands': ask(
        'A creature with banding attacks alone or in a band',
        bandOps<DeclarationStep>(chosenIn, (_, { player }) => player),
      )
        .backTo('1-bands', (w, l) => hasBandToForm(w, l, chosenIn(l)) === true)
        .when((w, l) => hasBandToForm(w, l, chosenIn(l)))
        .cite('MTG-KEY-58'),
      '2-tap': act('They are tapped, but those with vigilance', (w, l) => {
        const characteristics = new Characteristics(w)
        l.tapped = chosenIn(l).flatMap(([creature]) =>
          characteristics.has(creature, 'vigilance') ? [] : [creature],
        )
        for (const creature of l.tapped) writePermanent(w, creature).tapped = true
      }).cite('MTG-ATK-7', 'MTG-KEY-8'),
      '3-pay': ask('What attacking costs is paid, or nothing was declared', payOps('attack', question))
        .when(costs(question))
        .backTo('1-choose', again)
        .cite('MTG-ATK-8', 'MTG-ATK-24', 'MTG-ATK-40', 'MTG-GEN-5'),
      '3-sacrifice': step('Lands are sacrificed for it')
        .call(sacrifice, (_, l) => landsPaid(l))
        .when((_, l) => l.lands > 0 || routine('no land is'))
        .cite('MTG-ATK-8', 'MTG-ATK-24'),
      '4-attack': act('They attack', (w, l) => {
        for (const [creature, goal] of chosenIn(l)) {
          writePermanent(w, creature).attacks = goal
        }
        for (const band of l.bands) formBand(w, band)
        const all = chosenIn(l).map(([it]) => it)
        const attacks = chosenIn(l).map(([it, object]) => {
          const others = all.filter((one) => one !== it)
          return { kind: 'attacks', it, object, first: !permanentOf(w, it).attacked, others } as const
        })
        triggerOn(
          w,
          ...attacks,
          ...l.tapped.map((it) => ({ kind: 'tapped', it }) as const),
          ...(all.length > 0 ? [{ kind: 'player attacks', by: l.player, attackers: all } as const] : []),
        )
        for (const { it } of attacks) writePermanent(w, it).attacked = true
      }).cite('MTG-ATK-9', 'MTG-ATK-10'),
      '5-priority': step('Players get priority')
        .call(priority, (w) => priorityOf(w))
        .cite('MTG-CMB-6'),
    },
    { like: LIKE, subjects: (l) => chosenIn(l).map(([creature]) => creature) },
  )
}

/** Blockers, each with what it blocks. */
const blocksIn = (w: View): readonly (readonly [number, number])[] =>
  permanents(w).flatMap((it) => permanentOf(w, it).blocks.map((object) => [it, object] as const))

/** Records which creatures are blocked and blocking, after all declarations (MTG-ATK-13). */
function noteBlocks(w: World): void {
  const declared = blocksIn(w)
  blockBands(w)
  const met = attackers(w).map((it) => {
    const { blocked, attacks: object } = permanentOf(w, it)
    return blocked ? ({ kind: 'blocked', it } as const) : ({ kind: 'unblocked', it, object } as const)
  })
  const pairs = blocksIn(w)
  // What blocks several creatures blocks once, and blocks each of them.
  const blocks = [...new Set(pairs.map(([it]) => it))].map((it) => ({ kind: 'blocks', it }) as const)
  // Of a band it blocks those that it was declared to block, and all become blocked by it (509.3b, 509.3d).
  const each = declared.map(([it, object]) => ({ kind: 'blocks what', it, object }) as const)
  const blockedBy = pairs.map(([object, it]) => ({ kind: 'blocked by', it, object }) as const)
  triggerOn(w, ...met, ...blocks, ...each, ...blockedBy)
  triggerFlanking(w, pairs)
}

/** The declare blockers step: each attacked player, in turn order (MTG-GEN-2). */
export function blockersChart(deciding: SearchLimit): TimingChart<DeclarationStep> {
  const question = (w: View, { player }: DeclarationStep) => blockQuestion(w, player)
  const isAttacked = (w: View, l: DeclarationStep) => {
    if (l.player === 0) return routine('no other player is attacked')
    const { goals, creatures } = question(w, l)
    if (goals.length === 0) return routine('nothing attacks this player', 'MTG-BLK-1')
    return creatures.length > 0 || routine('this player has no creature')
  }
  return chart<DeclarationStep>(
    'magic/blockers',
    'Declare blockers',
    {
      '1-choose': ask('Blockers are chosen, each with its attackers', declareOps('block', deciding, question))
        .when(isAttacked)
        .cite('MTG-BLK-1', 'MTG-BLK-2', 'MTG-BLK-3', 'MTG-BLK-30'),
      '2-pay': ask('What blocking costs is paid, or nothing was declared', payOps('block', question))
        .when(costs(question))
        .backTo('1-choose', again)
        .cite('MTG-BLK-3', 'MTG-BLK-25', 'MTG-BLK-38', 'MTG-GEN-5'),
      '3-block': act('They block', (w, l) => {
        for (const [creature, attacker] of chosenIn(l)) {
          const one = writePermanent(w, creature)
          one.blocks = [...one.blocks, attacker]
          one.didBlock = true
          writePermanent(w, attacker).blocked = true
        }
      }).cite('MTG-BLK-4'),
      '4-next': act('The next player in turn order declares', (_, l) => {
        const [next = 0, ...left] = l.left
        Object.assign(l, { player: next, left, declared: '', lands: 0, declined: [] })
      })
        .backTo('1-choose', (_, l) => l.player > 0)
        .cite('MTG-BLK-1', 'MTG-GEN-2'),
      '5-priority': act('Abilities for blocks trigger, and players get priority', noteBlocks)
        .call(damageOrder, orderingOf)
        // The active player is always asked, to look at declarations before damage.
        .call(priority, (w) => priorityOf(w, true))
        .cite('MTG-CMB-7', 'MTG-BLK-4', 'MTG-BLK-6'),
    },
    { like: LIKE, subjects: (l) => chosenIn(l).map(([creature]) => creature) },
  )
}
