import type { Constant, Ongoing, Predicate } from '../text/structure.ts'
import { KEYWORD, KEYWORDS } from '../vocabulary.ts'

/**
 * What effects in force can hook. The table of a position holds, for each, the effects in play that hook it, so that
 * no step ever looks for them on the board.
 */
const NAMES = [
  'power',
  'armor',
  'grant',
  // What gives cards abilities that are no bold ones; these are noted with what they hook, too.
  'given',
  'pending',
  'prevent',
  'place',
  'declare',
  'keyCost',
  'destroyed',
  'damaged',
  'fights',
  // Cards in play with a destruction replacement of their own.
  'replacement',
  // What waits for a turn to start or end, a house to be chosen, a key to be forged, a card to be readied.
  'turnStarts',
  'turnEnds',
  'houseChosen',
  'keyForged',
  'readied',
  // What says which houses must or cannot be chosen, whose Æmber may be spent, and what takes the place of steps.
  'house',
  'spend',
  'ready',
  'refill',
  'prevented',
  // How cards enter play; what players may not play.
  'enters',
  'play',
  // What waits for a card to enter play, to be played, to be discarded.
  'entered',
  'played',
  'discarded',
  'reaps',
  'used',
  // Cards whose text takes control of others; the houses that cards belong to.
  'control',
  'belongs',
  // What waits for a card to leave play.
  'leaves',
  // What waits for the damage of a bonus icon.
  'damagedByIcon',
  // What waits for the tide to be raised, for a card to be drawn.
  'tideRaised',
  // What waits for an upgrade to be attached.
  'attached',
  'draws',
  // What waits for a bonus icon to be resolved.
  'iconResolved',
  // What waits for Æmber to be stolen.
  'stolen',
  // What captures Æmber that would come into a pool; what waits for a creature to be exalted.
  'pool',
  'exalted',
  // What waits for a creature to be stunned, warded, enraged, exhausted, healed, or to capture Æmber.
  'stunned',
  'warded',
  'enraged',
  'exhausted',
  'healed',
  'captures',
  // What waits for cards to be archived, decks to be shuffled, token creatures to be made.
  'archives',
  'shuffles',
  'tokenMade',
  // Traits that cards gain; what keeps cards from becoming ready; what lets them be used whatever the active house is.
  'trait',
  'stays',
  'may',
  // Whose Æmber cannot be stolen; who cannot forge.
  'steal',
  'forge',
  // What makes cards lose their printed text, or abilities of a kind.
  'blank',
  'loses',
  // Artifacts that their own text makes creatures.
  'form',
  // What lets players play cards that the active house does not.
  'permit',
  // Who cannot raise the tide; who skips which steps.
  'tide',
  'skips',
  // What happens as soon as something is true.
  'states',
  // Which icons resolve again, what is paid for a use, what reaping gives instead.
  'icons',
  'useCost',
  'reapGain',
  // Whatever the standing check asks for: while there is nothing of it, only what was touched is looked at.
  'standing',
  // What keeps things from being done to cards.
  'immune',
  // What happens instead of something that a player would do.
  'deed',
  // What is paid for a card that is played.
  'playCost',
  // What players cannot do at all.
  'bars',
  // Where cards go that would leave play.
  'leavesTo',
  // What waits for damage by whoever deals it, for attacks, for Æmber gained or lost, for cards to be purged.
  'dealsDamage',
  'attacked',
  'gains',
  'losesAember',
  'purged',
  // From here on one for each keyword.
  'keyword',
] as const
export const HOOK = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Readonly<
  Record<(typeof NAMES)[number], number>
>
const PRINTED = HOOK.keyword + KEYWORDS.length
export const HOOKS = PRINTED + KEYWORDS.length

/** What can make a creature lethal that nothing is done to: effects on power, texts and invulnerability (KF-PWR-3). */
export const LETHAL_HOOKS: readonly number[] = [
  HOOK.power,
  HOOK.blank,
  HOOK.immune,
  HOOK.keyword + KEYWORD.invulnerable,
]

/**
 * What the standing check asks for among effects: one that hooks any of these is noted as `standing`, too. What the table
 * itself notes is asked there (`checkLethal`).
 */
export const STANDING_HOOKS: readonly number[] = [...LETHAL_HOOKS, HOOK.form, HOOK.states, HOOK.control]

/** Where cards in play with a printed keyword are noted: so that a step knows at once that nobody has it. */
export const printedHook = (keyword: number): number => PRINTED + keyword

export type Says = Constant | Predicate | Extract<Ongoing, { kind: 'next played' }>
type Kind = Says['kind']

/** What says something of the card itself, wherever it lies: it is read there. */
const ITSELF_ONLY = ['playable', 'cannot be played', 'cannot be discarded'] as const
type ItselfOnly = (typeof ITSELF_ONLY)[number]
/** What is noted by its parts. */
type Whole = 'about' | 'gets power and armor'

/** Where constant effects are noted; those on keywords with their keyword. */
const HOOK_OF: Readonly<
  Record<Exclude<Kind, 'gains' | 'loses' | 'loses keywords' | Whole | ItselfOnly>, number>
