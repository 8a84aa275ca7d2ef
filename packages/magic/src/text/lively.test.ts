import { describe, expect, it } from 'vitest'
import { sample } from '../../../../test/sample.ts'
import { BRUTE, capital, changes, history, kindsIn, type Place, sampleText } from '../../test/lively.ts'
import { KEYWORDS } from '../vocabulary.ts'
import { readText } from './grammar.ts'

/** The number of tried texts of each kind, each with answers of its own. */
const TRIES = 40
/** Turns with different beginnings. */
const TURNS = 30

/** Words for kinds whose samples rarely apply to this board. */
const SHOWN: Readonly<Record<string, string>> = {
  fight: 'Brute fights target creature an opponent controls',
  get: 'Brute gets +1/+1 and creatures an opponent controls get -1/-1 until end of turn',
  'double power': 'double the power of Brute until end of turn',
  'put onto the battlefield': 'return target creature card from your graveyard to the battlefield',
  copy: 'copy target instant or sorcery spell. You may choose new targets for the copy',
  'becomes blocked': 'Brute becomes blocked',
  'attacks you': 'target creature an opponent controls attacks you this turn if able',
  'attacks that player': 'choose an opponent at random. Brute attacks that player this combat if able',
  'random opponent': 'choose an opponent at random. Brute deals 1 damage to that player',
  'blocks as you choose':
    'creatures an opponent controls block this turn if able, and you choose how those creatures block',
  blocks: 'target creature blocks target creature this turn if able',
  'chosen color': 'creatures you control gain protection from the color of your choice until end of turn',
  sacrifices: 'each opponent sacrifices 2 permanents',
  earthbend: 'earthbend 2',
  untap: 'untap target creature',
  goad: 'goad target creature an opponent controls',
  poison: 'each opponent gets a poison counter',
  counter: 'counter target spell',
  'sacrifice later': 'sacrifice target creature an opponent controls at end of combat',
  regenerate: 'regenerate target creature you control',
  'leaves combat': 'remove target attacking creature from combat',
  'destroy later': 'destroy target creature an opponent controls at end of combat',
  'exile later': 'exile target creature an opponent controls at end of combat',
  'gain control': 'gain control of target creature an opponent controls',
  'exchange control': 'exchange control of Brute and target creature an opponent controls',
  'put from hand': 'put a Goblin creature card from your hand onto the battlefield',
  'put attacking':
    'put a Goblin creature card from your hand onto the battlefield tapped and attacking that opponent',
}

/** Kinds that change nothing here, and where they are shown. */
const STILL = {
  loot: 'as many cards that nobody knows are in hand: scenarios/magic/instead-and-costs.yaml',
  'chosen type': 'no type matters here: scenarios/magic/instead-and-costs.yaml',
  reflexive: 'it waits for what was done before: scenarios/magic/instead-and-costs.yaml',
  'its counters': 'nothing here has counters: scenarios/magic/mana-values-and-newcomers.yaml',
  tempted: 'the Ring says nothing of who is on no side: rings-and-crimes',
  'double counters': 'nothing here has counters: scenarios/magic/counters-and-tokens.yaml',
  'flip coin': 'the next sentence asks for it: more-words-of-cards',
  aside: 'it changes nothing: set-aside.test.ts',
  'turn up': 'nothing here is face down: face-down',
  'return later': 'it returns what was exiled before: scenarios/magic/stack.yaml',
}

/** Some text of the kind must make a difference; otherwise the tried ones are shown. */
function lively(
  phrases: readonly Place[],
  trial: (words: string, at: number) => string | null,
  tries = TRIES,
): void {
  const tried: string[] = []
  for (let at = 0; at < tries; at++) {
    const text = trial(sampleText(phrases, at), at)
    if (text === null) return
    if (text !== '') tried.push(text)
  }
  expect(tried).toEqual([])
  expect.unreachable('no text of this kind could be read')
}

const isRead = (text: string): boolean => readText(text, BRUTE).ok

describe('every kind of effect changes something', () => {
  it.each(sample(kindsIn(['effect'], STILL), 3))('%s', (kind, phrases) =>
    lively(
      phrases,
      (words, at) => {
        const text = `${capital(SHOWN[kind] ?? words)}.`
        if (!isRead(`{T}: ${text}`)) return ''
        return changes(text, at) === true ? null : text
      },
      kind in SHOWN ? 4 * TRIES : TRIES,
    ),
  )
})

const plain = new Map<number, string>()
const without = (seed: number): string => {
  const known = plain.get(seed) ?? history('', seed)
  plain.set(seed, known)
  return known
}

/** The first text for which a turn differs from the turn without it. */
const inTurns = (at: number, text: string): string | null => {
  if (!isRead(text)) return ''
  return history(text, at % TURNS) === without(at % TURNS) ? text : null
}

