import { phrase } from './nodes.ts'

/** Predicates until end of turn. */
export const momentary = [
  phrase('momentary', 'gets', '(gets/get) {power:+#}/{toughness:+#}'),
  phrase('momentary', 'gains', '(gains/gain) {keywords:keyword+" and "}', {
    reads: ['(gains/gain) {keywords:keyword+", and"}', '(has/have) {keywords:keyword+", and"}'],
  }),
  phrase('momentary', 'protected', '(gains/gain) protection from {from:guard+" and from "}'),
  phrase('momentary', 'hexproof from', '(gains/gain) hexproof from {from:guard}'),
  phrase('momentary', 'grants', '(gains/gain) {texts:granted-keyword+", and"}'),
  phrase('momentary', 'grants', '(gains/gain) "{texts:clause+" "}"'),
  phrase('momentary', 'loses', '(loses/lose) {keyword:keyword}'),
  phrase(
    'momentary',
    'becomes',
    '(becomes/become) a {power:#}/{toughness:#} {subtypes:subtype+" "} creature that\'s still a planeswalker',
  ),
  phrase('momentary', 'base', '(has/have) base power and toughness {power:#}/{toughness:#}'),
  phrase('momentary', 'base power', '(has/have) base power {power:#}'),
  phrase('momentary', 'crewed', '(becomes/become) an artifact creature'),
  phrase('momentary', 'saddled', '(becomes/become) saddled'),
  phrase('momentary', 'is of', '(becomes/become) a(n) {subtype:subtype~one} in addition to its other types'),
  phrase('momentary', 'switched', 'switches power and toughness'),
  phrase('momentary', 'is colored', '(becomes/become) {color:color}'),
  phrase('momentary', 'is colored', '(becomes/become) colorless'),
  phrase('this-turn', 'cannot be blocked', "can't be blocked by {by:quality} this turn"),
  phrase('this-turn', 'cannot be blocked', "can't be blocked this turn"),
  phrase('this-turn', 'cannot', "can't block this turn", { fixed: { action: 'block' } }),
  phrase('this-turn', 'must', '(attacks/attack) this turn if able', {
    fixed: { action: 'attack', during: 'turn' },
  }),
  phrase('this-turn', 'must', '(attacks/attack) this combat if able', {
    fixed: { action: 'attack', during: 'combat' },
  }),
  phrase('this-turn', 'must', '(blocks/block) this turn if able', {
    fixed: { action: 'block', during: 'turn' },
  }),
  phrase('this-turn', 'must be blocked', 'must be blocked this turn if able', { fixed: { least: 1 } }),
  phrase(
    'this-turn',
    'can block any',
    'can block any number of creatures this turn and (blocks/block) each attacking creature this turn if able',
  ),
]
