import {
  because,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  type Seeded,
  type StateRecord,
  type World,
} from '@battleline/kernel'
import { CardGame } from '../api/card-game.ts'
import { FIRST_CARD, opponentOf, type PlayerId, TABLE } from '../model/reference.ts'
import { followed } from './memory.ts'
import {
  type AnyView,
  chosenIn,
  type DecisionView,
  numbered,
  type Observation,
  observationOf,
  type Renumber,
} from './observation.ts'
import { type ResampleRules, resampleHidden } from './resample.ts'
import type { Identity, Onlooker } from './view-rules.ts'
import { knownTo, renameFor } from './visible-cards.ts'

const NOTHING_REMEMBERED: ReadonlySet<number> = new Set()

/** A game with views for each player. `V`: what a player sees, `W`: what somebody who only watches sees. */
export abstract class ViewedGame<
  N extends string,
  E extends string,
  F extends object,
  V extends AnyView<PlayerId>,
  W extends AnyView<0>,
> extends CardGame<N, E, F> {
  protected abstract readonly viewRules: ResampleRules<Identity>

  /** The view of a position whose cards already have the names of its player. `known` is in the order of the numbers. */
  protected abstract viewFor(
    w: World,
    player: Onlooker,
    known: readonly number[],
    own: Renumber,
    asked: DecisionView | null,
  ): V | W

  /**
   * What a player may know: all public information, the hidden cards that they may look at, the number of all other
   * cards, and their part of the pending decision. Numbers and names of cards reveal nothing hidden, and options are
   * named by their places: `observation` maps them.
   * @throws RangeError for a player other than 1 and 2
   */
  view(position: Position<N>, player: PlayerId): V {
    return this.observation(position, player).view
  }

  /**
   * A player's observation. `before` is the same player's observation of the previous position (of every one,
   * including those where chance decided). A card keeps its number in the view while the player can follow it, and
   * gets a new one when it leaves a hand, a deck or a shuffle.
   * @throws RangeError for a player other than 1 and 2, or for the other player's observation
   */
  observation(position: Position<N>, player: PlayerId, before: Observation<V> | null = null): Observation<V> {
    this.withPlayer(position, player)
    if (before !== null && before.view.player !== player)
      throw new RangeError(`player ${player} did not see what player ${before.view.player} saw`)
    return this.#observed(position, player, before) as Observation<V>
  }

  /**
   * What somebody who only watches may know: public information alone. Otherwise as `view`: options are named by their
   * places, and numbers and names of cards reveal nothing hidden.
   */
  publicObservation(position: Position<N>): Observation<W> {
    return this.#observed(position, 0, null) as Observation<W>
  }

  #observed(position: Position<N>, player: Onlooker, before: Observation<V> | null): Observation<V | W> {
    const seen = numbered(position as World, this.viewRules, player, this.verbs.decision(position), before)
    const named = this.namedFor(
      position,
      seen.map(({ card }) => card),
    )
    const asked: Decision | null = this.verbs.decision(named)
    return observationOf(player, asked, seen, before?.next ?? FIRST_CARD, (known, own, decision) =>
      this.viewFor(named, player, known, own, decision),
    )
  }

  /** Translates a choice among the options of a view for `answer`; or why it is invalid. */
  choicesSeenBy(sight: Observation<V>, choice: Choice): Choice | Refusal {
    return chosenIn(sight, choice)
  }

  /**
   * A position that may be the true one for all that a player knows: the cards that they cannot see are dealt anew into
   * the places where they may be. It depends on what the player knows and on `random` alone. `remembered` are hidden cards
   * whose place the player knows, from `remember`. In the middle of a move the hidden cards may not fit that move: an
   * answer that they make impossible is refused.
   * @throws RangeError for a player other than 1 and 2
   */
  resample(
    position: Position<N>,
    player: PlayerId,
    random: Seeded,
    remembered: ReadonlySet<number> = NOTHING_REMEMBERED,
  ): Position<N> {
    const w = this.withPlayer(position, player)
    const known = new Set([
      ...knownTo(w, this.viewRules, player, this.verbs.decision(position)),
      ...remembered,
    ])
    return this.#changed(position, (w) => resampleHidden(w, this.viewRules, known, random), true)
  }

  /**
   * The hidden cards whose place a player knows, because they could follow them there: a card returned to the other
   * player's hand, or put on top of a deck. `before` is the position before `position`, and `remembered` what the player
   * knew then.
   * @throws RangeError for a player other than 1 and 2
   */
  remember(
    before: Position<N>,
    position: Position<N>,
    player: PlayerId,
    remembered: ReadonlySet<number> = NOTHING_REMEMBERED,
  ): ReadonlySet<number> {
    const w = this.withPlayer(before, player)
    const asked = this.verbs.decision(before)
    return followed(this.viewRules, w, asked, this.withPlayer(position, player), player, remembered)
  }

  /**
   * The position after a player concedes, at any decision of either player: the other player has won. Refused if the
   * game is over.
   * @throws RangeError for a player other than 1 and 2
   */
  concede(position: Position<N>, player: PlayerId): Position<N> | Refusal {
    if (this.over(this.withPlayer(position, player)))
      return { refused: 'illegal', ...because('the game is over', 'R-048') }
    const over = this.verbs.edit(position, (w) => {
      ;(w.write(TABLE) as { winner: PlayerId | 0 | null } & StateRecord).winner = opponentOf(player)
      w.clear()
      return null
    })
    return over as Position<N> | Refusal
  }

  /** The position with names that distinguish only these cards. */
  protected namedFor(position: Position<N>, known: readonly number[]): World {
    return this.#changed(position, (w) => renameFor(w, this.viewRules, known)) as World
  }

  #changed(position: Position<N>, change: (w: World) => void, untrusted = false): Position<N> {
    const edited = (w: World) => {
      change(w)
      return null
    }
    const changed = this.verbs.edit(position, edited, untrusted)
    // Only a position of another game cannot be edited.
    if (isRefusal(changed)) throw new TypeError(changed.reason)
    return changed as Position<N>
  }
}
