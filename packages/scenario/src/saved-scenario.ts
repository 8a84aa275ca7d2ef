import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { gameOf, type KeyForge, type PlayerId } from '@battleline/keyforge'
import type { RosterCard, Scenario } from './scenario.ts'
import { PILES } from './zones.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]

/**
 * A saved position as a scenario without moves or expectations, to be played with the same save as `from`; or why it
 * cannot be loaded. Never throws, whatever it is given.
 */
export function savedScenario(saved: unknown, { file }: { readonly file: string }): Scenario | Refusal {
  const game = gameOf(saved)
  if (isRefusal(game)) return game
  const position = game.load(saved)
  if (isRefusal(position)) return position
  const names = PLAYERS.map((player) => game.player(position, player).name)
  const players = [names[0] ?? 'player 1', names[1] ?? 'player 2'] as const
  return {
    file,
    text: '',
    document: 1,
    line: 1,
    name: 'A saved position',
    game: 'keyforge',
    edition: game.edition,
    cite: [],
    note: null,
    players,
    active: game.active(position),
    cards: game.save(position).cards,
    setup: null,
    roster: rosterOf(game, position),
    play: [],
    expect: [],
  }
}

/** The cards of both players' zones, each followed by its upgrades. */
function rosterOf(game: KeyForge, position: Position): readonly RosterCard[] {
  const roster: RosterCard[] = []
  const add = (record: number, where: Pick<RosterCard, 'player' | 'zone' | 'host'>, place: number): void => {
    const { name, owner, upgrades } = game.card(position, record)
    const host = roster.push({ name, alias: null, owner, ...where, place, at: { from: 0, to: 0 } }) - 1
    upgrades.forEach((upgrade, at) => {
      add(upgrade, { player: where.player, zone: 'attached', host }, at + 1)
    })
  }
  for (const player of PLAYERS) {
    for (const zone of PILES) {
      game.player(position, player)[zone].forEach((record, at) => {
        add(record, { player, zone, host: null }, at + 1)
      })
    }
  }
  return roster
}
