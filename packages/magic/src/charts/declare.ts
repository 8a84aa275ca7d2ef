import {
  because,
  chart,
  type Hindrance,
  type TimingChart,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import {
  type Declared,
  declarationText,
  declaredBy,
  declaredIn,
  idOf,
  nameOf,
  type Question,
} from '../asked.ts'
import { attackQuestion } from '../attacking.ts'
import { blockQuestion } from '../blocking.ts'
import { chooserOf, isDeclined, paymentsIn, sameCreatures } from '../choosing.ts'
import { canBeSacrificed, type Sacrificing, sacrifice } from '../effects/players.ts'
import { note } from '../events.ts'
import { bestOf } from '../legality/best.ts'
import type { Pair } from '../legality/declaring.ts'
import { listBest } from '../legality/listing.ts'
import { judgedFor } from '../legality/weigh.ts'
import { Sayings } from '../read.ts'
import { costsOf, paidWith, rule } from '../ruling.ts'
import {
  attackers,
  creaturesOf,
  permanentOf,
  permanents,
  playerOf,
  writePermanent,
  writePlayer,
} from '../state.ts'
import type { Which } from '../text/structure.ts'
import type { Deed, Edition } from '../vocabulary.ts'
import { damageOrder, orderingOf } from './combat-damage.ts'
import { priority, priorityOf } from './priority.ts'

/** So many of the best declarations are offered by name. Any other that is legal can be answered too. */
const LISTED = 12
/** More pairs of a creature and what it may choose than these are not listed one by one. */
const LARGE = 1000
/** How far a declaration is looked into. */
export interface Deciding {
  /** The search for one answer ends after so much work. */
  readonly work: number
  /** What becomes of a declaration of which it is not proved then that no other one obeys more. */
  readonly unproved: 'refuse' | 'accept'
}

/** Within this boards of fifty creatures are decided. */
export const DECIDING: Deciding = { work: 100_000_000, unproved: 'refuse' }

export interface Declaring {
  /** Who declares; 0 after the last one. */
  player: number
  /** Who declares after that. */
  left: readonly number[]
  /** Empty until somebody declares, and again after a payment was declined. */
  declared: string
  /** The creatures that declaring tapped. */
  tapped: readonly number[]
  /** How many lands are sacrificed for it once it is paid. */
  lands: number
  /** Sets of payments that this player declined, of blocks that somebody else chose. */
  declined: readonly (readonly string[])[]
}

const { act, ask, step } = verbs<Declaring>()

/** Some of the best declarations; on a board too large to tell all creatures apart, one of them. */
function bestIn({ declaring, creatures, goals }: Question, work: number): readonly (readonly Pair[])[] {
  if (creatures.length * goals.length <= LARGE) return listBest(declaring, [], LISTED, work).declarations
  const { pairs } = bestOf(judgedFor(declaring, []), [], { known: null, work })
  return pairs === null ? [] : [pairs]
}

/** How a declaration is asked for: the best ones by name, and any other by its id. */
const asking = (
  deed: Deed,
  { work, unproved }: Deciding,
  questionOf: (w: View, l: Declaring) => Question,
) => ({
  who: (w: View, { player }: Declaring) => chooserOf(w, player, deed),
  options: (w: View, l: Declaring): string[] => {
    const question = questionOf(w, l)
    const ids = bestIn(question, work).map((pairs) => idOf(declaredIn(question, pairs)))
    // Where the search ended early there is still the declaration of nothing, which is refused if it is illegal.
    return ids.length > 0 ? [...new Set(ids)].sort() : ['none']
  },
  refuse: (w: View, l: Declaring, id: number | string): Hindrance | null => {
    const declared = declaredBy(id)
    if (declared === null || idOf(declared) !== id)
      return because('a declaration is “none” or pairs of numbers, “5>2 6>2”, each once and in order')
    const question = questionOf(w, l)
    if (isDeclined(question, declared, l.declined))
      return because('illegal: this player has declined to pay for that', 'MTG-BLK-38')
    const { legal, reason, cite } = rule(w, question, declared, deed, work)
    if (legal === null) return unproved === 'accept' ? null : { refused: 'limit', reason, cite }
    return legal ? null : { reason: `illegal: ${reason}`, cite }
  },
  take: (_: World, l: Declaring, [id]: readonly (number | string)[]) => {
    l.declared = String(id)
  },
  label: (w: View, id: number | string) =>
    declarationText(declaredBy(id) ?? [], deed, (one) => nameOf(w, one)),
})

/** Where somebody else chose the attackers, who controls them chooses what they attack (MTG-ATK-40). */
const directing = (deciding: Deciding, questionOf: (w: View, l: Declaring) => Question) => {
  const declares = asking('attack', deciding, questionOf)
  return {
    ...declares,
    who: (_: View, { player }: Declaring) => player,
    options: (w: View, l: Declaring): string[] => [
      ...new Set([l.declared, ...declares.options(w, l).filter((id) => isOfSame(id, l))]),
    ],
    refuse: (w: View, l: Declaring, id: number | string): Hindrance | null =>
      declaredBy(id) === null || isOfSame(id, l)
        ? declares.refuse(w, l, id)
        : because('these creatures attack, and no others', 'MTG-ATK-40'),
  }
}

/** Whether the same creatures are declared as before. */
const isOfSame = (id: number | string, l: Declaring): boolean =>
  sameCreatures(declaredBy(id) ?? [], chosenIn(l))

const paying = (deed: Deed, questionOf: (w: View, l: Declaring) => Question) => ({
  who: (_: View, { player }: Declaring) => player,
  options: (w: View, l: Declaring) => {
    const question = questionOf(w, l)
    if (paidWith(question, chosenIn(l), 'land') > landsOf(w, l.player)) return ['decline']
    const most = Math.min(
      paidWith(question, chosenIn(l), 'life'),
      Math.floor(playerOf(w, l.player).life / LIFE),
    )
    return [
      'pay',
      ...Array.from({ length: Math.max(0, most) }, (_, at) => `pay ${LIFE * (at + 1)} life`),
      'decline',
    ]
  },
  take: (w: World, l: Declaring, [answer]: readonly (number | string)[]) => {
    const [, life] = /^pay (\d+) life$/.exec(String(answer)) ?? []
    if (life !== undefined) writePlayer(w, l.player).life -= Number(life)
    if (answer !== 'decline') {
      l.lands = paidWith(questionOf(w, l), chosenIn(l), 'land')
      return
    }
    // Who chose for another player chooses something else now (MTG-ATK-40, MTG-BLK-38).
    if (chooserOf(w, l.player, deed) !== l.player)
      l.declined = [...l.declined, paymentsIn(questionOf(w, l), chosenIn(l))]
    takeBack(w, l)
  },
  label: (w: View, answer: number | string, l: Declaring) =>
    answer === 'pay'
      ? costsOf(questionOf(w, l), chosenIn(l)).join('; ')
      : answer === 'decline'
        ? 'decline: nothing was declared'
        : `${answer} for it`,
})

/** What a symbol of Phyrexian mana costs in life. */
const LIFE = 2

const landsOf = (w: View, player: number): number => canBeSacrificed(w, LAND, player, 0).length
const LAND: Which = { nouns: ['land'] }

const landsPaid = (l: Declaring): Sacrificing => ({
  left: [l.player],
  amount: l.lands,
  of: LAND,
  source: 0,
  chosen: [],
})

const chosenIn = ({ declared }: Declaring): Declared => declaredBy(declared) ?? []

const costs = (questionOf: (w: View, l: Declaring) => Question) => (w: View, l: Declaring) =>
  costsOf(questionOf(w, l), chosenIn(l)).length > 0 || because('nothing has to be paid')

/** After a payment was declined nothing of the declaration has happened, and the player declares again (MTG-GEN-5). */
function takeBack(w: World, l: Declaring): void {
  for (const creature of l.tapped) writePermanent(w, creature).tapped = false
  Object.assign(l, { declared: '', tapped: [] })
}

const again = (_: View, { declared }: Declaring): boolean => declared === ''

const LIKE: Declaring = { player: 1, left: [], declared: '', tapped: [], lands: 0, declined: [] }
/** These players declare, one after the other. */
export const declaring = ([player = 0, ...left]: readonly number[]): Declaring => ({ ...LIKE, player, left })

const hasCreatures = (w: View, { player }: Declaring) =>
  creaturesOf(w, player).length > 0 || because('this player has no creature')

/** The declare attackers step. */
export function attackersChart(edition: Edition, deciding: Deciding): TimingChart<Declaring> {
  const question = (w: View) => attackQuestion(w, edition)
  return chart<Declaring>(
    'magic/attackers',
    'Declare attackers',
    {
      '1-choose': ask('Attackers are chosen, and what each attacks', asking('attack', deciding, question))
        .when(hasCreatures)
        .cite('MTG-ATK-1', 'MTG-ATK-2', 'MTG-ATK-3', 'MTG-ATK-4', 'MTG-ATK-5', 'MTG-ATK-30', 'MTG-ATK-40'),
      '1-whom': ask('Who controls them chooses what they attack', directing(deciding, question))
        .when(
          (w, l) =>
            (l.declared !== 'none' && chooserOf(w, l.player, 'attack') !== l.player) ||
            because('it was chosen with the attackers'),
        )
        .cite('MTG-ATK-3', 'MTG-ATK-40'),
      '2-tap': act('They are tapped, but those with vigilance', (w, l) => {
        const said = new Sayings(w)
        l.tapped = chosenIn(l).flatMap(([creature]) => (said.has(creature, 'vigilance') ? [] : [creature]))
        for (const creature of l.tapped) writePermanent(w, creature).tapped = true
      }).cite('MTG-ATK-7', 'MTG-KEY-8'),
      '3-pay': ask('What attacking costs is paid, or nothing was declared', paying('attack', question))
        .when(costs(question))
        .backTo('1-choose', again)
        .cite('MTG-ATK-8', 'MTG-ATK-24', 'MTG-ATK-40', 'MTG-GEN-5'),
      '3-sacrifice': step('Lands are sacrificed for it')
        .call(sacrifice, (_, l) => landsPaid(l))
        .when((_, l) => l.lands > 0 || because('no land is'))
        .cite('MTG-ATK-8', 'MTG-ATK-24'),
      '4-attack': act('They attack', (w, l) => {
        for (const [creature, goal] of chosenIn(l)) {
          writePermanent(w, creature).attacks = goal
        }
        const attacks = chosenIn(l).map(
          ([it, whom]) => ({ kind: 'attacks', it, whom, first: !permanentOf(w, it).attacked }) as const,
        )
        note(w, ...attacks)
        for (const { it } of attacks) writePermanent(w, it).attacked = true
      }).cite('MTG-ATK-9', 'MTG-ATK-10'),
      '5-priority': step('Players get priority')
        .call(priority, (w) => priorityOf(w))
        .cite('MTG-CMB-6'),
    },
    { like: LIKE, subjects: (l) => chosenIn(l).map(([creature]) => creature) },
  )
}

/** What is blocked, what is not, and what blocks, once everybody has declared (MTG-ATK-13). */
function noteBlocks(w: World): void {
  const met = attackers(w).map((it) => {
    const { blocked, attacks: whom } = permanentOf(w, it)
    return blocked ? ({ kind: 'blocked', it } as const) : ({ kind: 'unblocked', it, whom } as const)
  })
  const blocks = permanents(w).flatMap((it) =>
    permanentOf(w, it).blocks.length > 0 ? [{ kind: 'blocks', it } as const] : [],
  )
  note(w, ...met, ...blocks)
}

/** The declare blockers step: each player who is attacked, in turn order (MTG-GEN-2). */
export function blockersChart(edition: Edition, deciding: Deciding): TimingChart<Declaring> {
  const question = (w: View, { player }: Declaring) => blockQuestion(w, player, edition)
  const isAttacked = (w: View, l: Declaring) => {
    if (l.player === 0) return because('nobody else is attacked')
    const { goals, creatures } = question(w, l)
    if (goals.length === 0) return because('nothing attacks this player', 'MTG-BLK-1')
    return creatures.length > 0 || because('this player has no creature')
  }
  return chart<Declaring>(
    'magic/blockers',
    'Declare blockers',
    {
      '1-choose': ask('Blockers are chosen, and what each blocks', asking('block', deciding, question))
        .when(isAttacked)
        .cite('MTG-BLK-1', 'MTG-BLK-2', 'MTG-BLK-3', 'MTG-BLK-30'),
      '2-pay': ask('What blocking costs is paid, or nothing was declared', paying('block', question))
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
      '5-priority': act('Players get priority, and what answers blocks triggers', noteBlocks)
        .call(damageOrder, orderingOf)
        // The active player is always asked, so that declarations can be looked at before damage is dealt.
        .call(priority, (w) => priorityOf(w, true))
        .cite('MTG-CMB-7', 'MTG-BLK-4', 'MTG-BLK-6'),
    },
    { like: LIKE, subjects: (l) => chosenIn(l).map(([creature]) => creature) },
  )
}
