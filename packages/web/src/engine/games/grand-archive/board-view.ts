import {
  COUNTERS,
  type CombatReading,
  type GrandArchive,
  KEYWORDS,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { gaWords } from '../../../words/grand-archive.ts'
import type {
  GrandArchiveBoard,
  GrandArchiveCard,
  GrandArchiveCombat,
  GrandArchiveSide,
} from '../../protocol/grand-archive-board.ts'
import { Boards, restingIn } from '../../session/board-cache.ts'

/** The name of a part of power that comes from no other card. */
const UNSOURCED: Readonly<Record<string, (name: string) => string>> = {
  counters: (name) => gaWords.sources.counters(name),
  'its role': (name) => gaWords.sources.keyword(name),
  'the rest': (name) => gaWords.sources.more(name),
}

/** Zones in which nothing about a card changes. */
const RESTING = ['deck', 'material', 'memory', 'banishment'] as const

/** Boards of Grand Archive. */
export class GrandArchiveBoards extends Boards<GrandArchiveBoard> {
  readonly #game: GrandArchive

  constructor(game: GrandArchive) {
    super()
    this.#game = game
  }

  /** Most steps write nothing, and damage that waits is in no record. */
  protected override looksAs(one: Position, other: Position): boolean {
    const game = this.#game
    return game.sharesRecords(one, other) && game.pending(one).size === 0 && game.pending(other).size === 0
  }

  protected board(position: Position): GrandArchiveBoard {
    const game = this.#game
    const { active, winner, stack, combat, shields } = game.table(position)
    const pending = game.pending(position)
    const sides = [this.#side(position, 1), this.#side(position, 2)] as const
    const resting = restingIn(sides, RESTING)
    const read = (id: number) => {
      const wears = pending.size > 0 && combat?.weapons.includes(id) === true
      const shielded = shields.filter(({ on }) => on.includes(id)).map(({ does }) => does)
      return this.#card(position, id, { pending: pending.get(id) ?? 0, wears }, shielded)
    }
    const cards = game.cards(position).map((id) => this.card(id, resting, () => read(id)))
    return {
      active,
      winner,
      stack,
      inForce: shields
        .filter(({ on }) => on.length === 0)
        .map(({ source, does }) => `${game.card(position, source).called} ${does}`),
      sides,
      cards: Object.fromEntries(cards.map((card) => [card.id, card])),
      combat: combat === null ? null : this.#combat(position, combat),
    }
  }

  #side(position: Position, player: PlayerId): GrandArchiveSide {
    const { name, level, field, ...piles } = this.#game.player(position, player)
    const zones = Object.fromEntries([['field', field], ...PILES.map((pile) => [pile, piles[pile]] as const)])
    return this.kept(`side ${player}`, { name, level, zones })
  }

  /** `shielded`: effects that will still change damage to it, in a few words each. */
  #card(
    position: Position,
    id: number,
    now: Pick<GrandArchiveCard, 'pending' | 'wears'>,
    shielded: readonly string[],
  ): GrandArchiveCard {
    const reading = this.#game.card(position, id)
    const { name, text, distant, fostered, linked } = reading
    const marks = [
      ...COUNTERS.flatMap((counter) => (reading[counter] > 0 ? [`${reading[counter]} ${counter}`] : [])),
      ...(distant ? ['distant'] : []),
      ...(fostered ? ['fostered'] : []),
      ...(linked === null ? [] : [gaWords.marks.linkedTo(this.#game.card(position, linked).called)]),
      ...shielded,
    ]
    const printed = text.toLowerCase()
    const keywords = KEYWORDS.flatMap((word) => {
      const value = reading.keywords[word]
      if (value === undefined) return []
      return [{ word, value: VALUED.has(word) ? value : null, gained: !printed.includes(word) }]
    })
    const counters = Object.fromEntries(COUNTERS.map((counter) => [counter, reading[counter]]))
    return {
      ...reading,
      ...now,
      level: this.#game.library.facts(name)?.level ?? null,
      counters: counters as GrandArchiveCard['counters'],
      marks,
      keywords,
    }
  }

  /** The parts of an attack's power: what its cards have printed and what they gain. */
  #combat(position: Position, combat: CombatReading): GrandArchiveCombat {
    const { attacker, weapons, intent } = combat
    const parts = [...intent, ...weapons, attacker].flatMap((card) => {
      const { value, parts: made } = this.#game.breakdown(position, card, 'power')
      if (value === null || (value === 0 && card === attacker)) return []
      const own = this.#game.card(position, card).called
      const named = (from: number) =>
        from === card ? gaWords.sources.text(own) : this.#game.card(position, from).called
      const by = new Map<string, number>()
      for (const { what, card: from, amount } of made) {
        const source = from === null ? (UNSOURCED[what]?.(own) ?? own) : named(from)
        by.set(source, (by.get(source) ?? 0) + amount)
      }
      return [...by].map(([what, amount]) => ({ what, amount }))
    })
    return { ...combat, parts }
  }
}
