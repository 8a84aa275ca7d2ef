import { NOT_DESTROYED } from '@battleline/card-game'
import { because, chart, routine, say, sentenceOf, stepVerbs, type World } from '@battleline/kernel'
import { emit, triggerAbilities } from '../events/triggers.ts'
import { shieldsOf } from '../keywords/link-shield.ts'
import { sayUnplayedOfDeath } from '../keywords/masteries.ts'
import { cardOf, isSameObject, type Ref, tableOf, writeCard } from '../model/state.ts'
import { isStillOnField, isUnit } from '../query/objects.ts'
import { hasKeyword, predicateOn } from '../query/values.ts'
import { destination, move } from '../zones/move.ts'

/** The effect that banishes an object that would die; traces identify it by this id and the object. */
export const BANISHED_INSTEAD = 'banished instead'

/** Objects that are destroyed at the same time: by an instruction, the state-based check, or a sacrifice (GA-DTH-2). */
export interface Destroyed {
  cards: readonly Ref[]
  /** True if they are sacrificed. */
  readonly sacrificed: boolean
  /** Objects that immortality keeps on the field. */
  spared: readonly Ref[]
}

export const destroyedOf = (cards: readonly Ref[], sacrificed = false): Destroyed => ({
  cards,
  sacrificed,
  spared: [],
})

const { act } = stepVerbs<Destroyed>()

export const destroyed = chart<Destroyed>(
  'grand-archive/destroyed',
  'Destruction',
  {
    '1-immortal': act('Immortal objects do not leave for the graveyard', spareImmortals).cite('GA-IMM-1'),
    '2-shield': act('Linked shields are destroyed instead', useShields).cite('GA-RPL-7'),
    '3-leave': act('They leave the field together', (w, l) => {
      const left = l.cards.filter((ref) => isStillOnField(w, ref) && !isSpared(l, ref))
      if (l.sacrificed) for (const ref of left) noteSacrifice(w, ref)
      leave(w, left)
    })
      .when((_, l) => l.spared.length < l.cards.length || routine('nothing is destroyed', 'GA-IMM-1'))
      .cite('GA-DTH-2', 'GA-DTH-3'),
  },
  { subjects: (l) => l.cards.map((ref) => ref.card), like: destroyedOf([]) },
)

function spareImmortals(w: World, l: Destroyed): void {
  for (const ref of l.cards) if (isStillOnField(w, ref)) spare(w, l, ref)
}

function spare(w: World, l: Destroyed, ref: Ref): void {
  if (!hasKeyword(w, ref.card, 'immortality')) return
  l.spared = [...l.spared, ref]
  w.reportNotDone(ref.card, NOT_DESTROYED, 'it is immortal', 'GA-IMM-1')
}

const isSpared = (l: Destroyed, ref: Ref): boolean => l.spared.some((one) => isSameObject(one, ref))

/**
 * The first shield of an object is destroyed instead, or one of that shield's in turn. The object's damage is removed
 * unless it would have been sacrificed.
 */
function useShields(w: World, l: Destroyed): void {
  const doomed = l.cards.slice()
  for (const ref of doomed) {
    if (isSpared(l, ref)) continue
    const shield = shieldsOf(w, ref).find((one) => !doomed.some((other) => isSameObject(one, other)))
    if (shield === undefined) continue
    doomed.push(shield)
    l.cards = l.cards.map((one) => (isSameObject(one, ref) ? shield : one))
    if (!l.sacrificed && cardOf(w, ref.card).$def.type === 'ally') writeCard(w, ref.card).damage = 0
    const why = because(say`${cardOf(w, shield.card).name} is linked to it`, 'GA-RPL-7')
    w.reportNotDone(ref.card, NOT_DESTROYED, { ...why, by: shield.card })
    spare(w, l, shield)
  }
}

/** Moves objects to the graveyard at once. Abilities trigger while all are still on the field (GA-DMG-11). */
export function leave(w: World, cards: readonly Ref[]): void {
  const gone = cards.map((ref) => {
    const { card } = ref
    const instead = predicateOn(w, card, BANISHED_INSTEAD)
    const zone = instead === undefined ? ('graveyard' as const) : ('banishment' as const)
    if (w.trace !== null) reportReplaced(w, card, instead?.source.card)
    // An object died if it goes straight to the graveyard; so does a token, which then ceases to exist (GA-DTH-3,
    // GA-DTH-6).
    const to = destination(w, card, zone)
    const died = isUnit(w, card) && (to === 'graveyard' || (to === 'nowhere' && zone === 'graveyard'))
    return { ref, zone, died }
  })
  for (const { ref, died } of gone) if (died) noteDeath(w, ref)
  for (const { ref, zone } of gone) move(w, ref.card, zone)
}

/** Reports why an object does not go to the graveyard: the effect, or its printed type. */
function reportReplaced(w: World, card: number, source: number | undefined): void {
  const message = say`It banishes ${cardOf(w, card).name} instead`
  if (source !== undefined)
    w.report({
      kind: 'hook',
      id: `${BANISHED_INSTEAD}@${card}`,
      title: sentenceOf(message),
      message,
      subject: 'it',
      record: source,
      cite: ['GA-DTH-2', 'GA-DTH-3'],
    })
  else if (destination(w, card, 'graveyard') === 'banishment')
    w.reportRule(cardOf(w, card).paid.includes('ephemeral') ? 'GA-KEY-EPHEMERATE' : 'GA-DTH-5')
}

/** It counts even if the object goes elsewhere (GA-KEY-SACRIFICE). */
function noteSacrifice(w: World, ref: Ref): void {
  triggerAbilities(w, ref.card, 'on sacrifice', [], 0, ref)
  emit(w, { kind: 'sacrifice', it: ref, by: cardOf(w, ref.card).controller })
}

function noteDeath(w: World, ref: Ref): void {
  sayUnplayedOfDeath(w, ref)
  triggerAbilities(w, ref.card, 'on death', [], 0, ref)
  emit(w, { kind: 'dies', it: ref })
  const { combat } = tableOf(w)
  const blow = combat?.blows.find((one) => isSameObject(one.to, ref))
  if (combat === null || blow === undefined) return
  // On Kill: of the unit with the lethal damage and of what its attack used, even if it has left since (GA-TRG-2).
  for (const by of [blow.by, ...blow.using]) {
    triggerAbilities(w, by.card, 'on kill', [ref], 0, by)
    if (cardOf(w, ref.card).$def.type === 'ally') triggerAbilities(w, by.card, 'on ally kill', [ref], 0, by)
  }
}
