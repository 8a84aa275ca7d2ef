import { phrase } from './nodes.ts'

/** The costs of activated abilities. */
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
]
