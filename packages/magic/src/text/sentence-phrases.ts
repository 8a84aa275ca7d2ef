import { include, phrase } from './nodes.ts'

const ITS = { kind: 'its controller' } as const
const ONE = { kind: 'number', value: 1 } as const

/** Ways to say what else is done. */
const MORE = ['', ' and {more:effect+" and "}', ', then {more:effect+", then "}'] as const

/** Sentences of spells and abilities. A sentence begins with a capital letter unless it follows its trigger. */
export const sentences = [
  include('sentence', '{it:inner}'),
  ...MORE.flatMap((more) => {
    const fixed = more.startsWith(',') ? { as: 'then' } : {}
    return [
      phrase('inner', 'if', `if {if:condition}, you may {does:effect}${more}.`, {
        fixed: { may: true, ...fixed },
      }),
      phrase('inner', 'if', `[then ]if {if:condition}, {does:effect}${more}.`, { fixed }),
      phrase('inner', 'may', `you may {does:effect}${more}.`, {
        fixed: { may: true, ...fixed },
        reads: [`you may have {does:effect}${more}.`],
      }),
      phrase('inner', 'plain', `[then ]{does:effect}${more}.`, { fixed }),
    ]
  }),
  ...['', ' to that creature', ' to it'].map((again) =>
    phrase(
      'inner',
      'instead',
      `{self} deals {does.amount:amount} damage to {does.to:object}. If {if:condition}, it deals {instead.amount:amount} damage${again} instead.`,
      {
        fixed: {
          does: { kind: 'deal' },
          instead: { kind: 'deal', to: { kind: 'it', as: 'that' } },
          as: `damage${again}`,
        },
        reads: [
          `{self} deals {does.amount:amount} damage to {does.to:object}. If {if:condition}, {self} deals {instead.amount:amount} damage${again} instead.`,
        ],
      },
    ),
  ),
  phrase('inner', 'may', 'its controller may create a(n) {does.token:token}.', {
    fixed: { may: true, by: ITS, does: { kind: 'create', amount: ONE, by: ITS } },
  }),
  phrase('inner', 'may', 'its controller may draw a card.', {
    fixed: { may: true, by: ITS, does: { kind: 'draw', amount: ONE, who: ITS }, as: 'draw' },
  }),
  phrase('inner', 'instead', '{does:effect}. If {if:condition}, {instead:effect} instead.'),
  // What would happen in place of the sentence before never does.
  phrase('inner', 'if', 'if the gift was promised, instead {does:effect}.', {
    fixed: { if: { kind: 'never' }, as: 'gift' },
  }),
  phrase('inner', 'if', 'if {self} was kicked, instead {does:effect}.', {
    fixed: { if: { kind: 'never' }, as: 'kicked' },
    reads: ['if this spell was kicked, instead {does:effect}.'],
  }),
  phrase('inner', 'if', 'if its sneak cost was paid this turn, instead {does:effect}.', {
    fixed: { if: { kind: 'never' }, as: 'sneak' },
    reads: ['if her', 'if his', "if {self}'s"].map(
      (whose) => `${whose} sneak cost was paid this turn, instead {does:effect}.`,
    ),
  }),
  phrase('inner', 'if', 'when you do, {does.then:inner}', {
    fixed: { if: { kind: 'did' }, does: { kind: 'reflexive' }, as: 'when' },
  }),
  phrase('inner', 'if', '[then ]{does:effect} unless {if.of:condition}.', {
    fixed: { if: { kind: 'not' }, as: 'unless' },
  }),
  phrase('inner', 'if', '{does:effect} if {if:condition}.', { fixed: { as: 'behind' } }),
  phrase('inner', 'plain', '{does:effect} unless you {unless:extra}.'),
  include('extra', '{it:mana-cost}'),
  include('extra', '{it:payment}'),
  phrase('mana-cost', 'mana', 'pay {symbols:mana}'),
  phrase('mana-cost', 'life', 'pay {amount:#} life'),
]
