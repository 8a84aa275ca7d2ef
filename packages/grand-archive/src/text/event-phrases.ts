import { phrase } from './nodes.ts'

/** Events that trigger abilities. */
export const events = [
  phrase('event', 'dealt damage', 'whenever one or more {of:many} are dealt {sort:sort?} damage', {
    fixed: { together: true },
  }),
  phrase(
    'event',
    'dealt damage',
    'whenever {of:watched} is dealt[ {least:#} or more] {sort:sort?} damage[ by {by:one}]',
    { reads: ['whenever {of:watched} takes[ {least:#} or more] {sort:sort?} damage'] },
  ),
  phrase('event', 'dealt damage', 'whenever {by:one} deals damage', {
    fixed: { together: true, of: { kind: 'choose', of: { kind: 'group' } } },
  }),
  phrase('many', 'choose', '{of:group~many}'),
  phrase('event', 'dies', 'whenever {of:one} dies[ while {while:state}]'),
  phrase('event', 'enters', 'whenever {of:one} enters the field under your control', {
    fixed: { yours: true },
  }),
  phrase('event', 'enters', 'whenever {of:one} enters the field'),
  phrase('event', 'activated', 'whenever an opponent activates {of:one}', { fixed: { by: 'opponent' } }),
  phrase('event', 'activated', 'whenever you activate {of:one}'),
  phrase('event', 'activated', 'whenever you activate your first {of:group~one} each turn', {
    fixed: { first: true },
  }),
  phrase('event', 'brewed', 'whenever you brew {of:one}'),
  phrase('event', 'sacrifice', 'whenever you sacrifice {of:one}'),
  phrase('event', 'suppress', 'whenever you suppress {of:one}'),
  ...(['distant', 'fostered', 'loaded'] as const).map((state) =>
    phrase('event', 'becomes', `whenever {of:watched} becomes ${state}`, { fixed: { state } }),
  ),
  ...(['memory', 'hand'] as const).map((from) =>
    phrase('event', 'reveal', `whenever you reveal {self} from your ${from}`, { fixed: { from } }),
  ),
  phrase(
    'event',
    'currents change',
    'whenever your Shifting Currents change from facing {from:direction} to {to:direction}[ while {while:state}]',
  ),
  phrase('event', 'gather', 'whenever you gather'),
  phrase('event', 'glimpse', 'whenever you glimpse'),
  phrase('event', 'attacks', 'whenever {self} attacks', { reads: ['when {self} attacks'] }),
  phrase('event', 'attacked', 'whenever {self} is attacked', { reads: ['when {self} is attacked'] }),
  phrase('event', 'retaliates', 'whenever {self} retaliates', { reads: ['when {self} retaliates'] }),
  phrase('event', 'recover', 'whenever you recover'),
  phrase('event', 'level up', 'whenever your champion levels up'),
  phrase('event', 'materialize', 'whenever you materialize a card', { reads: ['whenever you materialize'] }),
  ...(['end', 'main', 'recollection'] as const).flatMap((phase) => [
    phrase('event', `${phase} phase`, `at the beginning of your ${phase} phase`),
    phrase('event', `${phase} phase`, `at the beginning of each opponent's ${phase} phase`, {
      fixed: { whose: 'theirs' },
    }),
    phrase('event', `${phase} phase`, `at the beginning of each player's ${phase} phase`, {
      fixed: { whose: 'any' },
    }),
  ]),
  phrase('event', 'floating', 'whenever a floating memory card is banished from your graveyard', {
    reads: ['whenever a card with floating memory is banished from your graveyard'],
  }),
]
