import { phrase } from '../nodes.ts'
import { IT } from '../words/fixed-nodes.ts'

const ACTS = ['ward', 'stun', 'enrage', 'exhaust', 'ready', 'destroy', 'exalt']

/** Any card of a kind that enters play. */
export const EACH_ENTERS = { kind: 'enters', of: { kind: 'choose' } } as const
const TAKES_DAMAGE =
  'each {event.of.of:group~one} takes {first.effects.amount:number} (damage|<D>) after it enters play'
const ENTERS_DAMAGED = {
  event: EACH_ENTERS,
  first: { kind: 'do', effects: [{ kind: 'deal', to: IT }] },
} as const

/** What is done to each card of a kind "after it enters play": it is whichever has entered. */
export const onEntering = [
  phrase(
    'ability',
    'after',
    '{first.effects:act-on-it+" and "} each {event.of.of:group~one} after it enters play.',
    {
      fixed: { first: { kind: 'do' }, event: EACH_ENTERS },
    },
  ),
  phrase('ability', 'after', `while {condition:while}, ${TAKES_DAMAGE}.`, { fixed: ENTERS_DAMAGED }),
  phrase('ability', 'after', `${TAKES_DAMAGE}.`, { fixed: ENTERS_DAMAGED }),
  phrase('act-on-it', 'deal', 'deal {amount:number} (damage|<D>|) to', { fixed: { to: IT } }),
  ...ACTS.map((act) => phrase('act-on-it', act, act, { fixed: { what: IT } })),
]
