import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { BLANK } from '../model/setup.ts'
import { type Facts, nextTimestamp, type Permanent, writePermanent } from '../model/state.ts'
import { entersTapped } from './enter.ts'
import { freeName } from './tokens.ts'

/** The facts of a face-down card (708.2). It is no token; its real name comes out as it leaves. */
const FACE_DOWN: Facts = {
  ...BLANK.facts,
  name: 'Face-down creature',
  types: ['creature'],
  power: 2,
  toughness: 2,
  manaValue: 0,
  hidden: true,
}

/** Puts an unknown card of a player onto the battlefield face down, and returns its number. */
export function manifest(w: World, player: number): number {
  const made = w.add({
    ...BLANK,
    name: freeName(w, FACE_DOWN.name),
    facts: FACE_DOWN,
    owner: player,
    controller: player,
    at: nextTimestamp(w),
    controlledSinceTurnBegan: false,
  } as Permanent)
  if (entersTapped(w, made)) writePermanent(w, made).tapped = true
  triggerOn(w, { kind: 'enters', it: made })
  return made
}
