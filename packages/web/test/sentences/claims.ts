import { type Answer, explanationOf, type WhyQuestion, why } from '@battleline/explain'
import { ruleIds } from '@battleline/rulebook'
import { positionAt } from '@battleline/scenario'
import { questionsOf } from './collect.ts'
import type { Fight } from './fights.ts'

type Played = ReturnType<Fight['session']['playedWith']>
type Reading = Readonly<Record<string, unknown>> & { readonly zone: string }
type Change = Extract<Played['trace'][number], { readonly kind: 'change' }>

const KNOWN = new Set(ruleIds)
const IN_PLAY = ['battleline', 'artifacts', 'attached', 'battlefield', 'field']

/** What the sentences of a fight claim and its positions and recorded changes do not bear out. */
export function faultsOfClaims({ session, answers }: Fight): readonly string[] {
  const played = session.playedWith(answers)
  return [...changeFaults(played), ...answerFaults(played)]
}

const reading = ({ game }: Played, position: Played['position'], card: number): Reading =>
  game.card(position, card) as unknown as Reading

const changesOf = ({ trace }: Played, from = 0, to = trace.length): readonly Change[] =>
  trace.slice(from, to).flatMap((event) => (event.kind === 'change' ? [event] : []))

/** Power, armor and damage that differ after an answer, and no step of it tells so. */
function changeFaults(played: Played): readonly string[] {
  const { game, answers, trace, position } = played
  return answers.flatMap(({ from, trace: begins }, at) => {
    const next = answers[at + 1]
    const after = next?.from ?? position
    const changes = changesOf(played, begins, next?.trace ?? trace.length)
    return game.cards(from).flatMap((card) => {
      const [was, is] = [reading(played, from, card), reading(played, after, card)]
      if (!IN_PLAY.includes(was.zone) || was.zone !== is.zone || moved(changes, card)) return []
      return ['power', 'armor', 'toughness', 'life', 'damage'].flatMap((property) => {
        if (typeof was[property] !== 'number' || typeof is[property] !== 'number') return []
        const own = changes.filter((one) => one.record === card && one.property === property)
        const traced = own.at(-1)?.after ?? was[property]
        if (traced === is[property]) return []
        return [
          `${played.name(card)}: ${property} is ${is[property]}, and the trace of answer ${at} says ${traced}`,
        ]
      })
    })
  })
}

const moved = (changes: readonly Change[], card: number): boolean =>
  changes.some(({ record, property }) => record === card && property === 'zone')

/** The last time that a card left play; null if it did not. */
function leaving(played: Played, card: number): Change | null {
  const left = changesOf(played).filter(
    ({ record, property, before, after }) =>
      record === card &&
      property === 'zone' &&
      IN_PLAY.includes(String(before)) &&
      !IN_PLAY.includes(String(after)),
  )
  return left.at(-1) ?? null
}

function answerFaults(played: Played): readonly string[] {
  return questionsOf(played).flatMap((question) => {
    const answer = why(question, played)
    return 'problem' in answer ? [] : faultsOfAnswer(played, question, answer)
  })
}

/** What an answer claims and the run does not bear out. */
export function faultsOfAnswer(
  played: Played,
  question: WhyQuestion,
  { text, cite, because }: Answer,
): readonly string[] {
  const unknown = [...cite, ...because.flatMap((one) => one.cite)].filter((id) => !KNOWN.has(id))
  const taken = new Set(played.trace.map(({ step }) => step.id))
  const nowhere = because.filter(({ step }) => step !== null && !taken.has(step))
  const faults = [
    ...unknown.map((id) => `there is no rule ${id}`),
    ...nowhere.map((one) => `no step of the run is the cause of “${one.text}”`),
    ...('card' in question ? faultsAboutCard(played, question, text) : []),
  ]
  return faults.map((fault) => `${fault}: ${text}`)
}

type AboutCard = Extract<WhyQuestion, { readonly card: number }>

function faultsAboutCard(played: Played, question: AboutCard, text: string): readonly string[] {
  switch (question.kind) {
    case 'value':
      return valueFaults(played, question.card, question.property, text)
    case 'not keyword':
      return actFaults(played, question.card, question.keyword, text)
    case 'not ability':
      return actFaults(played, question.card, question.ability, text)
    default:
      return fateFaults(played, question.card, text)
  }
}

