import { becomings } from './becoming-phrases.ts'
import { choices } from './choice-phrases.ts'
import { creations } from './create-phrases.ts'
import { eitherCosts } from './forage-phrases.ts'
import { fromHand } from './hand-phrases.ts'
import { phrase } from './nodes.ts'
import { playerEffects } from './player-effect-phrases.ts'
import { fromNow } from './prevention-phrases.ts'

const this_turn = { until: 'turn' } as const
const NUMBER = { kind: 'number' } as const
const ONE = { kind: 'number', value: 1 } as const
const YOU = { kind: 'you' } as const

/** Changes of power and toughness by X. */
const SIZES = [
  ['+X/+X', 1, 1],
  ['+X/+0', 1, 0],
  ['+0/+X', 0, 1],
  ['-X/-X', -1, -1],
  ['-X/-0', -1, 0],
] as const

/** Effects. The printer uses the first matching phrase of a kind. */
export const effects = [
  // Damage.
  phrase('effect', 'deal', '{self} deals {amount:amount} damage divided as you choose among {to:object}', {
    fixed: { divided: 'chosen' },
  }),
  phrase(
    'effect',
    'deal',
    '{self} deals {amount:amount} damage divided evenly, rounded down, among {to:object}',
    {
      fixed: { divided: 'evenly' },
    },
  ),
  phrase('effect', 'deal', '{self} deals {amount:amount} damage to {to:object}', {
    reads: [
      '{self} also deals {amount:amount} damage to {to:object}',
      'it also deals {amount:amount} damage to {to:object}',
    ],
  }),
  phrase('effect', 'deal', '{self} deals damage equal to {amount:measure} to {to:object}'),
  phrase(
    'effect',
    'deal',
    "{self} deals {amount.else.value:#} damage divided as you choose among {to:object}. If {self}'s madness cost was paid, it deals X damage divided as you choose among those permanents and/or players instead",
    {
      fixed: {
        divided: 'chosen',
        amount: { kind: 'with madness', paid: { kind: 'X' }, else: NUMBER },
      },
      reads: [
        "{self} deals {amount.else.value:#} damage divided as you choose among {to:object}. If {self}'s madness cost was paid, it deals X damage divided as you choose among those creatures and/or players instead",
      ],
    },
  ),
  phrase(
    'effect',
    'deal',
    "{by:object} deals damage equal to its power to {to:object}. If the {as:thing} has {excess:keyword}, excess damage is dealt to that creature's controller instead",
    { fixed: { amount: { kind: 'its power' } } },
  ),
  phrase('effect', 'deal', '{by:object} deals damage equal to its power to {to:object}', {
    fixed: { amount: { kind: 'its power' } },
  }),
  phrase(
    'effect',
    'deal',
    '{by:object} (deals/deal) {amount:amount} damage divided as you choose among {to:object}',
    {
      fixed: { divided: 'chosen' },
    },
  ),
  phrase('effect', 'deal', '{by:object} (deals/deal) X damage to {to:object}, where X is {amount:measure}'),
  phrase('effect', 'deal', '{by:object} (deals/deal) {amount:amount} damage to {to:object}'),
  phrase('effect', 'deal', '{by:object} (deals/deal) damage equal to {amount:measure} to {to:object}', {
    reads: ['{by:object} (deals/deal) damage to {to:object} equal to {amount:measure}'],
  }),
  phrase(
    'effect',
    'deal both',
    '{self} deals {amount:amount} damage to {to:object} and {more:amount} damage to {also:object}',
  ),
  phrase(
    'effect',
    'deal both',
    '{self} deals X damage to {to:object} and X damage to {also:object}, where X is {amount:measure}',
  ),
  phrase('effect', 'double power', 'double its power and toughness until end of turn', {
    fixed: { who: { kind: 'it' }, toughness: true },
  }),
  phrase('effect', 'double power', 'double its power until end of turn', {
    fixed: { who: { kind: 'it' } },
  }),
  phrase('effect', 'double power', "double {who:object}'s power and toughness until end of turn", {
    fixed: { toughness: true },
    reads: ['double the power and toughness of {who:object} until end of turn'],
  }),
  phrase('effect', 'double power', "double {who:object}'s power until end of turn", {
    reads: ['double the power of {who:object} until end of turn'],
  }),
  phrase('effect', 'double counters', 'double the number of +1/+1 counters on {who:object}'),
  phrase('effect', 'fight', '{who:object} (fights/fight) each other'),
  phrase('effect', 'fight', '{who:object} (fights/fight) {object:object}'),
  // Removal and other changes of permanents.
  phrase('effect', 'destroy', "destroy {who:object}. It can't be regenerated", {
    fixed: { forever: true },
    reads: [
      "destroy {who:object}. They can't be regenerated",
      "destroy {who:object}. That creature can't be regenerated",
    ],
  }),
  phrase('effect', 'destroy', 'destroy {who:object}'),
  phrase('effect', 'exile', 'exile {who:object} until {self} leaves the battlefield', {
    fixed: { until: 'left' },
  }),
  phrase('effect', 'exile', 'exile {who:object}'),
  phrase('effect', 'exile both', 'exile {first:object} and {second:object}'),
  phrase('effect', 'tap both', 'tap {first:object} and {second:object}'),
  phrase('effect', 'tap or untap', 'tap or untap {who:object}'),
  phrase('effect', 'tap', 'tap {who:object}'),
  phrase('effect', 'untap', 'untap {who:object}'),
  phrase('effect', 'goad', 'goad {who:object}'),
  phrase('effect', 'regenerate', 'regenerate {who:object}'),
  phrase('effect', 'sacrifice', 'sacrifice {self}', {
    fixed: { who: { kind: 'self' } },
  }),
  phrase('effect', 'sacrifice', 'sacrifice {who:object}'),
  phrase('effect', 'sacrifices', 'sacrifice another {of:thing}', {
    fixed: { who: YOU, amount: ONE, other: true },
  }),
  phrase('effect', 'sacrifices', 'sacrifice a(n) {of:thing}', { fixed: { who: YOU, amount: ONE } }),
  phrase('effect', 'sacrifices', '{who:object} (sacrifices/sacrifice) a(n) {of:thing}', {
    fixed: { amount: ONE },
    reads: [
      '{who:object} (sacrifices/sacrifice) a(n) {of:thing} of their choice',
      '{who:object} (sacrifices/sacrifice) a(n) {of:thing} of his or her choice',
    ],
  }),
  phrase('effect', 'sacrifices', '{who:object} (sacrifices/sacrifice) {amount.value:#} {of:thing~many}', {
    fixed: { amount: NUMBER },
    reads: ['{who:object} (sacrifices/sacrifice) {amount.value:#} {of:thing~many} of their choice'],
  }),
  phrase('effect', 'attach', 'attach {self} to {to:object}', { reads: ['attach it to {to:object}'] }),
  phrase('effect', 'attach', 'attach {who:object} to {to:object}'),
  phrase('effect', 'loses the game', '{who:object} (loses/lose) the game'),
  phrase('effect', 'exile graveyards', 'exile all graveyards', {
    reads: ['exile all cards from all graveyards', 'each player exiles their graveyard'],
  }),
  phrase('effect', 'exile graveyards', "exile {who:object}'s graveyard"),
  phrase('effect', 'becomes blocked', '{who:object} (becomes/become) blocked'),
  phrase('effect', 'leaves combat', 'remove {who:object} from combat'),
  phrase(
    'effect',
    'counters',
    'put a(n) {which:counter} counter on {on:object} for each other {amount.of:thing}',
    {
      fixed: { amount: { kind: 'count', other: true } },
    },
  ),
  phrase('effect', 'counters', 'put a(n) {which:counter} counter on {on:object} for each {amount.of:thing}', {
    fixed: { amount: { kind: 'count' } },
  }),
  phrase('effect', 'counters', 'put a(n) {which:counter} counter on {on:object} for each {amount:per}'),
  phrase('effect', 'counters', 'distribute {amount:amount} {which:counter} counters among {on:object}', {
    fixed: { divided: 'chosen' },
  }),
  phrase('effect', 'counters', 'put a(n) {which:counter} counter on {on:object}', { fixed: { amount: ONE } }),
  phrase('effect', 'counters', 'put {amount:amount} {which:counter} counters on {on:object}', {
    reads: ['put {amount:amount} {which:counter} counter on {on:object}'],
  }),
  phrase('effect', 'counters', 'put X {which:counter} counters on {on:object}, where X is {amount:measure}', {
    reads: ['put a number of {which:counter} counters on {on:object} equal to {amount:measure}'],
  }),
  phrase('effect', 'its counters', 'put its counters on {on:object}', { fixed: { who: { kind: 'it' } } }),
  phrase('effect', 'gain control', '{by:object} (gains/gain) control of {who:object} until end of turn', {
    fixed: { until: 'turn' },
  }),
  phrase('effect', 'gain control', '{by:object} (gains/gain) control of {who:object}', {
    fixed: { until: 'game' },
  }),
  phrase('effect', 'gain control', 'gain control of {who:object} until end of turn', {
    fixed: { until: 'turn' },
  }),
  phrase('effect', 'gain control', 'gain control of {who:object}', { fixed: { until: 'game' } }),
  phrase('effect', 'gain control', 'gain control of {who:object} for as long as you control {self}', {
    fixed: { until: 'controlled' },
  }),
  phrase('effect', 'gain control', 'gain control of {who:object} for as long as {self} remains tapped', {
    fixed: { until: 'tapped' },
  }),
  phrase('effect', 'exchange control', 'exchange control of {first:object} and {second:object}'),
  phrase(
    'effect',
    'copy',
    'copy {who:object}, except that the copy is {color:color}. You may choose new targets for the copy',
  ),
  phrase('effect', 'copy', 'copy {who:object}. You may choose new targets for the copy'),
  phrase('effect', 'return', "return {who:object} to (its/their~who) owner's hand", {
    reads: [
      "return {who:object} to their owners' hands",
      "return {who:object} to its owner's hand",
      "return {who:object} to their owner's hand",
      'return {who:object} to your hand',
    ],
  }),
  phrase('effect', 'deal', '{self} deals X damage to {to:object}, where X is {amount:measure}'),
  phrase('effect', 'deal', 'deal {amount:amount} damage to {to:object}', { fixed: { as: 'bare' } }),
  ...playerEffects,
  ...creations,
  phrase('effect', 'sacrifice later', 'sacrifice {who:object} at end of combat', {
    fixed: { at: 'end of combat' },
  }),
  phrase('effect', 'sacrifice later', 'sacrifice {who:object} at the beginning of the next end step', {
    fixed: { at: 'end step' },
    reads: ['at the beginning of the next end step, sacrifice {who:object}'],
  }),
  phrase('effect', 'destroy later', 'destroy {who:object} at end of combat', {
    fixed: { at: 'end of combat' },
  }),
  phrase('effect', 'destroy later', 'destroy {who:object} at the beginning of the next end step', {
    fixed: { at: 'end step' },
  }),
  phrase('effect', 'exile later', 'exile {who:object} at end of combat', { fixed: { at: 'end of combat' } }),
  phrase('effect', 'exile later', 'exile {who:object} at the beginning of the next end step', {
    fixed: { at: 'end step' },
  }),
  phrase('effect', 'later', 'create a(n) {does.token:token} at the beginning of the next end step', {
    fixed: { at: 'end step', does: { kind: 'create', amount: ONE } },
  }),
  phrase(
    'effect',
    'put attacking',
    'put a(n) {of:subtype+", "} creature card from your hand onto the battlefield tapped and attacking that opponent',
    {
      reads: [
        'put a(n) {of:subtype+", or"} creature card from your hand onto the battlefield tapped and attacking that opponent',
      ],
    },
  ),
  phrase('effect', 'more combat', 'after this phase, there is an additional combat phase', {
    fixed: { main: false },
  }),
  phrase(
    'effect',
    'more combat',
    'after this main phase, there is an additional combat phase followed by an additional main phase',
    {
      fixed: { main: true },
    },
  ),
  ...fromNow,
  // Predicates of creatures for a while.
  phrase('effect', 'blocks', '{who:object} (blocks/block) {object:object} this turn if able', {
    fixed: { when: 'turn' },
  }),
  phrase('effect', 'blocks', '{who:object} (blocks/block) {object:object} this combat if able', {
    fixed: { when: 'combat' },
  }),
  phrase(
    'effect',
    'blocks as you choose',
    '{who:object} (blocks/block) this turn if able, and you choose how those creatures block',
  ),
  phrase(
    'effect',
    'blocks cost',
    "this turn, creatures can't block unless their controller pays \\{{amount:amount}\\} for each blocking creature they control",
  ),
  phrase('effect', 'decides', 'you choose which creatures attack this turn', { fixed: { action: 'attack' } }),
  phrase('effect', 'decides', 'you choose which creatures block this turn and how those creatures block', {
    fixed: { action: 'block' },
  }),
  phrase('effect', 'attacks you', '{who:object} (attacks/attack) you this turn if able'),
  phrase('effect', 'attacks that player', '{who:object} (attacks/attack) that player this combat if able'),
  phrase(
    'effect',
    'gets',
    '{who:object} {does:momentary~who+" and "} until end of turn and {more:this-turn~who}',
    {
      fixed: this_turn,
    },
  ),
  phrase('effect', 'gets', '{who:object} {does:momentary~who+" and "} until end of turn', {
    fixed: this_turn,
    reads: [
      'until end of turn, {who:object} {does:momentary~who+" and "}',
      '{who:object} also {does:momentary~who+" and "} until end of turn',
      '{who:object} each {does:momentary~who+" and "} until end of turn',
    ],
  }),
  phrase(
    'effect',
    'get',
    '{who:object} {does:momentary~who+" and "} and {also:object} {alsoDoes:momentary~also+" and "} until end of turn',
    {
      fixed: this_turn,
      reads: [
        'until end of turn, {who:object} {does:momentary~who+" and "} and {also:object} {alsoDoes:momentary~also+" and "}',
      ],
    },
  ),
  // Without an end, it lasts as long as the object does (611.2a).
  phrase('effect', 'gets', '{who:object} (gains/gain) {does.keywords:keyword+" and "}', {
    fixed: { until: 'game', does: [{ kind: 'gains' }], as: 'for good' },
  }),
  phrase('effect', 'gets', '{who:object} {does:this-turn~who+" and "}', {
    fixed: { until: 'turn', as: 'plain' },
  }),
  phrase(
    'effect',
    'gets',
    '{who:object} (gets/get) {does.power:+#}/{does.toughness:+#} until end of turn for each {each:thing}',
    {
      fixed: { until: 'turn', does: [{ kind: 'gets' }] },
      reads: [
        'for each {each:thing}, {who:object} (gets/get) {does.power:+#}/{does.toughness:+#} until end of turn',
        'until end of turn, {who:object} (gets/get) {does.power:+#}/{does.toughness:+#} for each {each:thing}',
      ],
    },
  ),
  phrase(
    'effect',
    'gets',
    'until end of turn, {who:object} (gets/get) {does.power:+#}/{does.toughness:+#} for each {each:thing} and {more:momentary~who}',
    { fixed: { until: 'turn', does: [{ kind: 'gets' }] } },
  ),
  phrase(
    'effect',
    'gets',
    '{who:object} (gets/get) {does.power:+#}/{does.toughness:+#} until end of turn for each other {each:thing}',
    {
      fixed: { until: 'turn', does: [{ kind: 'gets' }], other: true },
    },
  ),
  phrase('effect', 'gets', '{who:object} {does:momentary~who+" and "} until end of combat', {
    fixed: { until: 'combat' },
  }),
  ...SIZES.flatMap(([size, power, toughness]) => [
    phrase(
      'effect',
      'gets',
      `{who:object} {more:momentary~who} and (gets/get) ${size} until end of turn, where X is {by:measure}`,
      {
        fixed: { until: 'turn', does: [{ kind: 'gets', power, toughness }] },
        reads: [
          `until end of turn, {who:object} {more:momentary~who} and (gets/get) ${size}, where X is {by:measure}`,
        ],
      },
    ),
    phrase('effect', 'gets', `{who:object} (gets/get) ${size} until end of turn, where X is {by:measure}`, {
      fixed: { until: 'turn', does: [{ kind: 'gets', power, toughness }] },
    }),
    phrase('effect', 'gets', `{who:object} (gets/get) ${size} and {more:momentary~who} until end of turn`, {
      fixed: { until: 'turn', does: [{ kind: 'gets', power, toughness }], by: { kind: 'X' } },
    }),
    phrase('effect', 'gets', `{who:object} (gets/get) ${size} until end of turn`, {
      fixed: { until: 'turn', does: [{ kind: 'gets', power, toughness }], by: { kind: 'X' } },
    }),
  ]),
  phrase(
    'effect',
    'gets',
    '{who:object} (gets/get) {does.power:+#}/{does.toughness:+#} until end of turn for each {by:per}',
    { fixed: { until: 'turn', does: [{ kind: 'gets' }] } },
  ),
  phrase('effect', 'gets', '{who:object} {does:momentary~who+" and "} for as long as {self} remains tapped', {
    fixed: { until: 'game', while: 'tapped' },
  }),
  ...choices,
  ...becomings,
  ...eitherCosts,
  ...fromHand,
  phrase('effect', 'gets', 'all creatures able to block {who:object} this turn do so', {
    fixed: { until: 'turn', does: [{ kind: 'lures' }] },
  }),
  phrase('effect', 'gets', '{who:object} assigns no combat damage this combat', {
    fixed: { until: 'combat', does: [{ kind: 'assigns no combat damage' }] },
  }),
]
