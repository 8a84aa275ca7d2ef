import { GAMES } from './games.ts'
import { near } from './near.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** The games that this version plays. */
const PLAYED = ['keyforge']

/** A commented scenario of a game to start from. Games that this version does not play have none. */
export function template(game: string): Template {
  if (game === 'keyforge') return { ok: true, text: KEYFORGE }
  if ((GAMES as readonly string[]).includes(game)) {
    return {
      ok: false,
      reason: `this version plays keyforge; ${game} is not played yet, so there is no scenario to start from`,
    }
  }
  const rest = near(game, PLAYED) === undefined ? 'this version plays keyforge' : 'did you mean keyforge?'
  return { ok: false, reason: `there is no game “${game}”; ${rest}` }
}

const KEYFORGE = `# A scenario: a board, the moves played on it, and what must come of them.
# Case, accents, Æ and punctuation do not count in names.
name: Hazardous hurts the attacker before the fight
game: keyforge
edition: current                 # or mrb17.4, essay, essay-early
cite: [KF-HAZ-1]                 # the rules it is about

players:
  me:                            # any two names; the first is the active player unless \`active:\` says otherwise
    aember: 1                    # also keys, chains, houses (then turn follows turn), and \`tide: high\`
    battleline:                  # left to right
      - Troll: { aember: 1 }     # also damage, counters, ward, stun, enrage, exhausted, armor used, fought, upgrades
    hand: [Punch]                # also artifacts, deck (top first), discard, archives, purged; Punch: { icons: [damage] } adds bonus icons
  you:
    battleline:
      - Briar Grubbling: { as: left one }    # \`as\` tells equal cards apart
      - Briar Grubbling: { as: right one }

# cards:                         # cards of your own, or library cards changed
#   Test Brute: { type: creature, house: brobnar, power: 5, armor: 1, text: "Skirmish. Destroyed: Steal 1A." }

play:                            # fight, reap, action, play, discard, unstun, \`tide: raise\`, \`end: turn\`, \`house: logos\`
  - fight: Troll -> left one
  - play: Punch
    choose: [right one]          # answers to what is asked on the way; what is left out is asked

expect:                          # only what is named here is checked
  me: { aember: 2, discard: [Punch] }
  you: { discard: [left one, right one] }
  cards:
    Troll: { damage: 7, ready: false }
  asked:
    - { who: me, options: [Troll, right one] }
  steps: [fight.2-before, fight.3-exchange, destroyed.1-tag]   # these, in this order
  # active: me                   # also house: logos, winner: me
  # refused: KF-USE-2            # instead of the above, where the last move is one that the rules forbid
  # also: not steps, because, status; endings and always for all that can come of open choices
`
