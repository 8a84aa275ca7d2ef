import { because, chart, type Reason, type TimingChart, verbs, type World, type Written } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import { noteLeft } from './charts/destroyed.ts'
import { aember } from './effects/aember.ts'
import { damage } from './effects/damage.ts'
import { fighting } from './effects/fight.ts'
import { status } from './effects/status.ts'
import { type Writers, Writing } from './effects/write.ts'
import { zones } from './effects/zones.ts'
import { holds, housesOf, isThere } from './read.ts'
import { cardOf, writeCard, tableOf, type Waiting } from './state.ts'
import type { Condition, Effect, Sentence } from './text/structure.ts'

const WRITERS: Writers = { ...aember, ...damage, ...status, ...zones, ...fighting }
const { act, ask } = verbs<Acting>()

/** Prints an effect in a player's words: the titles of the steps. */
type Print = (effect: Effect) => string

const writeEffect = (effect: Effect, print: Print): readonly Written<Acting>[] => {
  const write = WRITERS[effect.kind] as (to: Writing, effect: Effect) => Writing
  return write(new Writing(print(effect)), effect).steps
}

const accepted = (_: World, l: Acting): true | Reason => l.go || because('this was not to be done', 'KF-GEN-7')

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
  const steps = does.flatMap((sentence, at) => {
    const next = does[at + 1]
    const replaced = next?.kind === 'if' && next.instead === true ? next.condition : null
    if (sentence.kind !== 'later') return writeSentence(sentence, replaced, print)
    const [delayed] = compile(`${id}.later-${at}`, title, [{ kind: 'do', effects: sentence.effects }], print)
    if (delayed !== undefined) made.push(delayed)
    return [waitUntilItLeaves(sentence, sentence.effects.map(print).join(', '), `${id}.later-${at}`)]
  })
  if (ending !== null) steps.push(untag)
  const named = Object.fromEntries(steps.map((step, n) => [`${n + 1}`, step]))
  return [chart<Acting>(id, title, named, { subjects: l => [l.source.card] }), ...made]
}

/** What was replaced did not happen: the tag comes off (KF-RPL-4, KF-DST-13). */
const untag = act<undefined>('It is not destroyed', (w, l) => {
  if (isThere(w, l.source)) writeCard(w, l.source.card).tagged = false
}).cite('KF-RPL-4', 'KF-DST-13')

function writeSentence(
  sentence: Exclude<Sentence, { kind: 'later' }>,
  replaced: Condition | null,
  print: Print,
): readonly Written<Acting>[] {
  const { effects } = sentence
  const steps = effects.flatMap(effect => writeEffect(effect, print))
  const guarded = steps.map(step => step.when(accepted))
  const title = effects.map(print).join(', ')
  if (sentence.kind === 'if') return [decide(title, (w, l) => isTrue(w, l, sentence.condition)), ...guarded]
  if (sentence.may === true) return [mayAsk(title), ...guarded]
  if (replaced !== null) return [decide(title, (w, l) => !isTrue(w, l, replaced)), ...guarded]
  return [begin(title), ...steps]
}

const begin = (title: string) =>
  act<undefined>(title, (_, l) => {
    l.did = true
  })

const decide = (title: string, condition: (w: World, l: Acting) => boolean) =>
  act<undefined>(title, (w, l) => {
    l.go = condition(w, l)
    if (!l.go) w.not(l.source.card, title, 'its condition does not hold', 'KF-GEN-8')
  })

/** "You may": asked of the active player, whoever controls the card (KF-GEN-4). */
const mayAsk = (title: string) =>
  ask(title, {
    who: w => tableOf(w).active,
    options: () => ['yes', 'no'],
    take: (_, l, [word]) => {
      l.go = word === 'yes'
      l.did = l.go
    },
    label: (_w, _l, word) => (word === 'yes' ? title : 'decline'),
  }).cite('KF-GEN-4', 'KF-GEN-7')

function isTrue(w: World, l: Acting, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.did
    case 'discarded':
      return l.it.length > 0
    case 'destroys it':
      return l.it.length > 0 && l.it.every(ref => !isThere(w, ref))
    case 'is a':
      return l.it.length > 0 && l.it.every(({ card }) => cardOf(w, card).$def.type === condition.type)
    case 'share a house':
      return shareHouse(w, l)
    default:
      return holds(w, condition, l.source.card, l.you)
  }
}

/** Whether two or more cards have a house in common, as they were just before they left (KF-LVP-7, doubt D6). */
function shareHouse(w: World, l: Acting): boolean {
  if (l.it.length < 2) return false
  const [first = [], ...others] = l.it.map(ref => {
    const { last } = cardOf(w, ref.card)
    return !isThere(w, ref) && last?.life === ref.life ? last.houses : housesOf(w, ref.card)
  })
  return first.some(house => others.every(houses => houses.includes(house)))
}

/** The delayed part of a Destroyed: ability: it joins the abilities that follow the destruction (KF-LVP-12). */
const waitUntilItLeaves = (sentence: Extract<Sentence, { kind: 'later' }>, title: string, runs: string) =>
  act<undefined>(title, (w, l) => {
    if (sentence.condition !== undefined && !isTrue(w, l, sentence.condition)) {
      return w.not(l.source.card, title, 'its condition does not hold', 'KF-GEN-8')
    }
    const { card: source, life } = l.source
    const entry: Waiting = {
      id: `${source}.${life}/${runs}`,
      source,
      life,
      from: l.from,
      ability: -1,
      you: l.you,
      it: l.it,
      delayed: true,
      runs,
    }
    noteLeft(w, [{ kind: 'left', subject: source, saw: [entry] }])
  })
