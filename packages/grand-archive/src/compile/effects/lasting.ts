import { type Message, type StepSpec, say, stepVerbs, type View, type World } from '@battleline/kernel'
import { textsOfConstant } from '../../model/hooks.ts'
import { addLasting } from '../../model/lasting.ts'
import { remember } from '../../model/memory.ts'
import { refTo, tableOf, type Until } from '../../model/state.ts'
import { effectsGivingKeyword } from '../../query/active-effects.ts'
import { referencedCards } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { amountOf, quantityOf } from '../../query/values.ts'
import { oneByOne } from '../../text/gained-keywords.ts'
import type { ContinuousText, EffectOf, Lasts, Offered, Predicate } from '../../text/structure.ts'
import { countIn } from '../../text/walk.ts'
import { chooseStep, type EffectWriters, effectStep } from './write.ts'

const { ask } = stepVerbs<Resolution>()
const IT = { kind: 'it' } as const

/** A separate shield for each unit (GA-PRV-2, GA-PRV-7), with its size on resolution. */
function shield(w: World, l: Resolution, { amount, sort, to }: EffectOf<'shield'>): void {
  const points = amountOf(w, l, amount)
  const cards = [...new Set(to.flatMap((target) => referencedCards(w, l, target)))]
  l.completed = cards.length > 0 && points > 0
  if (points <= 0) return
  const is: ContinuousText = {
    kind: 'would deal',
    of: { kind: 'would', ...(sort !== undefined && { sort }) },
    becomes: { kind: 'shield' },
  }
  for (const card of cards) addLasting(w, l, is, [refTo(w, card)], 'end of turn', points)
}

function preventNext(
  w: World,
  l: Resolution,
  { sort, to, counter, preserve, most, but, chartId }: EffectOf<'prevent next'>,
): void {
  const is: ContinuousText = {
    kind: 'would deal',
    of: { kind: 'would', ...(sort !== undefined && { sort }) },
    becomes: {
      kind: 'next time',
      ...(counter !== undefined && { counter }),
      ...(preserve && { preserve }),
      ...(chartId !== undefined && { chartId }),
      ...(most !== undefined && { most }),
      ...(but !== undefined && { but }),
    },
  }
  const cards = referencedCards(w, l, to)
  l.completed = cards.length > 0
  for (const card of cards) addLasting(w, l, is, [refTo(w, card)], 'end of turn')
}

const untilOf = (named: Lasts): Until =>
  named === 'this turn'
    ? 'end of turn'
    : named === 'this attack'
      ? 'end of combat'
      : named === 'you control this'
        ? 'the game'
        : named

function gets(w: World, l: Resolution, { who, gives, until: named = 'the game' }: EffectOf<'gets'>): void {
  const until = untilOf(named)
  const on = referencedCards(w, l, who).map((card) => refTo(w, card))
  const whiles = named === 'you control this' ? ({ while: { kind: named } } as const) : {}
  l.completed = on.length > 0
  for (const one of oneByOne(gives)) {
    if (who.kind === 'each' && isLive(one)) addLasting(w, l, { kind: 'gives', who, gives: one }, [], until)
    else if (on.length > 0)
      addLasting(w, l, { kind: 'gives', who: IT, gives: counted(w, l, one), ...whiles }, on, until)
  }
}

/** One choice for everything that gets it, as the ability resolves (GA-DMG-1). */
const offer = (title: string, effect: EffectOf<'gets'>, of: readonly Offered[]): StepSpec =>
  ask(title, {
    who: (_, l) => l.you,
    options: () => of.map((_, at) => `${at}`),
    take: (w, l, [word]) => {
      const chosen = of[Number(word)]
      if (chosen !== undefined) gets(w, l, { ...effect, gives: [chosen] })
    },
    label: (_, word) => offered(of[Number(word)]),
  }).cite('GA-LAY-2')

const offered = (one: Offered | undefined): string | Message => {
  if (one === undefined) return ''
  if (one.kind === 'gains') return one.keyword
  return one.kind === 'gets life' ? say`${one.by} more life` : say`${one.by} more power`
}

/** An amount “for each” is counted on resolution, and only keywords from before are lost (GA-LAY-1). */
function counted(w: View, l: Resolution, one: Predicate): Predicate {
  if (one.kind === 'loses') {
    const known = one.of.flatMap(({ keyword }) => effectsGivingKeyword(w, keyword).map(({ id }) => id))
    return { ...one, known }
  }
  return one.kind !== 'attack price' && one.kind !== 'gets both' && 'each' in one && one.each !== undefined
    ? { kind: one.kind, by: one.by * quantityOf(w, l, one.each) }
    : one
}

/** "Has" affects whatever its text describes at the time, "gets" and "gains" the objects it describes now (GA-LAY-2). */
const isLive = (gives: Predicate): boolean =>
  gives.kind === 'enters rested' ||
  gives.kind === 'enters with' ||
  gives.kind === 'card cost' ||
  gives.kind === 'attack price' ||
  ('live' in gives && gives.live === true)

/** "This attack": of the attacker, until the combat ends. */
function attackGets(w: World, l: Resolution, { gives }: EffectOf<'attack gets'>): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  for (const one of oneByOne(gives))
    addLasting(
      w,
      l,
      { kind: 'gives', who: IT, gives: counted(w, l, one) },
      [combat.attacker],
      'end of combat',
    )
}