/** Of a card: whether it left play, by how much damage of what. */
function fateFaults(played: Played, card: number, text: string): readonly string[] {
  const left = leaving(played, card)
  const fate = text.slice(played.name(card).length)
  const claims = /^ was (?:destroyed|put into the graveyard|banished instead)/.test(fate)
  const isTagged = reading(played, played.position, card).tagged === true
  const faults: string[] = []
  if (claims && left === null && !isTagged) faults.push('it did not leave play')
  if (/^ was not destroyed/.test(fate) && left?.after === 'graveyard' && left.step.id.includes('destroyed'))
    faults.push('it was destroyed')
  if (text.startsWith('Nothing was about to destroy')) {
    const dealt = changesOf(played).filter(({ record, property }) => record === card && property === 'dealt')
    if (dealt.length > 0) faults.push(`it was dealt damage ${dealt.length} times`)
    if (left !== null) faults.push('it left play')
  }
  return [...faults, ...damageFaults(played, card, text)]
}

interface Blow {
  readonly by: number
  readonly amount: number
}

/** Recorded damage: of one source, or of several at once; -1 for a bonus icon. */
function blowsOf(after: unknown): readonly Blow[] {
  const { by, amount } = after as {
    readonly by: number | readonly { readonly card: number | null; readonly amount: number }[]
    readonly amount: number
  }
  if (typeof by === 'number') return [{ by, amount }]
  return by.map((one) => ({ by: one.card ?? -1, amount: one.amount }))
}

const isBy = (played: Played, by: number, who: string): boolean => by > 0 && who.endsWith(played.name(by))

const DEALT = /(?:^|: |; | and |, )([^:;]*?) dealt it (\d+) (?:combat )?damage/g

/** The damage that each source dealt, its sum, and the power or life that it is compared with. */
function damageFaults(played: Played, card: number, text: string): readonly string[] {
  const dealt = changesOf(played).filter(({ record, property }) => record === card && property === 'dealt')
  const all = dealt.flatMap(({ after }) => blowsOf(after))
  const faults: string[] = []
  for (const [, who = '', amount = ''] of text.matchAll(DEALT)) {
    const isDealt = all.some((one) => one.amount === Number(amount) && isBy(played, one.by, who))
    if (!isDealt) faults.push(`${who} dealt it no ${amount} damage`)
  }
  const [, had, makes] = /which with the (\d+) damage it had makes (\d+)/.exec(text) ?? []
  const placed = changesOf(played).filter(({ record, property }) => record === card && property === 'damage')
  if (makes !== undefined && !placed.some(({ after }) => after === Number(makes)))
    faults.push(`it never had ${makes} damage`)
  if (had !== undefined && !placed.some(({ before }) => before === Number(had)))
    faults.push(`it never had ${had} damage before`)
  const [, stat, limit] = /; its (power|life) is (\d+)/.exec(text) ?? []
  if (stat !== undefined) {
    const values = played.trace.flatMap((event, at) =>
      event.kind === 'change' && event.record === card && event.property === 'dealt'
        ? [reading(played, positionAt(played, at), card)[stat]]
        : [],
    )
    if (!values.includes(Number(limit))) faults.push(`its ${stat} was ${values.join(' and ')}`)
  }
  return faults
}

/** The value of a card now, and since when it has it. */
function valueFaults(played: Played, card: number, property: string, text: string): readonly string[] {
  const now = reading(played, played.position, card)
  const keywords = (now.keywords ?? {}) as Record<string, number> | readonly string[]
  const isKeyword = explanationOf(played.scenario.game).whys.keywords.includes(property)
  if (isKeyword) {
    const has = Array.isArray(keywords)
      ? keywords.includes(property)
      : (keywords as Record<string, number>)[property] !== undefined
    const says = !/ does not have | is 0[:.]/.test(text)
    return has === says || !IN_PLAY.includes(now.zone)
      ? []
      : [`the card ${has ? 'has' : 'lacks'} ${property}`]
  }
  const value = now[property]
  // The reading of a champion has its level counters.
  if (typeof value !== 'number' || property === 'controller' || property === 'level') return []
  const [, said] = / is (-?\d+)/.exec(text) ?? []
  if (said !== undefined && Number(said) !== value) return [`the ${property} is ${value}`]
  if (text.includes('as at the start')) {
    const { start, game } = played
    if (game.cards(start).includes(card) && reading(played, start, card)[property] !== value)
      return ['it was another one at the start']
  }
  return []
}

/** A keyword or an ability that did nothing has no entry of its own in the trace. */
function actFaults({ trace }: Played, card: number, word: string, text: string): readonly string[] {
  const acted = trace.some(
    (event) =>
      event.kind === 'hook' &&
      event.record === card &&
      (event.id.startsWith(word) || event.ability?.triggers.includes(word) === true),
  )
  return acted && /did (?:nothing|not resolve)/.test(text) ? [`the trace has its ${word}`] : []
}