> = {
  'gets power': HOOK.power,
  'has power': HOOK.power,
  'is a creature': HOOK.power,
  'gets armor': HOOK.armor,
  'has armor': HOOK.armor,
  grants: HOOK.grant,
  'belongs to': HOOK.belongs,
  'belongs to all': HOOK.belongs,
  'gains trait': HOOK.trait,
  'loses traits': HOOK.trait,
  'cannot gain armor': HOOK.armor,
  'cannot be': HOOK.immune,
  'cannot capture': HOOK.immune,
  'loses abilities': HOOK.loses,
  'is blank': HOOK.blank,
  'cannot ready': HOOK.stays,
  'does not ready': HOOK.stays,
  'may fight': HOOK.may,
  'may reap': HOOK.may,
  'cannot be stolen': HOOK.steal,
  'cannot forge': HOOK.forge,
  'skips forging': HOOK.forge,
  'no damage when fighting': HOOK.pending,
  'only deals': HOOK.pending,
  'attack bonus': HOOK.pending,
  'damage becomes': HOOK.pending,
  'cannot be dealt damage': HOOK.prevent,
  'damage doubled': HOOK.place,
  'damage redirected': HOOK.place,
  'damage copied': HOOK.place,
  'takes more': HOOK.place,
  'cannot fight': HOOK.declare,
  'cannot reap': HOOK.declare,
  'cannot fight or reap': HOOK.declare,
  'cannot be used': HOOK.declare,
  'must fight': HOOK.declare,
  'only fights when used': HOOK.declare,
  'must be fought': HOOK.declare,
  'cannot be fought': HOOK.declare,
  'only fights': HOOK.declare,
  ignores: HOOK.declare,
  'keys cost': HOOK.keyCost,
  'must choose': HOOK.house,
  'cannot choose': HOOK.house,
  'may be spent': HOOK.spend,
  'damage instead of readying': HOOK.ready,
  refills: HOOK.refill,
  controls: HOOK.control,
  enters: HOOK.enters,
  'enters bearing': HOOK.enters,
  'next played': HOOK.enters,
  'first played': HOOK.enters,
  'play limit': HOOK.play,
  'use limit': HOOK.play,
  'ready limit': HOOK.ready,
  'cannot do': HOOK.bars,
  'cannot play': HOOK.play,
  'may play': HOOK.permit,
  'cannot use': HOOK.play,
  'cannot raise tide': HOOK.tide,
  skips: HOOK.skips,
  'pool captured': HOOK.pool,
  'icons again': HOOK.icons,
  'icon as': HOOK.icons,
  'icon becomes': HOOK.icons,
  'cannot resolve icons': HOOK.icons,
  'costs to use': HOOK.useCost,
  'costs to play': HOOK.playCost,
  'reap becomes': HOOK.reapGain,
  'deed becomes': HOOK.deed,
  'destruction becomes': HOOK.replacement,
  'dealt becomes': HOOK.pending,
  'leaving becomes': HOOK.leavesTo,
}

export const isOfItself = (is: Says): is is Extract<Says, { kind: ItselfOnly }> =>
  ITSELF_ONLY.some((kind) => kind === is.kind)

export function hookOf(is: Says): number {
  if (is.kind === 'gains' || is.kind === 'loses') return HOOK.keyword + KEYWORD[is.keyword]
  if (
    is.kind === 'loses keywords' ||
    isOfItself(is) ||
    is.kind === 'about' ||
    is.kind === 'gets power and armor'
  )
    throw new Error(`“${is.kind}” hooks nothing by itself`)
  return HOOK_OF[is.kind]
}

/** Where abilities that wait for an event are noted. */
export const EVENT_HOOK = {
  destroyed: HOOK.destroyed,
  'dealt damage': HOOK.damaged,
  fights: HOOK.fights,
  readied: HOOK.readied,
  'turn starts': HOOK.turnStarts,
  'turn ends': HOOK.turnEnds,
  'house chosen': HOOK.houseChosen,
  'key forged': HOOK.keyForged,
  'armor prevents': HOOK.prevented,
  enters: HOOK.entered,
  played: HOOK.played,
  discarded: HOOK.discarded,
  reaps: HOOK.reaps,
  used: HOOK.used,
  'leaves play': HOOK.leaves,
  'dealt icon damage': HOOK.damagedByIcon,
  'tide raised': HOOK.tideRaised,
  draws: HOOK.draws,
  stolen: HOOK.stolen,
  exalted: HOOK.exalted,
  stunned: HOOK.stunned,
  warded: HOOK.warded,
  enraged: HOOK.enraged,
  exhausted: HOOK.exhausted,
  healed: HOOK.healed,
  captures: HOOK.captures,
  archives: HOOK.archives,
  shuffles: HOOK.shuffles,
  'token made': HOOK.tokenMade,
  'icon resolved': HOOK.iconResolved,
  attached: HOOK.attached,
  'deals damage': HOOK.dealsDamage,
  attacked: HOOK.attacked,
  gains: HOOK.gains,
  loses: HOOK.losesAember,
  purged: HOOK.purged,
} as const
