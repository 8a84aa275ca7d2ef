import { phrase } from '@battleline/language'
import { ACTS_ON_IT } from '../categories.ts'

/** What is done to each card of a kind "after it enters play": it is whichever has entered. */
export const onEntering = [
  phrase('then-dealt', 'do', '{effects:deal-it+" and "}'),
  phrase('deal-it', 'deal', 'deal {amount:number} (damage|<D>|) {to:to-it}'),
  phrase('to-it', 'it', 'to'),
  ...ACTS_ON_IT.flatMap((act) => [
    phrase('deal-it', act, `{what:${act}-it}`),
    phrase(`${act}-it`, 'it', act),
  ]),
  phrase('entering-one', 'enters', '{of:each-watched} after it enters play'),
  phrase('each-entering', 'enters', '{of:each-watched}'),
  phrase('each-watched', 'choose', 'each {of:group~one}'),
  phrase('takes-it', 'do', '{effects:takes-damage+" and "} after it enters play'),
  phrase('takes-damage', 'deal', 'takes {amount:number} {to:damage-it}'),
  phrase('damage-it', 'it', '(damage|<D>)'),
]