/** For the champion's next attack without a weapon: it begins when that attack is declared. */
function nextAttackGets(w: World, l: Resolution, { by }: EffectOf<'next attack gets'>): void {
  const on = referencedCards(w, l, { kind: 'your champion' }).map((card) => refTo(w, card))
  l.completed = on.length > 0
  if (l.completed)
    addLasting(w, l, { kind: 'gives', who: IT, gives: { kind: 'gets power', by } }, on, 'next attack')
}

/** As of the unit that attacks, from the declaration to the end of the combat. */
function theirNextAttack(w: World, l: Resolution, { who, gives }: EffectOf<'their next attack'>): void {
  const on = referencedCards(w, l, who).map((card) => refTo(w, card))
  l.completed = on.length > 0
  if (!l.completed) return
  for (const one of oneByOne(gives))
    addLasting(w, l, { kind: 'gives', who: IT, gives: counted(w, l, one) }, on, 'any next attack')
}

const DOUBLED: ContinuousText = {
  kind: 'would deal',
  of: { kind: 'would', attack: true },
  becomes: { kind: 'doubled' },
}

/** What was done “this way” is counted once: later nobody knows it. */
function withWays(w: World, l: Resolution, text: ContinuousText): ContinuousText {
  if (countIn(text, ({ kind }) => kind === 'this way') === 0) return text
  if (text.kind === 'gives') return { ...text, gives: counted(w, l, text.gives) }
  const { becomes } = text
  return becomes.kind === 'prevent some'
    ? { ...text, becomes: { ...becomes, amount: { kind: 'number', value: amountOf(w, l, becomes.amount) } } }
    : text
}

/** Adds the lasting effects of "until …, …". */
function fromNow(w: World, l: Resolution, { is, until: named }: EffectOf<'from now'>): void {
  const until = untilOf(named)
  for (const text of textsOfConstant(is)) {
    const one = withWays(w, l, text)
    const who = one.kind === 'gives' ? one.who : one.of.to
    if (who === undefined || !isFixed(one)) addLasting(w, l, one, [], until)
    else {
      const on = referencedCards(w, l, who).map((card) => refTo(w, card))
      if (on.length > 0) addLasting(w, l, one, on, until)
    }
  }
}

/**
 * Whether it affects only the objects of its text on resolution (GA-LAY-2); so does protection of several (GA-PRV-7).
 */
const isFixed = (one: ContinuousText): boolean =>
  one.kind === 'gives' ? !isLive(one.gives) : one.of.to?.kind === 'each' || one.of.to?.kind === 'it'

/** The next Spell card of this turn uses it up (GA-KEY-EMPOWER). Empower 0 does nothing (GA-DEF-16). */
function empower(w: World, l: Resolution, { amount: of }: EffectOf<'empower'>): void {
  const amount = amountOf(w, l, of)
  l.completed = amount > 0
  if (amount <= 0) return
  remember(w, { kind: 'empowered', ...l.source, you: l.you, amount, spell: null })
}

export const lasting = {
  'next card': (title, effect) => [
    effectStep(
      title,
      (w: World, l: Resolution, { of, gives }: EffectOf<'next card'>) =>
        remember(w, { kind: 'next card', ...l.source, you: l.you, of, gives, used: null }),
      effect,
      'GA-CST-4',
    ),
  ],
  empower: (title, effect) => [effectStep(title, empower, effect, 'GA-KEY-EMPOWER', 'GA-DEF-16')],
  shield: (title, effect) => [
    ...effect.to.flatMap((target) => chooseStep(title, target)),
    effectStep(title, shield, effect, 'GA-PRV-2', 'GA-PRV-7'),
  ],
  'prevent next': (title, effect) => [
    ...chooseStep(title, effect.to),
    effectStep(title, preventNext, effect, 'GA-PRV-3', 'GA-PRV-8'),
  ],
  gets: (title, effect) => [
    ...chooseStep(title, effect.who),
    effectStep(
      title,
      gets,
      { ...effect, gives: effect.gives.filter(({ kind }) => kind !== 'your choice') },
      'GA-LAY-2',
    ),
    ...effect.gives.flatMap((one) => (one.kind === 'your choice' ? [offer(title, effect, one.of)] : [])),
  ],
  'attack gets': (title, effect) => [effectStep(title, attackGets, effect, 'GA-PWR-3')],
  'next attack gets': (title, effect) => [effectStep(title, nextAttackGets, effect, 'GA-PWR-3')],
  'their next attack': (title, effect) => [
    ...chooseStep(title, effect.who),
    effectStep(title, theirNextAttack, effect, 'GA-PWR-3'),
  ],
  'attack doubled': (title, effect) => [
    effectStep(
      title,
      (w: World, l: Resolution) => addLasting(w, l, DOUBLED, [], 'end of combat'),
      effect,
      'GA-RPL-1',
    ),
  ],
  'from now': (title, effect) => [effectStep(title, fromNow, effect, 'GA-LAY-2', 'GA-PRV-7')],
} satisfies Partial<EffectWriters>
