import { include, phrase } from './nodes.ts'

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
      phrase('inner', 'if', `if {if:condition}, {does:effect}${more}.`, { fixed }),
      phrase('inner', 'may', `you may {does:effect}${more}.`, {
        fixed: { may: true, ...fixed },
        reads: [`you may have {does:effect}${more}.`],
      }),
      phrase('inner', 'plain', `[then ]{does:effect}${more}.`, { fixed }),
    ]
  }),
  phrase('inner', 'plain', '{does:effect} unless you {unless:extra}.'),
  include('extra', '{it:mana-cost}'),
  include('extra', '{it:payment}'),
  phrase('mana-cost', 'mana', 'pay {symbols:mana}'),
  phrase('mana-cost', 'life', 'pay {amount:#} life'),
]
