import type { AnyView, Observation, PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position, Refusal, Seeded } from '@battleline/kernel'

/** How a game stands. */
export interface Standing {
  readonly active: PlayerId
  readonly turn: number
  /** The winner; 0 for a draw, null while the game goes on. */
  readonly winner: PlayerId | 0 | null
}

/** Both players of a whole game with their decks, before the set-up. */
export interface AnyDeal {
  readonly players: readonly [DealtPlayer, DealtPlayer]
}

/** A player with their decks. */
interface DealtPlayer {
  readonly name?: string
}

/** What bots, and the seats that they sit in, need of a game. `V`: what a player sees. */
export interface BotGame<V extends AnyView<PlayerId> = AnyView<PlayerId>> {
  readonly edition: string
  deal(decks: AnyDeal): Position | Refusal
  decision(position: Position): Decision | null
  answer(position: Position, choice: Choice): Position | Refusal
  summary(position: Position): Standing
  save(position: Position): unknown
  /** The same for positions that are the same to the rules, and hardly ever for others. */
  positionHash(position: Position): number
  view(position: Position, player: PlayerId): V
  observation(position: Position, player: PlayerId): Observation<V>
  choicesSeenBy(observation: Observation<V>, choice: Choice): Choice | Refusal
  resample(position: Position, player: PlayerId, random: Seeded, remembered?: ReadonlySet<number>): Position
  remember(
    before: Position,
    position: Position,
    player: PlayerId,
    remembered?: ReadonlySet<number>,
  ): ReadonlySet<number>
}

/** What a player has seen of any game. */
export type AnyObservation = Observation<AnyView<PlayerId>>

/** What a player of a game sees. */
export type ViewOf<G extends BotGame> = ReturnType<G['view']>
