import { because, type Reason, type StateRecord, say } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Library } from '../cards/library.ts'
import type { Predicate } from '../text/structure.ts'
import type { Edition, NamedCounter, Zone } from '../vocabulary.ts'
import { asksFor, thingNote } from './history.ts'
import type { EffectSetup, PermanentSetup } from './permanent-setup.ts'
import { ringEffects } from './ring.ts'
import { factsOf } from './setup-facts.ts'
import { boardProblem } from './setup-schema.ts'
import { type Effect, isCreature, type Permanent, type Player, TABLE, type Table } from './state.ts'

export type { EffectSetup, PermanentSetup } from './permanent-setup.ts'

/** A player of a board. Default: 20 life, nothing in any zone. */
export interface PlayerSetup {
  readonly name: string
  readonly life?: number
  readonly poison?: number
  /** How often the Ring has tempted this player. */
  readonly tempted?: number
  readonly permanents?: readonly PermanentSetup[]
  readonly hand?: readonly PermanentSetup[]
  /** The number of unnamed cards in hand. */
  readonly unseen?: number
  /** The cards that this player has drawn this turn; it must be said if a text asks for it. */
  readonly drawn?: number
  readonly graveyard?: readonly PermanentSetup[]
}

/** A board before a combat phase, or before the main phase before it. The names must be distinct. */
export interface Setup {
  /** In turn order; at least two. */
  readonly players: readonly PlayerSetup[]
  /** The active player's name; default: the first player. */
  readonly active?: string
  /** The combat phases after this one: whether attackers untap first. */
  readonly extraCombats?: readonly boolean[]
  /** The players whom the active player may attack in a combat: every opponent, or a chosen one; default: `all`. */
  readonly defending?: 'all' | 'one'
  /** Where the turn starts; default: `combat`, and the run ends with it. */
  readonly begins?: 'main' | 'combat'
}

/** Whether a board has structures of texts, which only the rules can judge. */
export const hasStructures = ({ players }: Setup): boolean =>
  players.some(({ permanents = [], hand = [], graveyard = [] }) =>
    [...permanents, ...hand, ...graveyard].some(({ abilities = [] }) => abilities.length > 0),
  )

/** The records of a board, or why it is invalid. */
export function setUp(setup: Setup, library: Library, edition: Edition): StateRecord[] | Reason {
  const problem = boardProblem(setup)
  if (problem !== null) return problem
  const { players, active } = setup
  const names = new Map<string, number>()
  const all = players.flatMap(({ permanents = [], hand = [], graveyard = [] }, at) => {
    const inZone = (zone: Zone) => (one: PermanentSetup) => ({ one, controller: at + 1, zone })
    return [
      ...permanents.map(inZone('battlefield')),
      ...hand.map(inZone('hand')),
      ...graveyard.map(inZone('graveyard')),
    ]
  })
  for (const name of [...players.map((player) => player.name), ...all.map(({ one }) => one.name)]) {
    if (names.has(fold(name))) return because(say`two are called “${name}”`)
    names.set(fold(name), names.size + 1)
  }
  const first = active === undefined ? 1 : (names.get(fold(active)) ?? 0)
  if (first < 1 || first > players.length) return because(say`no player is called “${active ?? ''}”`)
  const lastTimestamp = 1 + players.length + all.length
  const rows: StateRecord[] = [
    tableRow(setup, { edition, active: first, lastTimestamp }),
    ...players.map(
      ({ name, life = 20, poison = 0, unseen = 0, tempted = 0 }): Player => ({
        own: null,
        $hash: 0,
        name,
        life,
        poison,
        unseen,
        lost: false,
        ...(tempted > 0 && { tempted }),
      }),
    ),
  ]
  for (const { one, controller, zone } of all) {
    const row = permanentRow(one, controller, names, players.length, library)
    if ('reason' in row) return row
    const host = all[row.attached - players.length - 1]
    if (host !== undefined && host.zone !== 'battlefield')
      return because(say`${host.one.name} is no permanent, and nothing is attached to it`)
    row.zone = zone
    row.at = rows.length
    if (one.ringBearer === true) {
      if (!isCreature(row)) return because(say`${one.name} is no creature`)
      const { tempted = 1 } = players[controller - 1] ?? {}
      row.effects = [...row.effects, ...ringEffects(controller, Math.max(1, tempted), row.at)]
    }
    rows.push(row)
  }
  rememberEntries(rows)
  return rememberDraws(rows, players) ?? whyNoManaValue(rows) ?? rows
}

