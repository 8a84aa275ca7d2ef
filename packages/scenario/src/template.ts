import { GAMES } from './games.ts'
import { near } from './near.ts'

/** A scenario to start from, or why there is none. */
export type Template =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }

/** The games that this version plays. */
const PLAYED = ['keyforge', 'grand-archive']

/** A commented scenario of a game to start from. Games that this version does not play have none. */
export function template(game: string): Template {
  if (game === 'keyforge') return { ok: true, text: KEYFORGE }
  if (game === 'grand-archive') return { ok: true, text: GRAND_ARCHIVE }
  if ((GAMES as readonly string[]).includes(game)) {
    return {
      ok: false,
      reason: `this version plays ${PLAYED.join(' and ')}; ${game} is not played yet, so there is no scenario to start from`,
    }
  }
  const meant = near(game, PLAYED)
  const rest = meant === undefined ? `this version plays ${PLAYED.join(' and ')}` : `did you mean ${meant}?`
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
    aember: 1                    # also keys, chains, houses (then turn follows turn), token (a token creature), prophecies, and \`tide: high\`
    battleline:                  # left to right
      - Troll: { aember: 1 }     # also damage, counters, ward, stun, enrage, exhausted, armor used, fought, upgrades, under, grafted, facedown
    hand: [Punch]                # also artifacts, deck (top first), discard, archives, purged; Punch: { icons: [damage] } adds bonus icons
  you:
    battleline:
      - Briar Grubbling: { as: left one }    # \`as\` tells equal cards apart
      - Briar Grubbling: { as: right one }

# cards:                         # cards of your own, or library cards changed; or a file that \`cards import\` made
#   Test Brute: { type: creature, house: brobnar, power: 5, armor: 1, text: "Skirmish. Destroyed: Steal 1A." }
# unknown: allow                 # use them though some words of their texts cannot be read: those abilities do nothing

play:                            # fight, reap, action, play, discard, unstun, activate (a prophecy), \`tide: raise\`, \`end: turn\`, \`house: logos\`
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

const GRAND_ARCHIVE = `# A scenario: a board in the main phase, what is done on it, and what must come of that.
# Everybody passes and declines whatever nobody is said to do.
name: A weapon is worn though its damage is prevented
game: grand-archive
edition: cr-26                   # or '2024'
cite: [GA-DUR-2, GA-PRV-9]       # the rules it is about

cards:                           # cards of your own, or library cards changed
  Knight: { type: champion, classes: [warrior], level: 1, life: 20 }
  Rival: { type: champion, level: 1, life: 20 }
  Blade: { type: weapon, power: 2, durability: 3 }
  Ward: { type: item, text: 'If damage would be dealt to your champion, prevent it.' }

players:
  me:                            # any two names; the first is the turn player unless \`active:\` says otherwise
    field:
      - Knight: { damage: 3 }    # also rested, durability, counters such as buff and bulwark, lineage, loaded, as
      - Blade
    hand: [Bandage Wound]        # also memory, deck (top first), material, graveyard, banishment
  you:
    field: [Rival, Ward]

play:                            # attack, activate, use, retaliate, materialize, resolve, end turn
  - attack: { weapon: Blade, target: Rival }   # or X -> Y; also with, intent (an attack card), prepared
  - activate: Bandage Wound
    at: before damage            # in which window; left out: as soon as it can be tried
    # choose: [yes]              # answers to what is asked after it

expect:                          # only what is named here is checked
  me: { graveyard: [Bandage Wound] }
  cards:
    Rival: { damage: 0 }
    Blade: { durability: 2 }
    Knight: { damage: 0, rested: true }
  steps: [damage.2-replace, damage.4-wear]     # these, in this order
  because: [GA-PRV-4]
  # refused: GA-KW-TAUNT         # instead of the above, where the last of it is forbidden
  # also: not steps, asked, winner, status
`
