import { simpleAdapter } from '@battleline/scenario'
import { DUEL } from './duel.ts'

const TEMPLATE = `# A scenario: a board, the moves played on it, and the expected result.
name: A lancer strikes first
game: duel
cite: [DUEL-5]                   # the rules that it shows

# cards:                         # cards of your own
#   Knight: { power: 3, life: 4, last blow: 1, keywords: [first strike] }

players:
  me:                            # any two names; the first is active unless \`active:\` says otherwise
    life: 10
    field:
      - Lancer                   # also damage, exhausted, as
  you:
    field: [Squire, Squire]      # the second is called Squire 2

play:
  - attack: Lancer -> Squire     # also \`end\`, and \`choose: [Squire 2]\` for what is asked

expect:                          # only these are checked
  me: { field: [Lancer] }
  you: { field: [Squire 2], discard: [Squire] }
  cards:
    Lancer: { damage: 0, exhausted: true }
  steps: [attack.2-first, destroyed.1-destroy]
  because: [DUEL-5]
  # also: winner, active, asked, status, not steps, refused
`

/** Scenarios of the duel. */
export const duelAdapter = simpleAdapter(DUEL, TEMPLATE)
