import { EDITIONS } from '@battleline/grand-archive'
import type { GameForm } from '../form.ts'
import { leftOpen } from './left-open.ts'
import { type GrandArchivePlayed, idleGrandArchive, playGrandArchive } from './play.ts'
import { readGrandArchive } from './read.ts'
import type { GrandArchiveScenario } from './scenario.ts'

const TEMPLATE = `# A scenario: a board in the main phase, what is done on it, and what must come of that.
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
# unknown: allow                 # use them though some words of their texts cannot be read: those abilities do nothing

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

# goal: as much damage on enemy champions as possible   # \`outcomes\` finds the best line; without play, over the whole turn

expect:                          # only what is named here is checked
  me: { graveyard: [Bandage Wound] }
  cards:
    Rival: { damage: 0 }
    Blade: { durability: 2 }
    Knight: { damage: 0, rested: true }
  steps: [damage.2-replace, damage.4-wear]     # these, in this order
  because: [GA-PRV-4]
  # refused: GA-KW-TAUNT         # instead of the above, where the last of it is forbidden
  # also: not steps, asked, winner, status; best for the goal
`

/** The keys of its scenarios beside those that all have. */
export const GRAND_ARCHIVE_KEYS = ['turn', 'unknown', 'goal'] as const

/** Grand Archive in the form of scenarios. */
export const grandArchiveForm: GameForm<GrandArchiveScenario, GrandArchivePlayed> = {
  editions: EDITIONS,
  keys: GRAND_ARCHIVE_KEYS,
  read: readGrandArchive,
  play: playGrandArchive,
  open: leftOpen,
  idle: idleGrandArchive,
  template: TEMPLATE,
}
