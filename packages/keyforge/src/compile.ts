import {
  because,
  chart,
  guarded,
  type Reason,
  type StepText,
  type TimingChart,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { type Acting, actingOf } from './acting.ts'
import { noteLeft } from './charts/destruction.ts'
import { aember } from './effects/aember.ts'
import { type Deal, damage, dealTogether, isDeal } from './effects/damage.ts'
import { fighting } from './effects/fight.ts'
import { type LastingText, lasting } from './effects/lasting.ts'
import { status } from './effects/status.ts'
import { type Writers, Writing } from './effects/write.ts'
import { zones } from './effects/zones.ts'
import { hooksOfLasting } from './in-force.ts'
import { holds, housesOf, isThere, lastKnown } from './read.ts'
import { cardOf, tableOf, type Waiting, writeCard } from './state.ts'
import { type Condition, type Effect, grantedBy, type Ongoing, type Sentence } from './text/structure.ts'

const WRITERS: Writers = { ...aember, ...damage, ...status, ...zones, ...fighting, ...lasting }
const { act, ask } = verbs<Acting>()
const NOBODY = { card: 0, life: 0 }
const EXAMPLE = actingOf(NOBODY, NOBODY, 1)

/** Prints an effect in a player's words: the titles of the steps. */
type Print = (effect: Effect) => string

/** The steps of an effect, in the company of the ability's others. */
type Write = (effect: Effect) => readonly StepText[]

/**
 * The damage of an ability is dealt at the same time wherever it is written (KF-GEN-6), up to the first sentence that
 * waits for something.
 */
function dealtTogether(does: readonly Sentence[]): readonly Deal[] {
  const waits = does.findIndex(
    (one, at) => one.kind !== 'do' || one.may === true || replacing(does[at + 1]) !== null,
  )
  const plain = waits < 0 ? does : does.slice(0, waits)
  return plain.flatMap((one) => (one.kind === 'do' ? one.effects.filter(isDeal) : []))
}

/** The condition under which the next sentence happens instead, or null where it does not replace anything. */
const replacing = (next: Sentence | undefined): Condition | null =>
  next?.kind === 'if' && next.instead === true ? next.condition : null

const writeEffect = (effect: Effect, print: Print): readonly StepText[] => {
  const write = WRITERS[effect.kind] as (to: Writing<Effect>) => Writing<Effect>
  return write(new Writing(print(effect), effect)).steps
}

const accepted = (_: View, l: Acting): true | Reason =>
  l.go || because('it was declined, or its condition does not hold', 'KF-GEN-7')

/**
 * Charts for what an ability does: one step for each choice and each effect, in printed order (KF-GEN-6). The first is
 * the ability's own, the others are its delayed parts.
 */
export function compile(
  id: string,
  title: string,
  does: readonly Sentence[],
  print: Print,
  ending: 'replaces destruction' | null = null,
): readonly TimingChart<Acting>[] {
  const made: TimingChart<Acting>[] = []
  const deals = dealtTogether(does)
  let texts = 0
  const write: Write = (effect) => {
    if (effect.kind === 'lasting') {
      const text = `${id}.lasting-${++texts}`
      made.push(...compileLasting(text, title, effect.is, print))
      const written: LastingText = { ...effect, text, hooks: hooksOfLasting(effect.is) }
      return writeEffect(written, () => print(effect))
    }
    if (deals.length < 2 || !isDeal(effect) || !deals.includes(effect)) return writeEffect(effect, print)
    return effect === deals[0] ? dealTogether(deals, print) : []
  }
  const steps = does.flatMap((sentence, at): readonly StepText[] => {
    if (sentence.kind !== 'later') return writeSentence(sentence, replacing(does[at + 1]), print, write)
    const runs = `${id}.later-${at}`
    made.push(...compile(runs, title, [{ kind: 'do', effects: sentence.effects }], print))
    const args: Delayed = { condition: sentence.condition ?? null, runs }
    return [act(sentence.effects.map(print).join(', '), waitUntilItLeaves, args)]
  })
  const ended = ending === null ? steps : [...steps, untag]
  const named = Object.fromEntries(ended.map((step, n) => [`${n + 1}`, step]))
  return [chart<Acting>(id, title, named, { subjects: (l) => [l.source.card], like: EXAMPLE }), ...made]
}

/** The charts of what a lasting effect does when its time comes. */
function compileLasting(
  id: string,
  title: string,
  is: Ongoing,
  print: Print,
): readonly TimingChart<Acting>[] {
  if (is.kind === 'after') return compile(id, title, [{ kind: 'do', effects: is.effects }], print)
  const granted = grantedBy(is)
  if (granted === null) return []
  return granted.kind === 'bold'
    ? compile(id, title, granted.does, print)
    : compile(id, title, [{ kind: 'do', effects: granted.does.effects }], print, 'replaces destruction')
}

/** What was replaced did not happen: the tag comes off (KF-RPL-4, KF-DST-13). */
const untag = act('It is not destroyed', (w, l) => {
  if (isThere(w, l.source)) writeCard(w, l.source.card).tagged = false
}).cite('KF-RPL-4', 'KF-DST-13')

function writeSentence(
  sentence: Exclude<Sentence, { kind: 'later' }>,
  replaced: Condition | null,
  print: Print,
  write: Write,
): readonly StepText[] {
  const { effects } = sentence
  const steps = effects.flatMap(write)
  const ifAccepted = steps.map((step) => guarded(step, accepted))
  const title = effects.map(print).join(', ')
  if (sentence.kind === 'if')
    return [act(title, decide, { condition: sentence.condition, wanted: true, words: title }), ...ifAccepted]
  if (sentence.may === true) return [mayAsk(title), ...ifAccepted]
  if (replaced !== null)
    return [act(title, decide, { condition: replaced, wanted: false, words: title }), ...ifAccepted]
  return [act(title, begin), ...steps]
}

function begin(_: World, l: Acting): void {
  l.did = true
}

interface Deciding {
  readonly condition: Condition
  /** What the condition must be for the sentence to be carried out. */
  readonly wanted: boolean
  readonly words: string
}

/** Whether a sentence with a condition is carried out: asked once, before its first effect. */
function decide(w: World, l: Acting, { condition, wanted, words }: Deciding): void {
  l.go = isTrue(w, l, condition) === wanted
  if (l.go) return
  if (wanted) w.not(l.source.card, words, 'its condition does not hold', 'KF-GEN-8')
  else w.not(l.source.card, words, 'something else happens instead', 'KF-RPL-9')
}

/** "You may": asked of the active player, whoever controls the card (KF-GEN-4). */
const mayAsk = (title: string) =>
  ask(
    title,
    {
      who: (w) => tableOf(w).active,
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.go = word === 'yes'
        l.did = l.go
      },
      label: (_, word, _l, words) => (word === 'yes' ? words : 'decline'),
    },
    title,
  ).cite('KF-GEN-4', 'KF-GEN-7')