/** More cards than any text counts. */
const MOST_DRAWN = 100

/** Notes the cards that players have drawn, if a text asks for them; why not, where they are not known. */
function rememberDraws(rows: StateRecord[], players: readonly PlayerSetup[]): Reason | null {
  const asking = rows.find((row) => 'facts' in row && asksFor((row as Permanent).facts).has('drew'))
  if (asking === undefined) return null
  const silent = players.find(({ drawn }) => drawn === undefined)
  if (silent !== undefined)
    return because(
      say`${(asking as Permanent).name} asks for the cards drawn this turn, and those of ${silent.name} are not known: say how many are drawn`,
    )
  const { history } = rows[TABLE] as Table
  const notes = players.flatMap(({ drawn = 0 }, at) =>
    Array.from({ length: Math.min(drawn, MOST_DRAWN) }, () => `drew ${at + 1}`),
  )
  rows[TABLE] = Object.assign(rows[TABLE] as Table, { history: [...history, ...notes].sort() })
  return null
}

/** What came under the control of its player this turn has entered. */
function rememberEntries(rows: StateRecord[]): void {
  const cards = rows.flatMap((row, card) => ('facts' in row ? [{ card, one: row as Permanent }] : []))
  if (!cards.some(({ one }) => asksFor(one.facts).has('entered'))) return
  const entered = cards.filter(({ one }) => one.zone === 'battlefield' && !one.controlledSinceTurnBegan)
  const history = entered
    .map(({ card, one }) => thingNote('entered', one.controller, { card, life: one.life }))
    .sort()
  rows[TABLE] = Object.assign(rows[TABLE] as Table, { history })
}

/** A text asks for mana values, and one is not known: that of a card that is no land and no token. */
export function whyNoManaValue(rows: readonly StateRecord[]): Reason | null {
  const cards = rows.filter((row): row is Permanent => 'facts' in row)
  const asking = cards.find(({ facts }) => asksForManaValue((facts.under ?? facts).abilities))
  const unknown = cards.find(
    ({ facts, token }) =>
      (facts.under ?? facts).manaValue === undefined && !token && !facts.types.includes('land'),
  )
  if (asking === undefined || unknown === undefined) return null
  return because(
    say`${asking.name} asks for mana values, and that of ${unknown.name} is not known: say its manaValue`,
  )
}

const asksForManaValue = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, what } = value as { readonly kind?: unknown; readonly what?: unknown }
  if (what === 'mana value' || kind === 'mana value of' || kind === 'its mana value') return true
  if ('manaLeast' in value || 'manaMost' in value) return true
  if (kind === 'put from hand' && 'most' in value) return true
  return Object.values(value).some(asksForManaValue)
}

function tableRow(
  { players, extraCombats = [], defending = 'all', begins = 'combat' }: Setup,
  given: Pick<Table, 'edition' | 'active' | 'lastTimestamp'>,
): Table {
  const extra = extraCombats.map((untap) => (untap ? 'untapping combat' : 'combat'))
  return {
    own: null,
    $hash: 0,
    ...given,
    players: players.length,
    oneDefends: defending === 'one',
    defending: 0,
    upcomingPhases: begins === 'main' ? ['combat', ...extra, 'main'] : extra,
    combat: false,
    phase: begins,
    stack: [],
    triggered: [],
    lasting: [],
    delayed: [],
    history: [],
    left: [],
    winner: null,
  }
}

