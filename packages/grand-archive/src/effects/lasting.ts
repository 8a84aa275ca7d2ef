import type { World } from '@battleline/kernel'
import { type Acting, cardsMeant } from '../acting.ts'
import { amountOf } from '../counting.ts'
import { forcedBy } from '../in-force.ts'
import { type Lasting, type Ref, refTo, tableOf, type Until, writeTable } from '../state.ts'
import type { Doing, Forced, Predicate } from '../text/structure.ts'
import { choosing, does, type Writers } from './write.ts'

const IT = { kind: 'it' } as const

/** An effect that lasts: about these objects and no others (GA-LAY-2), or about what its words mean at any time. */
export function lasts(
  w: World,
  l: Pick<Acting, 'source' | 'you'>,
  is: Forced,
  on: readonly Ref[],
  until: Until,
  left = 0,
): void {
  const table = writeTable(w)
  table.made += 1
  const one: Lasting = { id: table.made, is, on, source: l.source, you: l.you, until, left }
  table.lasting = [...tableOf(w).lasting, one]
}

/** A shield of its own for each unit (GA-PRV-2, GA-PRV-7); of the size it has as it resolves. */
function shield(w: World, l: Acting, { amount, sort, to }: Doing<'shield'>): void {
  const points = amountOf(w, l, amount)
  const cards = [...new Set(to.flatMap((target) => cardsMeant(w, l, target)))]
  l.did = cards.length > 0 && points > 0
  if (points <= 0) return
  const is: Forced = {
    kind: 'would deal',
    of: { kind: 'would', ...(sort !== undefined && { sort }) },
    becomes: { kind: 'shield' },
  }
  for (const card of cards) lasts(w, l, is, [refTo(w, card)], 'end of turn', points)
}

function preventNext(w: World, l: Acting, { sort, to, counter, preserve }: Doing<'prevent next'>): void {
  const is: Forced = {
    kind: 'would deal',
    of: { kind: 'would', ...(sort !== undefined && { sort }) },
    becomes: { kind: 'next time', ...(counter !== undefined && { counter }), ...(preserve && { preserve }) },
  }
  const cards = cardsMeant(w, l, to)
  l.did = cards.length > 0
  for (const card of cards) lasts(w, l, is, [refTo(w, card)], 'end of turn')
}

function gets(w: World, l: Acting, { who, gives, until }: Doing<'gets'>): void {
  const on = cardsMeant(w, l, who).map((card) => refTo(w, card))
  l.did = on.length > 0
  for (const one of gives) {
    if (who.kind === 'each' && isLive(one)) lasts(w, l, { kind: 'gives', who, gives: one }, [], until)
    else if (on.length > 0) lasts(w, l, { kind: 'gives', who: IT, gives: one }, on, until)
  }
}

/** "Has" is said of what its words mean at any time, "gets" and "gains" of what they mean now (GA-LAY-2). */
const isLive = (gives: Predicate): boolean => 'live' in gives && gives.live === true

/** "This attack": of the attacker, until the combat ends. */
function attackGets(w: World, l: Acting, { by }: Doing<'attack gets'>): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  lasts(
    w,
    l,
    { kind: 'gives', who: IT, gives: { kind: 'gets power', by } },
    [combat.attacker],
    'end of combat',
  )
}

/** The next attack of the champion with nothing wielded: it waits until that is declared. */
function nextAttackGets(w: World, l: Acting, { by }: Doing<'next attack gets'>): void {
  const on = cardsMeant(w, l, { kind: 'your champion' }).map((card) => refTo(w, card))
  l.did = on.length > 0
  if (l.did) lasts(w, l, { kind: 'gives', who: IT, gives: { kind: 'gets power', by } }, on, 'next attack')
}

const DOUBLED: Forced = {
  kind: 'would deal',
  of: { kind: 'would', attack: true },
  becomes: { kind: 'doubled' },
}

/** What a text makes true from now on. */
function fromNow(w: World, l: Acting, { is, until }: Doing<'from now'>): void {
  for (const one of forcedBy(is)) {
    const who = one.kind === 'gives' ? one.who : one.of.to
    if (who === undefined || !isFixed(one)) lasts(w, l, one, [], until)
    else {
      const on = cardsMeant(w, l, who).map((card) => refTo(w, card))
      if (on.length > 0) lasts(w, l, one, on, until)
    }
  }
}

/** Whether it is about the objects that its words mean as it resolves and no others (GA-LAY-2); several are so protected too (GA-PRV-7). */
const isFixed = (one: Forced): boolean =>
  one.kind === 'gives' ? !isLive(one.gives) : one.of.to?.kind === 'each' || one.of.to?.kind === 'it'

export const lasting = {
  shield: (title, effect) => [
    ...effect.to.flatMap((target) => choosing(title, target)),
    does(title, shield, effect, 'GA-PRV-2', 'GA-PRV-7'),
  ],
  'prevent next': (title, effect) => [
    ...choosing(title, effect.to),
    does(title, preventNext, effect, 'GA-PRV-3', 'GA-PRV-8'),
  ],
  gets: (title, effect) => [...choosing(title, effect.who), does(title, gets, effect, 'GA-LAY-2')],
  'attack gets': (title, effect) => [does(title, attackGets, effect, 'GA-PWR-3')],
  'next attack gets': (title, effect) => [does(title, nextAttackGets, effect, 'GA-PWR-3')],
  'attack doubled': (title, effect) => [
    does(title, (w: World, l: Acting) => lasts(w, l, DOUBLED, [], 'end of combat'), effect, 'GA-RPL-1'),
  ],
  'from now': (title, effect) => [does(title, fromNow, effect, 'GA-LAY-2', 'GA-PRV-7')],
} satisfies Partial<Writers>