function isTrue(w: View, l: Acting, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.did
    case 'discarded':
      return l.it.length > 0
    case 'destroys it':
      return l.it.length > 0 && l.it.every((ref) => !isThere(w, ref) || cardOf(w, ref.card).tagged)
    case 'is a':
      return l.it.length > 0 && l.it.every(({ card }) => cardOf(w, card).$def.type === condition.type)
    case 'share a house':
      return shareHouse(w, l)
    default:
      return holds(w, condition, l.source.card, l.you)
  }
}

/** Whether two or more cards have a house in common, as they were just before they left (KF-LVP-7, doubt D6). */
function shareHouse(w: View, l: Acting): boolean {
  if (l.it.length < 2) return false
  const [first = [], ...others] = l.it.map((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card))
  return first.some((house) => others.every((houses) => houses.includes(house)))
}

interface Delayed {
  readonly condition: Condition | null
  /** The chart of the delayed part. */
  readonly runs: string
}

/** The delayed part of a Destroyed: ability: it joins the abilities that follow the destruction (KF-LVP-12). */
function waitUntilItLeaves(w: World, l: Acting, { condition, runs }: Delayed): void {
  const { card: source, life } = l.source
  if (condition !== null && !isTrue(w, l, condition)) {
    w.not(source, 'what follows when it has left play', 'its condition does not hold', 'KF-GEN-8')
    return
  }
  const { from, you, it, fought } = l
  const entry: Waiting = {
    id: `${source}.${life}/${runs}`,
    source,
    life,
    from,
    ability: -1,
    you,
    it,
    fought,
    delayed: true,
    runs,
  }
  noteLeft(w, [{ kind: 'left', subject: source, saw: [entry] }])
}