/** Texts about cards that are no creatures in play, and the scenarios that show them instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  madness: 'of a card that is discarded: noncombat-damage',
  enchant: 'of an Aura: attachments-and-legends',
  'cast only': 'of a spell: entering-and-leaving',
  spell: 'of a spell: every effect above',
  aside: 'it changes nothing: set-aside.test.ts',
  'cast cost': 'of a spell: keywords-and-triggers',
  flashback: 'of a spell in a graveyard: graveyards',
  uncounterable: 'of a spell: keywords-and-triggers',
  modal: 'of triggers and spells: keywords-and-triggers',
  ward: 'of a target: keywords-and-triggers',
  'no casting': 'of a card in hand: instead-and-costs',
  'no activating': 'of abilities: stations-storms-and-copies',
  'station level': 'of a Spacecraft: stations-storms-and-copies',
  'triggers again': 'of other abilities: mana-values-and-newcomers',
  'turns up with': 'of a face-down creature: face-down',
  'face down': 'of a card in hand: face-down',
  storm: 'of a spell: stations-storms-and-copies',
  flash: 'of a card in hand: entering-and-leaving',
  'enters with': 'of a card that enters: entering-and-leaving',
  'enters tapped': 'of a card that enters: entering-and-leaving',
  'more counters': 'nothing gets counters here: rings-and-crimes',
  'more tokens': 'nobody creates tokens here: rings-and-crimes',
}

/** Constant texts whose samples rarely apply to this board. */
const CONSTANT: Readonly<Record<string, string>> = {
  whenever: 'whenever a creature attacks, you gain 5 life.',
  'stays at 1':
    'if you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
}

describe('every kind of constant text changes or forbids something', () => {
  it.each(sample(kindsIn(['clause'], ELSEWHERE), 3))('%s', (kind, phrases) =>
    lively(phrases, (words, at) => inTurns(at, capital(CONSTANT[kind] ?? words))),
  )
})

/** Events whose samples rarely happen here. */
const WAITED: Readonly<Record<string, string>> = {
  casts: 'whenever a player casts a spell',
  'gains life': 'whenever an opponent gains life',
}

/** The same of what happens to a permanent. */
const HAPPENS: Readonly<Record<string, string>> = {
  'blocked by': 'becomes blocked by a creature',
  'blocks what': 'blocks a creature',
  fights: 'blocks or becomes blocked by a creature',
}

/** Events that no board has, or that only a declaration of others makes. */
const UNSEEN = {
  aside: 'no board has it',
  never: 'no board has it',
  happens: 'every happening below',
  sacrifices: 'nobody sacrifices here: granted-abilities',
  draws: 'nobody draws here: events',
  'turned up': 'nothing here is face down: face-down',
  untapped: 'nothing untaps here: events',
  'commits a crime': 'of spells with targets: rings-and-crimes',
  'gains control': 'nobody gains control here: rings-and-crimes',
  forages: 'nobody forages here: rings-and-crimes',
  'is tempted': 'no Ring tempts here: rings-and-crimes',
  'leaves graveyard': 'nothing leaves a graveyard here: rings-and-crimes',
}

describe('every kind of event triggers', () => {
  it.each(sample(kindsIn(['trigger'], UNSEEN), 3))('%s', (kind, phrases) =>
    lively(phrases, (words, at) => inTurns(at, `${capital(WAITED[kind] ?? words)}, you gain 5 life.`)),
  )
})

describe('everything that happens to a permanent triggers', () => {
  it.each(sample(kindsIn(['happening', 'once'], UNSEEN), 3))('%s', (kind, phrases) =>
    lively(phrases, (words, at) => {
      const who = at % 2 === 0 ? 'Brute' : 'a creature'
      return inTurns(at, `Whenever ${who} ${HAPPENS[kind] ?? words}, you gain 5 life.`)
    }),
  )
})

/** The subjects of predicates. */
const SUBJECTS = ['Brute', 'All creatures', 'Creatures your opponents control']

describe('every kind of predicate changes or forbids something', () => {
  const predicates = kindsIn(['predicate'], {
    'attacks despite defender': 'nothing here has defender: keywords-and-triggers',
    'crews by toughness': 'nothing here is crewed: more-words-of-cards',
    'untargetable by abilities': 'nothing here targets by abilities of opponents: more-words-of-cards',
  })
  it.each(sample(predicates, 3))('%s', (_, phrases) =>
    lively(phrases, (words, at) => inTurns(at, `${SUBJECTS[at % SUBJECTS.length]} ${words}.`)),
  )
})

describe('every temporary predicate of a creature changes something', () => {
  it.each(sample(kindsIn(['momentary', 'this-turn'], {}), 3))('%s', (_, phrases) =>
    lively(phrases, (words, at) => {
      const object = at % 4 < 2 ? 'Brute' : 'target creature an opponent controls'
      const text = `${capital(object)} ${words}${phrases[0]?.category === 'momentary' ? ' until end of turn' : ''}.`
      if (!isRead(`{T}: ${text}`)) return ''
      return changes(text, at) === true ? null : text
    }),
  )
})

describe('every keyword changes or forbids something', () => {
  it.each(sample([...KEYWORDS], 3))('%s', (keyword) => {
    const turns = Array.from({ length: TURNS }, (_, seed) => seed)
    const texts = SUBJECTS.map((who) => `${who} ${who === 'Brute' ? 'has' : 'have'} ${keyword}.`)
    const isLively = turns.some((seed) =>
      texts.some((text) => bare(history(text, seed)) !== bare(without(seed))),
    )
    expect(isLively).toBe(true)
  })
})

/** The observation without the keywords shown on cards. */
const bare = (seen: string): string => seen.replace(/"keywords":\[[^\]]*\]/g, '')