/** What a new object has none of: counters, damage, effects, and a part in combat. */
export const UNMARKED = {
  protector: 0,
  attached: 0,
  tapped: false,
  controlledSinceTurnBegan: true,
  effects: [],
  attacks: 0,
  formerDefender: 0,
  blocked: false,
  blocks: [],
  attacked: false,
  didBlock: false,
  damage: 0,
  deathtouched: false,
  plus: 0,
  minus: 0,
  loyalty: 0,
  defense: 0,
  loyaltyActivated: false,
  damageOrder: [],
} satisfies Partial<Permanent>

/** A permanent without counters, damage and effects. */
export const BLANK: Permanent = {
  own: null,
  $hash: 0,
  name: '',
  facts: {
    name: '',
    types: [],
    subtypes: [],
    colors: [],
    power: 0,
    toughness: 0,
    loyalty: 0,
    defense: 0,
    legendary: false,
    abilities: [],
  },
  owner: 1,
  controller: 1,
  token: false,
  zone: 'battlefield',
  life: 0,
  at: 0,
  ...UNMARKED,
}

/** The record of a permanent, or why it is invalid. `names`: the numbers that it may refer to, by folded names. */
export function permanentRow(
  setup: PermanentSetup,
  controller: number,
  names: ReadonlyMap<string, number>,
  players: number,
  library: Library,
): Permanent | Reason {
  const facts = factsOf(setup, library)
  if ('reason' in facts) return facts
  const effects: Effect[] = []
  for (const effect of setup.effects ?? []) {
    const made = effectOf(effect, names, players, names.size + 1)
    if ('reason' in made) return made
    effects.push(made)
  }
  const refer = (name: string | undefined) => (name === undefined ? 0 : names.get(fold(name)))
  const [attached, protector] = [refer(setup.attached), refer(setup.protector)]
  if (attached === undefined)
    return because(say`no player and no permanent is called “${setup.attached ?? ''}”`)
  if (protector === undefined || protector > players)
    return because(say`no player is called “${setup.protector ?? ''}”`)
  const permanent: Permanent = {
    ...BLANK,
    name: setup.name,
    facts,
    owner: controller,
    controller,
    token: setup.token ?? false,
    protector,
    attached,
    tapped: setup.tapped ?? false,
    controlledSinceTurnBegan: !(setup.new ?? false),
    effects,
    damage: setup.damage ?? 0,
    plus: setup.plus ?? 0,
    minus: setup.minus ?? 0,
    loyalty: facts.loyalty,
    defense: facts.defense,
  }
  const odd = !isCreature(permanent) && effects.some(({ kind }) => kind !== 'counters')
  return odd ? because(say`${setup.name} is no creature`) : permanent
}

/** The record of an effect, or why it is invalid. `at`: its timestamp. */
export function effectOf(
  effect: EffectSetup,
  names: ReadonlyMap<string, number>,
  players: number,
  at: number,
): Effect | Reason {
  if ('is' in effect) return { kind: 'is', does: effect.is, until: effect.until ?? 'turn', at }
  if ('counters' in effect)
    return { kind: 'counters', which: effect.counters, amount: effect.amount ?? 1, at }
  const object = namedIn(effect)
  const number = names.get(fold(object))
  if (number === undefined) return because(say`no player and no permanent is called “${object}”`)
  if ('goadedBy' in effect || 'chosenBy' in effect) {
    const kind = 'goadedBy' in effect ? 'goaded' : 'chosen'
    return number > players ? because(say`“${object}” is no player`) : { kind, by: number }
  }
  const kind = 'attacks' in effect ? 'attacks' : 'blocks'
  return { kind, object: number, during: effect.during ?? 'turn' }
}

/** The player or permanent in an effect. */
function namedIn(
  effect: Exclude<EffectSetup, { readonly is: Predicate } | { readonly counters: NamedCounter }>,
): string {
  if ('goadedBy' in effect) return effect.goadedBy
  if ('chosenBy' in effect) return effect.chosenBy
  return 'attacks' in effect ? effect.attacks : effect.blocks
}
