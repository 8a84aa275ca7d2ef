import { phrase } from './nodes.ts'

/** What constant texts say of cards that players play, and of what players recover. */
export const cardRules = [
  phrase('constant', 'about', 'activated abilities of {who.of:group~many} {does:dearer+}', {
    fixed: { who: { kind: 'each' } },
  }),
  phrase('dearer', 'abilities cost more', 'cost {by:#} more to activate'),
  phrase('constant', 'about', "your opponents can't materialize {who.of:group~many}", {
    fixed: { who: { kind: 'each' }, does: [{ kind: 'cannot be materialized' }] },
  }),
  phrase('constant', 'about', 'ignore the elemental requirements of {who.of:group~many} you activate', {
    fixed: { who: { kind: 'each' }, does: [{ kind: 'ignores elements' }] },
  }),
  phrase(
    'constant',
    'about',
    "as long as {while:state}, ignore {self}'s elemental requirements as you activate it",
    { fixed: { who: { kind: 'self' }, does: [{ kind: 'ignores elements' }] } },
  ),
  phrase('constant', 'about', '{who.of:group~many} you activate {does:into-intent+}', {
    fixed: { who: { kind: 'each' } },
  }),
  phrase('into-intent', 'enters intent with', 'enter the intent with {by:+#} power'),
  phrase('constant', 'about', 'if a player would recover an amount, {does:recovering+}', {
    fixed: { who: { kind: 'each', of: { kind: 'group' } } },
  }),
  phrase('recovering', 'recovers less', 'they recover X instead, where X is that amount minus {by:#}'),
]
