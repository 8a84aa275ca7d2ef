import { schema } from '@battleline/card-game'
import { CARD_TYPES, COLORS, KEYWORDS } from '../vocabulary.ts'

const { integer, kinds, list, needed, nullable, oneOf, plain, text, whole } = schema

const keyword = needed(oneOf(KEYWORDS))
const color = needed(oneOf(COLORS))
const type = needed(oneOf(CARD_TYPES))
const action = needed(oneOf(['attack', 'block']))

const quality = kinds({
  colored: { colors: needed(list(oneOf(COLORS))) },
  subtype: { subtype: needed(text), or: text },
  'a token': {},
  'power at most': { power: needed(integer) },
  'power at least': { power: needed(integer) },
  type: { type },
  keyword: { keyword, without: schema.flag },
  'greater power': {},
  'lesser power': {},
})

const guard = kinds({
  color: { color },
  type: { type },
  subtype: { subtype: needed(text) },
  colored: { colors: needed(oneOf(['none', 'one', 'several'])) },
  everything: {},
  'its colors': {},
})

/** What an effect can say of a creature (`Predicate`). */
export const predicate = kinds({
  has: { keyword },
  protection: { from: needed(guard), stays: schema.flag },
  'hexproof from': { from: needed(guard) },
  'untargetable by abilities': {},
  cannot: { action, which: quality, object: oneOf(['you', 'you and planeswalkers']) },
  'only where': { controls: needed(plain) },
  'attacks within hand': {},
  'not alone': { action, least: whole(1) },
  'only alone': { action },
  'only beside': { action, quality: needed(quality) },
  costs: { action, cost: needed(text), quality: nullable(quality) },
  must: { action, during: needed(oneOf(['combat', 'turn'])) },
  'must attack': { object: needed(oneOf(['this', 'you'])) },
  'cannot be blocked': { by: nullable(quality) },
  'blocked only by': { by: needed(quality) },
  'blocks only': { which: needed(quality) },
  'cannot block': { which: needed(quality) },
  blockers: { least: needed(whole()), most: needed(nullable(whole())) },
  'blocked by all or none': {},
  'must be blocked': { least: needed(whole()), most: nullable(whole()), by: nullable(quality) },
  lures: {},
  'blocks more': { many: needed(nullable(whole())) },
  'blocks each attacker': {},
  loses: { keyword },
  gets: { power: needed(integer), toughness: needed(integer), each: plain },
  becomes: {
    power: needed(integer),
    toughness: needed(integer),
    types: needed(list(oneOf(CARD_TYPES))),
    subtypes: needed(list(text)),
  },
  'base power': { power: needed(integer) },
  grants: { abilities: needed(list(plain)) },
  crewed: {},
  'is of': { subtype: needed(text), only: schema.flag },
  'crews by toughness': {},
  saddled: {},
  switched: {},
  'is legendary': {},
  'is colored': { color: oneOf(COLORS) },
  'as though unblocked': {},
  'assigns no combat damage': {},
  regenerates: {},
})
