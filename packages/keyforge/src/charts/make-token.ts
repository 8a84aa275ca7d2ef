import { because, chart, verbs, type World } from '@battleline/kernel'
import { isInPlay } from '../read.ts'
import { type PlayerId, playerOf, type Ref, refTo } from '../state.ts'
import { hasToken, turnFacedown } from '../tokens.ts'
import { entering } from './enter.ts'
import { putIntoPlay } from './put-into-play.ts'

/** Token creatures that a player makes, one after the other. */
export interface MakingTokens {
  readonly you: PlayerId
  left: number
  /** The card that becomes one; -1 where there is none. */
  card: number
  /** How many were to be made, and those that were. */
  readonly wanted: number
  made: readonly Ref[]
}

export const makingTokens = (you: PlayerId, left: number): MakingTokens => ({
  you,
  left,
  card: -1,
  wanted: left,
  made: [],
})

const { act, step } = verbs<MakingTokens>()

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
        (_, { card, you }) => (card < 0 ? null : entering(card, you, false)),
        (w, l) => {
          if (isInPlay(w, l.card)) l.made = [...l.made, refTo(w, l.card)]
        },
      )
      .backTo('1-turn', (_, l) => l.left > 0)
      .cite('KF-TOK-1', 'KF-PLY-5'),
  },
  { subjects: (l) => (l.card < 0 ? [l.you] : [l.card]), like: makingTokens(1, 0) },
)

function turn(w: World, l: MakingTokens): void {
  const top = playerOf(w, l.you).deck[0]
  l.left--
  l.card = -1
  if (top === undefined) w.not(l.you, 'a token creature', 'the deck is empty', 'KF-DRW-2')
  else if (!hasToken(w, top))
    w.not(l.you, 'a token creature', 'there is no reference card for one', 'KF-TOK-3')
  else {
    l.card = top
    turnFacedown(w, top)
  }
  if (l.card < 0) l.left = 0
}
