import { assertNever } from '@battleline/kernel'
import { amountOf, backTo, referenceOf } from './references.ts'
import type { EffectNode } from './sentence-nodes.ts'
import type { Instruction, Replacement } from './structure.ts'

/** Prevention and redirection effects of spells and abilities. */
export type OfDamage = Extract<
  EffectNode,
  { readonly kind: 'shield' | 'next time' | 'points redirected' | 'no damage' }
>

export function ofDamage(text: OfDamage): Instruction[] {
  switch (text.kind) {
    case 'shield': {
      const rider = text.rider === undefined ? null : 'damage to the chosen'
      const is: Replacement = {
        kind: 'damage',
        of: text.to === undefined ? { to: 'you and permanents' } : {},
        becomes: { kind: 'shield', rider },
      }
      return [
        watching(is, {
          amount: amountOf(text.amount),
          ...(text.to !== undefined && { on: [referenceOf(text.to)] }),
          ...(text.rider !== undefined && { to: referenceOf(text.rider) }),
        }),
      ]
    }
    case 'next time': {
      const rider = text.rider === true ? 'damage to its controller' : null
      return [
        watching(
          { kind: 'damage', of: { to: 'you' }, becomes: { kind: 'next time', rider } },
          { source: true },
        ),
      ]
    }
    case 'points redirected': {
      const is: Replacement = {
        kind: 'damage',
        of: { to: 'you and permanents' },
        becomes: { kind: 'points redirected' },
      }
      return [watching(is, { source: true, to: referenceOf(text.to), amount: amountOf(text.amount) })]
    }
    case 'no damage': {
      const combat = text.combat === true ? { combat: true } : {}
      const prevent: Replacement = {
        kind: 'damage',
        of: combat,
        becomes: { kind: 'prevent all', rider: null },
      }
      if (text.all === true || text.who === undefined) return [watching(prevent, {})]
      const who = referenceOf(text.who)
      const to = watching(prevent, { on: [who] })
      const by = watching(prevent, { by: who })
      if (text.both === true) return [to, { ...by, by: backTo(who) }]
      return [text.by === true ? by : to]
    }
    default:
      return assertNever(text)
  }
}

type Watching = Extract<Instruction, { readonly kind: 'from now' }>
export const watching = (is: Replacement, more: Partial<Watching>): Watching => ({
  kind: 'from now',
  is,
  on: [],
  by: null,
  source: false,
  to: null,
  amount: null,
  ...more,
})
