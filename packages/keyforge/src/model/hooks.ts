import type { Constant, Ongoing, Predicate } from '../text/structure.ts'
import { KEYWORD, KEYWORDS } from '../vocabulary.ts'

/**
 * What active effects can hook. The table of a position lists, for each hook, the active effects on it, so that no
 * step ever searches the board.
 */
const NAMES = [
  'power',
  'armor',
  'grant',
  // Granted abilities that are not bold; these are listed under their own hooks, too.
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
  // Triggers for a turn's start or end, choosing a house, forging a key, readying a card.
  'turnStarts',
  'turnEnds',
  'houseChosen',
  'keyForged',
  'readied',
  // Restrictions on choosing houses, permissions to spend Æmber, replacements of steps.
  'house',
  'spend',
  'ready',
  'refill',
  'prevented',
  // How cards enter play; restrictions on playing.
  'enters',
  'play',
  // Triggers for entering play, playing and discarding.
  'entered',
  'played',
  'discarded',
  'reaps',
  'used',
  // Control effects; houses of cards.
  'control',
  'belongs',
  // Triggers for leaving play.
  'leaves',
  // Triggers for damage of a bonus icon.
  'damagedByIcon',
  // Triggers for raising the tide and drawing a card.
  'tideRaised',
  // Triggers for attaching an upgrade.
  'attached',
  'draws',
  // Triggers for resolving a bonus icon.
  'iconResolved',
  // Triggers for stealing Æmber.
  'stolen',
  // Captures of Æmber before it reaches a pool; triggers for exalting a creature.
  'pool',
  'exalted',
  // Triggers for stunning, warding, enraging, exhausting, healing and capturing.
  'stunned',
  'warded',
  'enraged',
  'exhausted',
  'healed',
  'captures',
  // Triggers for archiving cards, shuffling decks and making token creatures.
  'archives',
  'shuffles',
  'tokenMade',
  // Gained traits; restrictions on readying; permissions to use cards in any active house.
  'trait',
  'stays',
  'may',
  // Restrictions on stealing and forging.
  'steal',
  'forge',
  // Creatures that are considered flank creatures.
  'flank',
  // Triggers before a fight.
  'fightBegins',
  // Effects that remove printed text or abilities of a kind.
  'blank',
  'loses',
  // Artifacts that are creatures, and creatures that are artifacts.
  'form',
  // Bold abilities that are abilities of another kind, too.
  'triggers',
  // Effects by which cards are copies, or have the text boxes of others.
  'face',
  // Permissions to play cards outside the active house.
  'permit',
  // Restrictions on raising the tide; skipped steps.
  'tide',
  'skips',
  // Effects as soon as a condition is true.
  'states',
  // Repeated icons, costs of uses, replacements of reaping.
  'icons',
  'useCost',
  'reapGain',
  // Everything that the state-based check needs; if there is nothing, it looks only at touched records.
  'stateBased',
  // Protections of cards.
  'immune',
  // Replacements of a player's actions.
  'deed',
  // Additional costs of playing cards.
  'playCost',
  // General restrictions on players.
  'bars',
  // Replaced destinations of cards that leave play.
  'leavesTo',
  // Triggers for dealing damage, attacks, gaining or losing Æmber, and purging.
  'dealsDamage',
  'attacked',
  'gains',
  'losesAember',
  'purged',
  // Texts that make players haunted.
  'haunted',
  // Triggers for steps of a turn, and for taking archives.
  'drawStepStarts',
  'readyStepEnds',
  'archivesTaken',
  // Texts by which a player gets what keys are paid with.
  'keyPaid',
  // Texts that reveal the top card of a deck.
  'shown',
  // Triggers for cards that are put under a card, and triggers of the set-up.
  'placedUnder',
  'handsDrawn',
  'openingHandDrawn',
  // What a player may do in step 3.
  'mayDo',
  // One for each keyword from here on.
  'keyword',
] as const
export const HOOK = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Readonly<
  Record<(typeof NAMES)[number], number>
>
const PRINTED = HOOK.keyword + KEYWORDS.length
export const HOOKS = PRINTED + KEYWORDS.length

/** Effects that can make untouched creatures lethal: on power, texts and invulnerability (KF-PWR-3). */
export const LETHAL_HOOKS: readonly number[] = [
  HOOK.power,
  HOOK.blank,
  HOOK.immune,
  HOOK.keyword + KEYWORD.invulnerable,
]

/**
 * The effects that the state-based check needs: these are listed under `stateBased`, too. It reads the table's own
 * fields itself (`checkLethal`).
 */
export const STATE_BASED_HOOKS: readonly number[] = [...LETHAL_HOOKS, HOOK.form, HOOK.states, HOOK.control]

/** The hook of cards in play with a printed keyword, so that a step knows at once whether there are any. */
export const printedHook = (keyword: number): number => PRINTED + keyword

export type Says =
  | Constant
  | Predicate
  | Extract<Ongoing, { kind: 'next played' | 'next icons again' | 'next action returns' | 'next enters' }>
