import { phrase } from '@battleline/language'
import { SUCH, WHAT } from './groups.ts'

/** Only of one's own cards is it plain who "you" are. */
const FRIEND = { fixed: { side: 'friendly' } }
const FRIENDLY = `{marked:marked?} {damaged=damaged} {neighboring=neighboring} {flank=flank} ${WHAT}`

/** What keeps other cards from being destroyed. */
export const saving = [
  // "If a friendly creature would be destroyed, … instead": each of them has an ability that says so.
  phrase('granted', 'constant', '{is:saves}'),
  phrase(
    'saves',
    'about',
    '(if|when|whenever|each time) {who:would-be} would be destroyed, {does:saved+" "}',
  ),
  phrase('saved', 'grants', '{ability:saving}'),
  phrase('saving', 'replacement', '{does:replacing}'),
  phrase('would-be', 'host', 'this creature'),
  phrase('would-be', 'each', '{of:would-be-one}'),
  phrase('would-be', 'neighbors', 'a neighboring creature'),
  phrase('would-be-one', 'group', `a(n) friendly ${FRIENDLY} {noun:noun~one}${SUCH}`, FRIEND),
  phrase('would-be-one', 'group', `another friendly ${FRIENDLY} {noun:noun~one}${SUCH}`, {
    fixed: { ...FRIEND.fixed, other: true },
  }),
  phrase('would-be-one', 'group', `a(n) friendly {trait:trait-card~one}`, {
    fixed: { ...FRIEND.fixed, noun: 'card' },
  }),
]
