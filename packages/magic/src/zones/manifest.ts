import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { FACE_DOWN } from '../model/face-down.ts'
import { BLANK } from '../model/setup.ts'
import { type Facts, nextTimestamp, type Permanent, writePermanent } from '../model/state.ts'
import { entersTapped } from './enter.ts'
import { freeName } from './tokens.ts'

/** A card that nobody has named. It is no token; its real name comes out as it leaves. */
const UNKNOWN: Facts = { ...FACE_DOWN, hidden: true }

/** Puts an unknown card of a player onto the battlefield face down, and returns its number. */
export function manifest(w: World, player: number): number {
  const made = w.add({
    ...BLANK,
    name: freeName(w, UNKNOWN.name),
    facts: UNKNOWN,
    owner: player,
    controller: player,
    at: nextTimestamp(w),
    controlledSinceTurnBegan: false,
  } as Permanent)
  if (entersTapped(w, made)) writePermanent(w, made).tapped = true
  triggerOn(w, { kind: 'enters', it: made })
  return made
}