type Kind = Says['kind']

/** Texts about the card itself, read from the card in any zone. */
const ITSELF_ONLY = [
  'playable',
  'cannot be played',
  'cannot be discarded',
  'attached only',
  'is a copy as played',
  'archived faceup',
  'archives taken in part',
] as const
type ItselfOnly = (typeof ITSELF_ONLY)[number]
/** Listed by its parts. */
type Whole = 'about' | 'gets power and armor' | 'loses several' | 'loses all abilities' | 'cannot do several'

/** The hooks of constant effects; effects on keywords have the keyword's hook. */
const HOOK_OF: Readonly<
  Record<Exclude<Kind, 'gains' | 'loses' | 'loses keywords' | Whole | ItselfOnly>, number>
> = {
  'gets power': HOOK.power,
  'has power': HOOK.power,
  'power equals': HOOK.power,
  'gains features': HOOK.face,
  'is a creature': HOOK.power,
  'is an artifact': HOOK.form,
  'is a copy': HOOK.face,
  'gains text box': HOOK.face,
  'gets armor': HOOK.armor,
  'has armor': HOOK.armor,
  grants: HOOK.grant,
  'belongs to': HOOK.belongs,
  'belongs to all': HOOK.belongs,
  'gains trait': HOOK.trait,
  'loses traits': HOOK.trait,
  'is a flank creature': HOOK.flank,
  'cannot gain armor': HOOK.armor,
  'cannot be': HOOK.immune,
  'cannot capture': HOOK.immune,
  'loses abilities': HOOK.loses,
  'is blank': HOOK.blank,
  'cannot ready': HOOK.stays,
  'does not ready': HOOK.stays,
  'may fight': HOOK.may,
  'may reap': HOOK.may,
  'may be used as': HOOK.may,
  'also triggers': HOOK.triggers,
  'cannot be stolen': HOOK.steal,
  'is haunted': HOOK.haunted,
  'cannot forge': HOOK.forge,
  'skips forging': HOOK.forge,
  'forge limit': HOOK.forge,
  'forges more': HOOK.forge,
  'needs another key': HOOK.forge,
  'no damage when fighting': HOOK.pending,
  'only deals': HOOK.pending,
  'attack bonus': HOOK.pending,
  'damage becomes': HOOK.pending,
  'cannot be dealt damage': HOOK.prevent,
  'damage doubled': HOOK.place,
  'damage redirected': HOOK.place,
  'damage divided': HOOK.place,
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
  'wider taunt': HOOK.declare,
  'keys cost': HOOK.keyCost,
  'keys paid to you': HOOK.keyPaid,
  'must choose': HOOK.house,
  'cannot choose': HOOK.house,
  'may be spent': HOOK.spend,
  'may be spent itself': HOOK.spend,
  'top revealed': HOOK.shown,
  'keeps archives': HOOK.bars,
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
  'cannot discard': HOOK.play,
  'may play': HOOK.permit,
  'cannot use': HOOK.play,
  'cannot raise tide': HOOK.tide,
  skips: HOOK.skips,
  'pool captured': HOOK.pool,
  'icons again': HOOK.icons,
  'next icons again': HOOK.icons,
  'next action returns': HOOK.leavesTo,
  'next enters': HOOK.enters,
  'icon as': HOOK.icons,
  'icon becomes': HOOK.icons,
  'cannot resolve icons': HOOK.icons,
  'costs to use': HOOK.useCost,
  'costs to play': HOOK.playCost,
  'reap becomes': HOOK.reapGain,
  'deed becomes': HOOK.deed,
  'pool becomes': HOOK.pool,
  'may do': HOOK.mayDo,
  'taken from supply': HOOK.steal,
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
    is.kind === 'loses several' ||
    is.kind === 'cannot do several' ||
    is.kind === 'loses all abilities' ||
    is.kind === 'gets power and armor'
  )
    throw new Error(`“${is.kind}” hooks nothing by itself`)
  return HOOK_OF[is.kind]
}

/** The hooks of triggers. */
export const EVENT_HOOK = {
  destroyed: HOOK.destroyed,
  'dealt damage': HOOK.damaged,
  fights: HOOK.fights,
  'fight begins': HOOK.fightBegins,
  readied: HOOK.readied,
  'hands drawn': HOOK.handsDrawn,
  'opening hand drawn': HOOK.openingHandDrawn,
  'turn starts': HOOK.turnStarts,
  'turn ends': HOOK.turnEnds,
  'draw step starts': HOOK.drawStepStarts,
  'ready step ends': HOOK.readyStepEnds,
  'archives taken': HOOK.archivesTaken,
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
  'placed under': HOOK.placedUnder,
  'deals damage': HOOK.dealsDamage,
  attacked: HOOK.attacked,
  gains: HOOK.gains,
  loses: HOOK.losesAember,
  purged: HOOK.purged,
} as const
