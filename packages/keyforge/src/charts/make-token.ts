import type { PlayerId, Ref } from '@battleline/card-game'
import { because, chart, stepVerbs, type View, type World } from '@battleline/kernel'
import { playerOf, refTo } from '../model/state.ts'
import { isInPlay, isThere, lineOf } from '../query/board.ts'
import { hasToken, turnFacedown } from '../rules/tokens.ts'
import type { TokenPlace } from '../text/structure.ts'
import { entering } from './enter.ts'
import { putIntoPlay } from './put-into-play.ts'

/** Token creatures that a player makes one by one. */
export interface MakingTokens {
  readonly you: PlayerId
  /** Where the text says that it enters; null if the active player chooses. */
  readonly at: TokenPlace | null
  /** The card beside which it enters. */
  readonly beside: Ref
  left: number
  /** The card that becomes a token; -1 if there is none. */
  card: number
  /** How many should be and how many were made. */
  readonly wanted: number
  made: readonly Ref[]
}

export const makingTokens = (
  you: PlayerId,
  left: number,
  at: TokenPlace | null = null,
  beside: Ref = { card: 0, life: 0 },
): MakingTokens => ({
  you,
  at,
  beside,
  left,
  card: -1,
  wanted: left,
  made: [],
})

const { act, step } = stepVerbs<MakingTokens>()

export const makeToken = chart<MakingTokens>(
  'keyforge/make-token',
  'Making a token creature',
  {
    '1-turn': act('The top card of the deck is turned into a token creature', turn)
      .when((_, l) => l.left > 0 || because('no token creature is to be made', 'KF-GEN-5'))
      .cite('KF-TOK-1', 'KF-TOK-3'),
    '2-enter': step('It enters play')
      .call(
        putIntoPlay,
        (w, l) => (l.card < 0 ? null : entering(l.card, l.you, false, placeFor(w, l))),
        (w, l) => {
          if (isInPlay(w, l.card)) l.made = [...l.made, refTo(w, l.card)]
        },
      )
      .backTo('1-turn', (_, l) => l.left > 0)
      .cite('KF-TOK-1', 'KF-PLY-5'),
  },
  { subjects: (l) => (l.card < 0 ? [l.you] : [l.card]), like: makingTokens(1, 0) },
)

/** Its place in the line; -1 if the active player chooses, also if the card beside it is gone. */
function placeFor(w: View, { you, at, beside }: MakingTokens): number {
  const line = lineOf(w, you)
  if (at === 'left') return 0
  if (at === 'right') return line.length
  const place = at === null || !isThere(w, beside) ? -1 : line.indexOf(beside.card)
  return place >= 0 && at === 'right of it' ? place + 1 : place
}

function turn(w: World, l: MakingTokens): void {
  const top = playerOf(w, l.you).deck[0]
  l.left--
  l.card = -1
  if (top === undefined) w.reportNotDone(l.you, 'makes no token creature', 'the deck is empty', 'KF-DRW-2')
  else if (!hasToken(w, top))
    w.reportNotDone(l.you, 'makes no token creature', 'there is no reference card for one', 'KF-TOK-3')
  else {
    l.card = top
    turnFacedown(w, top)
  }
  if (l.card < 0) l.left = 0
}
