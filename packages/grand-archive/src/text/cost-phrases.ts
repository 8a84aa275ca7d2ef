import { phrase } from './nodes.ts'

/** The costs and limits of activated abilities. */
export const costs = [
  phrase('cost', 'rest', 'rest'),
  phrase('cost', 'remove durability', 'remove a durability counter from {self}'),
  phrase('cost', 'remove counter', 'remove a(n) {counter:counter} counter from {self}'),
  phrase('cost', 'remove counter', 'remove {count:#} {counter:counter} counters from {self}'),
  phrase('cost', 'return self', 'return {self} to {whose:receiver} {place:pile~one}'),
  phrase('cost', 'remove from champion', 'remove a(n) {counter:counter} counter from your champion', {
    fixed: { count: 1 },
  }),
  phrase('cost', 'remove from champion', 'remove {count:#} {counter:counter} counter(s) from your champion'),
  phrase('cost', 'banish self', 'banish {self} from your graveyard', { fixed: { from: 'graveyard' } }),
  phrase('cost', 'banish self', 'banish {self}'),
  ...(['sacrifice', 'banish', 'discard'] as const).flatMap((way) => [
    phrase('cost', 'give up', `${way} {of:one}`, { fixed: { way, count: 1 } }),
    phrase('cost', 'give up', `${way} {count:#} {of:group~many}`, { fixed: { way } }),
  ]),
  phrase('cost', 'sacrifice self', 'sacrifice {self}'),
  phrase('cost', 'pay', 'pay {count:#}[ minus the number of {less:group~many}]', {
    reads: ['{count:#}[ minus the number of {less:group~many}]'],
  }),
  // When an ability can be used.
  phrase('use-limit', 'once each turn', 'once each turn', { reads: ['once per turn'] }),
  phrase('use-limit', 'once', 'once'),
  phrase('use-limit', 'slow', 'at slow speed'),
  phrase('use-limit', 'during', 'during your turn', { fixed: { whose: 'yours' } }),
  phrase('use-limit', 'during', "during an opponent's turn", { fixed: { whose: 'theirs' } }),
  phrase('use-limit', 'during', 'during your {phase:phase} phase', { fixed: { whose: 'yours' } }),
  phrase('use-limit', 'during', "during an opponent's {phase:phase} phase", { fixed: { whose: 'theirs' } }),
  phrase('use-limit', 'if', 'if {condition:state}'),
]
