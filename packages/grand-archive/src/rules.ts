import { type Amendment, type Chart, edition, type Rules, type View, type World } from '@battleline/kernel'
import { prevent, textsOn } from './amendments/damage.ts'
import { activation } from './charts/activation.ts'
import { attackCard } from './charts/attack-card.ts'
import { combat } from './charts/combat.ts'
import { becomes, type Damage, damage } from './charts/damage.ts'
import { damageStep } from './charts/damage-step.ts'
import { declare } from './charts/declare.ts'
import { destroyed } from './charts/destroyed.ts'
import { endOfCombat } from './charts/end-of-combat.ts'
import { endPhase } from './charts/end-phase.ts'
import { materialization } from './charts/materialization.ts'
import { oneByOne } from './charts/one-by-one.ts'
import { abilityLabel, opportunity, triggers } from './charts/opportunity.ts'
import { resolve } from './charts/resolve.ts'
import { retaliation } from './charts/retaliation.ts'
import { type Reveal, reveal } from './charts/reveal.ts'
import { staticCounters } from './charts/static-damage.ts'
import { putOnStack } from './charts/trigger.ts'
import { turn } from './charts/turn.ts'
import { uniqueness } from './charts/uniqueness.ts'
import { using } from './charts/using.ts'
import { CHANGES } from './editions.ts'
import { bulwark } from './keywords/bulwark.ts'
import { type Critical, critical, criticalDiscard } from './keywords/critical.ts'
import { foster } from './keywords/foster.ts'
import { intercept } from './keywords/intercept.ts'
import { vigor } from './keywords/vigor.ts'
import type { Library } from './library.ts'
import { useOnce } from './once.ts'
import { restore } from './restore.ts'
import { blankRecords } from './setup.ts'
import { check } from './standing.ts'
import { copyRecord, opponentOf, tableOf, type Waiting } from './state.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of the game, in the order of a turn. */
export const CHARTS: Parameters<typeof edition>[0] = [
  turn,
  materialization,
  opportunity,
  triggers,
  putOnStack,
  activation,
  using,
  resolve,
  attackCard,
  declare,
  combat,
  retaliation,
  intercept,
  damageStep,
  damage,
  criticalDiscard,
  reveal,
  oneByOne,
  destroyed,
  uniqueness,
  staticCounters,
  endOfCombat,
  endPhase,
  vigor,
  foster,
]

/** The charts of an edition by id; those of card texts are added as cards are first used. */
export const chartsOf = (key: Edition): Map<string, Chart> => edition(CHARTS, CHANGES[key].steps)

const REPLACE = 'grand-archive/damage.2-replace'

/** The effects that meet an instance, each instance in its turn (chart T5). */
const amendments = (w: View, { instances }: Damage): readonly Amendment[] =>
  instances.flatMap((one) => [...critical(w, one), ...textsOn(w, one), ...bulwark(w, one)])

/** What was found out by an effect that asked first. */
function amended(w: World, l: Damage, child: Critical | Reveal): void {
  const one = l.instances.find(({ id }) => id === child.instance)
  if (one === undefined) return
  if ('matches' in child) {
    useOnce(w, child.source, child.ability)
    if (child.matches) prevent(w, l, one, child.amount)
  } else if (child.refused) becomes(w, l, one.id, one.amount * 2)
}

/** The rules of Grand Archive, as the kernel asks for them. */
export function makeRules(key: Edition, library: Library): Rules {
  return {
    game: 'grand-archive',
    copy: copyRecord,
    blank: blankRecords(key),
    chart: (id) => library.chart(id),
    amendments: (w, step, l) => (step.id === REPLACE ? amendments(w, l as Damage) : []),
    amended: (w, _, l, _id, child) => amended(w, l as Damage, child as Critical | Reveal),
    next: (w, waiting) => {
      // The turn player’s abilities go on the stack first (GA-TRG-6).
      const { active } = tableOf(w)
      const first = waiting.filter((entry) => (entry as Waiting).you === active)
      return first.length > 0 ? { who: active, from: first } : { who: opponentOf(active), from: waiting }
    },
    alive: () => true,
    resolve: (_, entry) => ({
      chart: putOnStack.id,
      locals: { ability: entry, targets: [], declined: false },
    }),
    label: (w, entry) => abilityLabel(w, entry as Waiting),
    standing: { when: 'at settle', check },
    over: (w) => tableOf(w).winner !== null,
    derive: (rows) => restore(rows, key, library),
    limits: { steps: 100_000, depth: 200 },
  }
}
